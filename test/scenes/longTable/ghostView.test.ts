/** Tests the content of a ghost on the map: the hero's path, and the monsters' paths, attacks and labels. */
import { expect, it } from 'vitest';
import { t } from '../../../src/i18n';
import { ghostHeroView, ghostPlanView } from '../../../src/scenes/longTable/table/ghostView';
import type { GhostForecast, GhostView } from '../../../src/session/longTable/ghosts';
import { newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';

await openLongTable();
const { openChapter } = await import('../../../src/i18n');
await openChapter('board');

const { play } = newTable();
const heroes = play.state.figures.filter(({ kind }) => kind === 'hero');
const monsters = play.state.figures.filter(({ kind }) => kind === 'monster');
const [mover, other] = [heroes[0] ?? expect.unreachable(), heroes[1] ?? expect.unreachable()];
const [first, second] = [monsters[0] ?? expect.unreachable(), monsters[1] ?? expect.unreachable()];

type Strikes = readonly (readonly [target: string, mean: number])[];
const turn = (figure: string, path: readonly string[], strikes: Strikes = []) => ({
  figure,
  path,
  strikes: strikes.map(([target, mean]) => ({ target, mean })),
});
const ends = (falls: number) => ({ heroes: [{ figure: mover.id, hp: 5, left: 5, falls }] });

function planOf(
  here: readonly ReturnType<typeof turn>[],
  stay = here,
  { falls = [0, 0], risks = [] as string[], hex = 'c3' } = {},
) {
  const forecast = {
    hex: 'c3',
    stay: { turns: stay, ...ends(falls[0] ?? 0) },
    here: { turns: here, ...ends(falls[1] ?? 0) },
  } as unknown as GhostForecast;
  const ghost = { play, hero: mover.id, hex, way: { risks, path: ['b2', 'c3'] }, forecast } as unknown as GhostView;
  return ghostPlanView(ghost, forecast);
}

it('the hero’s path begins on its hex', () => {
  const ghost = { play, hero: mover.id, hex: 'c3', way: { path: ['b2', 'c3'] } } as unknown as GhostView;
  expect(ghostHeroView(ghost)).toEqual({ hero: mover.id, hex: 'c3', way: [mover.hex, 'b2', 'c3'] });
  expect(ghostHeroView({ ...ghost, hero: 'nobody' }).way).toEqual(['c3', 'b2', 'c3']);
});

it('a monster that stays has no path', () => {
  const { ways, hex } = planOf([turn(first.id, ['d1']), turn(second.id, ['e1', 'e2'])]);
  expect([ways, hex]).toEqual([[['e1', 'e2']], 'c3']);
});

it('attacks go from the end of the path to the target, the moving hero being on the ghost’s hex', () => {
  const strikes: Strikes = [
    [mover.id, 1.25],
    [other.id, 2],
    [mover.id, 1],
  ];
  const { aims } = planOf([turn(first.id, ['d1', 'd2'], strikes)]);
  expect(aims).toEqual([
    { from: 'd2', to: 'c3', damage: '2.3', changed: false },
    { from: 'd2', to: other.hex, damage: '2.0', changed: false },
  ]);
});

it('there is no attack from nowhere, on nobody, or on the own hex', () => {
  const { aims } = planOf([
    turn(first.id, [], [[mover.id, 1]]),
    turn(first.id, ['d1'], [['nobody', 1]]),
    turn(first.id, ['c3'], [[mover.id, 1]]),
  ]);
  expect(aims).toEqual([]);
});

it('an attack that would be different if the hero stayed is marked', () => {
  const { aims } = planOf([turn(first.id, ['d1'], [[mover.id, 2]])], [turn(first.id, ['d1'], [[mover.id, 1]])]);
  expect(aims.map(({ changed }) => changed)).toEqual([true]);
});

it('a monster that has no target any more shows 0, but one that never had one shows nothing', () => {
  const tags = [{ hex: 'd2', text: '0', icon: null, changed: true }];
  const had = [turn(first.id, ['d1'], [[mover.id, 1]])];
  expect(planOf([turn(first.id, ['d1', 'd2'])], had).tags).toEqual(tags);
  expect(planOf([turn(first.id, ['d1', 'd2'])]).tags).toEqual([]);
  expect(planOf([turn(first.id, [])], had).tags).toEqual([]);
  expect(planOf(had, [turn(first.id, ['d1'])]).tags).toEqual([]);
});

it('names the dangers of the way, but not the door, and none while the pointer is elsewhere', () => {
  const risks = ['trap', 'door'];
  const tag = { hex: 'c3', text: t('board.ghost.trap'), icon: null, changed: true };
  expect(planOf([], [], { risks }).tags).toEqual([tag]);
  expect(planOf([], [], { risks, hex: 'd4' }).tags).toEqual([]);
});

it.each([
  ['0.4 %', [0, 0.004], null],
  ['more than if it stayed', [0.1, 0.126], { n: 13, changed: true }],
  ['as much as if it stayed', [0.126, 0.126], { n: 13, changed: false }],
  ['less than if it stayed', [0.3, 0.126], { n: 13, changed: false }],
])('the chance that the hero falls: %s', (_, falls, expected) => {
  const tag = expected && {
    hex: 'c3',
    text: t('board.ghost.chance', { n: expected.n }),
    icon: 'dead',
    changed: expected.changed,
  };
  expect(planOf([], [], { falls }).tags).toEqual(tag ? [tag] : []);
});
