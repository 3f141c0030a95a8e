/**
 * Tests sentences that are composed from texts and names, in every language: all events, labels and prompts of the golden games, and all
 * events and commands with each monster.
 */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { bookFor, monsters, scenarios } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, legal, type Play, send } from '../../../src/flow/inHand/play';
import { LANGUAGES, type Language, setLanguage } from '../../../src/i18n';
import { eventSentence } from '../../../src/i18n/inHand/narration';
import { promptFor } from '../../../src/i18n/inHand/prompts';
import { commandLabel, foeName, foeWithArticle } from '../../../src/i18n/inHand/words';
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

/** Faults that no sentence may have: the rule that is broken, and the pattern that finds the fault. */
const FAULTS: readonly (readonly [what: string, where: RegExp])[] = [
  ['no placeholder is empty', /: ?$|: ?\.|\(\s*\)|«\s*»|“\s*”|„\s*“/],
  ['one article before a name', /\b(the|a|an) (the|a|an)\b/i],
  ['no article before a proper name', /\bthe (Dargoth|King Osbert|Foreman Grubb|Mother Mire)/i],
  ['a name has no apposition within a sentence', /Dargoth, (the Principal|Jistina)|Даргот, Основной/],
  ['no id of content', /[a-z][A-Z]/],
  ['no key and no placeholder that was not filled', /\{|\}|undefined|NaN|\b[a-z]+\.[a-z]/],
  ['begins with a capital', /^\p{Ll}/u],
  ['no doubled punctuation', /[:.] ?:|\.\./],
];

/** Words with a gender, which do not fit every name. */
const GENDERED: Readonly<Record<Language, RegExp>> = {
  en: /\b(he|she|it|him|her|his|its)\b/i,
  ru: /(?<!\p{L})(он|она|оно|его|её|ему|ей|\p{L}+(дила|жен|жена|шен|шена))(?!\p{L})/iu,
  cs: /(?<!\p{L})(on|ona|jeho|její|jí|jemu|je \p{L}+(ný|ná|né))(?!\p{L})/iu,
};

const faultsOf = (sentence: string): string[] =>
  FAULTS.flatMap(([what, where]) => (where.test(typed(sentence)) ? [`${what}: ${sentence}`] : []));

/** A position of a game, with the events of the last command and the commands that are legal now. */
interface Moment {
  readonly play: Play;
  readonly events: readonly GameEvent[];
  readonly legal: readonly Command[];
}

/** Returns the positions of the golden games at level 1: each scenario without items, and with the items that the bots choose. */
async function goldenMoments(): Promise<Moment[]> {
  const { games } = JSON.parse(readFileSync(GAMES, 'utf8')) as Golden;
  const wanted = Object.entries(games).filter(([name]) => !/\/[023]$/.test(name));
  const moments: Moment[] = [];
  for (const [name, { code }] of wanted) {
    const read = await decodeShare(code);
    if (!read.ok) throw new Error(`the golden game ${name} cannot be decoded`);
    const { setup, commands } = read.value;
    let play = begin(bookFor(setup));
    moments.push({ play, events: play.events, legal: legal(play) });
    for (const command of commands) {
      const sent = send(play, command);
      if (!sent.ok) throw new Error(`a command of ${name} is refused: ${sent.reason}`);
      play = sent.play;
      moments.push({ play, events: sent.events, legal: legal(play) });
    }
  }
  return moments;
}

const MOMENTS = await goldenMoments();
const NOTHING_CHOSEN = { cards: [], path: [] };

/** The start of each scenario, in combat with each of its monsters. */
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

