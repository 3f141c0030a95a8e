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
export function resultOfGivingUp({ state: { hero, purse, flags, round: rounds } }: Play): ScenarioResult {
  const { money, treasures } = hero;
  return { won: false, money, treasures, purse, flags, rounds };
}

function lostOf({ book, state }: Play): Defeat {
  const rule = losingRule(book, state);
  return { by: state.ending ?? 'late', ...(rule === null ? {} : { rule }), last: lastRound(state) };
}

function lastRound(state: Play['state']): LastRound {
  const { round, ending, hero } = state;
  const foe = opponent(state);
  return {
    round,
    left: livingFoes(state).length,
    ...(ending === 'exhausted' ? { spent: hero.hp < 1 ? 'hp' : 'cards' } : {}),
    ...(foe && foe.hp > 0 ? { foe: { monster: foe.monster, hp: foe.hp } } : {}),
  };
}
