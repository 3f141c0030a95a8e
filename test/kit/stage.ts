/**
 * Test kit: a table without a screen: the real objects of the scene on a stage that only records where things are, with a clock that
 * tests control. Files that use it mock Phaser with `phaserOnStage`.
 */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Play } from '../../src/flow/inHand/play';
import type { GameEvent } from '../../src/rules/inHand/events';
import { loadIcons } from '../../src/scenes/inHand/art/icons';
import type { Table } from '../../src/scenes/inHand/table/Table';
import type { Voice } from '../../src/sound/voice';
import { recordingContext, type Stroke } from './paint';

/** The width and height of every texture, in px; scales and crops are relative to it. */
const TEXTURE = 100;

export class Thing {
  x = 0;
  y = 0;
  scaleX = 1;
  scaleY = 1;
  rotation = 0;
  alpha = 1;
  depth = 0;
  visible = true;
  name = '';
  tint: number | null = null;
  gone = false;
  get active() {
    return !this.gone;
  }
  get scale() {
    return this.scaleX;
  }
  set scale(by: number) {
    this.setScale(by);
  }
  get angle() {
    return (this.rotation * 180) / Math.PI;
  }
  set angle(degrees: number) {
    this.rotation = (degrees * Math.PI) / 180;
  }
  get displayWidth() {
    return this.scaleX * TEXTURE;
  }
  get displayHeight() {
    return this.scaleY * TEXTURE;
  }
  setPosition = (x: number, y: number) => this.with({ x, y });
  setX = (x: number) => this.with({ x });
  setY = (y: number) => this.with({ y });
  setScale = (scaleX: number, scaleY = scaleX) => this.with({ scaleX, scaleY });
  setRotation = (rotation: number) => this.with({ rotation });
  setAngle = (angle: number) => this.with({ angle });
  setAlpha = (alpha: number) => this.with({ alpha });
  setDepth = (depth: number) => this.with({ depth });
  setVisible = (visible: boolean) => this.with({ visible });
  setName = (name: string) => this.with({ name });
  setDisplaySize = (width: number, height: number) => this.setScale(width / TEXTURE, height / TEXTURE);
  setTint = (tint: number) => this.with({ tint });
  clearTint = () => this.with({ tint: null });
  setTintMode = (_: number) => this;
  setOrigin = () => this;
  willRender(_camera: unknown): boolean {
    return this.visible && this.alpha > 0;
  }
  destroy(): void {
    this.gone = true;
  }
  protected with(values: object): this {
    return Object.assign(this, values);
  }
}

/** An image. */
export class Picture extends Thing {
  /** The texture, with the canvas context on which it was painted, as in Phaser. */
  texture: { key: string; context?: unknown } = { key: '' };
  textures: { get(key: string): { context: unknown } | undefined } | null = null;
  readonly frame = { realWidth: TEXTURE, realHeight: TEXTURE };
  /** The share of its area that is drawn. */
  drawn = 1;
  setCrop = (_x: number, _y: number, width: number, height: number) =>
    this.with({ drawn: (width / TEXTURE) * (height / TEXTURE) });
  setTexture = (key: string) => this.with({ texture: { key, ...this.textures?.get(key) } });
  setFlipX = (flipped: boolean) => this.with({ name: flipped ? 'flipped' : '' });
}

class Container extends Thing {
  list: Thing[] = [];
  constructor(readonly scene: object) {
    super();
  }
  add = (things: Thing | Thing[]) => {
    const all = [things].flat();
    this.list = [...this.list.filter((each) => !all.includes(each)), ...all];
    return this;
  };
  addAt = (thing: Thing, at: number) => {
    this.list.splice(at, 0, thing);
    return this;
  };
  sendToBack = (thing: Thing) => {
    this.list = [thing, ...this.list.filter((each) => each !== thing)];
    return this;
  };
  bringToTop = (thing: Thing) => this.add(thing);
  getIndex = (thing: Thing) => this.list.indexOf(thing);
  getByName = (name: string) => this.list.find((each) => each.name === name) ?? null;
  removeAll = (destroys = false) => {
    if (destroys) for (const each of this.list) each.destroy();
    this.list = [];
    return this;
  };
}

