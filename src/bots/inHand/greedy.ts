/**
 * Defines a bot without lookahead: it walks around traps to the nearest monster, attacks, and then moves to the Distance at
 * which the monster's turn hurts least.
 */
import { legal, type Play } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import { rangeBetween, reachableHexes } from '../../rules/core/routes';
import { canSee } from '../../rules/core/sight';
import type { Book } from '../../rules/inHand/book';
import { cardsIn, faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { heroMaxHp } from '../../rules/inHand/damage';
import { livingFoes, situationOf } from '../../rules/inHand/foes';
import { walkerOf } from '../../rules/inHand/movement';
import { forecast, meanDamage } from '../../rules/inHand/odds';
import type { CardState, State } from '../../rules/inHand/state';
import type { Ability, Action, Half } from '../../rules/inHand/vocabulary';
import type { Bot } from './random';

type Said<T extends Command['type']> = Extract<Command, { type: T }>;

/** The bot that sends the command with the highest value. */
export const greedyBot: Bot = (play) => {
  const options = legal(play);
  return best(options, (command) => worth(play, command));
};

function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  let chosen: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value <= most) continue;
    chosen = item;
    most = value;
  }
  return chosen;
}

/** Returns the value of a command. Only values of commands of the same phase can be compared. */
function worth(play: Play, command: Command): number {
  const { book, state } = play;
  switch (command.type) {
    case 'select':
      return worthOfPair(book, state, command);
    case 'longRest':
      return cardsIn(state, 'hand').length < 2 ? 1 : -1;
    case 'play':
      return worthOfPlay(book, state, command);
    case 'step':
    case 'stop':
      return worthOfHex(book, state, command);
    case 'shift':
      return worthOfDistance(book, state, command.distance);
    case 'attack':
      return 10 + command.consume.length;
    case 'perform':
      return 5 + command.consume.length;
    case 'skip':
      return state.fight && state.turn?.move ? worthOfDistance(book, state, state.fight.distance) : 0;
    case 'suffer':
      return worthOfSuffering(state);
    case 'negateByLosing':
      return 1;
    case 'negateByDiscarding':
      return 2;
    case 'lose':
      return command.card === leastCard(book, state) ? 1 : 0;
    case 'effect':
      return worthOfEffect(state, command.by);
    case 'roll':
    case 'keep':
    case 'proceed':
      return 1;
    case 'endTurn':
      return -0.5;
    default:
      return 0;
  }
}

/** Returns the discarded card with the slowest face, which is lost in a rest. */
function leastCard(book: Book, state: State): string | undefined {
  return best(cardsIn(state, 'discard'), (card) => faceOf(book, card).initiative)?.id;
}

function worthOfPair(book: Book, state: State, { leading, second }: Said<'select'>): number {
  const [first, other] = [leading, second].map((id) => state.hero.cards.find((card) => card.id === id));
  if (!first || !other) return 0;
  const ways = [worthOfHalves(book, state, first, other), worthOfHalves(book, state, other, first)];
  return Math.max(...ways) - faceOf(book, first).initiative / 200;
}

function worthOfHalves(book: Book, state: State, top: CardState, bottom: CardState): number {
  return worthOfAction(book, state, faceOf(book, top).top) + worthOfAction(book, state, faceOf(book, bottom).bottom);
}

function worthOfPlay(book: Book, state: State, { card: id, half, basic }: Said<'play'>): number {
  const card = state.hero.cards.find((each) => each.id === id);
  if (!card) return 0;
  const printed = worthOfAction(book, state, faceOf(book, card)[half]);
  // Adds the value of the other half, which the other card would provide.
  const other = cardsIn(state, 'selected').find((each) => each.id !== id);
  const left = other && !state.turn?.actions.length ? faceOf(book, other)[half === 'top' ? 'bottom' : 'top'] : null;
  const rest = left
    ? Math.max(basicWorth(state, half === 'top' ? 'bottom' : 'top'), worthOfAction(book, state, left))
    : 0;
  return (basic ? basicWorth(state, half) : printed) + rest + (half === firstHalf(book, state) ? 0.5 : 0);
}

/** Returns the half to play first: the bottom half (the move) if no monster is adjacent, otherwise the top half (the attack). */
function firstHalf(book: Book, state: State): Half {
  if (state.fight) return state.fight.distance > 1 ? 'bottom' : 'top';
  return distanceToFoe(book, state, state.hero.at) > 1 ? 'bottom' : 'top';
}

function basicWorth(state: State, half: Half): number {
  return half === 'top' ? (state.fight ? 2 : 1) : state.fight ? 1 : 2;
}

