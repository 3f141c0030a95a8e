/**
 * Corrects the bot's choice before it becomes a hint. The search compares only chances to win. A player would find some such choices poor
 * advice: an action without effect, an element consumed for nothing, a trap entered although a free path exists.
 */
import { legal, type Play } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import { type ReachableHex, rangeBetween, reachableHexes } from '../../rules/core/routes';
import { faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { heroMaxHp } from '../../rules/inHand/damage';
import { livingFoes, medianRange, situationOf } from '../../rules/inHand/foes';
import { dangersOn, walkerOf } from '../../rules/inHand/movement';
import type { Advice } from './advice';
import { placesToGo } from './goalsAhead';
import { successors } from './successors';
import { rankedLines } from './turnPlan';
import { wayCost } from './wayCosts';

/** A line that is better advice than the bot's line. */
export interface BetterLine {
  readonly line: readonly Command[];
  /** The reason, or null if the effects of the line give the reason. */
  readonly reason: Advice | null;
}

/** Returns a line that achieves as much as the bot's line at a lower cost, or null if there is none. @param line the bot's line */
export function betterLine(play: Play, line: readonly Command[]): BetterLine | null {
  const [command] = line;
  switch (command?.type) {
    case 'play':
      return insteadOfIdle(play, command);
    case 'perform':
      return withoutWaste(play, command);
    case 'step':
      return aroundTraps(play, line);
    default:
      return null;
  }
}

type Played = Extract<Command, { type: 'play' }>;
type Performed = Extract<Command, { type: 'perform' }>;

/** Replaces an action without effect by another action or by the end of the turn. Null if the action has an effect or nothing is better. */
function insteadOfIdle(play: Play, command: Played): BetterLine | null {
  const idle = whyIdle(play, command);
  if (!idle) return null;
  const other = rankedLines(play).find(({ command: each }) => each.type === 'play' && !whyIdle(play, each));
  if (other) return { line: other.line, reason: null };
  // R25.4: if another action is left, an attack without a target can come after it, because a move may bring a target into reach.
  const isLast = (play.state.turn?.actions.length ?? 0) > 0;
  const end = legal(play).find(({ type }) => type === 'endTurn');
  return isLast && end ? { line: [end], reason: idle } : null;
}

/** Returns the reason why an action that consists only of heals or only of attacks has no effect now; null for all other actions. */
function whyIdle(play: Play, command: Played): Advice | null {
  const { book, state } = play;
  const card = state.hero.cards.find(({ id }) => id === command.card);
  if (!card) return null;
  const { abilities } = faceOf(book, card)[command.half];
  if (!command.basic && abilities.every(({ kind }) => kind === 'heal')) return isWhole(play) ? { key: 'whole' } : null;
  const onlyAttacks = command.half === 'top' && (command.basic || abilities.every(({ kind }) => kind === 'attack'));
  if (!onlyAttacks) return null;
  const canAttack = successors(play, command).some((after) => legal(after.play).some(({ type }) => type === 'attack'));
  if (canAttack) return null;
  return { key: state.hero.effects.some(({ kind }) => kind === 'disarm') ? 'enough' : 'nobody' };
}

const isWhole = ({ book, state }: Play): boolean => state.hero.hp >= heroMaxHp(book);

/**
 * Skips a heal without effect, or replaces a payment by a payment of fewer elements with the same effect. Null if nothing is wasted.
 */
function withoutWaste(play: Play, command: Performed): BetterLine | null {
  const options = legal(play);
  const { turn } = play.state;
  const ability = turn?.action?.abilities[turn.action.next];
  const skip = options.find(({ type }) => type === 'skip');
  if (ability?.kind === 'heal' && isWhole(play) && skip) return { line: [skip], reason: { key: 'whole' } };
  if (command.consume.length === 0) return null;
  const wanted = effectOf(play, command);
  const cheaper = options
    .flatMap((each) => (each.type === 'perform' && each.pay === command.pay ? [each] : []))
    .filter((each) => each.consume.length < command.consume.length && effectOf(play, each) === wanted)
    .sort((a, b) => a.consume.length - b.consume.length)[0];
  return cheaper ? { line: [cheaper], reason: { key: 'spareElements' } } : null;
}

/** Returns the effects of a command as text, without changes of cards and elements. */
function effectOf(play: Play, command: Command): string {
  const ends = successors(play, command).map(({ play: { phase, state } }) => {
    const { hp, at, effects, items, money } = state.hero;
    const { foes, fight, money: lying, flags, suffering } = state;
    return [phase, hp, at, effects, items, money, foes, fight, lying, flags, suffering];
  });
  return JSON.stringify(ends);
}

/**
 * The maximum number of additional movement points that avoiding a trap may cost: about the movement of one round. A trap costs about as
 * much HP as a round is worth.
 */
const WORTH_A_TRAP = 4;

/**
 * Returns a path without traps to the same end, or to another end that is about as near to the goals. Null if there is no such path, or if
 * the path of `line` has no traps.
 */
function aroundTraps({ book, state }: Play, line: readonly Command[]): BetterLine | null {
  const move = state.turn?.move;
  const path = line.flatMap((each) => (each.type === 'step' ? [each.to] : []));
  const end = path.at(-1);
  const springs = (way: readonly HexId[]) => dangersOn(book, state, way).some(({ kind }) => kind === 'trap');
  if (!move || end === undefined || !springs(path)) return null;
  const situation = situationOf(book, state);
  const walker = walkerOf(book, state, move);
  const isTrap = (hex: HexId) => (walker.dangersOf(hex)[0] ?? 0) > 0;
  const stepCost = (hex: HexId) => (isTrap(hex) ? Number.POSITIVE_INFINITY : walker.stepCost(hex));
  const reached = reachableHexes(situation.board, state.hero.at, move.left, { ...walker, stepCost });
  const free = [...reached].filter(([, way]) => way.canStop && !springs(way.path));
  const aims = aimsOf({ book, state });
  const far = (hex: HexId) => Math.min(99, ...aims.map((aim) => wayCost(book, hex, aim)));
  // If no attack is left in the turn, an end out of the monsters' range is as good as the given end.
  const attacks = !state.turn?.actions.some(({ half }) => half === 'top');
  const isAsNear = (hex: HexId) => {
    const isNear = isNearFoe({ book, state }, hex);
    return isNear === isNearFoe({ book, state }, end) || (!attacks && !isNear);
  };
  const asGood = free
    .filter(([hex]) => far(hex) <= far(end) + WORTH_A_TRAP && isAsNear(hex))
    .sort(([a, x], [b, y]) => far(a) - far(b) || x.cost - y.cost);
  const [, way] = free.find(([hex]) => hex === end) ?? asGood[0] ?? [];
  return way ? { line: lineOf(way), reason: { key: 'around' } } : null;
}

const lineOf = ({ path }: ReachableHex): Command[] => [
  ...path.map((to): Command => ({ type: 'step', to })),
  { type: 'stop' },
];

/** Returns the hexes that the goals need, or the hexes of the living monsters if the goals need none. */
function aimsOf({ book, state }: Pick<Play, 'book' | 'state'>): HexId[] {
  const places = placesToGo(book, state).flat();
  return places.length > 0 ? places : livingFoes(state).map(({ at }) => at);
}

function isNearFoe({ book, state }: Pick<Play, 'book' | 'state'>, hex: HexId): boolean {
  const situation = situationOf(book, state);
  return livingFoes(state).some((foe) => rangeBetween(situation, hex, foe.at) <= medianRange(book, foe));
}
