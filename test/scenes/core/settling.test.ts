/** Tests that the work after an animation is spread over frames: no two parts of it delay the same frame. */
import { expect, it, vi } from 'vitest';
import { type DirectedTable, Director } from '../../../src/scenes/core/Director';

const frames = vi.hoisted(() => [] as (() => void)[]);
const layouts = vi.hoisted(() => [] as (() => void)[]);
vi.mock('../../../src/scenes/core/afterFrame', () => ({
  afterFrame: (go: () => void) => go(),
  afterLayout: (go: () => void) => void layouts.push(go),
  afterNextFrame: (go: () => void) => void frames.push(go),
}));

interface View {
  readonly activity: string;
}

/** A director that has begun to show a command without events, what was done on its table, and a function that lets a frame pass. */
function settling({ moves, arranged }: { readonly moves: boolean; readonly arranged?: Promise<void> }) {
  const done: string[] = [];
  const motion = {
    isAnimating: moves,
    hurry: () => {},
    resume: () => {},
    rest: () => void done.push('rest'),
    stop: () => {},
  };
  const table: DirectedTable<View, View> = {
    motion,
    view: null,
    roller: { clear: () => {} },
    signs: { hide: () => {} },
    fit: () => {},
    paint: () => void done.push('paint'),
    async arrange() {
      done.push('arrange');
      await arranged;
    },
    draw: () => {},
    drawSigns: () => void done.push('signs'),
  };
  const NO_ANIMATION = Promise.resolve();
  const director = new Director<View, View, string>({
    table,
    viewOf: (play) => play,
    present: () => NO_ANIMATION,
    NO_ANIMATION,
    pausesAfter: () => false,
    paintAhead: () => Promise.reject(new Error('nothing is painted ahead')),
    onDrawn: () => void done.push('panels'),
    onBusy: () => {},
    steps: { wanted: () => false, onWait: () => {} },
  });
  director.show([], { activity: 'roll' });
  const pass = async () => {
    for (const go of [...layouts.splice(0), ...frames.splice(0)]) go();
    await new Promise((resolve) => setImmediate(resolve));
    return done.splice(0);
  };
  return { director, motion, pass };
}

it('given motion, when a command has been shown, then cards and poses have a frame of their own, and panels come at rest', async () => {
  const { director, pass } = settling({ moves: true });
  expect(await pass()).toEqual(['paint']);
  expect(await pass()).toEqual(['arrange', 'signs']);
  expect(director.busy).toBe(true);
  expect(await pass()).toEqual(['rest', 'panels']);
  expect(director.busy).toBe(false);
});

it('given motion, when a command comes, then its animation begins after the layout of the panels', async () => {
  const { director, pass } = settling({ moves: true });
  await new Promise((resolve) => setImmediate(resolve));
  expect([director.busy, layouts.length]).toEqual([true, 1]);
  expect(await pass()).toEqual(['paint']);
});

it('given no motion, then everything is drawn at once', async () => {
  const { pass } = settling({ moves: false });
  expect(await pass()).toEqual(['paint', 'arrange', 'signs', 'rest', 'panels']);
});

it('given a table that is left between two frames, then nothing more is drawn', async () => {
  const { director, pass } = settling({ moves: true });
  expect(await pass()).toEqual(['paint']);
  director.stop();
  expect([...(await pass()), ...(await pass())]).toEqual([]);
});

it('given a table that is left while its cards are moved, then no signs are drawn on it', async () => {
  let leave = () => {};
  const arranged = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const { director, pass } = settling({ moves: false, arranged });
  expect(await pass()).toEqual(['paint', 'arrange']);
  director.stop();
  leave();
  expect(await pass()).toEqual([]);
});
