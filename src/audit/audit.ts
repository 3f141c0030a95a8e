/**
 * An audit under way: which value of which move is sampled next. It is done in slices, one sample after the other; what it has found is
 * a record of plain data, with which it is resumed.
 */
import { sameWords } from '../flow/sameCommand';
import type { GameTypes, Play } from '../rules/core/ruleset';
import { type Estimate, errorOfDifference, estimateOf, type Samples } from './estimates';
import { type AuditedGame, type AuditedMode, sample } from './mode';
import { type Move, type Moves, movesOf } from './moves';

/** What an audit has found, as plain JSON. */
export interface AuditRecord<G extends GameTypes = GameTypes> {
  readonly format: 1;
  /** Of the audit's own chance. */
  readonly seed: string;
  /** By the number of a decision's move. */
  readonly options: Record<string, Options<G>>;
  /** By the number of a move: whether the fast bot would have decided the same. */
  readonly same: Record<string, boolean>;
  /** Thousandths by the name of the value. */
  readonly samples: Record<string, number[]>;
}

/** What else could have been said. */
export interface Options<G extends GameTypes> {
  /** What the fast bot says: its value is that of the position. Empty: that is what was said. */
  readonly pilot: readonly G['command'][];
  /** Neither that nor what was said: the best of the careful bot first. */
  readonly others: readonly (readonly G['command'][])[];
}

export interface Audit<G extends GameTypes> extends Moves<G> {
  readonly mode: AuditedMode<G>;
  readonly record: AuditRecord<G>;
}

export const newRecord = <G extends GameTypes>(seed: string): AuditRecord<G> => ({
  format: 1,
  seed,
  options: {},
  same: {},
  samples: {},
});

/** @throws RefusedMove for a game of other rules */
export function openAudit<G extends GameTypes>(
  mode: AuditedMode<G>,
  game: AuditedGame<G>,
  record: AuditRecord<G> = newRecord('audit'),
): Audit<G> {
  return { ...movesOf(mode, game), mode, record };
}

/** The name of a value: of what was chosen in a move, of one of the others. */
export const nameOf = {
  chosen: (move: number) => `${move} chosen`,
  other: (move: number, nth: number) => `${move} other ${nth}`,
};

/**
 * The name of the value of the position before a move. Where chance had no part in the move before it, this is the value of what was chosen
 * there: the same samples, so that no difference between two estimates of one position can pass for a choice.
 */
export function nameOfPosition<G extends GameTypes>(audit: Audit<G>, move: number): string {
  const root = rootOf(audit, move);
  for (let at = move - 1; at >= root; at -= 1) if (!isOfPilot(audit, at)) return nameOf.chosen(at);
  return `${root}`;
}

/** The name of the value of what was chosen in a move: that of the position where the pilot would have said the same. */
export function nameOfChosen<G extends GameTypes>(audit: Audit<G>, move: number): string {
  return isOfPilot(audit, move) ? nameOfPosition(audit, move) : nameOf.chosen(move);
}

/** The move from whose position a value is sampled: between it and the given one chance had no part, so all values there share their chance. */
function rootOf<G extends GameTypes>({ moves }: Audit<G>, move: number): number {
  let at = move;
  while (at > 0 && !moves[at - 1]?.isChance) at -= 1;
  return at;
}

/** Whether the fast bot would have decided the same. */
function isOfPilot<G extends GameTypes>(audit: Audit<G>, move: number): boolean {
  const { same } = audit.record;
  const played = audit.moves[move];
  const known = same[move];
  if (known !== undefined || !played) return known ?? false;
  const found = !played.isChoice || saysAll(audit, played);
  same[move] = found;
  return found;
}

function saysAll<G extends GameTypes>({ mode, record }: Audit<G>, { before, commands, decided }: Move<G>): boolean {
  const pilot = mode.pilot();
  let play: Play<G> | null = mode.redraw(before, record.seed, 0);
  return commands.slice(0, decided).every((command) => {
    if (!play || !sameWords(pilot(play), command)) return false;
    play = mode.after(play, command);
    return true;
  });
}

