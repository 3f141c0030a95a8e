/** Tests that Russian and Czech use one word for each English term of the Long Table, and that no text uses abandoned words. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/i18n';
import { bareKey, chaptersOf, textsIn } from '../../kit/texts';

interface Term {
  readonly en: RegExp;
  readonly ru: RegExp;
  readonly cs: RegExp;
}

const TERMS: Readonly<Record<string, Term>> = {
  attack: { en: /\bAttack\b/, ru: /атак/i, cs: /útok|útoč/i },
  range: { en: /\bRange\b/, ru: /дальност|дальше/i, cs: /dos[aá]h/i },
  initiative: { en: /(?<!\{)\binitiative\b/, ru: /инициатив/i, cs: /iniciativ/i },
  longRest: { en: /\blong rests?\b/i, ru: /длительн/i, cs: /dlouh/i },
  shortRest: { en: /\bshort rests?\b/i, ru: /коротк/i, cs: /krátk|krátce/i },
  focus: { en: /\bfocus\b/i, ru: /главн|цел/i, cs: /cíl|míř/i },
  summon: { en: /\bsummon/i, ru: /призв|призыв/i, cs: /přivol|pomocn/i },
  wound: { en: /\bWound/, ru: /рана|ран[уы]|кровотеч/i, cs: /krvác/i },
  poison: { en: /\bpoison/i, ru: /яд|отрав/i, cs: /otr[aá]v/i },
  muddle: { en: /\bmuddle/i, ru: /дезориент/i, cs: /zmat/i },
  disarm: { en: /\bDisarm\b(?! (the t|T|a t)rap)/, ru: /обезоруж/i, cs: /odzbroj/i },
  stun: { en: /\bstun/i, ru: /оглуш/i, cs: /omráč/i },
  immobilize: { en: /\bimmobili/i, ru: /обездвиж/i, cs: /znehyb/i },
  strengthen: { en: /\bStrengthen/, ru: /усилен/i, cs: /posíl/i },
  bless: { en: /\bbless/i, ru: /благослов/i, cs: /požehn/i },
  curse: { en: /\bcurse/i, ru: /прокля/i, cs: /prok[lí]/i },
  invisible: { en: /\binvisib/i, ru: /невидим/i, cs: /neviditel/i },
  push: { en: /\bPush\b/, ru: /тол[чк]/i, cs: /odstrč/i },
  pull: { en: /\bPull\b(?! the card)/, ru: /притя|тян/i, cs: /přit[aá]/i },
  coin: { en: /\bcoins?\b/i, ru: /монет/i, cs: /minc/i },
  pierce: { en: /\bPierce\b/, ru: /пробива/i, cs: /průraz/i },
  retaliate: { en: /\bRetaliate\b/, ru: /возмезди/i, cs: /odvet/i },
  shield: { en: /\bShield\b/, ru: /щит/i, cs: /obran/i },
  heal: { en: /\bHeal\b/, ru: /леч/i, cs: /léč/i },
  loot: { en: /\bLoot\b/, ru: /добыч|собр|собир|забр|забер|возьм/i, cs: /koř|seb|sbír|vezm/i },
  discardPile: { en: /\bdiscard pile/i, ru: /сброс/i, cs: /odhazovac|odhoz/i },
  recover: { en: /\brecover/i, ru: /верн|возвр/i, cs: /obno|vr[aá]t/i },
  elite: { en: /\belite/i, ru: /элит/i, cs: /elit/i },
  perk: { en: /\bperk/i, ru: /талант/i, cs: /nadán/i },
  battleGoal: { en: /\bbattle goal/i, ru: /задач/i, cs: /úkol/i },
  personalQuest: { en: /\bpersonal quest/i, ru: /задани/i, cs: /velk\p{L}+ úkol/iu },
  checkmark: { en: /\bcheckmark/i, ru: /галоч|отмет/i, cs: /odškrt/i },
  prosperity: { en: /\bprosperity/i, ru: /процвет/i, cs: /prosperit|blahobyt/i },
  hazardous: { en: /\bhazardous/i, ru: /опасн/i, cs: /nebezpečn/i },
  difficult: { en: /\bdifficult\b/i, ru: /труднопроход/i, cs: /náročn/i },
  obstacle: { en: /\bobstacle/i, ru: /препятств/i, cs: /překáž/i },
  trap: { en: /\btraps?\b/i, ru: /ловуш/i, cs: /past/i },
  treasure: { en: /\btreasure/i, ru: /сокровищ/i, cs: /poklad/i },
  advantage: { en: /\badvantage/i, ru: /преимущ/i, cs: /výhod/i },
  disadvantage: { en: /\bdisadvantage/i, ru: /помех/i, cs: /nevýhod/i },
};

/** Words that no text may use: abandoned terms, and phrases that players found hard to understand. */
const GIVEN_UP: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /\brests? (long|briefly)\b|\bas good for\b|\bgoes for\b|\bstanding trigger\b|^So far|\d %|\} %|\bsuffers? \d|\bif stopped\b/,
  ru: /закладчиц|ещё (\d+|\{\w+\}) урона|отдыха\p{L}+ (как следует|наспех)|ожидание случая|если упрётся/iu,
  cs: /zničen\p{L}+ předmět|\bbojov\p{L}+ úkol|čekání na chvíli|narazí-li, /iu,
};

