/**
 * Slips for what only another hero's cards have; the played lesson (playedLesson.ts) teaches the rest. Each slip is about a command that
 * is legal now; sending the command ends it, and a missed one is not shown later.
 */
import { legal, type Play } from '../../flow/inHand/play';
import type { Command } from '../../rules/inHand/commands';

export const LESSONS = ['shove', 'pay', 'forfeit'] as const;
export type LessonId = (typeof LESSONS)[number];

/** The name of the played lesson among the learnt lessons of the settings. */
export const PLAYED_LESSON = 'played';

/** The scenario with the slips. */
const LESSON_SCENARIO = 'plotNine';

const IS_ABOUT: Readonly<Record<LessonId, (command: Command) => boolean>> = {
  shove: ({ type }) => type === 'shove',
  pay: (command) => 'pay' in command,
  forfeit: ({ type }) => type === 'forfeit',
};

/** The slip that is due; null: none, or the player has seen it. */
export function lessonFor(play: Play, seen: readonly string[]): LessonId | null {
  if (play.book.scenario.id !== LESSON_SCENARIO) return null;
  const options = legal(play);
  return LESSONS.find((id) => !seen.includes(id) && options.some(IS_ABOUT[id])) ?? null;
}
