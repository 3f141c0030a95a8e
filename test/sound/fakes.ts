/** Fakes of the browser's sound, which tests can inspect. */
import { vi } from 'vitest';
import type { Synthesise } from '../../src/sound/synthesiserOf';
import { samplesOf } from '../../src/sound/works';
import type { SoundHost } from '../../src/sound/world';

class FakeNode {
  connect<T>(to: T): T {
    return to;
  }
  disconnect() {}
}

class FakeGain extends FakeNode {
  gain = {
    value: 1,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    cancelScheduledValues: vi.fn(),
    setTargetAtTime: vi.fn(),
  };
}

export class FakeSource extends FakeNode {
  buffer: { readonly samples: Float32Array } | null = null;
  playbackRate = { value: 1 };
  loop = false;
  onended: (() => void) | null = null;
  start = vi.fn();
  stop = vi.fn();
}

/** The part of an AudioContext that the game uses. */
export class FakeContext {
  state: 'suspended' | 'running' = 'suspended';
  currentTime = 0;
  destination = new FakeNode();
  sources: FakeSource[] = [];
  gains: FakeGain[] = [];
  createGain() {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }
  createBuffer(_: number, length: number) {
    const samples = new Float32Array(length);
    return { samples, getChannelData: () => samples };
  }
  createBufferSource() {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }
  resume = vi.fn(async () => {
    this.state = 'running';
  });
  suspend = vi.fn(async () => {
    this.state = 'suspended';
  });
  /** The sources of effects; a source that loops belongs to a place instead. */
  get effects() {
    return this.sources.filter(({ loop }) => !loop);
  }
  get beds() {
    return this.sources.filter(({ loop }) => loop);
  }
}

/** A synthesiser that makes all sounds at once. */
export const runNow: Synthesise = (works, hear) => {
  for (const [nth, work] of works.entries()) hear(samplesOf(work), nth);
};

/** A world whose clock and timers the test controls. */
export function fakeWorld(part: Partial<SoundHost> = {}) {
  const context = new FakeContext();
  const open = vi.fn(() => context as unknown as AudioContext);
  const [laters, idles]: [(() => void)[], (() => void)[]] = [[], []];
  const timers = new Set<() => void>();
  const vibrate = vi.fn();
  const world: SoundHost = {
    open,
    vibrate,
    later: (work) => void laters.push(work),
    idle: (work) => void idles.push(work),
    after(_, work) {
      timers.add(work);
      return () => void timers.delete(work);
    },
    ...part,
  };
  const run = (works: (() => void)[]) => {
    for (let work = works.shift(); work; work = works.shift()) work();
  };
  return { world, context, open, vibrate, timers, instant: () => run(laters), rest: () => run(idles) };
}
