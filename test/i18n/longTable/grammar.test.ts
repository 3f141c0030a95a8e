/** Tests the grammar of texts: articles, genders, cases, terms, plurals and spelling. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, setLanguage, t } from '../../../src/i18n';
import { commandLabel } from '../../../src/i18n/longTable/commandLabels';
import { figureForms, rankedTitle } from '../../../src/i18n/longTable/naming';
import { eventSentence } from '../../../src/i18n/longTable/narration';
import { promptFor } from '../../../src/i18n/longTable/prompts';
import type { Command } from '../../../src/rules/longTable/commands';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { CONDITIONS, ELEMENTS, VERBS } from '../../../src/rules/longTable/vocabulary';
import { momentsOf, openLongTable } from '../../kit/longTableWords';
import { textsIn as allTextsIn, bareKey as bare, typed } from '../../kit/texts';

await openLongTable();
const MOMENTS = momentsOf('two', 200).concat(momentsOf('four', 200));
const play = MOMENTS[0]?.play;

/** Returns the texts of this mode in which grammar matters: log, prompts, names, pages, cards and campaign. */
const textsIn = (language: Language): [string, string][] =>
  [...allTextsIn(language)].filter(([key]) => /^(asked|campaign|names|pages|printed|tidings)\./.test(key));

async function sentencesIn(language: Language): Promise<string[]> {
  await setLanguage(language);
  const sentences = MOMENTS.flatMap(({ play, events }) => events.flatMap((event) => eventSentence(play, event) ?? []));
  await setLanguage('en');
  return [...new Set(sentences.map(typed))];
}

const BOSS = { ranks: { boss: [] } };

it('L14.1: the effect that an attack does without is named in the case of its sentence', async () => {
  const labels = async (language: Language) => {
    await setLanguage(language);
    const effects = ['muddle', 'wound', 'lien'] as const;
    return effects.map((effect) => typed(commandLabel(play as never, { type: 'leaveEffect', effect })));
  };
  expect(await labels('ru')).toEqual(['Без Дезориентации', 'Без Раны', 'Без Залога']);
  expect((await labels('cs'))[2]).toBe('Nepoužít: Obstávka');
  expect((await labels('en'))[2]).toBe('Without Lien');
});

describe('articles', () => {
  it('stand before names that need one, and not before numbered figures or proper names', async () => {
    const sentences = await sentencesIn('en');
    const monsters = textsIn('en').flatMap(([key, name]) => (key.startsWith('names.monster.') ? [name] : []));
    const numbered = new RegExp(`\\bthe (${monsters.join('|')}) \\d`, 'i');
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter((each) => /\b(the|a) (the|a)\b|\bthe Mr\b/i.test(each) || numbered.test(each))).toEqual([]);
    // Lists of the turn order have names without articles, as headings do.
    const told = sentences.filter((each) => !/^Turn order|^Default choice|chosen/.test(each));
    const bare = /(?<!\bthe )\b(Bailiff|Sexton|Pawnbroker|Ferrywoman|Actuary|Remainderman)\b(?! card)/i;
    expect(
      told.filter((each) => bare.test(each) && !/: (The )?(Boss|Actuary|Remainderman)|^[A-Z].*initiative/.test(each)),
    ).toEqual([]);
  });

  it('L1.4, L2.3: a boss is called by its name, another monster by the number of its standee', () => {
    const figures = [{ id: 'monster:shuffler:9', kind: 'monster', number: 3 }];
    const events = [{ type: 'died', figure: 'monster:shuffler:7', rank: 'normal', number: 2 }];
    const book = { ...play?.book, monsters: { actuary: BOSS, liquidator: BOSS } };
    const table = { ...play, book, state: { ...play?.state, figures }, events };
    const of = (id: string) => figureForms(table as never, id)[0];
    expect([of('monster:actuary:1'), of('hero:bailiff'), of('monster:liquidator:1')]).toEqual([
      'the Actuary',
      'the Bailiff',
      'Mr Sump',
    ]);
    expect(of('monster:shuffler:9')).toBe('Shuffler\u00a03');
    // The event has the number of a monster that has just died; an earlier number is no longer known.
    expect(of('monster:shuffler:7')).toBe('Shuffler\u00a02');
    expect(of('monster:shuffler:1')).toBe('the Shuffler');
    // The rank of a boss is left out, because its name implies it.
    const placed = { type: 'figurePlaced', figure: 'monster:actuary:1', hex: 'c10', hp: 16, rank: 'boss' } as const;
    expect(eventSentence(table as never, { ...placed, number: 1, rule: 'L2.3' })).toBe(
      'The Actuary stands on c10 with 16 HP.',
    );
  });
});

