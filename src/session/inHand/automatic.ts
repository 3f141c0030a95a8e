/**
 * Chooses the commands that the game sends by itself because the player has nothing to decide. None of them reveals a random result or ends
 * the scenario, so that undo can take it back.
 */
import { legal, type Play, send } from '../../flow/inHand/play';
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { Command } from '../../rules/inHand/commands';
import { hasNoEffect } from './noEffect';

/** Whether the player can take a command back: it is legal, reveals no random result and does not end the scenario. */
export function canTakeBack(play: Play, command: Command): boolean {
  const sent = send(play, command);
  return sent.ok && !IN_HAND.revealsChance(sent.events) && IN_HAND.outcome(sent.play) === null;
}

/**
 * The attack on the only monster that the current ability can attack; null if the price, an item or the other action is to be decided
 * first.
 */
export function loneAttack(play: Play, options: readonly Command[]): Command | null {
  const [attack, ...more] = options.filter(({ type }) => type === 'attack');
  const isLone = options.every(({ type }) => type === 'attack' || type === 'skip' || type === 'endTurn');
  return attack && more.length === 0 && isLone && canTakeBack(play, attack) ? attack : null;
}

/**
 * The end of a turn in which the hero can do nothing else: no half that is left has an effect (R9.3), and no item can be used. A turn in
 * which no half has been played never ends by itself, so that the player sees why.
 */
export function emptyTurnEnd(play: Play, options: readonly Command[]): Command | null {
  if (play.phase !== 'heroTurn.choosing' || !play.state.turn?.actions.length) return null;
  const end = options.find(({ type }) => type === 'endTurn');
  const others = options.filter((each) => each !== end);
  return end && others.every((each) => hasNoEffect(play, each)) && canTakeBack(play, end) ? end : null;
}

/** Whether a tap on a hand card after the turn (R7.5) declines the rest and begins the next round, in which the card is chosen. */
export function canChooseEarly(play: Play, card: string): boolean {
  if (play.phase !== 'cleanup' || !canTakeBack(play, { type: 'proceed' })) return false;
  const sent = send(play, { type: 'proceed' });
  return (
    sent.ok &&
    sent.play.phase === 'select' &&
    legal(sent.play).some((each) => each.type === 'select' && each.leading === card)
  );
}
