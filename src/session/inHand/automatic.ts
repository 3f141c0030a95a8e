/**
 * Chooses the commands that the game sends by itself because the player has nothing to decide. None of them takes anything from undo: either undo
 * can take it back, or undo ends at a random result before it.
 */
import { legal, type Play, send } from '../../flow/inHand/play';
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { Command } from '../../rules/inHand/commands';
import { attackOdds } from '../../rules/inHand/odds';
import { staminaLeft } from '../../rules/inHand/stamina';
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

/** The phases in which a hero without cards for another round can still decide something. */
const BEFORE_THE_END: readonly Play['phase'][] = ['cleanup', 'shortRest', 'forcedRest'];

/** R7.3, R22.1: whether the cards last no further round, so that the scenario is lost at once whatever the player decides. */
export function isHopeless(play: Play): boolean {
  if (play.phase === 'lost') return true;
  if (!BEFORE_THE_END.includes(play.phase) || staminaLeft(play.state) > 0) return false;
  return legal(play).every((each) => {
    const sent = send(play, each);
    return sent.ok && isHopeless(sent.play);
  });
}

/** R7.5: accepts the drawn loss of a rest if the scenario is lost anyway. The draw has been seen, so undo loses nothing. */
export function hopelessLoss(play: Play, options: readonly Command[]): Command | null {
  const keep = options.find(({ type }) => type === 'keep');
  return keep && isHopeless(play) ? keep : null;
}

/** R14.1: the second of two rolls if the first one decides the attack, whatever the second one shows. */
export function decidedRoll({ book, state }: Play, options: readonly Command[]): Command | null {
  const roll = options.find(({ type }) => type === 'roll');
  if (!roll || state.attack?.rolls.length !== 1) return null;
  const possible = attackOdds(book, state)?.outcomes.filter(({ cases }) => cases > 0);
  return possible?.length === 1 ? roll : null;
}

/** R21.1: taking the damage if there is no other answer, unless it exhausts the hero. */
export function onlyAnswer(play: Play, options: readonly Command[]): Command | null {
  const [only, ...others] = options;
  return only?.type === 'suffer' && others.length === 0 && canTakeBack(play, only) ? only : null;
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

/** The command that the game sends by itself after another one, besides those that the rules force; null if there is none. */
export const automaticCommand = (play: Play, options: readonly Command[]): Command | null =>
  loneAttack(play, options) ?? decidedRoll(play, options) ?? onlyAnswer(play, options) ?? hopelessLoss(play, options);