describe('genders and cases', () => {
  const inflected = /^names\.(hero|monster|summon|escort|obstacle)\.|^names\.somebody$/;

  it.each([
    ['en', 1],
    ['ru', 5],
    ['cs', 5],
  ] as const)('every name has all its forms in %s', (language, forms) => {
    const names = textsIn(language).filter(([key]) => inflected.test(key));
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter(([, text]) => text.split('|').filter((form) => form.trim() !== '').length !== forms)).toEqual(
      [],
    );
  });

  it('every name has its gender or its article in `names.grammar`', () => {
    const known = { en: ['the', 'proper'], ru: ['m', 'f', 'n'], cs: ['m', 'f', 'n'] } as const;
    for (const language of LANGUAGES) {
      const grammar = textsIn(language).filter(([key]) => key.startsWith('names.grammar.'));
      expect(grammar.filter(([, text]) => !known[language].some((each) => each === text))).toEqual([]);
    }
  });

  it('L2.2: the rank agrees with the name', async () => {
    await setLanguage('ru');
    expect([rankedTitle('shuffler', 'elite'), rankedTitle('tallyCrow', 'elite')]).toEqual([
      'Элитный Шаркун',
      'Элитная Счётная ворона',
    ]);
    await setLanguage('cs');
    expect([rankedTitle('shuffler', 'normal'), rankedTitle('tallyCrow', 'normal')]).toEqual([
      'Běžný Šoural',
      'Běžná Účetní vrána',
    ]);
    await setLanguage('en');
  });

  it('a sentence uses names in the case that it needs', async () => {
    const event: GameEvent = {
      type: 'carried',
      figure: 'hero:pawnbroker',
      by: 'hero:ferrywoman',
      to: 'c4',
      rule: 'L9.1',
    };
    const sentences: string[] = [];
    for (const language of LANGUAGES) {
      await setLanguage(language);
      sentences.push(play ? typed(eventSentence(play, event) ?? '') : '');
    }
    await setLanguage('en');
    expect(sentences).toEqual([
      'The Ferrywoman carries the Pawnbroker to c4.',
      'Перевозчица переносит Ростовщицу на c4.',
      'Převoznice přenáší Zastavárnici na c4.',
    ]);
  });

  /** Past tenses and short participles of verbs have a gender, so the log uses the present tense. */
  it.each([
    [
      'ru',
      /\{(figure|hero|by|attacker)\} (не |уже |снова )?\p{L}+(ал|ил|ел|ял|ыл|нул|ла|лся|лась|ен|ена|ан|ана|ён)(?!\p{L})/u,
    ],
    [
      'cs',
      /\{(figure|hero|by|attacker)\} (se |si |už |znovu )*(\p{L}+(al|il|el|nul|ala|ila)|je \p{L}+(en|ena|ný|ná))(?!\p{L})/u,
    ],
  ] as const)('the log gives no figure a gender in %s', (language, past) => {
    const told = textsIn(language).filter(([key]) => /^(tidings|asked)\./.test(key));
    expect(told.filter(([, text]) => past.test(text))).toEqual([]);
  });

  /** The texts address the player as the Bailiff, so they must fit any player. */
  it.each([
    ['en', /\bbailiff[^.]*\b(he|his|him|she|her)\b/i],
    ['ru', /(^|[^\p{L}])вы (сам|сама|один|одна|должен|должна|готов|готова|рад|рада)(?![\p{L}])|вами? самим/iu],
    [
      'cs',
      /\p{L}+(al|il|el|l|la) jsi(?!\p{L})|(?<!\p{L})jsi (\p{L}+ ){0,2}\p{L}+(al|il|el|ala|ila|ela|ný|ná)(?!\p{L})|sám|sama(?!\p{L})/iu,
    ],
  ] as const)('the Bailiff has no gender in %s', (language, gendered) => {
    const address = textsIn(language).filter(
      ([key]) => /^(pages|campaign|names\.monsterNote)\./.test(key) && !/\.(R|C)\d\d\./.test(key),
    );
    const wrong = address.filter(([key, text]) => gendered.test(text) && !NOT_ADDRESSED.has(key));
    expect(wrong).toEqual([]);
  });
});

/** Texts in which the matched word is about another person. */
const NOT_ADDRESSED = new Set([
  'pages.introduction.goodsAndChattels',
  'pages.conclusion.theCrossing',
  'names.monsterNote.lienToad',
  'names.monsterNote.shuffler',
]);

