/**
 * Runs an audit sample by sample, and decides which value of which move to sample next. The results are a record of plain data, from which
 * an audit can be resumed.
 */
import { areEqual } from '../flow/sameCommand';
import type { GameTypes } from '../rules/core/ruleset';
import { type Estimate, errorOfDifference, estimateOf, type Samples } from './estimates';
import { type AnswerSettings, type AuditedGame, type AuditedMode, CERTAIN, playSample, playThrow } from './mode';
import { type Moves, movesOf } from './moves';
import { lineOfPilot, saysAll } from './pilot';

/**
 * The results of an audit, as plain JSON. Format 1 counted forced commands as moves; format 2 counted as choices what the page
 * answers because of the player's settings, or because there is a single target; format 3 used estimates with other weights; format 4 ended
 * samples in hand where only a long rest was left.
 */
export interface AuditRecord<G extends GameTypes = GameTypes> {
  readonly format: 5;
  /** The settings when the audit began. They are kept, because the numbers of the moves depend on them. */
  readonly settings: AnswerSettings;
  /** The seed of the audit's random generator. */
  readonly seed: string;
  /** The options of each decision, by move number. */
  readonly options: Record<string, Alternatives<G>>;
  /** Whether the fast bot would have made the same decision, by move number. */
  readonly same: Record<string, boolean>;
  /** The samples of each value, in thousandths, by the value's name. */
  readonly samples: Record<string, number[]>;
}

/** The alternatives to the player's choice in a decision. */
export interface Alternatives<G extends GameTypes> {
  /** The fast bot's choice, whose value equals the value of the position; empty if the player made the same choice. */
  readonly pilot: readonly G['command'][];
  /** The alternatives other than the fast bot's choice, sorted by the careful bot, the best first. */
  readonly others: readonly (readonly G['command'][])[];
}

/** An audit of a game: its moves, the mode and the results so far. */
export interface Audit<G extends GameTypes> extends Moves<G> {
  readonly mode: AuditedMode<G>;
  readonly record: AuditRecord<G>;
}

export const newRecord = <G extends GameTypes>(seed: string, settings: AnswerSettings = {}): AuditRecord<G> => ({
  format: 5,
  settings,
  seed,
  options: {},
  same: {},
  samples: {},
});

/** Opens an audit. @throws RefusedMove if the game was played with other rules */
export function openAudit<G extends GameTypes>(
  mode: AuditedMode<G>,
  game: AuditedGame<G>,
  record: AuditRecord<G> = newRecord('audit'),
): Audit<G> {
  return { ...movesOf(mode, game, record.settings), mode, record };
}

/**
 * The names under which the record stores the values of a move: of the player's choice (`chosen`), of the mean of all results that its
 * throw or draw could have had (`throw`), and of another option (`other`).
 */
export const nameOf = {
  chosen: (move: number) => `${move} chosen`,
  throw: (move: number) => `${move} throw`,
  other: (move: number, nth: number) => `${move} other ${nth}`,
};

/**
 * Returns the name of the value of the position before a move. If the previous move had no random result, the position has the value of the
 * previous choice and shares its samples. With separate samples, two estimates of one position could differ, and the difference would look
 * like an effect of the choice.
 */
export function nameOfPosition<G extends GameTypes>(audit: Audit<G>, move: number): string {
  const root = rootOf(audit, move);
  for (let at = move - 1; at >= root; at -= 1) if (!isOfPilot(audit, at)) return nameOf.chosen(at);
  return `${root}`;
}

/**
 * Returns the name of the value of the player's choice. If the fast bot (pilot) would make the same choice, the name is that of the
 * position's value.
 */
export function nameOfChosen<G extends GameTypes>(audit: Audit<G>, move: number): string {
  return isOfPilot(audit, move) ? nameOfPosition(audit, move) : nameOf.chosen(move);
}

/**
 * Returns the move from whose position the values of `move` are sampled: the first move after the last random result. All moves between
 * two random results share samples.
 */
function rootOf<G extends GameTypes>({ moves }: Audit<G>, move: number): number {
  let at = move;
  while (at > 0 && !moves[at - 1]?.isChance) at -= 1;
  return at;
}

/** Whether the fast bot would have made the same decision; always true of a forced move. Records the result. */
function isOfPilot<G extends GameTypes>(audit: Audit<G>, move: number): boolean {
  const { same } = audit.record;
  const played = audit.moves[move];
  const known = same[move];
  if (known !== undefined || !played) return known ?? false;
  const found = !played.isChoice || saysAll(audit.mode, audit.record.seed, played);
  same[move] = found;
  return found;
}

/**
 * The passes in order: *rough* samples the first position of each round and, if the game is not over, the last position; *fair* samples all
 * moves; *others* samples the alternatives; *fine* takes further samples for the moves with a large change (`MUCH`).
 */
export const PASSES = ['rough', 'fair', 'others', 'fine'] as const;
export type Pass = (typeof PASSES)[number];

/** How far an audit has come. */
export interface Progress {
  readonly pass: Pass;
  /** The number of the current move. */
  readonly move: number;
}

