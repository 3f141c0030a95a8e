/** Tests that each lesson of the Long Table comes once, at its moment, in the first scenario only. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { LESSONS, type LessonId, lessonFor, settingsEntryOf } from '../../../src/lessons/longTable/lessons';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { openSession } from '../../../src/session/session';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';

/** Plays a game. @returns the lessons in the order in which they first become due */
function lessonsOf(scenario: string, seed: string): LessonId[] {
  const book = bookFor(setupFor(scenario, ['bailiff', 'ferrywoman'], { seed }));
  const interaction = openInteraction(openSession(LONG_TABLE, book, { save: () => null }));
  const given: LessonId[] = [];
  const note = () => {
    const due = lessonFor(interaction, given.map(settingsEntryOf));
    if (due) given.push(due);
  };
  /** Several lessons can be due at the same moment. */
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
        interaction.toggleCard(card);
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

  it('start with the preparation, the two cards, the plan and the other heroes', () => {
    for (const each of given) expect(each.slice(0, 5)).toEqual(['prepare', 'select', 'second', 'plan', 'others']);
  });

  it('come once each, and include every lesson', () => {
    for (const each of given) expect(new Set(each).size).toBe(each.length);
    const all = new Set(given.flat());
    expect(LESSONS.filter((id) => !all.has(id))).toEqual([]);
  });

  it('come in the first scenario only', () => {
    expect(lessonsOf('goodsAndChattels', 'school')).toEqual([]);
  });
});
