/**
 * Tests the sliding of the map: when it is released, the hex under the red arrow becomes the goal of the move if the hero can end
 * there.
 */
import { expect, it, vi } from 'vitest';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { TableScene } from '../../../src/scenes/inHand/table/TableScene';
import { hexesInReach, openInteraction } from '../../../src/session/inHand/interaction';
import { openSession } from '../../../src/session/session';
import { book } from '../../kit/books';
import { hand, idle, zigzag } from '../../kit/scenes';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);

/** The distance between the hexes of a row of the map, in px. */
const WIDE = 100;

/** A jump of 2 in a passage: the map is slid until the third hex (with the terrain `third`) is under the arrow, and released. */
function letGo(third: string) {
  const cards = hand({ bottom: [{ kind: 'move', value: 2, jump: true }] });
  const board = zigzag(`@.${third}.....1`);
  const session = openSession(IN_HAND, book({ board, foes: [idle], cards }), { save: () => {} });
  const interaction = openInteraction(session);
  interaction.send({ type: 'select', leading: 'two', second: 'one' });
  interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false });
  const [hex, way] = [...hexesInReach(interaction.play)].find(([, { path }]) => path.length === 2) ?? [];
  if (!hex || !way) return expect.unreachable('the third hex is in reach');
  const map = {
    x: -WIDE,
    y: 0,
    centreOf: () => ({ x: 0, y: 0 }),
    hexAtPoint: (x: number) => (x === WIDE ? hex : null),
  };
  const needle = { slideMap: vi.fn() };
  const motion = { run: vi.fn(async () => {}) };
  const scene = new TableScene() as unknown as { settle(from: object, table: object, of: typeof interaction): void };
  scene.settle({ x: 0, y: 0 }, { map, needle, motion }, interaction);
  return { way, path: interaction.draft.path, slidBack: motion.run.mock.calls.length > 0 };
}

it('R10.1: a hex on which the hero can end becomes the goal', () => {
  const { way, path, slidBack } = letGo('.');
  expect(way.canStop).toBe(true);
  expect([path, slidBack]).toEqual([way.path, false]);
});

it('R10.2: a hex that the hero can only pass does not become the goal, and the map slides back', () => {
  const { way, path, slidBack } = letGo('~');
  expect(way.canStop).toBe(false);
  expect([path, slidBack]).toEqual([[], true]);
});
