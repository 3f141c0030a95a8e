/** Tests what monsters and heroes say at the Long Table. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { EventOf, GameEvent } from '../../../src/rules/longTable/events';
import { cuesOf } from '../../../src/session/longTable/speech';
import { pickLine } from '../../../src/session/speech';
import { game, randomBook } from '../../kit/longTableGames';
import { textsIn } from '../../kit/texts';

/** The first plays of a random game. */
function playsOf(seed: string, most: number): Play[] {
  const plays: Play[] = [];
  for (const { play } of game(randomBook(seed), seed)) {
    plays.push(play);
    if (plays.length >= most) break;
  }
  return plays;
}

const PLAYS = playsOf('speech', 300);

/** A play during a round, with heroes on the map. */
const MIDST = PLAYS.find(({ state }) => state.round > 0 && state.figures.some(({ kind }) => kind === 'hero'));

/** The lines that this event causes in that play. */
function linesFor(event: GameEvent): string[] {
  return MIDST ? cuesOf(MIDST, { ...MIDST, events: [event] }).flatMap(({ lines }) => lines) : [];
}

const DRAWN: EventOf<'modifiersDrawn'> = {
  type: 'modifiersDrawn',
  deck: 'monsters',
  figure: '',
  target: '',
  cards: [],
  counted: [0],
  mode: 'plain',
  advantage: [],
  disadvantage: [],
  decided: 'L12.2',
  rule: 'L12.2',
};

describe('speech in a game of the Long Table', () => {
  const hero = MIDST?.state.figures.find(({ kind }) => kind === 'hero');
  const name = hero?.kind === 'hero' ? hero.hero : '';

  it('says no line twice, and only existing lines', () => {
    const said = new Set<string>();
    const lines = PLAYS.flatMap((play, i) => {
      const spoken = pickLine(cuesOf(PLAYS[i - 1] ?? play, play), said, String(i));
      if (spoken) said.add(spoken.line);
      return spoken ? [spoken.line] : [];
    });
    const texts = textsIn('en');
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !texts.has(`tableVoices.${line}`))).toEqual([]);
  });

  it('distinguishes a miss from a critical hit, by the card that counts', () => {
    const figure = hero?.id ?? '';
    expect(linesFor({ ...DRAWN, figure, cards: ['null'] })).toEqual([`hero.${name}.miss`]);
    expect(linesFor({ ...DRAWN, figure, cards: ['2x'] })).toEqual([`hero.${name}.critical`]);
    expect(linesFor({ ...DRAWN, figure, cards: ['+1', 'null'] })).toEqual([]);
  });

  it('comments on an escape at 1 HP', () => {
    const damaged = {
      type: 'damaged',
      figure: hero?.id ?? '',
      n: 2,
      by: null,
      source: { from: 'perk' },
      rule: 'L20.1',
    } as const;
    expect(linesFor({ ...damaged, hp: 1 })).toEqual([`hero.${name}.escape`]);
    expect(linesFor({ ...damaged, hp: 2 })).toEqual([]);
  });
});
