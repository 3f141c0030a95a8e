/** Mines small claims of the Long Table. */
import { type TableAim, tableClaimRules } from '../../src/audit/longTable/claims';
import { createGreedyBot, createSwiftBot } from '../../src/bots/longTable/careful';
import { scenarios } from '../../src/content/longTable';
import { lookAhead } from '../../src/flow/longTable/lookAhead';
import { legal, type Play } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { seedGenerator } from '../../src/rules/core/chance';
import { rangeBetween } from '../../src/rules/core/routes';
import type { Setup } from '../../src/rules/longTable/book';
import { situationOf } from '../../src/rules/longTable/figures';
import type { State } from '../../src/rules/longTable/state';
import { copy } from '../../src/rules/longTable/transaction';
import { SCENARIOS, setupFor } from '../../src/sim/longTable/cells';
import type { MinedMode } from './mining';

/** The questions at which a claim may begin: within an action, the aim often gives the answer away. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn']);
/** The most rounds of a game that are played. */
const ROUNDS = 9;
/** The fewest undrawn cards: with fewer, the deck might run out in the turn. */
const CARDS = 6;
const NEAR = 6;

/** Scenarios whose own rules cause no damage, so that hopeless positions are found early. */
const PLAIN = SCENARIOS.filter((id) => scenarios(1).get(id)?.rules.length === 0);

/** One hero without items: an item that can be used at any step of a turn doubles the positions of the turn. */
function setupOf(nth: number): Setup {
  const scenario = PLAIN[nth % PLAIN.length] ?? '';
  const cell = { scenario, difficulty: 'normal', size: 1 } as const;
  const setup = setupFor(cell, nth, 'tune');
  const heroes = setup.heroes.map((hero) => ({ ...hero, items: [], equipped: [] }));
  return { ...setup, heroes, seed: `claims ${nth}` };
}

function positionsOf(nth: number): Play[] {
  const found: Play[] = [];
  const bot = createSwiftBot();
  let play = LONG_TABLE.begin(LONG_TABLE.bookFor(setupOf(nth)));
  for (let command = bot(play); command && play.state.round <= ROUNDS; command = bot(play)) {
    if (isBeginning(play)) found.push(play);
    const next = lookAhead(play, command);
    if (!next) throw new Error(`${JSON.stringify(command)} is refused`);
    play = next;
  }
  return found;
}

function isBeginning(play: Play): boolean {
  const { question, turn } = play.state;
  const hero = heroOf(play);
  const seat = play.state.seats.find((each) => each.hero === hero?.hero);
  if (!question || !turn || turn.ending || !hero || !seat) return false;
  return BEGINNINGS.has(question.ask) && legal(play).length > 1 && seat.deck.draw.length >= CARDS;
}

/** The hero whose turn it is. */
function heroOf({ state }: Play) {
  const figure = state.figures.find(({ id }) => id === state.turn?.figure);
  return figure?.kind === 'hero' ? figure : null;
}

function aimsOf(play: Play): TableAim[] {
  const { book, state } = play;
  const hero = heroOf(play);
  if (!hero) return [];
  const situation = situationOf(book, state);
  const isNear = (hex: string) => rangeBetween(situation, hero.hex, hex) <= NEAR;
  const monsters = state.figures.filter(({ kind, hex, hp }) => kind === 'monster' && hp <= 10 && isNear(hex));
  const shut = book.scenario.doors.filter(
    ({ hex, rooms }) => !state.opened.includes(hex) && rooms.some((room) => state.rooms.includes(room)),
  );
  const hasDoor = shut.some(({ hex }) => rangeBetween(situation, hero.hex, hex) <= NEAR);
  const coins = state.money.filter(isNear).length;
  const chests = book.scenario.treasures.filter(({ number, hex }) => state.treasures.includes(number) && isNear(hex));
  return [
    ...monsters.flatMap(({ id: figure }): TableAim[] => [
      { kind: 'fell', figure },
      { kind: 'fellUnhurt', figure },
      { kind: 'fellClear', figure },
      ...(hasDoor ? [{ kind: 'fellOpen', figure } as const] : []),
    ]),
    ...(monsters.length > 1 ? [{ kind: 'fellMany', count: 2 } as const] : []),
    ...(monsters.length > 2 ? [{ kind: 'fellMany', count: 3 } as const] : []),
    ...(coins > 1 ? [{ kind: 'purse', count: Math.min(3, coins) } as const] : []),
    ...chests.map(({ number }): TableAim => ({ kind: 'lootChest', treasure: number })),
  ];
}

/** Sorts the undrawn cards and removes the seed, so that the data of a claim reveals nothing hidden. */
function startOf({ book, phase, state }: Play) {
  const table = copy(state) as State;
  table.generator = seedGenerator('claim');
  for (const deck of [table.monsterDeck, ...table.seats.map((seat) => seat.deck), ...Object.values(table.decks)])
    deck.draw.sort();
  return { setup: { ...book.setup, seed: 'claim' }, start: { phase, state: table } };
}

export const minedLongTable: MinedMode<LongTable, TableAim> = {
  bookFor: LONG_TABLE.bookFor,
  positionsOf,
  aimsOf,
  rulesOf: tableClaimRules,
  greedy: (play) => createGreedyBot()(play),
  continuesAction: LONG_TABLE.continuesAction,
  startOf,
  maxMined: 1500,
};
