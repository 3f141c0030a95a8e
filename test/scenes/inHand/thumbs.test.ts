/**
 * Tests the drawn hands that hold the cards on a desktop: their positions in and out of a fight, for either hand. Elsewhere they
 * are not drawn.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { activityOf } from '../../../src/scenes/inHand/table/tableView';
import { book } from '../../kit/books';
import { filmed } from '../../kit/film';
import { phases } from '../../kit/phases';
import { idle, passage } from '../../kit/scenes';
import { furnish, type Picture, staged } from '../../kit/stage';
import { at } from '../../kit/table';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
vi.mock('../../../src/scenes/art/materials', async (original) => ({
  ...(await original<object>()),
  loadThumb: async () => {},
  picture: (name: string) => (name === 'thumb' ? { thumb: true } : undefined),
}));
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

const PHASES = [...phases().values()].map(({ play }) => play);
const fight = PHASES.find(({ state }) => state.fight) ?? expect.unreachable('nobody fights');
const march = at(book({ board: passage(7), foes: [idle] })).play;

it.each([
  ['desktop', [1440, 900], 'right', false],
  ['desktop, left hand', [1440, 900], 'left', false],
  ['wide', [2560, 1440], 'right', false],
  ['desktop, with a die', [1440, 900], 'right', true],
  ['phone', [390, 844], 'right', false],
] as const)('R2.1: %s', async (name, size, hand, onTable) => {
  const { Thumbs } = await import('../../../src/scenes/inHand/table/thumbs');
  const lines: string[] = [];
  for (const [when, play, then] of [
    ['in a fight', fight, march],
    ['on a march', march, fight],
  ] as const) {
    const { stage, table } = await staged(play, then, { size: [...size], onTable });
    table.arrangement = { ...table.arrangement, hand };
    table.resize(size[0], size[1], activityOf(play));
    const thumbs = await Thumbs.at(stage.scene as never, table as never);
    const over = filmed(stage, Object.fromEntries(Object.entries(thumbs ?? {}).filter(([, each]) => each?.setCrop)));
    thumbs?.place(activityOf(play), 300);
    await stage.pass(400);
    table.resize(size[0], size[1], activityOf(then));
    table.fit(activityOf(then));
    thumbs?.place(activityOf(then), 300);
    await stage.pass(400);
    lines.push(`${when}:`, ...over());
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./films/thumbs-${name.replace(/\W+/g, '-')}.txt`);
});

describe('while the ruler is thrown', () => {
  const throwing = PHASES.find((play) => activityOf(play) === 'roll') ?? expect.unreachable('nobody throws');

  it.each(['right', 'left'] as const)('the %s hand holds it until its release, then stays in place', async (hand) => {
    const { Thumbs } = await import('../../../src/scenes/inHand/table/thumbs');
    const { stage, table } = await staged(throwing, throwing, { size: [1440, 900] });
    table.arrangement = { ...table.arrangement, hand };
    table.resize(1440, 900, 'roll');
    await stage.until(table.arrange(table.view ?? expect.unreachable('nothing lies there'), 0));
    const thumbs = (await Thumbs.at(stage.scene as never, table as never)) ?? expect.unreachable('no picture');
    const { ruler } = thumbs as unknown as { ruler: Picture };
    thumbs.place('roll', 0);
    const follow = () => (thumbs as unknown as { follow(): void }).follow();
    const at = () => [ruler.x, ruler.y];
    const rest = at();
    expect([ruler.visible, ruler.alpha]).toEqual([true, 1]);
    expect(ruler.depth).toBeGreaterThan(table.monsterHp.depth);
    const { x, y } = table.monsterHp;
    table.monsterHp.setPosition(x - 200, y + 150);
    follow();
    expect(at()).toEqual(rest.map((each, i) => expect.closeTo(each + ([-200, 150][i] ?? 0), 3)));
    thumbs.openHand();
    await stage.pass(400);
    follow();
    expect([at(), ruler.alpha]).toEqual([rest.map((each) => expect.closeTo(each, 3)), 1]);
  });
});