/** Story texts, which need not use the terms. */
const TALES =
  /^(tales|tableVoices|names|pages\.(?!goal|special)|campaign\.(heroText|plays|note|quest\w*|event|place|room|foes|town|achievement)\b)/;

/** Texts that express a term by another word. */
const OTHERWISE: readonly string[] = [
  // Russian says that the monster chooses a figure: the sentence appears in every turn, and the term is long.
  'tidings.focus.only',
  'tidings.focus.negatives',
  'tidings.focus.way',
  'tidings.focus.range',
  'tidings.focus.order',
  'tidings.focusMostHp',
  // Without a focus, both languages say that the monster has no figure to move towards.
  'tidings.focusNone',
  'tidings.stayed.noFocus',
  // Czech has only the number.
  'tableRules.rule.L35_2',
];

const OWN = new Set(
  chaptersOf('en').flatMap((chapter) => (chapter.startsWith('longTable/') ? [chapter.split('/')[1] ?? ''] : [])),
);
const isOwn = (key: string): boolean => OWN.has(key.split('.')[0] ?? '') && !TALES.test(key);

describe.each(['ru', 'cs'] as const)('at the Long Table in %s', (language) => {
  const english = textsIn('en');
  const pairs = [...textsIn(language)].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(`${bareKey(key)}_other`);
    return original === undefined || !isOwn(key) ? [] : [{ key, text: text.replaceAll('\u00AD', ''), original }];
  });

  it.each(Object.entries(TERMS))('every text about %s uses its word', (_name, term) => {
    const has = pairs.filter(({ key, original }) => term.en.test(original) && !OTHERWISE.includes(key));
    expect(has.length).toBeGreaterThan(0);
    const without = has.filter(({ text }) => !term[language].test(text));
    expect(without.map(({ key, text, original }) => `${key}: ${original} / ${text}`)).toEqual([]);
  });
});

/** Words that only the Long Table has abandoned: a push is a push, with an attack or without; a coin is a coin on map, card and page. */
const GIVEN_UP_AT_THE_TABLE: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /\b(Shove|Drag)\b|\bmoney\b/,
  ru: /оттеснен|волочен|притягивани|(?<!\p{L})(деньг|денег)/iu,
  cs: /(?<!\p{L})strčen|vlečen|odtlač|pen[ěí]z|(?<!\p{L})plán(?!ov)/iu,
};

it.each(LANGUAGES)('every keyword has one word at the Long Table in %s', (language) => {
  const texts = [...textsIn(language)].filter(([key]) => isOwn(key) && !key.endsWith('Hint'));
  expect(texts.filter(([, text]) => GIVEN_UP_AT_THE_TABLE[language].test(text))).toEqual([]);
});

it.each(LANGUAGES)('no text of both modes uses abandoned words in %s', (language) => {
  const texts = [...textsIn(language)].filter(([key]) => !/^(story|afterwards|tales|campaign\.event)\b/.test(key));
  expect(texts.filter(([, text]) => GIVEN_UP[language].test(text))).toEqual([]);
});
