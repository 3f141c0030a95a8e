/** Begins and ends a round, and ends the scenario (R6, R26.2, R27). */

import { clearHindrances } from './abilities';
import { endRoundEffects } from './durations';
import { losingRule } from './goals';
import { emit, type Transaction } from './transaction';
import { enterNextOfWave } from './waves';

/**
 * R6.1, R26.2: begins a round. If a fight continues, or if the next monster of a wave comes, the round is a combat round already
 * before cards are selected (R7.3). Other monsters near the hero are checked after the special rules for the start of a round.
 */
export function beginRound(t: Transaction): void {
  const { state } = t;
  state.round += 1;
  state.acted = false;
  state.leading = null;
  state.second = null;
  state.initiative = 0;
  state.combat = state.fight !== null;
  if (state.fight) Object.assign(state.fight, { face: null, rolls: 0, acted: false });
  emit(t, {
    type: 'roundBegan',
    round: state.round,
    combat: state.fight !== null,
    rule: 'R6.1',
  });
  enterNextOfWave(t);
}

/** Ends the round, the effects that last until its end, and the changes of Hindrances for this round. */
export function endRound(t: Transaction): void {
  const { state } = t;
  endRoundEffects(t);
  clearHindrances(t);
  emit(t, { type: 'roundEnded', round: state.round, rule: 'R6.1' });
}

/** R27.2: ends the scenario as won. */
export function winScenario(t: Transaction): void {
  const { money, treasures } = t.state.hero;
  emit(t, {
    type: 'scenarioWon',
    money,
    treasures: [...treasures],
    rule: 'R27.2',
  });
}

/** R6.2, R27.1: ends the scenario as lost. */
export function loseScenario(t: Transaction): void {
  const { money, treasures } = t.state.hero;
  const ending = t.state.ending ?? 'late';
  emit(t, {
    type: 'scenarioLost',
    ending,
    failure: losingRule(t.book, t.state),
    money,
    treasures: [...treasures],
    rule: 'R27.1',
  });
}
