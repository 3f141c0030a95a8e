/** Tests which hero acts or is asked, and how the map lies for a table. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { actingHero } from '../../../src/session/longTable/actingHero';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { noteOrientation, orientationOf } from '../../../src/session/longTable/mapOrientation';

const seat = (hero: string, has: object = {}) => ({ hero, exhausted: false, plan: null, ...has });
const PLANNED = { plan: { plan: 'rest' } };
const SEATS = [seat('bailiff', PLANNED), seat('ferrywoman'), seat('sexton')];

it.each<[string, object, string | null]>([
  ['the hero whom the question asks', { question: { ask: 'damage', hero: 'sexton' } }, 'sexton'],
  ['the hero whose turn it is', { turn: { figure: 'hero:bailiff' } }, 'bailiff'],
  ['in a monster’s turn, the first hero without cards', { turn: { figure: 'monster:1' } }, 'ferrywoman'],
  ['the first hero without cards', {}, 'ferrywoman'],
  ['the first hero, if all have cards', { seats: SEATS.map((each) => ({ ...each, ...PLANNED })) }, 'bailiff'],
  ['no exhausted hero', { seats: [seat('bailiff', { exhausted: true }), seat('sexton', PLANNED)] }, 'sexton'],
  ['nobody, if all are exhausted', { seats: [seat('bailiff', { exhausted: true })] }, null],
])('acts or is asked: %s', (_, state, expected) => {
  const play = { state: { question: null, turn: null, seats: SEATS, ...state } } as unknown as Play;
  expect(actingHero(play)).toBe(expected);
});

it('has the map upright until the table has drawn it otherwise', () => {
  const interaction = {} as Interaction;
  expect(orientationOf(interaction)).toBe('upright');
  noteOrientation(interaction, 'turned');
  expect(orientationOf(interaction)).toBe('turned');
  expect(orientationOf({} as Interaction)).toBe('upright');
});