/** The standard error, in thousandths, at which a pass stops sampling a value. */
const SURE_TO = { rough: 90, fair: 40, fine: 20 } as const;
/** The minimum number of samples of a value. With fewer samples, the standard error is not considered. */
const AT_LEAST = 8;
/**
 * The minimum change of the chance to win, in thousandths, that counts as large. Only for moves with a large change, the audit compares
 * several alternatives and takes further samples in the fine pass.
 */
const MUCH = 30;
/** The maximum number of options to compare in a decision, including the player's choice. */
const MAX_OPTIONS = 5;

/** Takes one sample per step. The caller may stop after any step; the record contains the results so far. */
export function* runAudit<G extends GameTypes>(audit: Audit<G>): Generator<Progress, void> {
  const { moves, mode } = audit;
  const { limits } = mode;
  const all = [...moves.keys(), ...(mode.rules.outcome(audit.end) ? [] : [moves.length])];
  for (const move of all)
    if (isRoundBoundary(audit, move))
      yield* refine(audit, 'rough', move, nameOfPosition(audit, move), SURE_TO.rough, limits.rough);
  for (const move of all)
    for (const name of namesOfMove(audit, move)) yield* refine(audit, 'fair', move, name, SURE_TO.fair, limits.fair);
  for (const move of moves.keys()) {
    for (const nth of others(audit, move).keys())
      yield* refine(audit, 'others', move, nameOf.other(move, nth), SURE_TO.fair, limits.fair);
  }
  for (const move of moves.keys())
    for (const names of namesToRefine(audit, move)) yield* refinePair(audit, move, names);
}

/** Whether the position before a move is the first or the last of the game, or the first of a round. */
function isRoundBoundary<G extends GameTypes>({ moves, end }: Audit<G>, move: number): boolean {
  const roundAt = (nth: number) => (moves[nth]?.before ?? end).state.round;
  return move === 0 || move === moves.length || roundAt(move) !== roundAt(move - 1);
}

/** Samples a value until its standard error is small enough for the pass, or until it has `most` samples. */
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
  const sample = samplerFor(audit, name);
  while (countEnough(samples, sureTo, most) === null) {
    samples.push(sample(samples.length));
    yield { pass, move };
  }
}

/** Takes as many samples of each of two compared values as the less sure one needs, so that every sample has its pair. */
function* refinePair<G extends GameTypes>(
  audit: Audit<G>,
  move: number,
  names: readonly string[],
): Generator<Progress, void> {
  const { limits } = audit.mode;
  for (const name of names) yield* refine(audit, 'fine', move, name, SURE_TO.fine, limits.fine);
  const counts = names.map((name) => countEnough(samplesOf(audit, name), SURE_TO.fine, limits.fine) ?? 0);
  for (const name of names) {
    const samples = audit.record.samples[name] ?? [];
    const sample = samplerFor(audit, name);
    while (samples.length < Math.max(...counts)) {
      samples.push(sample(samples.length));
      yield { pass: 'fine', move };
    }
  }
}

/** Returns how many of the samples make the value sure enough, or null if all are too few. */
function countEnough(samples: Samples, sureTo: number, most: number): number | null {
  for (let count = Math.min(AT_LEAST, most); count <= samples.length; count += 1)
    if (count >= most || estimateOf(samples.slice(0, count)).error <= sureTo) return count;
  return null;
}

/** Returns the function that takes the nth sample of a value. */
function samplerFor<G extends GameTypes>(audit: Audit<G>, name: string): (nth: number) => number {
  const { mode, moves, end, record } = audit;
  const move = Number.parseInt(name, 10);
  const played = moves[move];
  if (played && name === nameOf.throw(move)) {
    const commands = played.commands.slice(0, played.revealed);
    return (nth) => playThrow(mode, played.before, commands, moves[move + 1]?.before ?? end, record.seed, nth);
  }
  const { before, commands } = commandsFor(audit, name);
  return (nth) => playSample(mode, before, commands, record.seed, nth);
}

/** Returns the position from which a value is sampled, and the commands to play first. */
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

/** Returns the names of the values of the position before a move, of the player's choice, and of its throw or draw. */
function namesOfMove<G extends GameTypes>(audit: Audit<G>, move: number): string[] {
  const played = audit.moves[move];
  return [...namesOfChoice(audit, move), ...(played?.isChance ? [nameOf.throw(move)] : [])];
}

function namesOfChoice<G extends GameTypes>(audit: Audit<G>, move: number): string[] {
  const position = nameOfPosition(audit, move);
  return audit.moves[move]?.isChoice ? [...new Set([position, nameOfChosen(audit, move)])] : [position];
}

/**
 * Returns the alternatives to compare in a decision, in addition to the fast bot's choice, and records them. If the player's choice made a
 * large change, several alternatives are compared. Otherwise only the careful bot's choice is compared, and only if it differs from the
 * choices of the player and of the fast bot.
 */
