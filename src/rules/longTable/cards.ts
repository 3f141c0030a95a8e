/** Moves a hero's cards between hand, piles and active zone (L1.3, L7.4). */
import type { EventOf, Pile } from './events';
import { heroFigureId, seatOf } from './figures';
import type { ActiveCard, Seat, State, WorkingState } from './state';
import { emit, type Transaction } from './transaction';
import type { CardId, HeroId } from './vocabulary';

type Why = EventOf<'cardMoved'>['why'];

const RULES: Record<Why, string> = {
  play: 'L7.4',
  unused: 'L7.4',
  rest: 'L8.1',
  negate: 'L20.1',
  recover: 'L18.3',
  bonusEnded: 'L17.3',
  exhausted: 'L20.4',
  scenario: 'L27.7',
};

/** The destination of a card: a pile, or the active zone. In the active zone a card counts as discarded or as lost (L1.3). */
export type CardDestination = Exclude<Pile, 'active' | 'plan'> | Omit<ActiveCard, 'card'>;

/**
 * Moves a card between piles. The seat does not list the cards in `pool`, so for `pool` nothing is removed or added.
 * @throws Error if `from` is not `pool` and does not contain the card, or if a pile is `turn` outside the hero's turn: bugs of a rule
 */
export function moveCard(
  t: Transaction,
  hero: HeroId,
  card: CardId,
  from: Exclude<Pile, 'plan'>,
  to: CardDestination,
  why: Why,
): void {
  const seat = seatOf(t.state, hero);
  if (from === 'active') takeOutActive(seat, card);
  else if (from !== 'pool') takeOut(listOf(t.state, seat, from), card);
  layDown(t, seat, card, from, to, why);
}

function layDown(t: Transaction, seat: Seat, card: CardId, from: Pile, to: CardDestination, why: Why): void {
  if (typeof to === 'object') seat.active.push({ card, ...to });
  else if (to !== 'pool') listOf(t.state, seat, to).push(card);
  const pile = typeof to === 'object' ? 'active' : to;
  emit(t, { type: 'cardMoved', hero: seat.hero, card, from, to: pile, why, rule: RULES[why] });
}

/** Ends a hero's plan: moves both planned cards into the turn, or to a pile (L6.1, L20.4). A planned long rest has no cards. */
export function endPlan(t: Transaction, hero: HeroId, to: 'turn' | 'discard' | 'lost', why: Why): void {
  const seat = seatOf(t.state, hero);
  const { plan } = seat;
  seat.plan = null;
  if (plan?.plan !== 'cards') return;
  for (const card of [plan.leading, plan.second]) layDown(t, seat, card, 'plan', to, why);
}

function takeOutActive(seat: Seat, card: CardId): void {
  const at = seat.active.findIndex((each) => each.card === card);
  if (at < 0) throw new Error(`the card ${card} is not in the active zone`);
  seat.active.splice(at, 1);
}

function takeOut(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`the card ${card} is not in the pile from which it is moved`);
  cards.splice(at, 1);
}

function listOf(state: WorkingState, seat: Seat, pile: 'hand' | 'turn' | 'discard' | 'lost'): CardId[] {
  if (pile !== 'turn') return seat[pile];
  const { turn } = state;
  if (turn?.figure !== heroFigureId(seat.hero)) throw new Error(`it is not the turn of the hero ${seat.hero}`);
  return turn.cards;
}

/** Moves a card from the active zone to the pile for which it counts (L1.3). The caller has already ended the card's bonuses and summon. */
export function removeFromActive(t: Transaction, hero: HeroId, card: CardId, why: Why): void {
  const active = seatOf(t.state, hero).active.find((each) => each.card === card);
  if (active) moveCard(t, hero, card, 'active', active.pile, why);
}

/** The cards that a hero has not played yet in the hero's current turn; empty in the turn of another figure. */
export function turnCards(state: State, hero: HeroId): readonly CardId[] {
  return state.turn?.figure === heroFigureId(hero) ? state.turn.cards : [];
}

/** L1.3: all cards that count as discarded or as lost, as `pile` says. Cards in the active zone come last. */
export function cardsCountedIn(state: State, hero: HeroId, pile: 'discard' | 'lost'): CardId[] {
  const seat = seatOf(state, hero);
  return [...seat[pile], ...seat.active.filter((each) => each.pile === pile).map(({ card }) => card)];
}

/** L20.4: moves all cards of an exhausted hero to the lost pile. The caller has already ended the hero's bonuses and summons. */
export function loseAllCards(t: Transaction, hero: HeroId): void {
  const seat = seatOf(t.state, hero);
  const lose = (from: Exclude<Pile, 'plan'>, cards: readonly CardId[]) => {
    for (const card of [...cards]) moveCard(t, hero, card, from, 'lost', 'exhausted');
  };
  endPlan(t, hero, 'lost', 'exhausted');
  lose('hand', seat.hand);
  lose('turn', turnCards(t.state, hero));
  lose('discard', seat.discard);
  lose(
    'active',
    seat.active.map(({ card }) => card),
  );
}
