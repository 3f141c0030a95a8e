/**
 * Sentences put together from texts and names, as a player reads them: every event, label and prompt of the golden games, and every event
 * and command with every monster, in every language.
 */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { bookFor, monsters, scenarios } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, legal, type Play, send } from '../../../src/flow/inHand/play';
import { LANGUAGES, type Language, setLanguage } from '../../../src/i18n';
import { eventSentence } from '../../../src/i18n/inHand/narration';
import { commandLabel, foeName, promptFor, theFoe } from '../../../src/i18n/inHand/words';
import type { Command } from '../../../src/rules/inHand/commands';
import { type GameEvent, MONSTER_REASONS } from '../../../src/rules/inHand/events';
import { flagNames } from '../../../src/rules/inHand/special';
import type { Fight } from '../../../src/rules/inHand/state';
import { BAD_CONDITIONS, BONUSES, GOOD_CONDITIONS } from '../../../src/rules/inHand/vocabulary';
import { GAMES, type Golden } from '../../golden/kit';
import { decodeShare } from '../../kit/inHand';
import { textsIn, typed } from '../../kit/texts';
import { SAMPLES } from '../../sound/inHand/events';

afterAll(() => setLanguage('en'));

/** What no sentence may be or have, and why. */
const FAULTS: readonly (readonly [what: string, where: RegExp])[] = [
  ['nothing is left out', /: ?$|: ?\.|\(\s*\)|«\s*»|“\s*”|„\s*“/],
  ['one article', /\b(the|a|an) (the|a|an)\b/i],
  ['no article before a proper name', /\bthe (Dargoth|King Osbert|Foreman Grubb|Mother Mire)/i],
  ['a name has no apposition within a sentence', /Dargoth, (the Principal|Jistina)|Даргот, Основной/],
  ['no id of content', /[a-z][A-Z]/],
  ['no key and no place that was not filled', /\{|\}|undefined|NaN|\b[a-z]+\.[a-z]/],
  ['a capital begins it', /^\p{Ll}/u],
  ['two answers of one kind are one', /[:.] ?:|\.\./],
];

/** Words that suit only some names. */
const GENDERED: Readonly<Record<Language, RegExp>> = {
  en: /\b(he|she|it|him|her|his|its)\b/i,
  ru: /(?<!\p{L})(он|она|оно|его|её|ему|ей|\p{L}+(дила|жен|жена|шен|шена))(?!\p{L})/iu,
  cs: /(?<!\p{L})(on|ona|jeho|její|jí|jemu|je \p{L}+(ný|ná|né))(?!\p{L})/iu,
};

const faultsOf = (sentence: string): string[] =>
  FAULTS.flatMap(([what, where]) => (where.test(typed(sentence)) ? [`${what}: ${sentence}`] : []));

/** A moment of a game: what came of a command, and what may be said now. */
interface Moment {
  readonly play: Play;
  readonly events: readonly GameEvent[];
  readonly legal: readonly Command[];
}

/** Level 1 of each scenario: a hero without items, and one who has what the bots choose. */
async function goldenMoments(): Promise<Moment[]> {
  const { games } = JSON.parse(readFileSync(GAMES, 'utf8')) as Golden;
  const wanted = Object.entries(games).filter(([name]) => !/\/[023]$/.test(name));
  const moments: Moment[] = [];
  for (const [name, { code }] of wanted) {
    const read = await decodeShare(code);
    if (!read.ok) throw new Error(`${name} is not read`);
    const { setup, commands } = read.value;
    let play = begin(bookFor(setup));
    moments.push({ play, events: play.events, legal: legal(play) });
    for (const command of commands) {
      const sent = send(play, command);
      if (!sent.ok) throw new Error(`${name}: ${sent.reason}`);
      play = sent.play;
      moments.push({ play, events: sent.events, legal: legal(play) });
    }
  }
  return moments;
}

const MOMENTS = await goldenMoments();
const NOTHING_CHOSEN = { cards: [], path: [] };

/** Each scenario as it begins, in combat with each of its monsters. */
const FIGHTS: readonly { readonly play: Play; readonly foe: string; readonly kind: string }[] = Object.keys(
  scenarios,
).flatMap((scenario) => {
  const play = begin(bookFor({ ...NEWCOMER, scenario, seed: 'sentences' }));
  return play.book.scenario.foes.map(({ id, monster, alias }) => {
    const fight = { foe: id, distance: 3, effects: [] } as Partial<Fight> as Fight;
    const foes = play.state.foes.filter((each) => each.id === id);
    return { play: { ...play, state: { ...play.state, fight, foes } }, foe: id, kind: alias ?? monster };
  });
});

/** Every event that is about a monster, with all that its sentence may differ by. */
function eventsOf(foe: string): GameEvent[] {
  const rule = 'R1.1';
  const attack = SAMPLES.attackDeclared;
  return [
    ...Object.values(SAMPLES).flatMap((event) => ('foe' in event ? [{ ...event, foe }] : [])),
    ...MONSTER_REASONS.flatMap((reason) =>
      (['all', 'move', 'attack'] as const).map((what) => ({ ...SAMPLES.monsterHeld, foe, what, reason })),
    ),
    ...(['closesIn', 'avoidsDisadvantage'] as const).map((reason) => ({
      ...SAMPLES.distanceChanged,
      by: 'monster' as const,
      reason,
    })),
    ...[...BAD_CONDITIONS, ...GOOD_CONDITIONS, ...BONUSES].flatMap((kind) =>
      (['hero', 'monster'] as const).flatMap((who) => [
        { ...SAMPLES.effectGiven, who, kind, value: 2 },
        { ...SAMPLES.effectEnded, who, kind },
      ]),
    ),
    { ...SAMPLES.turnBegan, who: 'monster', foe },
    { ...SAMPLES.combatBegan, foe, reach: 3, hindrances: ['trap'] },
    { ...attack, by: 'monster', foe, advantage: -1, reasons: ['adjacent', 'muddle'] },
    { ...SAMPLES.retaliated, by: 'hero' },
    { type: 'healed', who: 'monster', amount: 2, before: 4, after: 6, rule },
  ];
}

