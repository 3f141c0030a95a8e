/** What input and table read often is computed once for a play. */
import { expect, it } from 'vitest';
import { attackAllIn, placesIn, playOfMove, previewIn } from '../../../src/session/longTable/selectors';
import { PERFORM } from '../../rules/longTable/heroKit';
import { inputPlays } from './inputPlays';

const PLAYS = inputPlays();

it('gives the same preview, places and attacks for the same play, and places by hero', () => {
  const { allAhead, prepare } = PLAYS;
  for (const select of [previewIn, attackAllIn, playOfMove]) expect(select(allAhead)).toBe(select(allAhead));
  expect(previewIn(allAhead)).not.toBeNull();
  expect(placesIn(prepare, 'bailiff')).toBe(placesIn(prepare, 'bailiff'));
  expect(placesIn(prepare, 'bailiff')).not.toBe(placesIn(prepare, 'ferrywoman'));
  expect(placesIn(PLAYS.all, null)).not.toBe(placesIn(prepare, null));
});

it('L13.1: attacks on all begin with the ability, if it has not begun', () => {
  expect(attackAllIn(PLAYS.allAhead)).toEqual([PERFORM, ...(attackAllIn(PLAYS.all) ?? [])]);
  expect(attackAllIn(PLAYS.all)).toHaveLength(3);
  for (const play of [PLAYS.targetsAhead, PLAYS.targets, PLAYS.turn]) expect(attackAllIn(play)).toBeNull();
});

it('the move is decided in the preview, if there is one', () => {
  expect(playOfMove(PLAYS.moveAhead)).toBe(previewIn(PLAYS.moveAhead));
  expect(playOfMove(PLAYS.moving)).toBe(PLAYS.moving);
});
