/** Finds small claims in simulated games at the Long Table. */
import { type TableAim, tableClaimRules } from '../../src/audit/longTable/claims';
import { createGreedyBot, createSwiftBot } from '../../src/bots/longTable/careful';
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
import type { HalfName } from '../../src/rules/longTable/vocabulary';
import { DIFFICULTIES, SCENARIOS, setupFor } from '../../src/sim/longTable/cells';
import type { MinedMode } from './mining';

/** The questions at which a claim may begin. None of them is within an action, where the aim often gives away the best next command. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn']);
/** The number of rounds after which a game is abandoned. */
const ROUNDS = 9;
/** The minimum number of undrawn cards of the hero's modifier deck: with fewer, the deck might run out during the turn. */
const CARDS = 6;
/** The maximum range, in hexes, from the hero to the monsters, doors, coins and treasures of an aim. */
const NEAR = 6;

/** The numbers of heroes, in turn. A larger party has more monsters against it, so that fewer positions are small enough. */
const SIZES = [1, 2, 1, 2, 1, 3] as const;

/**
 * Sets up a game with heroes without items. An item that can be used at any step would double the number of positions of a turn.
 * Scenarios, sizes, difficulties and parties change at different paces, so that all combinations occur.
 */
function setupOf(nth: number): Setup {
  const scenario = SCENARIOS[nth % SCENARIOS.length] ?? '';
  const turn = Math.floor(nth / SCENARIOS.length);
  const size = SIZES[turn % SIZES.length] ?? 1;
  const difficulty = DIFFICULTIES[turn % DIFFICULTIES.length] ?? 'normal';
  const setup = setupFor({ scenario, difficulty, size }, nth, 'tune');
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

/**
 * Returns the same position for players who selected another second card for this round. The initiative depends on the leading card alone,
 * so that until now the round would have been the same.
 */
function withOtherSeconds(play: Play): Play[] {
  const { book, state } = play;
  const hero = heroOf(play);
  const seat = state.seats.find((each) => each.hero === hero?.hero);
  const place = state.order.find((each) => each.place === 'hero' && each.hero === hero?.hero);
  if (!seat || !place || !state.turn) return [];
  const seconds = state.turn.cards.filter((card) => book.cards[card]?.initiative !== place.initiative);
  const [second] = seconds;
  if (!second || seconds.length > 1 || seat.initiativeChange !== 0) return [];
  return seat.hand.map((other) => {
    const table = copy(state) as WorkingState;
    const [turn, own] = [table.turn, table.seats.find((each) => each.hero === seat.hero)];
    const swap = (from: string, to: string) => (card: string) => (card === from ? to : card);
    if (turn) turn.cards = turn.cards.map(swap(second, other));
    if (own) own.hand = own.hand.map(swap(other, second));
    return { ...play, state: table };
  });
}

/** The hero whose turn it is. */
function heroOf({ state }: Play) {
  const figure = state.figures.find(({ id }) => id === state.turn?.figure);
  return figure?.kind === 'hero' ? figure : null;
}

/** What a hero can do with the cards of the turn, at a rough estimate: the hexes moved, the range, and the damage. */
function powerOf({ book, state: { turn } }: Play): {
  readonly move: number;
  readonly range: number;
  readonly harm: number;
} {
  const cards = (turn?.cards ?? []).flatMap((id) => book.cards[id] ?? []);
  const isLeft = (half: HalfName) => turn?.played.every((each) => each.half !== half) ?? false;
  const halves = (['top', 'bottom'] as const).flatMap((half) => (isLeft(half) ? cards.map((card) => card[half]) : []));
  const total = { move: isLeft('bottom') ? BASIC : 0, range: 1, harm: isLeft('top') ? BASIC : 0 };
  let harm = 0;
  for (const { parts } of halves) {
    const abilities = parts.flatMap((each) => (each.part === 'ability' ? [each.ability] : []));
    const sumOf = (isCounted: (verb: string) => boolean) =>
      abilities.reduce((sum, each) => sum + (isCounted(each.verb) && 'amount' in each ? sizeOf(each.amount) : 0), 0);
    total.move = Math.max(
      total.move,
      sumOf((verb) => verb === 'move'),
    );
    harm += sumOf((verb) => verb === 'attack' || verb === 'bonus' || verb === 'harm' || verb === 'damage');
    total.range = Math.max(total.range, ...abilities.map(({ mods }) => sizeOf(mods.range ?? 1)));
  }
  return { ...total, harm: Math.max(total.harm, harm) + BASIC };
}

/** The value of a basic action (L7.3), and the highest common modifier. */
const BASIC = 2;
/** An amount that is not a number counts as this. */
const USUAL = 4;
const sizeOf = (amount: unknown): number => (typeof amount === 'number' ? amount : USUAL);

function aimsOf(play: Play): TableAim[] {
  const { book, state } = play;
  const hero = heroOf(play);
  if (!hero) return [];
  const situation = situationOf(book, state);
  const { move, range, harm } = powerOf(play);
  const isNear = (hex: string) => rangeBetween(situation, hero.hex, hex) <= NEAR;
  const isInReach = (hex: string) => rangeBetween(situation, hero.hex, hex) <= move + range;
  const monsters = state.figures.filter(({ kind, hex, hp }) => kind === 'monster' && hp <= harm && isInReach(hex));
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
  variantsOf: withOtherSeconds,
  aimsOf,
  weakerAim: (aim) => (aim.kind !== 'fell' && 'figure' in aim ? { kind: 'fell', figure: aim.figure } : null),
  castOf({ start: { state } }) {
    const { figures, turn } = state;
    const monsters = figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : []));
    return [turn?.figure, ...[...new Set(monsters)].sort()].join(' ');
  },
  cardsOf: ({ start: { state } }) => JSON.stringify([[...(state.turn?.cards ?? [])].sort(), state.turn?.played]),
  rulesOf: tableClaimRules,
  greedy: (play) => createGreedyBot()(play),
  continuesAction: LONG_TABLE.continuesAction,
  startOf,
  maxMined: 1500,
  maxEarly: 110,
};