/** Phases whose prompt or roll names the monster. */
const NAMING = ['behaviour', 'heroTurn.rolling', 'monsterTurn.rolling', 'interrupt.rolling'] as const;

const COMMANDS = (foe: string): Command[] => [
  { type: 'fight', foe },
  { type: 'attack', foe, consume: [] },
  { type: 'roll' },
];

describe.each(LANGUAGES)('in %s', (language) => {
  it('every sentence of the golden games can be read', async () => {
    await setLanguage(language);
    const said = new Set(
      MOMENTS.flatMap(({ play, events, legal }) => [
        ...events.flatMap((event) => eventSentence(play, event) ?? []),
        ...legal.map((command) => commandLabel(play, command)),
        promptFor(play, NOTHING_CHOSEN),
        promptFor(play, NOTHING_CHOSEN, false),
      ]),
    );
    expect(said.size).toBeGreaterThan(1500);
    expect([...said].flatMap(faultsOf)).toEqual([]);
  });

  it('every sentence about a monster suits every monster', async () => {
    await setLanguage(language);
    const said = FIGHTS.flatMap(({ play, foe }) => [
      ...eventsOf(foe).flatMap((event) => eventSentence(play, event) ?? []),
      ...NAMING.flatMap((phase) => [
        ...COMMANDS(foe).map((command) => commandLabel({ ...play, phase }, command)),
        promptFor({ ...play, phase }, NOTHING_CHOSEN),
      ]),
    ]);
    expect(said.length).toBeGreaterThan(FIGHTS.length * 80);
    expect([...new Set(said.flatMap(faultsOf))]).toEqual([]);
    expect([...new Set(said)].filter((each) => GENDERED[language].test(typed(each)))).toEqual([]);
  });

  it('every monster has a name for sentences, and Dargoth a short one', async () => {
    await setLanguage(language);
    const kinds = new Set(FIGHTS.map(({ kind }) => kind));
    expect(Object.keys(monsters).filter((id) => !kinds.has(id))).toEqual([]);
    const texts = textsIn(language);
    for (const { play, foe, kind } of FIGHTS) {
      expect([kind, typed(theFoe(play, foe))]).toEqual([kind, texts.get(`cards.theMonster.${kind}`)]);
      expect([kind, typed(foeName(play, foe))]).toEqual([kind, texts.get(`cards.monster.${kind}`)]);
    }
    expect(texts.get('cards.theMonster.dargoth')).toMatch(/^\p{L}+$/u);
  });

  it('what a page counts is told by its name, or not at all (R3.1)', async () => {
    await setLanguage(language);
    const texts = textsIn(language);
    for (const scenario of Object.keys(scenarios)) {
      const play = begin(bookFor({ ...NEWCOMER, scenario, seed: 'counters' }));
      for (const counter of flagNames(play.book.scenario.rules)) {
        const told = eventSentence(play, { type: 'counterChanged', counter, before: 0, after: 1, rule: 'R3.1' });
        const name = texts.get(`special.counter.${counter}`);
        const counted = play.book.scenario.rules.some((rule) => rule.kind === 'counter' && rule.id === counter);
        if (counted) expect(typed(told ?? '')).toContain(`${name}: 0`);
        else
          expect([counter, told && typed(told)]).toEqual([
            counter,
            texts.get(`story.scenario.${scenario}.mark`) ?? null,
          ]);
      }
    }
  });

  it('what a scenario asks for is told by its name, not as a treasure without gold (R4.8)', async () => {
    await setLanguage(language);
    const played = Object.keys(scenarios).map((scenario) => begin(bookFor({ ...NEWCOMER, scenario, seed: 'prizes' })));
    const asking = played.filter(({ book }) => book.scenario.treasures.some(({ objective }) => objective));
    expect(asking.length).toBeGreaterThanOrEqual(6);
    for (const play of asking) {
      const { id, treasures } = play.book.scenario;
      const number = treasures.find(({ objective }) => objective)?.number ?? 0;
      const looted = { type: 'looted', what: 'treasure', at: 'a1', gold: 0, item: null, rule: 'R4.8' } as const;
      const told = eventSentence(play, { ...looted, number, objective: true }) ?? '';
      expect([id, typed(told)]).toEqual([id, textsIn(language).get(`story.scenario.${id}.prize`)]);
      expect(told).not.toMatch(/\d/);
    }
  });
});

it('knows every kind of fault', () => {
  const faulty = [
    'Skip: ',
    'Attack the The Auditor',
    'Roll for the Dargoth’s attack',
    'Dargoth, Jistina umírá.',
    'mireFriend: 0 to 1.',
    'The {foe} acts.',
    'all attacks +1',
    'The King needs your items:: choose',
  ];
  expect(faulty.map((each) => faultsOf(each).length > 0)).toEqual(faulty.map(() => true));
});