/** What the pilot says, a way with all its steps. */
function lineOfPilot<G extends GameTypes>({ mode, record }: Audit<G>, before: Play<G>): G['command'][] {
  const pilot = mode.pilot();
  const line: G['command'][] = [];
  let play: Play<G> | null = mode.redraw(before, record.seed, 0);
  while (play) {
    const command: G['command'] | null = pilot(play);
    if (!command || (line.length > 0 && !mode.rules.continuesAction(command))) break;
    line.push(command);
    if (!mode.rules.continuesAction(command)) break;
    play = mode.after(play, command);
  }
  return line;
}

export const PASSES = ['rough', 'fair', 'others', 'fine'] as const;
export type Pass = (typeof PASSES)[number];

export interface Progress {
  readonly pass: Pass;
  /** The move that was worked on. */
  readonly move: number;
}

/** Errors in thousandths at which a value is good enough. */
const SURE_TO = { rough: 90, fair: 40, fine: 20 } as const;
/** Samples of a value before its error is asked. */
const AT_LEAST = 8;
/** Changes in thousandths that are worth the finest pass. */
const MUCH = 30;
/** Commands that are compared in a decision, with the one that was said. */
const MOST_OPTIONS = 5;

/** Does one sample at each step; the caller stops when it likes, and the record holds what was found. */
export function* runAudit<G extends GameTypes>(audit: Audit<G>): Generator<Progress, void> {
  const { moves, mode } = audit;
  const { limits } = mode;
  const all = [...moves.keys(), ...(mode.rules.outcome(audit.end) ? [] : [moves.length])];
  for (const move of all)
    if (isEndOfRound(audit, move))
      yield* refine(audit, 'rough', move, nameOfPosition(audit, move), SURE_TO.rough, limits.rough);
  for (const move of all)
    for (const name of namesOfMove(audit, move)) yield* refine(audit, 'fair', move, name, SURE_TO.fair, limits.fair);
  for (const move of moves.keys()) {
    for (const nth of others(audit, move).keys())
      yield* refine(audit, 'others', move, nameOf.other(move, nth), SURE_TO.fair, limits.fair);
  }
  for (const move of moves.keys())
    for (const name of namesToRefine(audit, move)) yield* refine(audit, 'fine', move, name, SURE_TO.fine, limits.fine);
}

function isEndOfRound<G extends GameTypes>({ moves, end }: Audit<G>, move: number): boolean {
  const roundAt = (nth: number) => (moves[nth]?.before ?? end).state.round;
  return move === 0 || move === moves.length || roundAt(move) !== roundAt(move - 1);
}

/** Samples a value until its error is small enough. */
function* refine<G extends GameTypes>(
  audit: Audit<G>,
  pass: Pass,
  move: number,
  name: string,
  sureTo: number,
  most: number,
): Generator<Progress, void> {
  const samples = audit.record.samples[name] ?? [];
  audit.record.samples[name] = samples;
  const { before, commands } = commandsFor(audit, name);
  while (!isEnough(samples, sureTo, most)) {
    samples.push(sample(audit.mode, before, commands, audit.record.seed, samples.length));
    yield { pass, move };
  }
}

const isEnough = (samples: Samples, sureTo: number, most: number): boolean =>
  samples.length >= most || (samples.length >= AT_LEAST && estimateOf(samples).error <= sureTo);

/** From where, and with which commands first, a value is sampled. */
function commandsFor<G extends GameTypes>(audit: Audit<G>, name: string) {
  const { moves, end, record } = audit;
  const move = Number.parseInt(name, 10);
  const played = moves[move];
  const root = rootOf(audit, move);
  const before = moves[root]?.before ?? end;
  const ways = moves.slice(root, move).flatMap(({ commands }) => commands);
  if (!played || name === `${move}`) return { before, commands: ways };
  const others = record.options[move]?.others ?? [];
  const line =
    name === nameOf.chosen(move)
      ? played.commands.slice(0, played.decided)
      : (others.find((_, nth) => name === nameOf.other(move, nth)) ?? []);
  return { before, commands: [...ways, ...line] };
}

