/** Positions of played games at the Long Table in which the advice used to be poor, and the advice that is expected there. */
import { expect, it } from 'vitest';
import { advise } from '../../../src/bots/longTable/advise';
import { exposureOf } from '../../../src/bots/longTable/advisedLine';
import { type Play, refusal } from '../../../src/flow/longTable/play';
import type { LongTable } from '../../../src/flow/longTable/types';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { SHAPES } from '../../../src/journal/longTable/schema';
import type { Command } from '../../../src/rules/longTable/commands';
import { positionsOf, readPoorAdvice } from '../../kit/keptGames';
import { hiddenHexes } from '../../kit/longTableHidden';

const { positions, journals } = await readPoorAdvice<LongTable, Command>(
  'test/bots/longTable/poorAdvice.json',
  LONG_TABLE,
  SHAPES,
);

const at = (game: string, after: number): Play =>
  [...positionsOf(LONG_TABLE, journals.get(game))][after] ?? expect.unreachable('the game is shorter');

it.each(positions)('$game after $after: not $poor', ({ game, after, poor, was, advised, reason }) => {
  const play = at(game, after);
  const hint = advise(play) ?? expect.unreachable('it says nothing');
  expect(hint.command).toEqual(advised);
  expect(hint.reason.key).toBe(reason);
  expect(refusal(play, hint.command)).toBeNull();
  const hidden = hiddenHexes(play.book.scenario, play.state);
  expect(hint.at.filter((hex) => hidden.includes(hex))).toEqual([]);
  // The first step may stay the same when the poor part was the destination.
  if (!poor.includes('room')) expect(hint.command).not.toEqual(was);
});

it('rates a turn lower when it leaves the weakest hero of a party alone among enemies', () => {
  const play = at('noticeOnTheDoor 0', 88);
  const heroes = play.state.figures.filter(({ kind }) => kind === 'hero');
  const [weak, strong] = [...heroes].sort((a, b) => a.hp - b.hp);
  const monsters = play.state.figures.filter(({ kind }) => kind === 'monster').slice(0, 3);
  if (weak?.kind !== 'hero' || !strong) return expect.unreachable('there is no party');
  const exposure = (besides: readonly string[], helper: string) =>
    exposureOf(
      {
        ...play.state,
        figures: [
          { ...weak, hp: strong.hp - 1, hex: 'c4' },
          { ...strong, hex: helper },
          ...monsters.map((each, i) => ({ ...each, hex: besides[i] ?? 'j9' })),
        ],
      },
      weak.hero,
    );
  const [c3, c5, b4] = ['c3', 'c5', 'b4'];
  expect(exposure([c3, c5, b4], 'a9')).toBeGreaterThan(exposure([c3, c5], 'a9'));
  expect(exposure([c3, c5], 'a9')).toBeGreaterThan(0);
  expect(exposure([c3], 'a9')).toBe(0);
  expect(exposure([c3, c5, b4], 'd4')).toBe(0);
});
