/** Finds small claims in simulated games at the Long Table. */
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
import type { WorkingState } from '../../src/rules/longTable/state';
import { copy } from '../../src/rules/longTable/transaction';
import { SCENARIOS, setupFor } from '../../src/sim/longTable/cells';
import type { MinedMode } from './mining';

/** The questions at which a claim may begin. None of them is within an action, where the aim often gives away the best next command. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn']);
/** The number of rounds after which a game is abandoned. */
const ROUNDS = 9;
/** The minimum number of undrawn cards of the hero's modifier deck: with fewer, the deck might run out during the turn. */
const CARDS = 6;
/** The maximum range, in hexes, from the hero to the monsters, doors, coins and treasures of an aim. */
const NEAR = 6;

/** Scenarios without special rules. Special rules may cause damage at any step, so no position could be recognised as hopeless. */
const PLAIN = SCENARIOS.filter((id) => scenarios(1).get(id)?.rules.length === 0);

/** Sets up a game with one hero, who has no items. An item that can be used at any step would double the number of positions of a turn. */
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

/** Sorts the undrawn cards, and replaces the seed and the random generator, so that the data of a claim reveals nothing hidden. */
function startOf({ book, phase, state }: Play) {
  const table = copy(state) as WorkingState;
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
