/**
 * `Bid`: a hero lets other figures perform abilities immediately, with their own decks and bonuses. Such an action is not a turn of the
 * figure that acts.
 */
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import { cardlessAction, continueAction } from './actions';
import { push, type TaskRules } from './agenda';
import type { Book } from './book';
import { offerChoice } from './choices';
import { areAllies, figureOf, hasToken, seatOf, situationOf } from './figures';
import { linesFor } from './monsterCards';
import type { FigureId, State, WorkingState } from './state';
import type { Action, Task } from './tasks';
import type { Transaction } from './transaction';
import type { Ability, Part } from './vocabulary';

export type Bid = Extract<Ability, { verb: 'bid' }>;

/**
 * The figures that a Bid can concern, without stunned figures. Depending on the card, these are all summons of the hero, or all
 * allied heroes and summons in range and sight.
 */
export function biddableFigures(
  book: Book,
  state: WorkingState | State,
  { actor, hero }: Action,
  { whom, mods }: Bid,
): FigureId[] {
  const bidder = figureOf<WorkingState['figures'][number] | State['figures'][number]>(state, actor);
  if (!bidder) return [];
  const situation = situationOf(book, state);
  const range = mods.range ?? 1;
  return state.figures
    .filter((other) => {
      if (hasToken(other, 'stun') || !areAllies(bidder, other)) return false;
      // L35.2: a hero without cards stays on the map, but acts no more.
      if (other.kind === 'hero' && seatOf(state, other.hero).exhausted) return false;
      if (whom !== 'ally') return other.kind === 'summon' && other.hero === hero;
      const isNear =
        rangeBetween(situation, bidder.hex, other.hex) <= range && canSee(situation, bidder.hex, other.hex);
      return isNear && (other.kind === 'hero' || other.kind === 'summon');
    })
    .map(({ id }) => id);
}

/** Begins a Bid: all summons act, or the player chooses one figure. */
export function beginBid(t: Transaction, action: Action, ability: Bid): void {
  if (ability.whom !== 'summons') return push(t, { do: 'bid', action, ability });
  const all = biddableFigures(t.book, t.state, action, ability);
  continueAction(t, action, all.length > 0);
  push(t, ...all.flatMap((id) => tasksOfBid(t, action, ability, id)));
}

/** The tasks of a figure that a Bid concerns: an action for a hero, lines like those of a monster card for a summon. */
function tasksOfBid({ state }: Transaction, { hero, source }: Action, { abilities }: Bid, id: FigureId): Task[] {
  const figure = figureOf(state, id);
  if (!figure) return [];
  const parts = abilities.map((ability): Part => ({ part: 'ability', ability }));
  if (figure.kind === 'hero') return [{ do: 'action', action: cardlessAction(id, hero, parts, source) }];
  return [{ do: 'lines', lines: linesFor(figure, parts, source) }];
}

export const bidsTasks = {
  bid: (t, { action, ability, chosen }) => {
    if (ability.verb !== 'bid') return;
    if (chosen?.option === 'figure') {
      continueAction(t, action, true);
      return push(t, ...tasksOfBid(t, action, ability, chosen.figure));
    }
    const options = biddableFigures(t.book, t.state, action, ability).map((figure) => ({
      option: 'figure' as const,
      figure,
    }));
    if (options.length === 0) return continueAction(t, action, false);
    offerChoice(t, { rule: 'L7.2', figure: action.actor, options, preset: 0 }, { do: 'bid', action, ability });
  },
} satisfies TaskRules;
