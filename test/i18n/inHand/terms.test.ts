/**
 * Tests that Russian and Czech use one word for each English term. Most are the words of the Russian and Czech rule books of the parent
 * game; a few differ, to be easier to distinguish.
 */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareKey, chaptersOf, textsIn } from '../../kit/texts';

/** The pattern of a term in English, and the patterns that translations of texts with this term must match. */
interface Term {
  readonly en: RegExp;
  readonly ru: RegExp;
  readonly cs: RegExp;
  /** The word may be used for this term only: if a translation has it, the English text has the term. */
  readonly only?: true;
}

const TERMS: Readonly<Record<string, Term>> = {
  attack: { en: /\bAttack\b/, ru: /атак/i, cs: /útok|útoč/i },
  move: { en: /\bMove\b(?! (\{number|\{at|to))/, ru: /движени/i, cs: /pohyb/i },
  jump: { en: /\bJump\b/, ru: /пры[жг]/i, cs: /skok|skoč|skák/i },
  range: { en: /\bRange\b(?! tracker)/, ru: /дальност/i, cs: /dosah/i },
  distance: { en: /\bDistance\b/, ru: /дистанц/i, cs: /vzdálenost/i },
  initiative: { en: /(?<!\{)\binitiative\b/i, ru: /инициатив/i, cs: /iniciativ/i },
  shield: { en: /\bShield\b/, ru: /(?<!\p{L})щит/iu, cs: /obran/i, only: true },
  retaliate: { en: /\bRetaliate\b/, ru: /возмезди/i, cs: /odvet/i, only: true },
  pierce: { en: /\bPierce\b/, ru: /пробива|пробит/i, cs: /průraznost|prorážej/i },
  push: { en: /\bPush\b/, ru: /толч/i, cs: /odstrč/i },
  pull: { en: /\bPull\b/, ru: /притя/i, cs: /přita/i },
  heal: { en: /\bHeal\b/, ru: /леч/i, cs: /léč/i },
  loot: { en: /\bLoot\b/, ru: /добыч|собер|собра|забер/i, cs: /kořist|seber|sebrat/i },
  immobilize: { en: /\bimmobilized?\b/i, ru: /обездвиж/i, cs: /znehyb/i, only: true },
  disarm: { en: /\bDisarm\b(?! (the t|T)rap)/, ru: /обезоруж/i, cs: /odzbroj/i },
  stun: { en: /\bStun\b/, ru: /оглуш/i, cs: /omráč/i },
  muddle: { en: /\bMuddle\b|\bmuddled\b/, ru: /дезориент/i, cs: /zmat/i, only: true },
  invisible: { en: /\binvisible\b/i, ru: /невидим/i, cs: /neviditeln/i, only: true },
  strengthen: { en: /\bStrengthen\b/, ru: /усилени/i, cs: /posílen/i },
  advantage: { en: /\bAdvantage\b/, ru: /преимуществ/i, cs: /výhod/i },
  disadvantage: { en: /\bDisadvantage\b/, ru: /Помех/, cs: /Nevýhod/, only: true },
  hindrance: { en: /\bHindrances?\b/, ru: /преград/i, cs: /zátěž/i, only: true },
  obstacle: { en: /\bobstacles?\b/i, ru: /препятстви/i, cs: /překážk|překážek/i, only: true },
  difficult: { en: /\bdifficult\b/i, ru: /труднопроходим/i, cs: /náročn/i, only: true },
  hazardous: { en: /\bhazardous\b/i, ru: /опасн/i, cs: /nebezpečn/i },
  trap: { en: /\btraps?\b/i, ru: /ловуш/i, cs: /\bpast/i },
  treasure: { en: /\btreasures?\b/i, ru: /сокровищ/i, cs: /poklad/i },
  elite: { en: /\belite\b/i, ru: /элит/i, cs: /elit/i },
  dark: { en: /\bDark\b/, ru: /Т[ьё]м[аыуо]/, cs: /Temnot/ },
  fire: { en: /\bFire\b/, ru: /Ог(онь|ня|нём)/, cs: /O(heň|hně|hněm)/ },
  infused: { en: /\binfused\b/i, ru: /изли/i, cs: /přítom|vyvolán/i },
  consume: { en: /\bconsum(e|es|ing)\b/i, ru: /погло/i, cs: /spotřeb/i },
  exhausted: { en: /\bexhaust/i, ru: /исто[щч]/i, cs: /vyčerp/i, only: true },
  discardPile: { en: /\bdiscard pile\b/i, ru: /сброс/i, cs: /odhazovací hromád/i },
  longRest: { en: /\blong rest\b/i, ru: /длительн/i, cs: /dlouh/i },
  shortRest: { en: /\bshort rest\b/i, ru: /коротк/i, cs: /krátk/i },
  lineOfSight: { en: /\bline of sight\b/i, ru: /видимост/i, cs: /viditelnost/i },
  campaign: { en: /\bcampaigns?\b/i, ru: /кампани/i, cs: /kampa[nň]/i },
  hp: { en: /\bHP\b/, ru: /ОЗ/, cs: /život|BZ/i },
};

/** Texts that express the term by another word. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  loot: ['story.scenario.kingsTicket.goal'],
  shield: ['explain.term.shield.text'],
  fire: ['cards.face.fireSale'],
};

/** Chapters of the Long Table, which has terms of its own. */
const ELSEWHERE = new Set(
  chaptersOf('en').flatMap((chapter) => (/^longTable\//.test(chapter) ? [basename(chapter)] : [])),
);

/** Story texts, which need not use the terms. */
const TALES =
  /^(story\.(prologue|hero|ending|headstone|shop)|afterwards|voices|story\.scenario\.\w+\.(introduction|title)|cards\.monsterNote)/;

describe.each(['ru', 'cs'] as const)('in %s', (language) => {
  const english = textsIn('en');
  const pairs = [...textsIn(language)].flatMap(([key, text]) => {
    if (ELSEWHERE.has(key.split('.')[0] ?? '')) return [];
    const original = english.get(key) ?? english.get(`${bareKey(key)}_other`);
    return original === undefined || TALES.test(key) ? [] : [{ key, text, original }];
  });

  it.each(Object.entries(TERMS))('every text about %s uses its word', (name, term) => {
    const [has, lacks] = [pairs.filter(({ original }) => term.en.test(original)), OTHERWISE[name] ?? []];
    expect(has.length).toBeGreaterThan(0);
    const without = has.filter(({ key, text }) => !term[language].test(text) && !lacks.includes(key));
    expect(without.map(({ key, text, original }) => `${key}: ${original} / ${text}`)).toEqual([]);
  });

  it.each(Object.entries(TERMS).filter(([, { only }]) => only))('the word for %s means nothing else', (name, term) => {
    const lacks = OTHERWISE[name] ?? [];
    const other = pairs.filter(
      ({ key, text, original }) => term[language].test(text) && !term.en.test(original) && !lacks.includes(key),
    );
    expect(other.map(({ key, text, original }) => `${key}: ${original} / ${text}`)).toEqual([]);
  });
});