/** The position before a move, and what was chosen in it. */
function namesOfMove<G extends GameTypes>(audit: Audit<G>, move: number): string[] {
  const position = nameOfPosition(audit, move);
  return audit.moves[move]?.isChoice ? [...new Set([position, nameOfChosen(audit, move)])] : [position];
}

/** What a decision is compared with: all that is found where much changed, else the best if it is another than what was said. */
function others<G extends GameTypes>(audit: Audit<G>, move: number): Options<G>['others'] {
  const { mode, moves, record } = audit;
  const played = moves[move];
  if (!played?.isChoice) return [];
  const known = record.options[move];
  if (known) return known.others;
  const said = (line: readonly G['command'][]) => beginsWith(played.commands, line);
  const pilot = lineOfPilot(audit, played.before);
  const gain = fairValueOf(audit, nameOfChosen(audit, move)) - fairValueOf(audit, nameOfPosition(audit, move));
  const isMuch = Math.abs(gain) >= MUCH;
  const ranked = mode.ranked(mode.redraw(played.before, record.seed, 0)).slice(0, isMuch ? undefined : 1);
  const others = ranked.filter((line) => !said(line) && !beginsWith(pilot, line)).slice(0, MOST_OPTIONS - 2);
  record.options[move] = { pilot: said(pilot) ? [] : pilot, others };
  return others;
}

/** Whether one of two lists of commands is the beginning of the other. */
const beginsWith = (a: readonly object[], b: readonly object[]): boolean =>
  b.slice(0, a.length).every((each, nth) => sameWords(each, a[nth]));

const samplesOf = ({ record }: Pick<Audit<GameTypes>, 'record'>, name: string): Samples => record.samples[name] ?? [];

/**
 * The value in thousandths before the fine pass. What to sample next is decided by it, so that an audit that is resumed within that pass
 * decides as it would have without the stop.
 */
function fairValueOf<G extends GameTypes>(audit: Audit<G>, name: string): number {
  const samples = samplesOf(audit, name);
  let count = 0;
  while (count < samples.length && !isEnough(samples.slice(0, count), SURE_TO.fair, audit.mode.limits.fair)) count += 1;
  return estimateOf(samples.slice(0, count)).value;
}

/** By how much the chance to win changed across a move, chance and choice together. */
function changeAcross<G extends GameTypes>(audit: Audit<G>, move: number): number {
  const at = (nth: number) => fairValueOf(audit, nameOfPosition(audit, nth));
  return move + 1 < audit.moves.length ? at(move + 1) - at(move) : 0;
}

/** The values of a move across which much changed. */
function namesToRefine<G extends GameTypes>(audit: Audit<G>, move: number): string[] {
  const others = (audit.record.options[move]?.others ?? []).map((_, nth) => nameOf.other(move, nth));
  const beside = [...namesOfMove(audit, move), ...others];
  const chosen = fairValueOf(audit, nameOfChosen(audit, move));
  const changes = [changeAcross(audit, move), ...beside.map((name) => fairValueOf(audit, name) - chosen)];
  if (!changes.some((change) => Math.abs(change) >= MUCH)) return [];
  const next = nameOfPosition(audit, move + 1);
  return [...beside, ...(samplesOf(audit, next).length > 0 ? [next] : [])];
}

/** The estimate of a value; null: it was not sampled. */
export function found<G extends GameTypes>(audit: Audit<G>, name: string): Estimate | null {
  const samples = samplesOf(audit, name);
  return samples.length > 0 ? estimateOf(samples) : null;
}

/** The error of the difference between two values. */
export function errorBetween<G extends GameTypes>(audit: Audit<G>, a: string, b: string): number {
  return errorOfDifference(samplesOf(audit, a), samplesOf(audit, b));
}
