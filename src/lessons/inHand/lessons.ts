/**
 * Chooses the slip (a small sheet that teaches) about a command that is legal now. Slips are only about commands that the Bailiff's cards
 * do not offer, because the interactive lesson (playedLesson.ts) is played with the Bailiff. A slip that was shown is not shown again once
 * the command is no longer legal.
 */
import { legal, type Play } from '../../flow/inHand/play';
import type { Command } from '../../rules/inHand/commands';

export const LESSONS = ['shove', 'pay', 'forfeit'] as const;
export type LessonId = (typeof LESSONS)[number];

/** The only scenario that shows slips. */
const LESSON_SCENARIO = 'plotNine';

const IS_ABOUT: Readonly<Record<LessonId, (command: Command) => boolean>> = {
  shove: ({ type }) => type === 'shove',
  pay: (command) => 'pay' in command,
  forfeit: ({ type }) => type === 'forfeit',
};

/** The slip to show now; null if there is none that the player has not seen. */
export function lessonFor(play: Play, seen: readonly string[]): LessonId | null {
  if (play.book.scenario.id !== LESSON_SCENARIO) return null;
  const options = legal(play);
  return LESSONS.find((id) => !seen.includes(id) && options.some(IS_ABOUT[id])) ?? null;
}
