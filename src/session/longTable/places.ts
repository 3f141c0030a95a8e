/**
 * Where each legal command is given: on a hex, by placing an area, on a half of a card, in the hand, or by a button. Every command has its
 * place, so that no question is without an answer that can be touched.
 */
import { legal, type Play, send } from '../../flow/longTable/play';
import { type HexId, neighbour } from '../../rules/core/hexes';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { EventType } from '../../rules/longTable/events';
import { figureAt, figureOf } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import type * as tasks from '../../rules/longTable/tasks';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { type Way, waysOf } from './ways';

type Question = DeepReadonly<tasks.Question>;

export type SpotKind =
  | 'way'
  | 'target'
  | 'leaveOut'
  | 'carry'
  | 'place'
  | 'start'
  | 'force'
  | 'through'
  | 'against'
  | 'choice';

/** What can be done by touching a hex. */
export interface Spot {
  readonly kind: SpotKind;
  /** Of a way that leads here. */
  readonly way: Way | null;
  /** Empty: the way is gone step by step. Several: the player is asked which. */
  readonly commands: readonly Command[];
}

/** The commands of the question at hand, by where they are given. */
export interface Places {
  readonly spots: ReadonlyMap<HexId, Spot>;
  readonly areas: readonly CommandOf<'area'>[];
  readonly halves: readonly CommandOf<'play'>[];
  /** Given by choosing cards, goals and items of the hero whose tab is open, or of another, or cards to be lost. */
  readonly hand: readonly Command[];
  /** By a button of its own. */
  readonly buttons: readonly Command[];
}

/**
 * Where an ability that is asked about can be done at once: its targets, its ways, its area. Touching one of them does it, and spares the
 * player to say so first. Null: nothing is shown ahead.
 */
export function aheadOf(play: Play, options: readonly Command[]): Play | null {
  if (play.state.question?.ask !== 'ability' || !options.some(({ type }) => type === 'perform')) return null;
  const sent = send(play, PERFORM);
  if (!sent.ok) return null;
  const asked = sent.play.state.question?.ask;
  const isChosen = asked === 'targets' || asked === 'move' || asked === 'place';
  return isChosen || struckBy(play, sent.play).length > 0 ? sent.play : null;
}

const PERFORM = { type: 'perform' } as const;

/** What comes to a target that nobody is asked about, as there is no other. */
const COMES: ReadonlySet<EventType> = new Set(['conditionGiven', 'lienPut', 'damaged', 'finished', 'healed']);

/** Who is hit, healed or burdened by an ability that asks for no targets: all that there are, but for whoever does it. */
export function struckBy(play: Play, ahead: Play): readonly FigureId[] {
  const { question } = play.state;
  const actor = question?.ask === 'ability' ? question.action.actor : null;
  const then = ahead.state.question;
  if (then?.ask === 'targets') return [];
  if (then?.ask === 'draw' && then.strike.job.attacker === actor)
    return then.strike.job.targets.slice(then.strike.job.targets.indexOf(then.strike.target));
  if (then?.ask === 'force') return [then.force.target];
  const come = ahead.events.flatMap((event) => (COMES.has(event.type) && 'figure' in event ? [event.figure] : []));
  return [...new Set(come)].filter((id): id is FigureId => id !== null && id !== actor);
}

/** The places of a question, and those of the ability that it is about. */
export function placesWith(play: Play, options: readonly Command[], hero: HeroId | null, ahead: Play | null): Places {
  const now = placesOf(play, options, hero);
  if (!ahead) return now;
  const { spots, areas } = placesOf(ahead, legal(ahead), hero);
  const perform = options.find(({ type }) => type === 'perform');
  const struck = struckBy(play, ahead).flatMap((id): [HexId, Spot][] => {
    const hex = figureOf(play.state, id)?.hex;
    return hex !== undefined && perform ? [[hex, { kind: 'target', way: null, commands: [perform] }]] : [];
  });
  // What is asked afterwards of a target that is struck already is not asked yet.
  const then = struck.length > 0 ? struck : [...spots];
  return { ...now, spots: new Map([...then, ...now.spots]), areas };
}