function others<G extends GameTypes>(audit: Audit<G>, move: number): Alternatives<G>['others'] {
  const { mode, moves, record } = audit;
  const played = moves[move];
  if (!played?.isChoice) return [];
  const known = record.options[move];
  if (known) return known.others;
  const said = (line: readonly G['command'][]) => beginsWith(played.commands, line);
  const [sent] = played.commands;
  if (!sent) return [];
  const pilot = lineOfPilot(mode, record.seed, played.before, sent);
  const gain = fairValueOf(audit, nameOfChosen(audit, move)) - fairValueOf(audit, nameOfPosition(audit, move));
  const isMuch = Math.abs(gain) >= MUCH;
  const ranked = mode.rankedCommands(mode.redraw(played.before, record.seed, 0), sent).slice(0, isMuch ? undefined : 1);
  const isPilots = (line: readonly G['command'][]) => pilot.length > 0 && beginsWith(pilot, line);
  const others = ranked.filter((line) => !said(line) && !isPilots(line)).slice(0, MAX_OPTIONS - 2);
  record.options[move] = { pilot: said(pilot) ? [] : pilot, others };
  return others;
}

/** Whether one of two lists of commands is the beginning of the other list. */
const beginsWith = (a: readonly object[], b: readonly object[]): boolean =>
  b.slice(0, a.length).every((each, nth) => areEqual(each, a[nth]));

const samplesOf = ({ record }: Pick<Audit<GameTypes>, 'record'>, name: string): Samples => record.samples[name] ?? [];

/**
 * Returns a value in thousandths, only from the samples before the fine pass. The value decides what to sample next, so an audit that is
 * resumed within the fine pass must calculate the same value.
 */
function fairValueOf<G extends GameTypes>(audit: Audit<G>, name: string): number {
  const samples = samplesOf(audit, name);
  return estimateOf(samples.slice(0, countEnough(samples, SURE_TO.fair, audit.mode.limits.fair) ?? undefined)).value;
}

/** Returns the change of the chance to win across a move, from luck and choice together, in thousandths; 0 for the last move. */
function changeAcross<G extends GameTypes>(audit: Audit<G>, move: number): number {
  const at = (nth: number) => fairValueOf(audit, nameOfPosition(audit, nth));
  return move + 1 < audit.moves.length ? at(move + 1) - at(move) : 0;
}

/** Returns the names of the values to refine around a move, those that are compared together; none if no change is large. */
function namesToRefine<G extends GameTypes>(audit: Audit<G>, move: number): string[][] {
  const others = (audit.record.options[move]?.others ?? []).map((_, nth) => nameOf.other(move, nth));
  const own = namesOfChoice(audit, move);
  const chosen = fairValueOf(audit, nameOfChosen(audit, move));
  const changes = [
    changeAcross(audit, move),
    luckOf(audit, move),
    ...[...own, ...others].map((name) => fairValueOf(audit, name) - chosen),
  ];
  if (!changes.some((change) => Math.abs(change) >= MUCH)) return [];
  const next = nameOfPosition(audit, move + 1);
  const ends = [...(audit.moves[move]?.isChance ? [nameOf.throw(move)] : []), next];
  return [own, ...others.map((name) => [name]), ends.filter((name) => samplesOf(audit, name).length > 0)];
}

/** Returns the change through the throw or draw of a move, in thousandths; 0 if nothing was random, or after the last move. */
function luckOf<G extends GameTypes>(audit: Audit<G>, move: number): number {
  if (!audit.moves[move]?.isChance) return 0;
  const { moves, mode, end } = audit;
  const outcome = move + 1 < moves.length ? null : mode.rules.outcome(end);
  const after = outcome ? CERTAIN * Number(outcome === 'won') : fairValueOf(audit, nameOfPosition(audit, move + 1));
  return after - fairValueOf(audit, nameOf.throw(move));
}

/** Returns the estimate of a value, or null if the value has no samples yet. */
export function estimateByName<G extends GameTypes>(audit: Audit<G>, name: string): Estimate | null {
  const samples = samplesOf(audit, name);
  return samples.length > 0 ? estimateOf(samples) : null;
}

/** Returns the estimate of a value, or null while the fair pass still takes samples of it. */
export function fairEstimateByName<G extends GameTypes>(audit: Audit<G>, name: string): Estimate | null {
  const isFair = countEnough(samplesOf(audit, name), SURE_TO.fair, audit.mode.limits.fair) !== null;
  return isFair ? estimateByName(audit, name) : null;
}

/** Whether a pass has finished the value of the position before a move. Until then a few samples make its error larger than it was before. */
export function isPositionSure<G extends GameTypes>(audit: Audit<G>, move: number): boolean {
  const name = nameOfPosition(audit, move);
  if (fairEstimateByName(audit, name)) return true;
  const isRough = countEnough(samplesOf(audit, name), SURE_TO.rough, audit.mode.limits.rough) !== null;
  return isRough && isRoundBoundary(audit, move);
}

/** Returns the standard error of the difference between two values, in thousandths. */
export function errorBetween<G extends GameTypes>(audit: Audit<G>, a: string, b: string): number {
  return errorOfDifference(samplesOf(audit, a), samplesOf(audit, b));
}