function worthOfAction(book: Book, state: State, { abilities, lost }: Action): number {
  const dear = lost && cardsIn(state, 'discard').length + cardsIn(state, 'hand').length > 1 ? 5 : 0;
  return abilities.reduce((sum, ability) => sum + worthOfAbility(book, state, ability), 0) - dear;
}

function worthOfAbility(book: Book, state: State, ability: Ability): number {
  switch (ability.kind) {
    case 'attack': {
      const far = distanceToFoe(book, state, state.hero.at) > 6;
      return far ? 0.5 : ability.value + (ability.range ? 0.5 : 0) + (ability.conditions ? 1 : 0);
    }
    case 'move':
      return state.fight ? 1 : ability.value;
    case 'heal':
      return Math.min(ability.value, heroMaxHp(book) - state.hero.hp);
    case 'grant':
      return state.fight ? ability.value : 0.2;
    case 'gain':
    case 'ride':
      return state.fight ? 1 : 0.2;
    default:
      return 0.1;
  }
}

/** Returns the number of hexes to the nearest living monster; in a fight the Distance. */
function distanceToFoe(book: Book, state: State, from: HexId): number {
  if (state.fight) return state.fight.distance;
  const situation = { ...situationOf(book, state), opened: Object.keys(book.scenario.board.hexes) };
  return Math.min(99, ...livingFoes(state).map((foe) => rangeBetween(situation, from, foe.at)));
}

/** Values a step or a stop. The best command leads along the path to the reachable hex that is nearest to a monster, or stops there. */
function worthOfHex(book: Book, state: State, command: Said<'step' | 'stop'>): number {
  const move = state.turn?.move;
  if (!move) return 0;
  const { at } = state.hero;
  const ways = reachableHexes(book.scenario.board, at, move.left, walkerOf(book, state, move));
  const goals = [...ways].filter(([, way]) => way.canStop);
  const score = (hex: HexId): number =>
    -distanceAfter(book, state, hex) - dangerOf(book, state, ways.get(hex)?.path ?? []);
  const goal = best(goals, ([hex, way]) => score(hex) - way.cost / 100);
  const stays = !goal || score(goal[0]) <= score(at);
  if (command.type === 'stop') return stays ? 1 : 0;
  return !stays && goal?.[1].path[0] === command.to ? 1 : move.steps > 0 ? -1 : stays ? -1 : 0;
}

/**
 * Returns the distance to the nearest monster. All hexes with a monster in sight and within reach of an attack left in this turn count as
 * equally near.
 */
function distanceAfter(book: Book, state: State, hex: HexId): number {
  const near = distanceToFoe(book, state, hex);
  const situation = situationOf(book, state);
  const seen = livingFoes(state).some((foe) => canSee(situation, hex, foe.at));
  return seen ? Math.max(near, reachOfAttack(book, state)) : near;
}

/** Returns the longest range of an attack still to come in this turn, at least 1. */
function reachOfAttack(book: Book, state: State): number {
  const tops = cardsIn(state, 'selected').flatMap((card) => faceOf(book, card).top.abilities);
  return Math.max(1, ...tops.map((ability) => (ability.kind === 'attack' ? (ability.range ?? 1) : 1)));
}

function dangerOf(book: Book, state: State, path: readonly HexId[]): number {
  const { board } = book.scenario;
  return 3 * path.filter((hex) => board.hexes[hex] === 'trap' && !state.spent.includes(hex)).length;
}

/**
 * Values a Distance. While an attack is still to come, a Distance within its range is best; otherwise the Distance at which the monster's
 * coming turn hurts least.
 */
function worthOfDistance(book: Book, state: State, distance: number): number {
  const attacks = !state.turn?.actions.some(({ half }) => half === 'top');
  if (attacks) {
    const range = reachOfAttack(book, state);
    return distance > range ? -distance : range > 1 && distance === 1 ? 0 : 1 + distance / 10;
  }
  if (state.fight?.acted) return 0;
  const coming = forecast(book, state, distance).map(({ attack }) => (attack ? meanDamage(attack) : { sum: 0, of: 1 }));
  return -coming.reduce((sum, mean) => sum + mean.sum / mean.of, 0) - distance / 100;
}

function worthOfSuffering({ suffering, hero }: State): number {
  const amount = suffering?.amount ?? 0;
  return amount >= hero.hp || amount >= 4 ? 0 : 3;
}

/** Values an effect on the target so that the bot applies every condition, pushes as far as possible, and does not pull. */
function worthOfEffect({ offers }: State, by: number): number {
  const kind = offers[0]?.rider.kind;
  return kind === 'pull' ? -by : by;
}
