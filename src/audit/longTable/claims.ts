/**
 * Defines the small claims of the Long Table: their aims, and all results of a command in a hero's turn. The only random thing is the order
 * of the undrawn modifier cards, which no player knows: each undrawn card can be drawn next (L12, L36.9).
 */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { rangeBetween } from '../../rules/core/routes';
import type { Command } from '../../rules/longTable/commands';
import { answerQuestion, optionsOf } from '../../rules/longTable/engine';
import type { GameEvent } from '../../rules/longTable/events';
import { situationOf } from '../../rules/longTable/figures';
import { type DeckName, modifierDeckOf } from '../../rules/longTable/modifierDecks';
import type { FigureId, State, WorkingState } from '../../rules/longTable/state';
import { copy } from '../../rules/longTable/transaction';
import type { ModifierId } from '../../rules/longTable/vocabulary';
import type { ClaimOf, ClaimRules, PossibleResult, Verdict } from '../claims';
import { canStillHarm } from './harm';

/** The aim of a claim, which the hero must reach before the hero's turn ends. */
export type TableAim =
  /** The monster dies. */
  | { readonly kind: 'fell'; readonly figure: FigureId }
  /** The monster dies, and until then the hero suffers no damage and gives up nothing to prevent damage. */
  | { readonly kind: 'fellUnhurt'; readonly figure: FigureId }
  /** The monster dies, and at the end of the turn no enemy is adjacent to the hero. */
  | { readonly kind: 'fellClear'; readonly figure: FigureId }
  /** The monster dies, and after that a door is opened. */
  | { readonly kind: 'fellOpen'; readonly figure: FigureId }
  /** At least `count` monsters die. */
  | { readonly kind: 'fellMany'; readonly count: number }
  /** The treasure is looted. */
  | { readonly kind: 'lootChest'; readonly treasure: number }
  /** The hero gains at least `count` money tokens. */
  | { readonly kind: 'purse'; readonly count: number };

/** A small claim: a position in a hero's turn, and its aim. */
export type TableClaim = ClaimOf<LongTable, TableAim>;

/** The maximum number of positions in the expansion of a claim, so that a worker judges a line in a few seconds. */
export const MAX_TABLE_POSITIONS = 4000;

/** Returns the rules of a claim that starts in `from`, a position in a hero's turn. */
export function tableClaimRules(from: Play, aim: TableAim): ClaimRules<LongTable> {
  return { legal: legalIn, results: possibleResults, keyOf, verdict: (play) => verdictOf(from, aim, play) };
}

const legalIn = ({ book, state }: Play): readonly Command[] => (state.over ? [] : optionsOf(book, state));

/** Returns the play after a command, at most up to the end of the turn: the next turn does not begin. Null if the command is not legal. */
export function playAfterInTurn(play: Play, command: Command): Play | null {
  const text = JSON.stringify(command);
  return legalIn(play).some((each) => each === command || JSON.stringify(each) === text)
    ? answered(play, command)
    : null;
}

function answered(
  { phase, book, state }: Play,
  command: Command,
  arrange: (state: WorkingState) => void = () => {},
): Play {
  const table = copy(state) as WorkingState;
  arrange(table);
  const events: GameEvent[] = [];
  answerQuestion({ book, state: table, events }, command);
  return { phase, book, state: table, events };
}

/** A modifier card and the deck from which it is drawn. */
interface Draw {
  readonly deck: DeckName;
  readonly card: ModifierId;
}

/**
 * Returns all plays to which a command can lead, with their probabilities. Runs the command once. Then, for each drawn card and each card
 * that could have been drawn instead, runs the command again with this other card after the same earlier cards.
 * @throws RangeError if a deck runs out or is shuffled before a draw, because the order of its cards then depends on the generator
 */
export function possibleResults(play: Play, command: Command): PossibleResult<LongTable>[] {
  const found: PossibleResult<LongTable>[] = [];
  const open: (readonly Draw[])[] = [[]];
  for (let given = open.pop(); given; given = open.pop()) {
    const top = given;
    const next = answered(play, command, (state) => stack(state, top));
    const drawn = drawsIn(next.events);
    let weight = 1;
    const left = new Map<DeckName, ModifierId[]>();
    for (const [nth, draw] of drawn.entries()) {
      const cards = left.get(draw.deck) ?? [...modifierDeckOf(play.state as WorkingState, draw.deck).draw];
      weight *= cards.filter((each) => each === draw.card).length / cards.length;
      if (nth >= given.length)
        for (const card of new Set(cards))
          if (card !== draw.card) open.push([...drawn.slice(0, nth), { ...draw, card }]);
      cards.splice(cards.indexOf(draw.card), 1);
      left.set(draw.deck, cards);
    }
    found.push({ play: next, weight });
  }
  return found;
}

/** Puts the cards of `top` on top of their decks, and sorts all other undrawn cards by name. */
function stack(state: WorkingState, top: readonly Draw[]): void {
  for (const name of [...state.seats.map(({ hero }) => hero), 'monsters' as const]) {
    const deck = modifierDeckOf(state, name);
    const rest = [...deck.draw].sort();
    const first = top.filter((each) => each.deck === name).map(({ card }) => card);
    for (const card of first) rest.splice(rest.indexOf(card), 1);
    deck.draw = [...first, ...rest];
  }
}

