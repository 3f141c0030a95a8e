/** Tests that the chapters `explain` and `foresight`, which are loaded on demand, are complete and short, and match in all languages. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { begin, legal } from '../../../src/flow/inHand/play';
import { LANGUAGES, openChapter, setLanguage, t } from '../../../src/i18n';
import csExplain from '../../../src/i18n/cs/inHand/explain';
import csForesight from '../../../src/i18n/cs/inHand/foresight';
import enExplain from '../../../src/i18n/en/inHand/explain';
import enForesight from '../../../src/i18n/en/inHand/foresight';
import { explain } from '../../../src/i18n/inHand/explanations';
import { isTerm, TERM_RULES, TERMS } from '../../../src/i18n/inHand/glossary';
import ruExplain from '../../../src/i18n/ru/inHand/explain';
import ruForesight from '../../../src/i18n/ru/inHand/foresight';
import { explainTargetOf } from '../../../src/panels/inHand/hud/commandTerms';
import type { Fight } from '../../../src/rules/inHand/state';
import { BAD_CONDITIONS, BONUSES, GOOD_CONDITIONS } from '../../../src/rules/inHand/vocabulary';
import { effect } from '../../kit/table';

const EXPLAIN = { en: enExplain, ru: ruExplain, cs: csExplain };
const FORESIGHT = { en: enForesight, ru: ruForesight, cs: csForesight };
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

const setup = {
  scenario: 'plotNine',
  hero: 'bailiff',
  level: 1,
  upgrades: [],
  items: ['funeralBiscuit'],
  scenarioLevel: 3,
  looted: [],
  variants: { hindrances: false, onTable: false },
  seed: 'explain',
} as const;
const play = begin(bookFor(setup));

describe.each(LANGUAGES)('%s', (language) => {
  const { term, onTable } = EXPLAIN[language];

  it('explains every term within the length limits, and nothing else', () => {
    expect(Object.keys(term)).toEqual(TERMS);
    for (const each of TERMS) {
      expect([each, places(term[each].text)]).toEqual([each, places(enExplain.term[each].text)]);
      expect([each, term[each].name.length]).toEqual([each, Math.min(term[each].name.length, 28)]);
      expect([each, term[each].text.length]).toEqual([each, Math.min(term[each].text.length, 140)]);
    }
    for (const text of Object.values(onTable)) expect(text.length).toBeLessThanOrEqual(140);
  });

  it('has all plural forms for forecasts, with the same placeholders as English', () => {
    const bare = (key: string) => key.replace(/_(one|few|many|other)$/, '');
    const texts: Readonly<Record<string, string>> = FORESIGHT[language];
    const english: Readonly<Record<string, string>> = enForesight;
    expect([...new Set(Object.keys(texts).map(bare))]).toEqual([...new Set(Object.keys(english).map(bare))]);
    for (const [key, text] of Object.entries(texts)) {
      expect([key, places(text)]).toEqual([key, places(english[key] ?? english[`${bare(key)}_other`] ?? '')]);
    }
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const needed = forms.filter((form) => language === 'en' || form !== (language === 'ru' ? 'other' : 'many'));
    for (const form of needed) expect(texts).toHaveProperty(`staminaSaid_${form}`);
  });

  it('is loaded together with the language once it has been opened', async () => {
    await openChapter('explain');
    await setLanguage(language);
    expect(t('explain.term.muddle.name')).toBe(term.muddle.name);
    await setLanguage('en');
  });
});

describe('an explanation', () => {
  it('exists for every condition and bonus', () => {
    for (const kind of [...BAD_CONDITIONS, ...GOOD_CONDITIONS, 'shield', 'retaliate', 'pit', 'credit'])
      expect(isTerm(kind)).toBe(true);
    expect(BONUSES).toEqual(['shield', 'retaliate', 'attack', 'move', 'pit', 'credit']);
  });

  it('states the damage of a trap at this scenario level, and its rule', () => {
    const { entries } = explain(play, { of: null, seen: [{ term: 'trap' }] });
    expect(entries).toMatchObject([{ rule: 'R4.4', text: expect.stringContaining('take 5 damage') }]);
    expect(explain(play, { of: null, seen: [{ term: 'undo' }] }).entries[0]?.rule).toBeNull();
  });

  it('mentions die and HP trackers instead of ruler and turning cards if they are on the table (R2.2)', () => {
    const onTable = begin(bookFor({ ...setup, variants: { hindrances: false, onTable: true } }));
    for (const term of ['heroHp', 'monsterHp', 'position', 'heal', 'suffer', 'roll', 'column'] as const) {
      const { text } = explain(onTable, { of: null, seen: [{ term }] }).entries[0] ?? { text: '' };
      expect([term, text]).toEqual([term, expect.not.stringMatching(/ruler|card turns|turns the card|red line/)]);
    }
    expect(explain(onTable, { of: null, seen: [{ term: 'roll' }] }).entries[0]?.text).toContain('die');
    expect(explain(play, { of: null, seen: [{ term: 'roll' }] }).entries[0]?.text).toContain('ruler');
  });

  it('of a monster has its name, its note and its effects', () => {
    const [foe] = play.state.foes;
    if (!foe) throw new Error('there is no monster');
    const fight = { foe: foe.id, effects: [effect('shield', { value: 2, lasts: 'combat' })] };
    const fighting = { ...play, state: { ...play.state, fight: fight as Partial<Fight> as Fight } };
    const said = explain(fighting, { of: { kind: 'foe', foe: foe.id }, seen: [{ term: 'portrait' }] });
    expect(said.heading).toBe(t('cards.monster.shuffler'));
    expect(said.notes.join(' ')).toContain(t('cards.monsterNote.shuffler'));
    expect(said.entries.map(({ name }) => name)).toEqual(['Monster', 'Shield 2 (this combat)']);
    // The note belongs to the whole monster, not to a single value on its plate.
    expect(explain(fighting, { of: { kind: 'foe', foe: foe.id }, seen: [{ term: 'dash' }] }).notes).toEqual([]);
  });

  it('names the hex that was pointed at, in the words of the log', () => {
    expect(explain(play, { of: null, hex: 'c7', seen: [{ term: 'trap' }] }).notes).toEqual(['Hex c7']);
    const [foe] = play.state.foes;
    const of = { kind: 'foe', foe: foe?.id ?? '' } as const;
    expect(explain(play, { of, hex: 'c7', seen: [{ term: 'monster' }] }).notes[0]).toBe('Hex c7');
    expect(explain(play, { of: null, seen: [{ term: 'trap' }] }).notes).toEqual([]);
  });

  it('of a button covers the terms of its command', () => {
    for (const command of legal(play)) expect(explainTargetOf(play, command).seen.length).toBeGreaterThan(0);
    const half = explainTargetOf(play, { type: 'play', card: 'neutralize', half: 'top', basic: false });
    expect(half.seen.map(({ term }) => term)).toEqual(['half', 'attack', 'range', 'disarm']);
    const item = explain(play, explainTargetOf(play, { type: 'useItem', item: 'funeralBiscuit' }));
    expect(item).toMatchObject({ heading: 'Funeral Biscuit', notes: ['On your turn: Heal 3.'] });
  });

  it('names only rule numbers in the format of the rule book', () => {
    for (const rule of Object.values(TERM_RULES)) expect(rule).toMatch(/^R([1-9]|[12][0-9]|30)\.([1-9]|10)$|^R0$/);
  });
});

const aimedAt = (foe: string) => ({ of: { kind: 'foe' as const, foe }, seen: [{ term: 'monster' as const }] });

it('tells the note of a monster by another name, and none for a monster of a pack', () => {
  setLanguage('en');
  const throne = begin(bookFor({ ...setup, scenario: 'solventKing' }));
  const notes = throne.state.foes.map(({ id }) => explain(throne, aimedAt(id)).notes.at(-1));
  expect(notes).toContain(t('cards.monsterNote.kingOsbert'));
  const [foe] = play.state.foes;
  if (!foe) return expect.unreachable('a monster is needed');
  const stranger = { ...play, state: { ...play.state, foes: [{ ...foe, monster: 'aPack/umbrella' }] } };
  expect(explain(stranger, aimedAt(foe.id)).notes.join()).not.toContain('aPack');
});