/** The module that `vi.mock('phaser', ...)` returns. */
export const phaserOnStage = {
  default: {
    GameObjects: { Container },
    TintModes: { MULTIPLY: 0, FILL: 1, ADD: 2 },
    Core: { Events: { BLUR: 'blur' } },
    Scene: class {},
    Scale: { Events: { RESIZE: 'resize' } },
    Scenes: { Events: { POST_UPDATE: 'postupdate', SHUTDOWN: 'shutdown', DESTROY: 'destroy' } },
  },
};

interface TweenConfig {
  readonly targets: object;
  readonly duration: number;
  readonly ease: string | ((part: number) => number);
  readonly yoyo: boolean;
  onUpdate(): void;
  onComplete(): void;
  readonly [property: string]: unknown;
}

interface Tween {
  readonly config: TweenConfig;
  readonly from: Readonly<Record<string, number>>;
  readonly to: Readonly<Record<string, number>>;
  readonly began: number;
}

const SETTINGS = ['targets', 'duration', 'ease', 'yoyo', 'onUpdate', 'onComplete'];
/** The time between two frames, in ms. */
const FRAME = 10;

export class Stage {
  /** The time since the stage was made, in ms. */
  now = 0;
  /** Every image that was ever added to the scene. */
  readonly things: Picture[] = [];
  /** Called after every frame. */
  onFrame = (): void => {};
  private tweens: Tween[] = [];

  /** Returns the images whose texture keys begin with `key`, in the order in which they were added. */
  of = (key: string): Picture[] => this.things.filter(({ texture }) => texture.key.startsWith(key));
  /** Returns the texture keys of the images that were not destroyed. */
  left = (): string[] => this.things.filter(({ gone }) => !gone).map(({ texture }) => texture.key);

  readonly scene = {
    add: {
      image: (x: number, y: number, key: string) => {
        const made = new Picture();
        made.textures = this.scene.textures;
        made.setPosition(x, y).setTexture(key);
        this.things.push(made);
        return made;
      },
      existing: <T>(thing: T): T => thing,
      container: () => new Container(this.scene),
    },
    textures: texturesOnStage(),
    tweens: {
      add: (config: TweenConfig) => {
        const to = Object.fromEntries(
          Object.entries(config).filter(([name]) => !SETTINGS.includes(name)),
        ) as Tween['to'];
        const targets = config.targets as Record<string, number>;
        const from = Object.fromEntries(Object.keys(to).map((name) => [name, targets[name] ?? 0]));
        const tween = { config, from, to, began: this.now };
        this.tweens.push(tween);
        return { remove: () => void this.drop(tween), update: () => false };
      },
    },
    time: { now: 0 },
    events: { on: () => {}, once: () => {}, off: () => {} },
    sys: { isActive: () => true },
  };

  private drop(tween: Tween): void {
    this.tweens = this.tweens.filter((each) => each !== tween);
  }

  /** Runs one frame: advances the clock and all tweens. */
  private tick(): void {
    this.now += FRAME;
    for (const tween of [...this.tweens]) {
      const { config, from, to, began } = tween;
      const length = config.duration * (config.yoyo ? 2 : 1);
      const part = Math.min(1, (this.now - began) / length);
      const way = config.yoyo ? 1 - Math.abs(1 - 2 * part) : part;
      const eased = typeof config.ease === 'function' ? config.ease(way) : way;
      const values = Object.entries(to).map(([name, end]) => [
        name,
        (from[name] ?? 0) + (end - (from[name] ?? 0)) * eased,
      ]);
      Object.assign(config.targets, Object.fromEntries(values));
      config.onUpdate();
      if (part < 1) continue;
      this.drop(tween);
      config.onComplete();
    }
    this.onFrame();
  }

