/** Selects cards and handles rests (R7). */

import { nextInt } from '../core/chance';
import type { Book } from './book';
import { cardOf, cardsIn, faceOf, lose, moveCard } from './cards';
import type { Command } from './commands';
import { exhaust, healHero, loseHp } from './damage';
import { areGoalsSettled } from './goals';
import { refreshSpentItems } from './items';
import type { State } from './state';
import { emit, type Transaction } from './transaction';
import type { CardId } from './vocabulary';

/** R7.4: whether the hero can rest, which needs two or more cards in the discard pile. */
export function canRest(state: State): boolean {
  return cardsIn(state, 'discard').length >= 2;
}

/**
 * R7.5: whether the hero can take a short rest in cleanup. No rest is offered if the scenario is certain to be won (R6.2),
 * because a rest has no effect on the next scenario.
 */
export function canShortRest(book: Book, state: State): boolean {
  return canRest(state) && !areGoalsSettled(book, state);
}

/** R7.3: whether the hero must rest, because it has fewer than two cards in hand. */
export function mustRest(state: State): boolean {
  return cardsIn(state, 'hand').length < 2;
}

/** R7.1: the commands that select two cards, of which one leads. Out of combat, a hero who can rest may select a long rest instead. */
export function cardSelections(_book: Book, state: State): Command[] {
  const hand = cardsIn(state, 'hand');
  const pairs = hand.flatMap((leading) =>
    hand
      .filter((second) => second !== leading)
      .map(
        (second): Command => ({
          type: 'select',
          leading: leading.id,
          second: second.id,
        }),
      ),
  );
  return [...pairs, ...(!state.fight && canRest(state) ? [{ type: 'longRest' } as const] : [])];
}

/** R7.1: selects two cards; the first one leads and sets the initiative. */
export function selectCards(t: Transaction, leading: CardId, second: CardId): void {
  const { book, state } = t;
  for (const id of [leading, second]) cardOf(state, id).zone = 'selected';
  state.leading = leading;
  state.second = second;
  state.initiative = faceOf(book, cardOf(state, leading)).initiative;
  emit(t, {
    type: 'cardsSelected',
    leading,
    second,
    initiative: state.initiative,
    rule: 'R7.1',
  });
}

/** R7.3, R22.1: exhausts the hero, who can neither select cards nor rest. */
export function exhaustForCards(t: Transaction): void {
  exhaust(t, 'cards');
}

/** R7.5: begins a short rest, and draws at random the card that the hero loses. */
export function beginShortRest(t: Transaction, forced: boolean): void {
  t.state.rest = { lost: null };
  emit(t, { type: 'shortRestTaken', forced, rule: forced ? 'R7.3' : 'R7.5' });
  draw(t, []);
}

function draw(t: Transaction, except: readonly CardId[]): void {
  const { state } = t;
  const pile = cardsIn(state, 'discard').filter((card) => !except.includes(card.id));
  const [index, next] = nextInt(state.generator, pile.length);
  const card = pile[index];
  if (!card || !state.rest) return;
  state.generator = next;
  state.rest.lost = card.id;
  emit(t, {
    type: 'restDrawn',
    card: card.id,
    again: except.length > 0,
    rule: 'R7.5',
  });
}

/** R7.5: the commands that accept the drawn card, or pay 1 HP for another draw. The last HP cannot be paid. */
export function answersToLoss(_book: Book, state: State): Command[] {
  return [{ type: 'keep' }, ...(state.hero.hp > 1 ? [{ type: 'redraw' } as const] : [])];
}

/** R7.5: draws another card for 1 HP. The HP is a price, which cannot be negated. Only one such draw is allowed per rest. */
export function redraw(t: Transaction): void {
  const lost = t.state.rest?.lost;
  if (!lost) return;
  loseHp(t, 1, 'card', 'R7.5');
  draw(t, [lost]);
}

/** R7.4: ends a rest. One discarded card is lost, the other discarded cards return to hand, and every card in hand shows side A. */
export function finishRest(t: Transaction, lost: CardId): void {
  const { state } = t;
  state.rest = null;
  lose(t, lost, 'rest', 'R7.4');
  const back = cardsIn(state, 'discard');
  for (const card of [...back, ...cardsIn(state, 'hand')]) {
    if (card.zone !== 'hand' || card.side !== 'A') moveCard(t, card.id, 'hand', 'A', 'rest', 'R7.4');
  }
  emit(t, {
    type: 'cardsReturned',
    cards: back.map((card) => card.id),
    rule: 'R7.4',
  });
}

/** Declares a long rest (R7.6). */
export function declareLongRest(t: Transaction): void {
  t.state.rest = { lost: null };
  emit(t, { type: 'longRestDeclared', rule: 'R7.6' });
}

/** R7.6: the cards that the hero can lose in a long rest, as commands. */
export function lossesOfLongRest(_book: Book, state: State): Command[] {
  return cardsIn(state, 'discard').map((card) => ({
    type: 'lose',
    card: card.id,
  }));
}

/** R7.6: takes the long rest: loses the chosen card, heals 2 HP, and refreshes spent items. */
export function takeLongRest(t: Transaction, card: CardId): void {
  finishRest(t, card);
  healHero(t, 2);
  refreshSpentItems(t);
}
