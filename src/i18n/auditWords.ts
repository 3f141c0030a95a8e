/** Writes the texts of the audit: labels of moves, sentences of turning points. Needs the loaded chapter `audit` and the mode's texts. */

import type { Move } from '../audit/moves';
import type { SheetMove } from '../audit/sheet';
import type { TurningPoint } from '../audit/turningPoints';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';
import { t } from '.';

/** Functions that a mode provides so that its moves can be described. */
export interface Names<G extends GameTypes> {
  label(play: Play<G>, command: G['command']): string;
  /**
   * The name of the hero whose decision a command is; null if its label says it, or if it is no hero's. Absent in a mode with one hero.
   */
  whose?(play: Play<G>, command: G['command']): string | null;
  narrate(play: Play<G>, event: G['event']): string | null;
  /**
   * One sentence for a move with too many random results to name each; null if the results are few. Absent in a mode where the results are
   * always few.
   */
  summary?(events: readonly G['event'][], after: Play<G>): string | null;
  /** Whether an event can be what turned a game. Absent in a mode where every narrated event can. */
  matters?(event: G['event']): boolean;
}

/** A game divided into moves, with the data needed to describe them. */
export interface NarratedGame<G extends GameTypes> {
  readonly moves: readonly Pick<Move<G>, 'before' | 'commands' | 'events'>[];
  readonly end: Play<G>;
  readonly mode: { readonly rules: Pick<Ruleset<G>, 'revealsChance' | 'outcome'> };
}

/** At most two sentences describe a random result: one for the result and one for its effect. */
const MAX_SENTENCES = 2;

/** The label of a decision, which can be several commands: for a path, the label of its last step. */
export function lineLabel<G extends GameTypes>(names: Names<G>, play: Play<G>, line: readonly G['command'][]): string {
  const [first] = line;
  const end = first?.type === 'step' ? line.findLast(({ type }) => type === 'step') : first;
  return end ? names.label(play, end) : '';
}

/** The label of a decision, after the name of the hero whose decision it is. */
export function decisionLabel<G extends GameTypes>(
  names: Names<G>,
  play: Play<G>,
  line: readonly G['command'][],
): string {
  const what = lineLabel(names, play, line);
  const hero = heroOf(names, play, line);
  return hero === null ? what : t('audit.whose', { hero, what });
}

const heroOf = <G extends GameTypes>(names: Names<G>, play: Play<G>, [first]: readonly G['command'][]) =>
  (first && names.whose?.(play, first)) ?? null;

/** At most `MAX_SENTENCES` sentences about the random results of a move; empty if there is no such move. */
export function chanceSentences<G extends GameTypes>(
  names: Names<G>,
  { moves, end, mode }: NarratedGame<G>,
  nth: number,
): string {
  const move = moves[nth];
  if (!move) return '';
  const after = moves[nth + 1]?.before ?? end;
  const summary = names.summary?.(move.events, after) ?? null;
  if (summary !== null) return summary;
  const shown = move.events.findIndex((event) => mode.rules.revealsChance([event]));
  const told = move.events
    .slice(Math.max(0, shown))
    .flatMap((event) => (names.matters?.(event) === false ? [] : (names.narrate(after, event) ?? [])));
  return told.slice(0, MAX_SENTENCES).join(' ');
}

/** Converts thousandths to whole percents. */
export const percents = (thousandths: number): number => Math.round(thousandths / 10);

/**
 * A change in whole percents: the difference of the two chances as they are shown, so that the numbers beside each other add up.
 * @param value the chance after the change, in thousandths
 * @param by the change in thousandths
 */
export const changeInPercents = (value: number, by: number): number => percents(value) - percents(value - by);

/** The change of a turning point in whole percents, as its sentence shows the chances. */
export const turningPercents = (point: TurningPoint<GameTypes>): number =>
  changeInPercents(point.kind === 'luck' ? point.move.after.value : point.chosen.estimate.value, point.change.by);

/**
 * What the audit's estimate of the position corrected by itself before the luck of a move, in whole percents; 0 if it is too little to show.
 * @param value the chance after the luck, in thousandths
 */
export function correctionInPercents(
  { luck, drift }: Pick<SheetMove<GameTypes>, 'luck' | 'drift'>,
  value: number,
): number {
  return luck ? changeInPercents(value - luck.by, drift) : 0;
}

/**
 * A sentence about a turning point: the random result or the choice, with the chance to win before and after it. The sentence about a
 * choice also names the best other option, with its chance to win.
 */
export function turningSentence<G extends GameTypes>(
  names: Names<G>,
  audit: NarratedGame<G>,
  point: TurningPoint<G>,
): string {
  const { nth, after } = point.move;
  if (point.kind === 'luck') {
    const middle = after.value - point.change.by;
    return t('audit.chance', {
      what: chanceSentences(names, audit, nth),
      before: percents(middle),
      after: percents(after.value),
    });
  }
  const play = audit.moves[nth]?.before ?? audit.end;
  const what = lineLabel(names, play, point.chosen.commands);
  const chance = percents(point.chosen.estimate.value);
  const other = lineLabel(names, play, point.other.commands);
  const otherChance = percents(point.other.estimate.value);
  const before = percents(point.move.before.value);
  const how = point.change.by < 0 ? 'worse' : point.other.isBest ? 'equal' : 'better';
  const hero = heroOf(names, play, point.chosen.commands);
  const yours = hero === null ? t('audit.yourChoice') : t('audit.yourChoiceFor', { hero });
  return t(`audit.${how}`, { yours, what, before, chance, other, otherChance });
}