  /** Runs frames until a promise is resolved. @returns the time that it took, in ms */
  async until(over: Promise<unknown>): Promise<number> {
    const began = this.now;
    let done = false;
    void over.then(() => {
      done = true;
    });
    for (;;) {
      // Lets pending fetches and their continuations run.
      for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
      if (done) return this.now - began;
      if (this.tweens.length > 0) this.tick();
    }
  }

  /** Runs frames for so many ms. */
  async pass(ms: number): Promise<void> {
    for (const end = this.now + ms; this.now < end; ) {
      await new Promise((resolve) => setImmediate(resolve));
      this.tick();
    }
  }
}

function texturesOnStage() {
  const made = new Map<string, { width: number; height: number; context: unknown }>();
  const strokes = new Map<string, readonly Stroke[]>();
  return {
    /** The strokes of every painted texture, by key. */
    strokes,
    exists: (key: string) => made.has(key),
    get: (key: string) => made.get(key),
    remove: (key: string) => made.delete(key),
    createCanvas: (key: string, width: number, height: number) => {
      const painting = recordingContext();
      strokes.set(key, painting.strokes);
      const texture = {
        width,
        height,
        context: Object.assign(painting.ctx, { canvas: {} }),
        refresh: () => {},
        setSize: (w: number, h: number) => Object.assign(texture, { width: w, height: h }),
      };
      made.set(key, texture);
      return texture;
    },
  };
}

/** Stubs what the painters need from a browser; `vi.unstubAllGlobals` undoes it. */
export async function furnish(): Promise<void> {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: unknown = '') {}
      addPath() {}
    },
  );
  vi.stubGlobal('window', { devicePixelRatio: 1, addEventListener: () => {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('document', {
    documentElement: {},
    createElement: () => ({ getContext: () => recordingContext().ctx }),
  });
  const icons = readFileSync('src/scenes/inHand/art/icons.gen.json', 'utf8');
  vi.stubGlobal('fetch', async () => new Response(icons));
  await loadIcons();
}

/** Furnishes the stage for all tests of a file, and makes `Math.random` constant, on which for example the look of a throw depends. */
export function stagedAlike(): void {
  beforeAll(furnish);
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.37));
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Returns a table on a stage that shows the play `before`, and a function `show` that presents an event leading to `after`. */
export async function staged(before: Play, after: Play, { size = [390, 844], leaves = false, onTable = false } = {}) {
  const [{ Table: RealTable }, { present }, { viewOf, activityOf }, variant] = await Promise.all([
    import('../../src/scenes/inHand/table/Table'),
    import('../../src/scenes/inHand/table/presenters'),
    import('../../src/scenes/inHand/table/tableView'),
    onTable ? import('../../src/scenes/inHand/table/onTable') : null,
  ]);
  const stage = new Stage();
  const heard: GameEvent[] = [];
  const played: string[] = [];
  const sound = {
    hear: (event: GameEvent) => void heard.push(event),
    play: ({ sound }: Voice) => void played.push(sound),
    tick: () => {},
    setQuiet: (quiet: boolean) => void played.push(quiet ? 'hush' : 'unhush'),
  } as never;
  const nothing = { cards: [], path: [], basic: false };
  const table: Table = new RealTable(stage.scene as never, sound, variant);
  table.arrangement = { layoutForDie: variant?.layoutForDie ?? null, hand: 'right' };
  const [width = 390, height = 844] = size;
  table.resize(width, height, activityOf(before));
  table.fit(activityOf(before));
  table.draw(viewOf(before, nothing));
  // Only images that are added from here on count.
  stage.things.length = 0;
  const next = viewOf(after, nothing);
  const show = (event: GameEvent) =>
    present({ scene: stage.scene as never, table, sound, next, clearsAtEnd: leaves }, event);
  return { stage, table, next, heard, played, show };
}