/** Returns every event about a monster, in all variants that change its sentence. */
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
  it('no sentence of the golden games has a fault', async () => {
    await setLanguage(language);
    const sentences = new Set(
      MOMENTS.flatMap(({ play, events, legal }) => [
        ...events.flatMap((event) => eventSentence(play, event) ?? []),
        ...legal.map((command) => commandLabel(play, command)),
        promptFor(play, NOTHING_CHOSEN),
        promptFor(play, NOTHING_CHOSEN, false),
      ]),
    );
    expect(sentences.size).toBeGreaterThan(1500);
    expect([...sentences].flatMap(faultsOf)).toEqual([]);
  });

  it('every sentence about a monster fits every monster', async () => {
    await setLanguage(language);
    const sentences = FIGHTS.flatMap(({ play, foe }) => [
      ...eventsOf(foe).flatMap((event) => eventSentence(play, event) ?? []),
      ...NAMING.flatMap((phase) => [
        ...COMMANDS(foe).map((command) => commandLabel({ ...play, phase }, command)),
        promptFor({ ...play, phase }, NOTHING_CHOSEN),
      ]),
    ]);
    expect(sentences.length).toBeGreaterThan(FIGHTS.length * 80);
    expect([...new Set(sentences.flatMap(faultsOf))]).toEqual([]);
    expect([...new Set(sentences)].filter((each) => GENDERED[language].test(typed(each)))).toEqual([]);
  });

  it('every monster has a name for use in sentences, and Dargoth a short one', async () => {
    await setLanguage(language);
    const kinds = new Set(FIGHTS.map(({ kind }) => kind));
    expect(Object.keys(monsters).filter((id) => !kinds.has(id))).toEqual([]);
    const texts = textsIn(language);
    for (const { play, foe, kind } of FIGHTS) {
      expect([kind, typed(foeWithArticle(play, foe))]).toEqual([kind, texts.get(`cards.theMonster.${kind}`)]);
      expect([kind, typed(foeName(play, foe))]).toEqual([kind, texts.get(`cards.monster.${kind}`)]);
    }
    expect(texts.get('cards.theMonster.dargoth')).toMatch(/^\p{L}+$/u);
  });

  it('a change of a scenario counter is narrated by its name, or not at all (R3.1)', async () => {
    await setLanguage(language);
    const texts = textsIn(language);
    for (const scenario of Object.keys(scenarios)) {
      const play = begin(bookFor({ ...NEWCOMER, scenario, seed: 'counters' }));
      for (const counter of flagNames(play.book.scenario.rules)) {
        const sentence = eventSentence(play, { type: 'counterChanged', counter, before: 0, after: 1, rule: 'R3.1' });
        const name = texts.get(`special.counter.${counter}`);
        const counted = play.book.scenario.rules.some((rule) => rule.kind === 'counter' && rule.id === counter);
        if (counted) expect(typed(sentence ?? '')).toContain(`${name}: 0`);
        else
          expect([counter, sentence && typed(sentence)]).toEqual([
            counter,
            texts.get(`story.scenario.${scenario}.mark`) ?? null,
          ]);
      }
    }
  });

  it('the treasure that is the goal of a scenario is narrated by its name (R4.8)', async () => {
    await setLanguage(language);
    const played = Object.keys(scenarios).map((scenario) => begin(bookFor({ ...NEWCOMER, scenario, seed: 'prizes' })));
    const asking = played.filter(({ book }) => book.scenario.treasures.some(({ objective }) => objective));
    expect(asking.length).toBeGreaterThanOrEqual(6);
    for (const play of asking) {
      const { id, treasures } = play.book.scenario;
      const number = treasures.find(({ objective }) => objective)?.number ?? 0;
      const looted = { type: 'looted', what: 'treasure', at: 'a1', gold: 0, item: null, rule: 'R4.8' } as const;
      const sentence = eventSentence(play, { ...looted, number, objective: true }) ?? '';
      expect([id, typed(sentence)]).toEqual([id, textsIn(language).get(`story.scenario.${id}.prize`)]);
      expect(sentence).not.toMatch(/\d/);
    }
  });
});

it('the patterns find every kind of fault', () => {
  const faulty = [
    'Skip: ',
    'Attack the The Auditor',
    'Throw for the Dargoth’s attack',
    'Dargoth, Jistina umírá.',
    'mireFriend: 0 to 1.',
    'The {foe} acts.',
    'all attacks +1',
    'The King needs your items:: choose',
  ];
  expect(faulty.map((each) => faultsOf(each).length > 0)).toEqual(faulty.map(() => true));
});
