/** Finds the reason why a command is refused: the most specific reason that applies. */
import { neighboursThroughDoors, terrainAt } from '../../rules/core/board';
import { type HexId, hexDistance } from '../../rules/core/hexes';
import { rangeBetween } from '../../rules/core/routes';
import type { Book } from '../../rules/inHand/book';
import type { Command } from '../../rules/inHand/commands';
import { livingFoes, situationOf } from '../../rules/inHand/foes';
import { attackRange } from '../../rules/inHand/heroAttack';
import { canWalk } from '../../rules/inHand/special';
import type { State } from '../../rules/inHand/state';
import type { FoeId } from '../../rules/inHand/vocabulary';

export const REASONS = [
  /** No command of this type is legal now, or no command of this type can have this target. */
  'notNow',
  'scenarioOver',
  'notACommand',
  'notInHand',
  'notSelected',
  'otherHalf',
  'needsTwoCards',
  'notInDiscard',
  /** For a step: the hex is not on the map, or a wall is in between. For a range: no path around the wall is short enough. */
  'wall',
  'obstacle',
  /** A monster is on the hex. */
  'monster',
  /** The hex or the Distance needs more movement points than the hero has left. */
  'tooFar',
  'outOfRange',
  'noSight',
  'notPaid',
  'itemNotReady',
  'itemNotNow',
  'mustFinish',
  'tooMuch',
] as const;
/** A reason. `journalFull` is not in `REASONS`, because the rules allow the command, but the save has no room for it. */
export type Reason = (typeof REASONS)[number] | 'journalFull';

/** R4.2, R4.7, R4.10, R10.1: returns the reason why a moving hero may not step to a hex. */
function whyNoStep(book: Book, state: State, to: HexId): Reason {
  const situation = situationOf(book, state);
  const { at } = state.hero;
  const terrain = terrainAt(situation, to);
  if (terrain === undefined) return 'wall';
  if (situation.monsters.includes(to)) return 'monster';
  if (terrain === 'obstacle') return 'obstacle';
  // The sides of a closed door are not walls, because a step may enter the door (R4.3).
  const open = neighboursThroughDoors(situation.board, at).includes(to);
  return hexDistance(at, to) === 1 && !open ? 'wall' : 'tooFar';
}

/** R12.1, R13.2: returns the reason why a hex is out of range or out of sight. */
function whyNotInRange(book: Book, state: State, to: HexId, range: number): Reason {
  const situation = situationOf(book, state);
  const { at } = state.hero;
  if (rangeBetween(situation, at, to) <= range) return 'noSight';
  return hexDistance(at, to) <= range ? 'wall' : 'outOfRange';
}

/** R12.1, R16.3: returns the reason why the current attack may not target a monster. */
function whyNoAttack(book: Book, state: State, id: FoeId): Reason {
  const range = attackRange(book, state);
  const foe = livingFoes(state).find((each) => each.id === id);
  if (range === null || !foe) return 'notNow';
  const { fight } = state;
  if (!fight) return whyNotInRange(book, state, foe.at, range);
  // In combat only the monster of the fight has a Distance.
  return fight.foe !== id || fight.distance > range ? 'outOfRange' : 'noSight';
}

/** R20.2: returns the reason why a trap may not be disarmed. */
function whyNoDisarming(book: Book, state: State, at: HexId): Reason {
  const action = state.turn?.action;
  const ability = state.favour?.ability ?? action?.abilities[action.next];
  if (ability?.kind !== 'disarmTrap' || terrainAt(situationOf(book, state), at) !== 'trap') return 'notNow';
  return whyNotInRange(book, state, at, ability.range);
}

/** Returns the reason to refuse a command. @param options the legal commands */
export function reasonFor(book: Book, state: State, options: readonly Command[], command: Command): Reason {
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
      return state.turn?.move && !state.fight && canWalk(book) ? whyNoStep(book, state, command.to) : 'notNow';
    case 'shift':
      return state.turn?.move && state.fight ? 'tooFar' : 'notNow';
    case 'attack':
      if (alike.some((each) => each.type === 'attack' && each.foe === command.foe)) return 'notPaid';
      return whyNoAttack(book, state, command.foe);
    case 'perform':
    case 'refresh':
      return alike.length === 0 ? 'notNow' : 'notPaid';
    case 'disarmTrap':
      return whyNoDisarming(book, state, command.at);
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
