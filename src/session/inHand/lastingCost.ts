/**
 * Computes the costs of the draft or the current action that last beyond this round: fewer rounds until the cards are
 * used up (R7.2), and elements that fade (R18.1).
 */
import { type Play, send } from '../../flow/inHand/play';
import { cardOf, cardsIn, faceOf, faceOn } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { visibleSymbols } from '../../rules/inHand/elements';
import { staminaAfterRest, staminaLeft } from '../../rules/inHand/stamina';
import type { State } from '../../rules/inHand/state';
import { type CardFace, type CardId, ELEMENTS, type Element, type Half } from '../../rules/inHand/vocabulary';
import type { Draft } from './interaction';

/** The number of rounds that the cards last, before and after the loss of a card. */
export type FallenRounds = Readonly<Record<'before' | 'after', number>>;

export interface LastingCost {
  /** Null if no card is lost or the number of rounds does not fall. */
  readonly rounds: FallenRounds | null;
  /** Elements that fade when the cards are played, although a card that can still be played could consume them. */
  readonly fadingElements: readonly Element[];
}

/** @param options the legal commands of the play */
export function lastingCostOf(play: Play, draft: Draft, options: readonly Command[]): LastingCost {
  const before = staminaLeft(play.state);
  const after = staminaAfter(play, options);
  const rounds = after !== null && after < before ? { before, after } : null;
  return { rounds, fadingElements: fadingElements(play, draft) };
}

/** R7.5: the rounds that the short rest on offer costs; null if none is on offer, or if it costs none. Which card it loses does not matter. */
export function restCost({ state }: Play, options: readonly Command[]): FallenRounds | null {
  if (!options.some(({ type }) => type === 'shortRest')) return null;
  const [before, after] = [staminaLeft(state), staminaAfterRest(state)];
  return after < before ? { before, after } : null;
}

/** A half of a card that costs rounds. */
export interface CostlyHalf extends FallenRounds {
  readonly card: CardId;
  readonly half: Half;
  /** Whether the half has been chosen but not done, so that the player can still skip it. */
  readonly isChosen: boolean;
}

/** The half that is chosen and costs rounds as soon as a part of it is done; null if there is none. */
export function chosenCost(state: State): CostlyHalf | null {
  const action = state.turn?.action;
  if (!state.turn || !action?.lost || action.used) return null;
  const before = staminaLeft(state);
  const after = staminaLeft({ ...state, turn: { ...state.turn, action: { ...action, used: true } } });
  return after < before ? { card: action.card, half: action.half, before, after, isChosen: true } : null;
}

/** The halves that cost rounds: the chosen one, otherwise all that may be played as printed. */
export function costlyHalves(play: Play, options: readonly Command[]): readonly CostlyHalf[] {
  const chosen = chosenCost(play.state);
  if (chosen) return [chosen];
  return options.flatMap((each): readonly CostlyHalf[] => {
    if (each.type !== 'play' || each.basic || !faceOf(play.book, cardOf(play.state, each.card))[each.half].lost)
      return [];
    const sent = send(play, each);
    const cost = sent.ok ? chosenCost(sent.play.state) : null;
    return cost ? [{ ...cost, isChosen: false }] : [];
  });
}

/** The number of rounds that the cards last after the loss of a card, or null if no card is about to be lost. */
function staminaAfter(play: Play, options: readonly Command[]): number | null {
  const chosen = chosenCost(play.state);
  if (chosen) return chosen.after;
  // A rest (R7.4): assume that the player loses the card whose loss costs the fewest rounds.
  const left = options.flatMap((each) => {
    const sent = each.type === 'lose' ? send(play, each) : null;
    return sent?.ok ? [staminaLeft(sent.play.state)] : [];
  });
  return left.length > 0 ? Math.max(...left) : null;
}

/**
 * The elements that fade when the cards that the player is choosing or can still take back, or the card of the current action, are
 * played. Only elements count that a card which can still be played could consume. Empty once a part of the action has been done, and
 * while the action waits for a roll, because the player can then no longer influence the elements.
 */
function fadingElements(play: Play, draft: Draft): Element[] {
  const { book, state, phase } = play;
  const action = state.turn?.action;
  if (action && (phase !== 'heroTurn.acting' || action.used)) return [];
  const played: readonly CardId[] = action ? [action.card] : pairOf(play, draft);
  if (played.length === 0) return [];
  const now = visibleSymbols(book, state);
  const stays = now.filter(({ symbol }) => !played.some((id) => symbol.startsWith(`${id}/`)));
  const lost = action?.lost === true;
  const turned = played.filter((id) => !lost && cardOf(state, id).side === 'A').map((id) => faceOn(book, id, 'B'));
  const then = [...stays.map(({ element }) => element), ...turned.flatMap(({ shows }) => shows)];
  const others = [...cardsIn(state, 'hand'), ...cardsIn(state, 'selected')].filter(({ id }) => !played.includes(id));
  const wanted = [...others.map((card) => faceOf(book, card)), ...turned].flatMap(consumedElements);
  return ELEMENTS.filter(
    (each) => wanted.includes(each) && !then.includes(each) && now.some(({ element }) => element === each),
  );
}

/** The two cards of the draft, or those that the player has just chosen and can still take back; otherwise none. */
function pairOf({ state, phase }: Play, { cards }: Draft): readonly CardId[] {
  if (cards.length === 2) return cards;
  const isFresh =
    (phase === 'behaviour' && state.turn === null) ||
    (phase === 'heroTurn.choosing' && state.fight === null && state.turn?.actions.length === 0);
  return isFresh ? cardsIn(state, 'selected').map(({ id }) => id) : [];
}

/** The elements that abilities of a side of a card may consume. */
const consumedElements = ({ top, bottom }: CardFace): Element[] =>
  [...top.abilities, ...bottom.abilities].flatMap((ability) =>
    'consume' in ability && ability.consume ? ability.consume.elements : [],
  );
