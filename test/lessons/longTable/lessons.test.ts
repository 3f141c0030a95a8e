/** Lessons: each comes at its moment in the first scenario of the Long Table, once, and in no other. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { keptAs, LESSONS, type LessonId, lessonFor } from '../../../src/lessons/longTable/lessons';
import { openInteraction } from '../../../src/session/longTable/interaction';
import { openSession } from '../../../src/session/session';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';

/** Plays a game and notes each lesson the first time that it is due. */
function lessonsOf(scenario: string, seed: string): LessonId[] {
  const book = bookFor(setupFor(scenario, ['bailiff', 'ferrywoman'], { seed }));
  const interaction = openInteraction(openSession(LONG_TABLE, book, { save: () => null }));
  const given: LessonId[] = [];
  const note = () => {
    const due = lessonFor(interaction, given.map(keptAs));
    if (due) given.push(due);
  };
  /** One moment may be about several things. */
  const noteAll = () => {
    for (let before = -1; before !== given.length; ) {
      before = given.length;
      note();
    }
  };
  for (const { command } of game(book, seed)) {
    if (command?.type === 'select') {
      interaction.openTab(command.hero);
      for (const card of [command.leading, command.second]) {
        interaction.choose(card);
        note();
      }
    }
    if (command) interaction.session.dispatch(command);
    noteAll();
  }
  return given;
}

describe('the lessons of the Long Table', () => {
  const given = Array.from({ length: 6 }, (_, n) => lessonsOf('noticeOnTheDoor', `school ${n}`));

  it('come one after the other, as the evening begins', () => {
    for (const each of given) expect(each.slice(0, 5)).toEqual(['prepare', 'select', 'second', 'plan', 'others']);
  });

  it('come once each, and every one of them comes', () => {
    for (const each of given) expect(new Set(each).size).toBe(each.length);
    const all = new Set(given.flat());
    expect(LESSONS.filter((id) => !all.has(id))).toEqual([]);
  });

  it('are given in the first scenario alone', () => {
    expect(lessonsOf('goodsAndChattels', 'school')).toEqual([]);
  });
});
