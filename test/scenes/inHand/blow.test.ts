/** R21.1: tests the picture of pending damage, and the hand card that the player drags into it. */
import { describe, expect, it, vi } from 'vitest';
import type { TableView } from '../../../src/scenes/inHand/table/tableView';
import { melee } from '../../kit/scenes';
import { type Picture, staged, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

type Parts = Record<'shade' | 'foot' | 'ghost' | 'frame' | 'burst', Picture> & { strikes: [Picture, Picture] };

async function shown(blow: Partial<NonNullable<TableView['blow']>> | null = {}, { size = [390, 844], ms = 0 } = {}) {
  const { play } = melee();
  const { stage, table, next } = await staged(play, play, { size: [...size] });
  table.fit('blow');
  const pending = { amount: 3, left: 5, isCancelled: false, ...blow };
  const view = { ...next, blow: blow && pending } as TableView;
  const parts = table.blow as unknown as Parts;
  const update = (change: object = {}, within = ms) =>
    table.blow.update({ ...view, blow: { ...pending, ...change } } as TableView, table.layout, within);
  table.blow.update(view, table.layout, ms);
  return { stage, table, parts, update, view, places: table.layout.blow ?? expect.unreachable('there is no place') };
}

const visible = ({ shade, foot, ghost, frame, burst, strikes }: Parts) =>
  Object.entries({ shade, foot, ghost, frame, burst, strike: strikes[0], ghostStrike: strikes[1] })
    .filter(([, each]) => each.visible)
    .map(([name]) => name);

describe('pending damage', () => {
  it('shows the burst and the HP card as it would be', async () => {
    const { parts, places } = await shown();
    expect(visible(parts)).toEqual(
      places.shade ? ['shade', 'foot', 'ghost', 'frame', 'burst'] : ['ghost', 'frame', 'burst'],
    );
    const { burst } = places;
    expect(parts.burst.x).toBeCloseTo(burst.x + burst.width / 2);
    expect(parts.burst.y + parts.burst.displayHeight / 2).toBeCloseTo(burst.y + burst.height);
    expect(parts.burst.displayHeight).toBeCloseTo(burst.height + Math.max(8, burst.y - burst.from));
    expect([parts.ghost.alpha, parts.ghost.texture.key.startsWith('blow/none')]).toEqual([0.72, false]);
  });

  it('is struck out if the answer cancels it', async () => {
    const { parts } = await shown({ isCancelled: true });
    expect(visible(parts)).toEqual(expect.arrayContaining(['strike', 'ghostStrike']));
    expect([parts.frame.visible, parts.ghost.alpha]).toEqual([false, 0.3]);
    const [strike, ghostStrike] = parts.strikes;
    expect([strike.displayWidth, strike.x]).toEqual([
      expect.closeTo(parts.burst.displayWidth),
      expect.closeTo(parts.burst.x),
    ]);
    expect(ghostStrike.x).toBeCloseTo(parts.frame.x);
  });

  it('shows the sign of death if no HP would be left', async () => {
    const { parts, update, places } = await shown({ left: 0 });
    expect([parts.ghost.texture.key.startsWith('blow/none'), parts.ghost.alpha, parts.ghost.angle]).toEqual([
      true,
      1,
      0,
    ]);
    expect(parts.ghost.x).toBeCloseTo(places.ghost.x + (63 * places.ghost.mm) / 2);
    expect([parts.frame.x, parts.frame.y]).toEqual([expect.closeTo(parts.ghost.x), expect.closeTo(parts.ghost.y)]);
    update({ left: 0, isCancelled: true });
    expect(parts.ghost.alpha).toBe(0.3);
    update({ left: 1 });
    expect(parts.ghost.texture.key.startsWith('blow/none')).toBe(false);
  });

  it('drops on its threads when it appears, but not when it is drawn again', async () => {
    const { parts, stage, update } = await shown({}, { ms: 200 });
    const above = parts.burst.y;
    expect(parts.shade.alpha).toBeLessThan(1);
    await stage.pass(260);
    expect(parts.burst.y).toBeGreaterThan(above + parts.burst.displayHeight * 0.9);
    expect(parts.shade.alpha).toBe(1);
    const { y } = parts.burst;
    update({ amount: 4 });
    expect(parts.burst.y).toBeCloseTo(y);
  });

  it('disappears completely', async () => {
    const { parts, table, view, stage } = await shown({ isCancelled: true });
    table.blow.update({ ...view, blow: null }, table.layout, 0);
    expect(visible(parts)).toEqual([]);
    table.blow.update(view, table.layout, 200);
    expect(parts.shade.alpha).toBeLessThan(1);
    await stage.pass(260);
  });
});

describe('a card that is dragged into the damage', () => {
  const pointer = (x: number, y: number, at = 0, id = 1) =>
    ({ id, worldX: x, worldY: y, event: { timeStamp: at } }) as never;
  async function held() {
    const all = await shown();
    const sprite = all.table.hand.get('three') ?? expect.unreachable('there is no card');
    const { x, y } = sprite;
    const { blow } = all.table;
    blow.grab(pointer(x + 5, y + 5), 'three', sprite);
    return { ...all, sprite, x, y, blow };
  }
  const { x: NEAR } = { x: 30 };

  it('follows its pointer and lies above all', async () => {
    const { blow, sprite, x, y } = await held();
    expect([blow.isHeld, sprite.depth]).toEqual([true, 90]);
    blow.drag(pointer(x + 25, y - 15, 16));
    expect([sprite.x, sprite.y, sprite.rotation]).toEqual([x + 20, y - 20, 0]);
    blow.drag(pointer(x + 90, y, 16, 2));
    expect(sprite.x).toBe(x + 20);
    expect(blow.release(pointer(0, 0, 16, 2))).toBeNull();
    expect(blow.isHeld).toBe(true);
    blow.cancel();
    expect([blow.isHeld, blow.release(pointer(0, 0))]).toEqual([false, null]);
  });

  it('a press that does not move is a tap', async () => {
    const { blow, x, y } = await held();
    expect(blow.release(pointer(x + 6, y + 6, 50))).toEqual({ id: 'three', how: 'tap' });
    expect(blow.isHeld).toBe(false);
  });

  it.each([
    ['left', 0, 0.5, -1, 0],
    ['right', 1, 0.5, 1, 0],
    ['top', 0.5, 0, 0, -1],
    ['bottom', 0.5, 1, 0, 1],
  ])('counts as put into the burst within 30 px of its %s side', async (_, px, py, dx, dy) => {
    for (const [out, how] of [
      [NEAR - 1, 'into'],
      [NEAR, 'beside'],
    ] as const) {
      const { blow, places } = await held();
      const { burst } = places;
      const at = { x: burst.x + burst.width * px + dx * out, y: burst.y + burst.height * py + dy * out };
      expect(blow.release(pointer(at.x, at.y, 60_000))).toEqual({ id: 'three', how });
    }
  });

  it('counts as put into the burst if it covers the middle of the burst, or is flicked upwards', async () => {
    const covering = await held();
    const { burst } = covering.places;
    covering.sprite.pointInCard = () => ({ x: 1, y: 1 }) as never;
    expect(covering.blow.release(pointer(burst.x - 200, burst.y - 200, 60_000))?.how).toBe('into');
    const slow = await held();
    const far = { x: slow.places.burst.x - 300, y: slow.y + 5 - 60 };
    expect(slow.blow.release(pointer(far.x, far.y, 101))?.how).toBe('beside');
    const fast = await held();
    expect(fast.blow.release(pointer(far.x, far.y, 99))?.how).toBe('into');
  });
});
