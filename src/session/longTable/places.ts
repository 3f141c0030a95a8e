/**
 * Assigns each legal command to the control that sends it: a hex, an area, half a card, the hand, or a button. Every
 * command has a control, so the player can answer every question.
 */
import { legal, type Play, send } from '../../flow/longTable/play';
import { type HexId, neighbour } from '../../rules/core/hexes';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { EventType, GameEvent } from '../../rules/longTable/events';
import { figureAt, figureOf } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import type * as tasks from '../../rules/longTable/tasks';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { lastMoveOf } from './lastMove';
import { type Way, waysOf } from './ways';

type Question = DeepReadonly<tasks.Question>;

/** What a tap on a hex does. `through`, `against`: the tap moves a figure through another figure, or against a barrier. */
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

/** What a tap on a hex can do. */
export interface Spot {
  readonly kind: SpotKind;
  /** The way that leads to this hex. */
  readonly way: Way | null;
  /**
   * A tap sends a single command if there is no way. Without commands, the figure walks the way step by step. Otherwise
   * the player chooses.
   */
  readonly commands: readonly Command[];
}

/** The legal commands, grouped by control. */
export interface Places {
  readonly spots: ReadonlyMap<HexId, Spot>;
  readonly areas: readonly CommandOf<'area'>[];
  readonly halves: readonly CommandOf<'play'>[];
  /** Commands that the player sends by selecting cards, goals or items of a hero. */
  readonly hand: readonly Command[];
  /** Commands with their own button. */
  readonly buttons: readonly Command[];
}

/**
 * The play after `perform`, if the ability in question then asks for targets, a move or a place, or affects figures
 * without a question; or the play after the last move of the turn has begun (`lastMoveOf`). A tap on a hex or figure of this preview performs
 * the ability without a separate confirmation. Null if there is nothing to preview.
 */
export function previewOf(play: Play, options: readonly Command[]): Play | null {
  const move = lastMoveOf(play, options);
  const moving = move && send(play, move);
  if (moving) return moving.ok && moving.play.state.question?.ask === 'move' ? moving.play : null;
  if (play.state.question?.ask !== 'ability' || !options.some(({ type }) => type === 'perform')) return null;
  const sent = send(play, PERFORM);
  if (!sent.ok) return null;
  const asked = sent.play.state.question?.ask;
  const isChosen = asked === 'targets' || asked === 'move' || asked === 'place';
  return isChosen || affectedFigures(play, sent.play).length > 0 ? sent.play : null;
}

const PERFORM = { type: 'perform' } as const;

/** Events that affect a target without a question, because only one target is possible. */
const COMES: ReadonlySet<EventType> = new Set(['conditionGiven', 'lienPut', 'damaged', 'finished', 'healed']);

/**
 * The figures, except the actor, that the ability in question affects without asking for targets.
 * @param ahead the play after `perform`
 */
