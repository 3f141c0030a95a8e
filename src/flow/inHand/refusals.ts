/** Why a command is refused: the most specific reason that applies. */
import type { Command } from '../../rules/inHand/commands';
import { attackAtHand } from '../../rules/inHand/heroAttack';
import type { State } from '../../rules/inHand/state';

export const REASONS = [
  /** No command of this type is legal now. */
  'notNow',
  'scenarioOver',
  'notACommand',
  'notInHand',
  'notSelected',
  'otherHalf',
  'needsTwoCards',
  'notInDiscard',
  'outOfReach',
  'outOfRange',
  'notPaid',
  'itemNotReady',
  'itemNotNow',
  'mustFinish',
  'tooMuch',
] as const;
export type Reason = (typeof REASONS)[number];

/** @param options what is legal instead */
export function reasonFor(state: State, options: readonly Command[], command: Command): Reason {
  if (state.ending !== null || options.length === 0) return 'scenarioOver';
  const alike = options.filter(({ type }) => type === command?.type);
  const zoneOf = (id: string) => state.hero.cards.find((card) => card.id === id)?.zone;
  switch (command?.type) {
    case 'useItem':
      return state.hero.items.some(({ id, state: use }) => id === command.item && use === 'ready')
        ? 'itemNotNow'
        : 'itemNotReady';
    case 'endTurn':
    case 'skip':
      return state.turn ? 'mustFinish' : 'notNow';
    case 'select':
      if (alike.length === 0) return 'notNow';
      return command.leading === command.second ? 'needsTwoCards' : 'notInHand';
    case 'play':
      if (alike.length === 0) return 'notNow';
      return zoneOf(command.card) === 'selected' ? 'otherHalf' : 'notSelected';
    case 'lose':
    case 'negateByLosing':
    case 'recover':
      return alike.length === 0 && zoneOf(command.card) !== undefined ? 'notNow' : 'notInDiscard';
    case 'negateByDiscarding':
      return state.suffering ? 'notInHand' : 'notNow';
    case 'step':
    case 'shift':
      return alike.length === 0 ? 'notNow' : 'outOfReach';
    case 'attack':
      if (alike.some((each) => each.type === 'attack' && each.foe === command.foe)) return 'notPaid';
      return attackAtHand(state) ? 'outOfRange' : 'notNow';
    case 'perform':
    case 'refresh':
      return alike.length === 0 ? 'notNow' : 'notPaid';
    case 'disarmTrap':
      return alike.length === 0 ? 'notNow' : 'outOfRange';
    case 'effect':
    case 'shove':
      return alike.length === 0 ? 'notNow' : 'tooMuch';
    case 'longRest':
    case 'shortRest':
    case 'keep':
    case 'redraw':
    case 'fight':
    case 'roll':
    case 'proceed':
    case 'stop':
    case 'hinder':
    case 'behave':
    case 'forfeit':
    case 'suffer':
    case 'choose':
    case 'negateByCounter':
      return 'notNow';
    default:
      return 'notACommand';
  }
}