describe('terms', () => {
  /** Words that our terms replace, or that mean something else in this game (seeds 000 and 002). */
  it.each([
    ['en', /\bHP points\b|hit points|hazardous ground/i],
    ['ru', /напита|рывок|преград|долг(ий|ого) отдых|здоровь|исцел|очистк|колод[аеу] сброса/i],
    [
      'cs',
      /příšer|sběr|odkládací|(?<!př[ií])tažení|ŽB|štít|průraz(?!nost)|(?<!\p{L})tma(?!\p{L})|obtížn|ztracen|výhled|úklid/iu,
    ],
  ] as const)('of other games are not used in %s', (language, foreign) => {
    const rules = textsIn(language).filter(
      ([key]) => !/^(pages|campaign)\.|^names\.(card|item|goal|monsterNote)/.test(key),
    );
    expect(rules.filter(([, text]) => foreign.test(text))).toEqual([]);
  });

  /** Hexes, battle goals, money, card halves and HP have the same words as on the cards. */
  it.each([
    ['en', /\bxp\b|hit points/],
    ['ru', /вне игры|утрачен|отметить (\{count\} )?клет|выберите цели|эта цель досталась|цель «/iu],
    ['cs', /mimo hru|(?<!\p{L})půlk|(?<!\p{L})peníz|život(?!n)|výchozí pole|krutě|(?<!\p{L})zlato(?!\p{L})/iu],
  ] as const)('are the same on the table, in its lessons, its prompts and its log in %s', (language, mixed) => {
    const texts = [...allTextsIn(language)].filter(([key]) => /^(board|tableLessons|asked|tidings)\./.test(key));
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter(([, text]) => mixed.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('are unique among verbs, modifiers, conditions and elements in %s', async (language) => {
    await setLanguage(language);
    // A push or pull without an attack has the same word as one with an attack (L37.10), so both count once.
    const own = VERBS.filter((verb) => verb !== 'shove' && verb !== 'drag');
    const word = (key: 'verb.shove' | 'verb.drag' | 'mod.push' | 'mod.pull') => t(`printed.${key}`, { n: '2' });
    expect([word('verb.shove'), word('verb.drag')]).toEqual([word('mod.push'), word('mod.pull')]);
    const verbs = own.map((verb) => t(`printed.verb.${verb}`, { n: '', what: '', whatAcc: '' }));
    const mods = (['range', 'pierce', 'push', 'pull', 'slam'] as const).map((mod) =>
      t(`printed.mod.${mod}`, { n: '' }),
    );
    const conditions = CONDITIONS.map((each) => t(`names.condition.${each}`));
    const elements = ELEMENTS.map((each) => t(`names.element.${each}`));
    await setLanguage('en');
    const all = [...verbs, ...mods, ...conditions, ...elements].map((each) => each.trim().toLowerCase());
    expect(all.filter((each, i) => all.indexOf(each) < i)).toEqual([]);
  });
});

describe('numbers', () => {
  it.each(LANGUAGES)('have all necessary plural forms in %s', (language) => {
    const keys = new Set(textsIn(language).map(([key]) => key));
    const plurals = new Set([...keys].filter((key) => key !== bare(key)).map(bare));
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter(
      // Russian and Czech texts never need the form for fractions.
      (form) => language === 'en' || (language === 'ru' ? form !== 'other' : form !== 'many'),
    );
    expect(plurals.size).toBeGreaterThan(10);
    expect(
      [...plurals].flatMap((key) => forms.filter((form) => !keys.has(`${key}_${form}`)).map((form) => key + form)),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('are only used in texts with plural forms in %s', (language) => {
    expect(textsIn(language).filter(([key, text]) => text.includes('{count}') && key === bare(key))).toEqual([]);
  });

  it('agree with what they count', async () => {
    const counts = [1, 2, 5].map((count) => ({ count, hero: 'X' }));
    const sentences: string[][] = [];
    for (const language of LANGUAGES) {
      await setLanguage(language);
      sentences.push(counts.map((each) => typed(t('printed.recover.lost', each))));
    }
    await setLanguage('en');
    expect(sentences).toEqual([
      ['Recover 1 lost card', 'Recover 2 lost cards', 'Recover 5 lost cards'],
      ['Вернуть 1 потерянную карту', 'Вернуть 2 потерянные карты', 'Вернуть 5 потерянных карт'],
      ['Obnovit 1 zničenou kartu', 'Obnovit 2 zničené karty', 'Obnovit 5 zničených karet'],
    ]);
  });
});

it('the prompt of a move without movement left asks for no further hex', () => {
  const [moving] = MOMENTS.flatMap(({ play }) => (play.state.question?.ask === 'move' ? [play] : []));
  const question = moving?.state.question;
  if (!moving || question?.ask !== 'move') throw new Error('no position of these games has a move');
  const asked = (left: number): string =>
    promptFor({ ...moving, state: { ...moving.state, question: { ...question, move: { ...question.move, left } } } });
  expect(asked(2)).toMatch(/ can move 2 more\. Choose a hex, or drag a path\.$/);
  expect(asked(0)).toMatch(/ can move no further\. Stop here\.$/);
});

it('a prompt offers only what is legal: a long rest, a payment, or the end of choosing targets', () => {
  const at = (ask: string) => MOMENTS.find(({ play }) => play.state.question?.ask === ask) ?? expect.unreachable(ask);
  /** Returns the prompts with and without a legal command. */
  const asked = (ask: string, command: Command) => {
    const { play, commands } = at(ask);
    const others = commands.filter(({ type }) => type !== command.type);
    return [promptFor(play, [...others, command]), promptFor(play, others)];
  };
  const [{ hero } = { hero: '' }] = at('select').play.state.seats;
  expect(asked('select', { type: 'longRest', hero })).toEqual([
    'Choose two cards for each hero, or a long rest.',
    'Choose two cards for each hero.',
  ]);
  expect(asked('ability', { type: 'pay', nth: 0 })).toEqual([
    expect.stringMatching(/ Do it as it is, pay to improve it, or skip it\.$/),
    expect.stringMatching(/ Perform it or skip it\.$/),
  ]);
  expect(asked('targets', { type: 'area', hexes: ['a1'] })).toEqual([
    expect.stringMatching(/ Choose a hex to place the area; choose it again to rotate it\.$/),
    expect.stringMatching(/ Choose a target\.$/),
  ]);
});

it('L8.3: a hero that has rested is not asked to play cards', () => {
  const { play, commands } =
    MOMENTS.find(({ play }) => play.state.question?.ask === 'turn') ?? expect.unreachable('a turn');
  const seats = play.state.seats.map((seat) => ({ ...seat, plan: { plan: 'longRest' as const } }));
  expect(promptFor({ ...play, state: { ...play.state, seats } }, commands)).toMatch(/ has rested\. End the turn\.$/);
});

/** Cards, shop and lists have room for titles 35 % longer than the English ones, and for any title of up to 20 characters. */
it.each(['ru', 'cs'] as const)('titles are at most 35 % longer than the English ones in %s', (language) => {
  const titles = /^(names\.(card|item|goal|monster)|pages\.title|campaign\.(quest|achievement))\./;
  const english = new Map(textsIn('en'));
  const first = (text = ''): string => text.split('|')[0] ?? '';
  const all = textsIn(language).filter(([key]) => titles.test(key));
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(([key, text]) => first(text).length > Math.max(20, first(english.get(key)).length * 1.35))).toEqual(
    [],
  );
});

describe('spelling', () => {
  it.each([
    ['ru', /[a-z]/i],
    ['cs', /[а-яё]/i],
    ['en', /[а-яёěščřžýáíéůúťďň]/i],
  ] as const)('%s has no letters of another language', (language, foreign) => {
    const words = (text: string) => text.replace(/\{\w+\}|\b(2x|C|L|S|AI)\b|L\/2|[0-9]+L|\b[XVI]+\b/g, '');
    const texts = textsIn(language).filter(([key]) => !/^names\.grammar/.test(key));
    expect(texts.filter(([, text]) => foreign.test(words(text)))).toEqual([]);
  });

  it.each(LANGUAGES)('minus and times have typographic signs in %s', (language) => {
    const texts = [...allTextsIn(language)].filter(([key]) => /^(tableRules|tableLessons|board)\./.test(key));
    const typewritten = /(^|[\s(/])-\d|\d-L?\d|\d x /;
    expect([...texts, ...textsIn(language)].filter(([, text]) => typewritten.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('names of items and cards are quoted in %s', (language) => {
    const marks = { en: '“{name}”', ru: '«{name}»', cs: '„{name}“' }[language];
    expect(new Map(textsIn(language)).get('names.quoted')).toBe(marks);
    const others = language === 'en' ? [] : textsIn(language).filter(([key]) => /^(tidings|campaign)\./.test(key));
    const bareName = /(предмет|карт\p{L}+|předmět|kart\p{L}+):? \{(item|card)\}/u;
    expect(others.filter(([, text]) => bareName.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('quotes and dashes are those of %s', (language) => {
    const wrong = { en: /["'„«»]|[а-я]/, ru: /["“”„]| - /, cs: /["”«»]| - / }[language];
    expect(textsIn(language).filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});
