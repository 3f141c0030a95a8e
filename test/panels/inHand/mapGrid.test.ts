/** Tests the description of the map in words, with boards drawn as text. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { openChapter, setLanguage } from '../../../src/i18n';
import {
  headingOf,
  hexWords,
  relativePosition,
  thingsAround,
  walledSides,
} from '../../../src/panels/inHand/mirror/hexWords';
import { situationInWords } from '../../../src/panels/inHand/mirror/situation';
import { hexAfter } from '../../../src/panels/mirror/steering';
import { situationOf } from '../../../src/rules/inHand/foes';
import { book } from '../../kit/books';
import { hand, idle, zigzag } from '../../kit/scenes';
import { at as play } from '../../kit/table';

beforeAll(() => openChapter('mirror'));

describe('directions', () => {
  it.each([
    ['c3', 'c1', 'n'],
    ['c3', 'd2', 'ne'],
    ['c3', 'e3', 'e'],
    ['c3', 'd3', 'se'],
    ['c3', 'c5', 's'],
    ['c3', 'b3', 'sw'],
    ['c3', 'a3', 'w'],
    ['c3', 'b2', 'nw'],
  ] as const)('from %s to %s: %s', (from, to, heading) => {
    expect(headingOf(from, to)).toBe(heading);
  });

  it('are described with the number of steps', async () => {
    expect(relativePosition('c3', 'c3')).toBe('You stand here');
    expect(relativePosition('c3', 'd2')).toBe('1 step north-east');
    await setLanguage('ru');
    expect(relativePosition('c5', 'c2')).toBe('3 шага на север');
    await setLanguage('cs');
    expect(relativePosition('c5', 'c2')).toBe('3 kroky, směr sever');
    await setLanguage('en');
  });
});

describe('the table', () => {
  const chosen = play(
    book({ board: zigzag('@...1'), foes: [idle], cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) }),
  ).selects('one', 'two');

  it('names the half that is being played, while it is played', () => {
    const acting = 'You are playing the bottom of oneA.';
    expect(situationInWords(chosen.play)).not.toContain(acting);
    expect(situationInWords(chosen.plays('one', 'bottom').play)).toContain(acting);
  });
});

describe('a hex', () => {
  const walking = play(
    book({ board: zigzag('@T..1'), foes: [idle], cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) }),
  )
    .selects('one', 'two')
    .plays('one', 'bottom');

  it('is described with its contents, the way to it, and what the way triggers', () => {
    expect(hexWords(walking.play, 'b1')).toBe(
      'b1: trap. 1 step south-east. Move 1 takes you there. The trap at b1 goes off.',
    );
    expect(hexWords(walking.play, 'd1')).toBe(
      'd1: plain. 3 steps east. Move 3 takes you there. The trap at b1 goes off. A fight with the dummy begins.',
    );
    expect(hexWords(walking.play, 'e1')).toBe('e1: plain, the dummy, 6 of 6 HP. 4 steps east. Out of reach.');
    expect(hexWords(walking.play, 'a5')).toBe('Rock.');
  });

  it('is listed among the things around if something is on it', () => {
    expect(thingsAround(walking.play)).toEqual([
      '1 step south-east (b1): trap.',
      '4 steps east (e1): the dummy, 6 of 6 HP.',
    ]);
  });

  it('is described with what the scenario adds: a letter, a rule, the exit, a companion', () => {
    const opened = (scenario: string) =>
      play(bookFor({ ...book({ board: '@' }).setup, scenario, hero: 'bailiff' })).play;
    const around = (scenario: string) => thingsAround(opened(scenario)).join(' ');
    expect(around('plotNine')).toMatch(/tile \(a\), a turn that ends here: Last respects\./);
    expect(around('tuesdayShift')).toMatch(/: the exit\./);
    const holiday = opened('halfHoliday');
    expect(hexWords(holiday, holiday.book.scenario.start)).toMatch(/^\w\d: plain, Tansy/);
    expect(around('halfHoliday')).toMatch(/the goal/);
  });

  it('is described with the walls that block it', () => {
    const { play: walled } = play(
      book({
        board: String.raw`
          @   .
           /.\
          .\- .
            .
        `,
      }),
    );
    const { board } = walled.book.scenario;
    expect(walledSides(situationOf(walled.book, walled.state), 'b1')).toContain('s');
    expect(hexWords(walled, 'b1')).toMatch(/Walls: .*south/);
    expect(hexAfter(board, 'a1', { code: 'KeyS' })).toBe('a2');
  });

  it('is reached by keys, also across walls, but not across rock', () => {
    const { board } = walking.play.book.scenario;
    const from = (hex: string, code: string) => hexAfter(board, hex, { code });
    expect([from('a1', 'KeyD'), from('a1', 'ArrowRight'), from('b1', 'ArrowRight'), from('c1', 'KeyA')]).toEqual([
      'b1',
      'b1',
      'c1',
      'b1',
    ]);
    expect([from('a1', 'KeyW'), from('a1', 'ArrowLeft'), from('a1', 'KeyX')]).toEqual(['a1', 'a1', null]);
  });
});
