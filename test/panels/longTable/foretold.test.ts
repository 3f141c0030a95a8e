/** L36.9: tests that the forecast for a monster consists of the events that would happen. */
import { expect, it } from 'vitest';
import { forecastEvents } from '../../../src/panels/longTable/hud/forecastEvents';
import type { Forecast, ForecastStep } from '../../../src/rules/longTable/forecast';

const of = (...steps: unknown[]) =>
  forecastEvents({ figure: 'f1', idle: null, steps: steps as ForecastStep[] } as unknown as Forecast);
const WAY = { path: ['b1', 'c1'], cost: 3, negatives: 1 };

it('L15.8: a stunned monster stays, and nothing else is forecast', () => {
  const steps = [{ step: 'move', stays: 'rooted', way: null }] as unknown as ForecastStep[];
  expect(forecastEvents({ figure: 'f1', idle: 'stunned', steps } as unknown as Forecast)).toEqual([
    { type: 'monsterStayed', figure: 'f1', why: 'stunned', rule: 'L15.8' },
  ]);
});

it('L23.6, L23.8: forecasts the focus, or that there is none', () => {
  const chosen = { figure: 'f1', focus: 'h1', candidates: [] };
  const none = { figure: 'f1', why: 'unreachable' };
  expect(of({ step: 'focus', focus: { found: true, chosen } })).toEqual([
    { type: 'focusChosen', ...chosen, rule: 'L23.6' },
  ]);
  expect(of({ step: 'focus', focus: { found: false, none } })).toEqual([{ type: 'focusNone', ...none, rule: 'L23.8' }]);
});

it.each([
  ['move', 'L24.5'],
  ['retreat', 'L24.9'],
] as const)('%s: forecasts the way, why the monster stays, or nothing', (step, rule) => {
  expect(of({ step, stays: null, way: WAY })).toEqual([{ type: 'monsterMoved', figure: 'f1', ...WAY, rule }]);
  expect(of({ step, stays: 'inPlace', way: null })).toEqual([
    { type: 'monsterStayed', figure: 'f1', why: 'inPlace', rule: 'L24.1' },
  ]);
  expect(of({ step, stays: null, way: null })).toEqual([]);
});

it('L25.1, L25.2: forecasts the targets in their order and the place of the area, or why there is no attack', () => {
  const attack = { step: 'attack', held: null, targets: ['h2', 'h1'], placing: null };
  const expected = {
    type: 'targetsChosen',
    figure: 'f1',
    targets: ['h2', 'h1'],
    ranks: [
      { figure: 'h2', rank: 0 },
      { figure: 'h1', rank: 1 },
    ],
    rule: 'L25.2',
  };
  expect(of(attack)).toEqual([{ ...expected, placing: null }]);
  expect(of({ ...attack, placing: ['a1', 'a2'] })).toEqual([{ ...expected, placing: ['a1', 'a2'] }]);
  expect(of({ ...attack, held: 'disarmed' })).toEqual([
    { type: 'attackHeld', figure: 'f1', why: 'disarmed', rule: 'L25.1' },
  ]);
  expect(of({ step: 'line' })).toEqual([]);
});
