/** Which choices and throws of a sheet are its turning points. */
import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/audit/mode';
import type { Change, Option, Sheet, SheetMove } from '../../src/audit/sheet';
import { turningPointsOf } from '../../src/audit/turningPoints';
import type { GameTypes } from '../../src/rules/core/ruleset';

const ERROR = 10;
const sure = (value: number) => ({ value, error: ERROR, samples: 16 });
const option = (value: number, isChosen: boolean, isBest: boolean): Option<GameTypes> => ({
  commands: [],
  isChosen,
  isBest,
  estimate: sure(value),
});

interface Told {
  readonly round?: number;
  /** The change through the choice; without it, the move is no choice. */
  readonly choice?: number;
  /** Whether another option is as good as the best one. */
  readonly isEqual?: boolean;
  readonly luck?: Change;
}

/** A sheet of moves that begins at 500 and whose errors are all `ERROR`. */
function sheetWith(told: readonly Told[]): Sheet<GameTypes> {
  let value = 500;
  const moves = told.map(({ round = 1, choice, isEqual = false, luck }, nth): SheetMove<GameTypes> => {
    const before = value;
    const middle = before + (choice ?? 0);
    value = middle + (luck?.by ?? 0);
    const best = Math.max(before, middle);
    const others = [option(before, false, before === best || isEqual), ...(isEqual ? [option(best, false, true)] : [])];
    return {
      nth,
      round,
      first: nth,
      next: nth + 1,
      before: sure(before),
      after: sure(value),
      choice: choice === undefined ? null : { by: choice, error: ERROR },
      luck: luck ?? null,
      drift: 0,
      options: choice === undefined ? [] : [option(middle, true, middle === best), ...others],
    };
  });
  return { startChance: 500, luck: 0, choices: 0, drift: 0, endChance: CERTAIN, moves, error: ERROR };
}

const pointsOf = (...told: readonly Told[]) =>
  turningPointsOf(sheetWith(told)).map(({ move, kind, change }) => [move.nth, kind, change.by]);

describe('the turning points', () => {
  it('name no loss that a later choice makes good before anything random happens, nor what makes it good', () => {
    expect(pointsOf({ choice: -90 }, { choice: 100 })).toEqual([]);
    expect(pointsOf({ choice: -90 }, {}, { choice: 100 })).toEqual([]);
    expect(pointsOf({ choice: -90 }, { choice: 200 })).toEqual([[1, 'choice', 200]]);
  });

  it('name no gain that a later choice gives away before anything random happens, but the choice that did so', () => {
    expect(pointsOf({ choice: 100 }, { choice: -90 })).toEqual([[1, 'choice', -90]]);
  });

  it('name both if something random happens between them, or a round ends', () => {
    const luck = { by: 0, error: ERROR };
    const both = [
      [0, 'choice', -90],
      [1, 'choice', 100],
    ];
    expect(pointsOf({ choice: -90, luck }, { choice: 100 })).toEqual(both);
    expect(pointsOf({ choice: -90 }, { choice: 100, round: 2 })).toEqual(both);
  });

  it('prefer a choice that is better than all others to a larger one with an equal alternative', () => {
    const luck = { by: 0, error: ERROR };
    const told = [
      { choice: 150, isEqual: true, luck },
      { choice: 60, luck },
    ];
    const larger = { choice: -50, luck };
    const throws = { luck: { by: 45, error: ERROR } };
    expect(pointsOf(...told)).toEqual([
      [0, 'choice', 150],
      [1, 'choice', 60],
    ]);
    expect(pointsOf(...told, larger, throws).map(([nth]) => nth)).toEqual([1, 2, 3]);
  });

  it('name a throw only if it is surer than its error', () => {
    expect(pointsOf({ luck: { by: -140, error: 80 } })).toEqual([]);
    expect(pointsOf({ luck: { by: -140, error: 60 } })).toEqual([[0, 'luck', -140]]);
  });
});
