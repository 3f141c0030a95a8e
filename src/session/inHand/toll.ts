/** What is about to be paid beyond this round: rounds that the cards no longer last (R7.2), and elements that go out (R18.1). */
import { type Play, send } from '../../flow/inHand/play';
import { cardOf, faceOn } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { visibleSymbols } from '../../rules/inHand/elements';
import { staminaLeft } from '../../rules/inHand/stamina';
import type { State } from '../../rules/inHand/state';
import { type CardId, ELEMENTS, type Element } from '../../rules/inHand/vocabulary';
import type { Draft } from './interaction';

export interface Toll {
  /** Rounds that the cards last, without it and with it; null: it costs none. */
  readonly rounds: { readonly before: number; readonly after: number } | null;
  /** Elements that are visible now and are not once the cards are played. */
  readonly dims: readonly Element[];
}

/** @param options the legal commands of the play */
export function tollOf(play: Play, draft: Draft, options: readonly Command[]): Toll {
  const before = staminaLeft(play.state);
  const after = staminaAfter(play, options);
  const rounds = after !== null && after < before ? { before, after } : null;
  return { rounds, dims: dims(play, draft) };
}

/** Null: nothing that may lose a card is about to be done. */
function staminaAfter(play: Play, options: readonly Command[]): number | null {
  const { state } = play;
  const action = state.turn?.action;
  if (state.turn && action?.lost && !action.used) {
    const played: State = { ...state, turn: { ...state.turn, action: { ...action, used: true } } };
    return staminaLeft(played);
  }
  // A rest (R7.4): whichever card is lost, at best so many rounds are left.
  const left = options.flatMap((each) => {
    const sent = each.type === 'lose' ? send(play, each) : null;
    return sent?.ok ? [staminaLeft(sent.play.state)] : [];
  });
  return left.length > 0 ? Math.max(...left) : null;
}

function dims({ book, state }: Play, draft: Draft): Element[] {
  const action = state.turn?.action;
  const played: readonly CardId[] = action ? [action.card] : draft.cards;
  if (played.length === 0) return [];
  const now = visibleSymbols(book, state);
  const stays = now.filter(({ symbol }) => !played.some((id) => symbol.startsWith(`${id}/`)));
  const lost = action?.lost === true;
  const turned = played.filter((id) => !lost && cardOf(state, id).side === 'A');
  const then = [...stays.map(({ element }) => element), ...turned.flatMap((id) => faceOn(book, id, 'B').shows)];
  return ELEMENTS.filter((each) => now.some(({ element }) => element === each) && !then.includes(each));
}