function drawsIn(events: readonly GameEvent[]): Draw[] {
  const shuffled = new Set<string>();
  return events.flatMap((event) => {
    if (event.type === 'deckShuffled') shuffled.add(event.deck);
    if (event.type !== 'modifiersDrawn') return [];
    if (shuffled.has(event.deck)) throw new RangeError(`the deck ${event.deck} is shuffled before a draw`);
    return event.cards.map((card) => ({ deck: event.deck, card }));
  });
}

/** The fields of a state that do not influence a turn, or that no player knows. */
const UNKEYED: ReadonlySet<string> = new Set([
  'generator',
  'decks',
  'monsterDeck',
  'pools',
  'nextId',
  'damaged',
  'openings',
] satisfies (keyof WorkingState)[]);

/** Returns a text that is equal only for equal positions in a turn. The order of the undrawn cards does not count. */
function keyOf({ state }: Play): string {
  let text = '';
  for (const field in state) if (!UNKEYED.has(field)) text += written(state[field as keyof WorkingState]);
  return text;
}

function written(part: unknown): string {
  if (typeof part !== 'object') return `${part},`;
  if (part === null) return '-';
  let text = '[';
  if (Array.isArray(part)) for (const each of part) text += written(each);
  else
    for (const name in part) {
      const value = part[name as keyof typeof part] as unknown;
      text += name === 'deck' ? undrawn(value) : `${name}:${written(value)}`;
    }
  return `${text}]`;
}

const undrawn = (deck: unknown): string =>
  typeof deck === 'object' ? [...(deck as WorkingState['monsterDeck']).draw].sort().join() : `${deck}`;

/** Returns whether the position and the events of the last command reach or miss the aim, or null while the claim is open. */
export function verdictOf(from: Play, aim: TableAim, { book, state, events }: Play): Verdict | null {
  const self = from.state.turn?.figure ?? '';
  const isTurnOver = state.over || state.turn?.figure !== self;
  const isOpened = events.some(({ type }) => type === 'doorOpened' || type === 'roomRevealed');
  const verdict = reached(from, aim, { book, state, events, phase: from.phase }, isTurnOver, isOpened);
  if (verdict !== null) return verdict;
  if (needsKill(aim, state) && !canStillHarm({ book, state, events, phase: from.phase })) return 'missed';
  // The room behind a door is hidden information, so the claim ends when a door opens.
  return isTurnOver || isOpened ? 'missed' : null;
}

function reached(from: Play, aim: TableAim, play: Play, isTurnOver: boolean, isOpened: boolean): Verdict | null {
  const { state, events } = play;
  const self = from.state.turn?.figure ?? '';
  const isDown = (id: FigureId) => !state.figures.some((each) => each.id === id);
  if (isDown(self)) return 'missed';
  switch (aim.kind) {
    case 'fell':
      return isDown(aim.figure) ? 'reached' : null;
    case 'fellUnhurt':
      if (events.some((event) => isHurt(event, self, from.state))) return 'missed';
      return isDown(aim.figure) ? 'reached' : null;
    case 'fellClear':
      return isTurnOver && isDown(aim.figure) && !isBeset(play, self) ? 'reached' : null;
    case 'fellOpen':
      return isOpened && isDown(aim.figure) ? 'reached' : null;
    case 'fellMany':
      return monstersOf(from.state).filter(({ id }) => isDown(id)).length >= aim.count ? 'reached' : null;
    case 'lootChest':
      return events.some((event) => event.type === 'treasureLooted' && event.number === aim.treasure)
        ? 'reached'
        : null;
    case 'purse':
      return moneyOf(state, self) - moneyOf(from.state, self) >= aim.count ? 'reached' : null;
  }
}

/** Whether a monster still has to die for the aim. */
function needsKill(aim: TableAim, { figures }: State): boolean {
  return 'figure' in aim ? figures.some(({ id }) => id === aim.figure) : aim.kind === 'fellMany';
}

const monstersOf = (state: State) => state.figures.filter(({ kind }) => kind === 'monster');

/** Whether an enemy is adjacent to the hero. */
function isBeset({ book, state }: Play, self: FigureId): boolean {
  const hex = state.figures.find(({ id }) => id === self)?.hex;
  const situation = situationOf(book, state);
  return hex !== undefined && monstersOf(state).some((each) => rangeBetween(situation, each.hex, hex) === 1);
}

function isHurt(event: GameEvent, self: FigureId, { figures }: State): boolean {
  if (event.type === 'damaged') return event.figure === self;
  const hero = figures.find(({ id }) => id === self);
  return event.type === 'damageNegated' && hero?.kind === 'hero' && event.hero === hero.hero;
}

function moneyOf({ figures, seats }: State, self: FigureId): number {
  const figure = figures.find(({ id }) => id === self);
  return seats.find((seat) => figure?.kind === 'hero' && seat.hero === figure.hero)?.money ?? 0;
}