type Placed = { readonly on: 'hand' } | { readonly on: 'button' } | { readonly on: 'hex'; hex: HexId; kind: SpotKind };

const HAND: Placed = { on: 'hand' };
const BUTTON: Placed = { on: 'button' };

/** @param hero whose tab is open: start hexes are shown for one hero at a time */
export function placesOf(play: Play, options: readonly Command[], hero: HeroId | null): Places {
  const spots = new Map<HexId, Spot>();
  const areas: CommandOf<'area'>[] = [];
  const halves: CommandOf<'play'>[] = [];
  const hand: Command[] = [];
  const buttons: Command[] = [];
  for (const [hex, way] of waysOf(play)) spots.set(hex, { kind: 'way', way, commands: [] });
  for (const command of options) {
    if (command.type === 'area') areas.push(command);
    else if (command.type === 'play') halves.push(command);
    else {
      const placed = placeOf(play, command, hero);
      if (placed.on === 'hand') hand.push(command);
      else if (placed.on === 'button') buttons.push(command);
      else spots.set(placed.hex, joined(spots.get(placed.hex), placed.kind, command));
    }
  }
  return { spots, areas, halves, hand, buttons };
}

/** A step is gone by its way where there is one, else by itself. */
function joined(spot: Spot | undefined, kind: SpotKind, command: Command): Spot {
  if (command.type === 'step' && spot?.way) return spot;
  return { kind: spot?.kind ?? kind, way: spot?.way ?? null, commands: [...(spot?.commands ?? []), command] };
}

function placeOf({ book, state }: Play, command: Command, hero: HeroId | null): Placed {
  const on = (hex: HexId | undefined, kind: SpotKind): Placed =>
    hex !== undefined && book.scenario.board.hexes[hex] !== undefined ? { on: 'hex', hex, kind } : BUTTON;
  const under = (figure: string, kind: SpotKind): Placed => on(figureOf(state, figure)?.hex, kind);
  switch (command.type) {
    case 'select':
    case 'takeCard':
    case 'putBack':
    case 'keepGoal':
    case 'equip':
    case 'unequip':
    case 'loseFromHand':
    case 'loseFromDiscard':
      return HAND;
    // Of another hero it is given when that one's tab is open.
    case 'start':
      return command.hero === hero ? on(command.hex, 'start') : HAND;
    case 'step':
      return on(command.to, 'way');
    case 'carry':
      return under(command.figure, 'carry');
    case 'target':
      return under(command.figure, 'target');
    case 'leaveOut':
      return under(command.figure, 'leaveOut');
    case 'place':
      return on(command.hex, 'place');
    case 'force':
      return on(command.to, figureAt(state, command.to) ? 'through' : 'force');
    case 'forceAgainst': {
      const force = state.question?.ask === 'force' ? state.question.force : null;
      // It stands where it stood until its way is known.
      const from = force?.path.at(-1) ?? figureOf(state, force?.target ?? '')?.hex;
      return on(from === undefined ? undefined : neighbour(from, command.side), 'against');
    }
    case 'pay':
      return command.hex === undefined ? BUTTON : on(command.hex, 'choice');
    case 'choose':
      if (command.option.option === 'hex') return on(command.option.hex, 'choice');
      return command.option.option === 'figure' ? under(command.option.figure, 'choice') : BUTTON;
    default:
      return BUTTON;
  }
}

/** What the seal says, the most fitting first; all else is said by slips. */
const SEALED = ['begin', 'draw', 'perform', 'done', 'stop', 'endTurn', 'suffer', 'keep', 'proceed'] as const;

/**
 * The command of the seal; null: none of them can be given. A turn with cards left in it is not ended by the seal, nor is a move given up by
 * it that has not begun.
 */
export function sealOf(
  { buttons, halves }: Pick<Places, 'buttons' | 'halves'>,
  question: Question | null,
): Command | null {
  const moves = question?.ask === 'move' && question.move.steps === 0;
  for (const type of SEALED) {
    if (type === 'endTurn' && halves.length > 0) continue;
    if (type === 'stop' && moves) continue;
    const found = buttons.find((each) => each.type === type);
    if (found) return found;
  }
  return null;
}