export function affectedFigures(play: Play, ahead: Play): readonly FigureId[] {
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

/**
 * The places of a question, together with the spots and areas of the ability's preview.
 * @param ahead the play of the preview, or null if there is none
 */
export function placesWithPreview(
  play: Play,
  options: readonly Command[],
  hero: HeroId | null,
  ahead: Play | null,
): Places {
  const now = placesOf(play, options, hero);
  if (!ahead) return now;
  const { spots, areas } = placesOf(ahead, legal(ahead), hero);
  const perform = options.find(({ type }) => type === 'perform');
  const struck = affectedFigures(play, ahead).flatMap((id): [HexId, Spot][] => {
    const hex = figureOf(play.state, id)?.hex;
    return hex !== undefined && perform ? [[hex, { kind: 'target', way: null, commands: [perform] }]] : [];
  });
  // If the ability affects figures without a question, the question in the preview is a later one. The spots of that
  // question are therefore not shown yet.
  const then = struck.length > 0 ? struck : [...spots];
  return { ...now, spots: new Map([...then, ...now.spots]), areas };
}

type Place = { readonly on: 'hand' } | { readonly on: 'button' } | { readonly on: 'hex'; hex: HexId; kind: SpotKind };

const HAND: Place = { on: 'hand' };
const BUTTON: Place = { on: 'button' };

/** @param hero the hero whose tab is open; only this hero's start hexes are shown */
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

/** Adds a command to a spot, except a step to a hex that a way leads to. */
function joined(spot: Spot | undefined, kind: SpotKind, command: Command): Spot {
  if (command.type === 'step' && spot?.way) return spot;
  return { kind: spot?.kind ?? kind, way: spot?.way ?? null, commands: [...(spot?.commands ?? []), command] };
}

function placeOf({ book, state }: Play, command: Command, hero: HeroId | null): Place {
  const on = (hex: HexId | undefined, kind: SpotKind): Place =>
    hex !== undefined && book.scenario.board.hexes[hex] !== undefined ? { on: 'hex', hex, kind } : BUTTON;
  const under = (figure: string, kind: SpotKind): Place => on(figureOf(state, figure)?.hex, kind);
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
    // The start hexes of another hero are shown when that hero's tab is open.
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
    case 'forceAgainst':
      return on(stopOf(state, command.side), 'against');
    case 'pay':
      return command.hex === undefined ? BUTTON : on(command.hex, 'choice');
    case 'choose':
      if (command.option.option === 'hex') return on(command.option.hex, 'choice');
      return command.option.option === 'figure' ? under(command.option.figure, 'choice') : BUTTON;
    default:
      return BUTTON;
  }
}

/** L14.2: the hex at which a push or pull to a side is stopped; undefined if it is off the grid. */
function stopOf(state: Play['state'], side: CommandOf<'forceAgainst'>['side']): HexId | undefined {
  const force = state.question?.ask === 'force' ? state.question.force : null;
  // The state moves the figure only when its path is complete, so take the end of the path if there is one.
  const from = force?.path.at(-1) ?? figureOf(state, force?.target ?? '')?.hex;
  return from === undefined ? undefined : neighbour(from, side);
}

/** The hex that a command is about, such as the hex of the wall that stops a push; null if there is none. */
export function hexOfCommand(play: Play, command: Command): HexId | null {
  if (command.type === 'forceAgainst') return stopOf(play.state, command.side) ?? null;
  const placed = placeOf(play, command, 'hero' in command ? command.hero : null);
  return placed.on === 'hex' ? placed.hex : null;
}

interface OnMap {
  readonly preview: Play | null;
  readonly places: Pick<Places, 'spots' | 'areas'>;
  readonly options: readonly Command[];
}

/**
 * Whether a press on the map performs the ability that the question is about, because the player has to choose its target or place there. A
 * seal could then only ask for that choice.
 */
export function isPerformedOnMap({ preview, places: { spots, areas }, options }: OnMap): boolean {
  const then = preview?.state.question?.ask;
  if (then !== 'targets' && then !== 'move' && then !== 'place') return false;
  // A price can also be paid on the map.
  const ofPreview = ({ way, commands }: Spot) => way !== null || commands.some((each) => !options.includes(each));
  return [...spots.values()].filter(ofPreview).length + areas.length > 1;
}

/** Commands that the main button (the seal) can send, in order of preference. Other commands have their own buttons. */
const SEALED = ['begin', 'draw', 'perform', 'done', 'stop', 'endTurn', 'suffer', 'keep', 'proceed'] as const;

/**
 * The command of the seal, or null if none is legal. The seal does not end a turn while a card can be played. It does not
 * end a move before the first step. It does not end a move right after a door has interrupted the move (L10.1). Otherwise a
 * double press of the seal would end the move before the player has seen the dungeon room.
 * @param events the events of the last command
 */
export function sealOf(
  { buttons, halves }: Pick<Places, 'buttons' | 'halves'>,
  question: Question | null,
  events: readonly GameEvent[],
): Command | null {
  const hasDoorOpened = events.some(({ type }) => type === 'doorOpened');
  const moves = question?.ask === 'move' && (question.move.steps === 0 || hasDoorOpened);
  for (const type of SEALED) {
    if (type === 'endTurn' && halves.length > 0) continue;
    if (type === 'stop' && moves) continue;
    const found = buttons.find((each) => each.type === type);
    if (found) return found;
  }
  return null;
}
