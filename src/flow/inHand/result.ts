/** Derives the result of a scenario that is over or that the player gives up. */
import { livingFoes, opponent } from '../../rules/inHand/foes';
import { losingRule } from '../../rules/inHand/goals';
import type { Defeat, LastRound, ScenarioResult } from './campaign';
import { isOver, type Play } from './play';

/** Returns the result of a scenario, or null if it is not over. */
export function resultOf(play: Play): ScenarioResult | null {
  if (!isOver(play)) return null;
  return play.phase === 'won'
    ? { ...resultOfGivingUp(play), won: true }
    : { ...resultOfGivingUp(play), lost: lostOf(play) };
}

/** Returns the result of a scenario that the player gives up: the scenario is lost, but the hero keeps the loot. */
export function resultOfGivingUp({ state }: Play): ScenarioResult {
  const { hero, purse, flags } = state;
  const { money, treasures } = hero;
  return { won: false, money, treasures, purse, flags, rounds: lastPlayedRound(state) };
}

function lostOf({ book, state }: Play): Defeat {
  const rule = losingRule(book, state);
  return { by: state.ending ?? 'late', ...(rule === null ? {} : { rule }), last: lastRound(state) };
}

/** Whether the hero's cards were used up, which ends the scenario before the cards of a round are chosen (R7.3). */
const isOutOfCards = ({ ending, hero }: Play['state']): boolean => ending === 'exhausted' && hero.hp > 0;

/** The last round in which the hero acted. */
export const lastPlayedRound = (state: Play['state']): number => state.round - (isOutOfCards(state) ? 1 : 0);

function lastRound(state: Play['state']): LastRound {
  const { ending } = state;
  const foe = opponent(state);
  return {
    round: lastPlayedRound(state),
    left: livingFoes(state).length,
    ...(ending === 'exhausted' ? { spent: isOutOfCards(state) ? 'cards' : 'hp' } : {}),
    ...(foe && foe.hp > 0 ? { foe: { monster: foe.monster, hp: foe.hp } } : {}),
  };
}
