/** Compares named positions on the screen, and what is found at each point of a map card, with golden files. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { termsOnMap } from '../../../src/scenes/inHand/table/explainable/map';
import { landmarksOf } from '../../../src/scenes/inHand/table/landmarks';
import { book } from '../../kit/books';
import { phases } from '../../kit/phases';
import { idle, item, zigzag } from '../../kit/scenes';
import { furnish, staged } from '../../kit/stage';
import { at } from '../../kit/table';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

const BOOK = book({
  board: zigzag('@$1D.2'),
  foes: [idle, { ...idle, id: 'crow' }],
  items: [item('belt', {} as never)],
});

it.each([
  ['phone', [390, 844], false],
  ['landscape', [844, 390], false],
  ['desktop', [1440, 900], true],
] as const)('every named thing has its position: %s', async (name, size, onTable) => {
  const { play } = at(BOOK);
  const { table } = await staged(play, play, { size: [...size], onTable });
  const lines = Object.entries(landmarksOf(table, play)).map(
    ([mark, { x, y }]) => `${mark}: ${x.toFixed(1)} ${y.toFixed(1)}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./places/${name}.txt`);
});

/** The distance between two points, in mm. */
const STEP = 3;

it('R1.9: something is found at every point of a map card', async () => {
  const { play } = at(BOOK);
  const { next } = await staged(play, play);
  const lines: string[] = [];
  for (let y = 0; y <= 88; y += STEP)
    for (let x = 0; x <= 63; x += STEP) {
      const { hex, seen } = termsOnMap(next.map, next.sprites, play.state.hero.at, { x, y });
      lines.push(`${x} ${y}: ${hex ?? '-'} ${JSON.stringify(seen)}`);
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./places/map.txt');
});

/** The distance between two points of the screen, in px. */
const GRID = 13;

it.each([...phases()].map(([phase, { play }]) => [phase, play] as const))(
  'R1.9: every point of the screen is something, or bare wood: %s',
  async (phase, play) => {
    const { explainTargetAt } = await import('../../../src/scenes/inHand/table/hitTest');
    const lines: string[] = [];
    for (const [name, size, onTable] of [
      ['phone', [390, 844], false],
      ['desktop', [1440, 900], true],
    ] as const) {
      const { table } = await staged(play, play, { size: [...size], onTable });
      const found = new Map<string, number>();
      for (let y = 0; y < size[1]; y += GRID)
        for (let x = 0; x < size[0]; x += GRID) {
          const told = [explainTargetAt(table, play, x, y), table.map.hexAtPoint(x, y)].map((part) =>
            JSON.stringify(part),
          );
          const line = told.join(' on ');
          found.set(line, (found.get(line) ?? 0) + 1);
        }
      lines.push(`${name}:`, ...[...found].map(([line, times]) => `  ${times} x ${line}`).sort());
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./places/under-${phase.replace(/\W+/g, '-')}.txt`);
  },
);
