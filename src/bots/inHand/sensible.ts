/**
 * Corrections of the bot's choice for advice. The search compares wins and losses and is indifferent to the rest, but a
 * player is not: an action without effect, an element consumed for nothing, and a trap next to a free path are poor
 * advice.
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
import { placesToGo, wayCost } from './evaluation';
import { successors } from './successors';
import { rankedLines } from './turnPlan';

/** A better line for advice. */
export interface BetterLine {
  readonly line: readonly Command[];
  /** Null if the effect of the command is its reason. */
  readonly reason: Advice | null;
}

/** A line that achieves as much at a lower cost; null if the bot's own line is as good. */
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

/** Another card's half, or the end of the turn. */
function insteadOfIdle(play: Play, command: Played): BetterLine | null {
  const idle = whyIdle(play, command);
  if (!idle) return null;
  const other = rankedLines(play).find(({ command: each }) => each.type === 'play' && !whyIdle(play, each));
  if (other) return { line: other.line, reason: null };
  // R25.4: an attack can wait for the move after it.
  const isLast = (play.state.turn?.actions.length ?? 0) > 0;
  const end = legal(play).find(({ type }) => type === 'endTurn');
  return isLast && end ? { line: [end], reason: idle } : null;
}

/** Why an action would change nothing now; null if it would. */
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

/** The ability skipped, or done with fewer elements. */
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

/** The state after a command, without cards and elements. */
function effectOf(play: Play, command: Command): string {
  const ends = successors(play, command).map(({ play: { phase, state } }) => {
    const { hp, at, effects, items, money } = state.hero;
    const { foes, fight, money: lying, flags, suffering } = state;
    return [phase, hp, at, effects, items, money, foes, fight, lying, flags, suffering];
  });
  return JSON.stringify(ends);
}

/**
 * Movement points that a path through a trap must save: about as many as a round has, since a trap costs about as much
 * HP as a round.
 */
const WORTH_A_TRAP = 4;

/** The same end by a free path, or an end equally near to the goals. */
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
  // If no attack is left in the turn, staying out of the enemies' reach loses nothing.
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

/** Hexes with something to do: those that the goals need, and those of living monsters. */
function aimsOf({ book, state }: Pick<Play, 'book' | 'state'>): HexId[] {
  const places = placesToGo(book, state).flat();
  return places.length > 0 ? places : livingFoes(state).map(({ at }) => at);
}

function isNearFoe({ book, state }: Pick<Play, 'book' | 'state'>, hex: HexId): boolean {
  const situation = situationOf(book, state);
  return livingFoes(state).some((foe) => rangeBetween(situation, hex, foe.at) <= medianRange(book, foe));
}
