/** Reveals a room, during a move or by a rule, and decides which of its figures act in this round (L10). */
import type { HexId } from '../core/board';
import { decksOf, revealCard } from './abilityDecks';
import { push } from './agenda';
import { figureOf } from './figures';
import { hexToSpawn, setUpRoom, spawnMonster } from './spawning';
import type { FigureId, WorkingState } from './state';
import { emit, type Transaction } from './transaction';
import { addToOrder, initiativeOfType } from './turnOrder';
import type { DeckId, MonsterId, Rank } from './vocabulary';

/**
 * L10.1, L10.6: opens a door permanently and sets up the rooms behind it that are not set up yet. Does nothing if the door is open.
 * @param by the hero that enters the door; null if a rule opens it
 */
export function openDoor(t: Transaction, hex: HexId, by: FigureId | null): void {
  const { book, state } = t;
  if (state.opened.includes(hex)) return;
  state.opened.push(hex);
  emit(t, { type: 'doorOpened', hex, by, rule: by === null ? 'L10.6' : 'L10.1' });
  const door = book.scenario.doors.find((each) => each.hex === hex);
  for (const room of new Set(door?.rooms)) {
    if (!state.rooms.includes(room)) reveal(t, room, hex, by);
  }
}

function reveal(t: Transaction, room: number, door: HexId, by: FigureId | null): void {
  const rule = by === null ? 'L10.6' : 'L10.1';
  t.state.openings.push({ room, round: t.state.round, by });
  const figures = setUpRoom(t, room, [door], { since: actsFrom(t.state), leavesMoney: true, rule });
  // The tasks of the penalties run later, after new monster types have their places in the turn order.
  if (t.book.scenario.rooms[room]?.penalties) push(t, { do: 'roomOpened', room, by });
  const { cards, late } = joinRound(t, figures);
  emit(t, { type: 'roomRevealed', room, figures, cards, late, rule });
}

/**
 * L27.3: places a monster by a rule: on the hex if it is free, else on the nearest empty hex. Places no monster if no standee or no such
 * hex is left.
 */
export function spawnByRule(t: Transaction, monster: MonsterId, rank: Rank, hex: HexId): void {
  const at = hexToSpawn(t.book, t.state, hex);
  const coming = { since: actsFrom(t.state), leavesMoney: false, rule: 'L27.3' };
  const id = at === null ? null : spawnMonster(t, monster, rank, at, coming);
  if (id !== null) joinRound(t, [id]);
}

/**
 * L10.6, L27.3: the first round in which a new figure acts: this round if the figure is placed during a turn, otherwise the next
 * round.
 */
const actsFrom = ({ turn, round }: WorkingState): number => (turn ? round : round + 1);

/**
 * L10.2-L10.4: reveals the cards of new monster types and adds these types to the turn order. Monsters whose place has
 * passed act at the end of the current turn. Outside turns the function does nothing, because the next turn order includes all types.
 * @returns the revealed cards, and the figures that act at the end of the current turn
 */
function joinRound(
  t: Transaction,
  figures: readonly FigureId[],
): { cards: { deck: DeckId; card: string }[]; late: FigureId[] } {
  const { state } = t;
  if (!state.turn) return { cards: [], late: [] };
  const monsters = [...new Set(figures.flatMap((id) => typeOf(state, id) ?? []))].sort();
  const cards = decksOf(t, monsters).flatMap((deck) => revealCard(t, deck, 'L10.2') ?? []);
  const late = figures.filter((id) => isLate(t, id));
  state.late.push(...late);
  const places = new Set(state.order.map((place) => (place.place === 'type' ? place.monster : null)));
  const added = monsters.filter((monster) => !places.has(monster));
  if (added.length > 0) addToOrder(t, added);
  return { cards, late };
}

function typeOf(state: WorkingState, id: FigureId): MonsterId | null {
  const figure = figureOf(state, id);
  return figure?.kind === 'monster' ? figure.monster : null;
}

/** L10.3, L10.4: whether the place of a monster's type in the turn order has passed. */
function isLate({ book, state }: Transaction, id: FigureId): boolean {
  const monster = typeOf(state, id);
  const now = state.order[state.place];
  if (monster === null || !now) return false;
  const at = state.order.findIndex((place) => place.place === 'type' && place.monster === monster);
  if (at >= 0) return at < state.place;
  const initiative = initiativeOfType(book, state, monster);
  if (initiative === undefined) return false;
  return initiative < now.initiative || (initiative === now.initiative && now.place === 'escorts');
}
