/**
 * Test kit: runs a scene without a screen. It is created on a stage, gets pointers, window events and a new window size, and closes.
 * Files that use it mock Phaser with `phaserOnStage`.
 */
import { vi } from 'vitest';
import { Stage } from './stage';

/** Sends events to listeners, as Phaser's emitters do. */
class Events {
  private ears: { name: string; hear: (...args: unknown[]) => void; self: unknown; once: boolean }[] = [];
  on = (name: string, hear: (...args: never[]) => void, self?: unknown) => this.add(name, hear, self, false);
  once = (name: string, hear: (...args: never[]) => void, self?: unknown) => this.add(name, hear, self, true);
  off = (name: string, hear: (...args: never[]) => void) => {
    this.ears = this.ears.filter((each) => each.name !== name || each.hear !== hear);
    return this;
  };
  removeAllListeners = () => {
    this.ears = [];
  };
  emit = (name: string, ...args: unknown[]) => {
    for (const each of this.ears.filter((ear) => ear.name === name)) {
      if (each.once) this.ears = this.ears.filter((ear) => ear !== each);
      each.hear.apply(each.self, args);
    }
  };
  /** How many listeners there are. */
  get count() {
    return this.ears.length;
  }
  private add(name: string, hear: (...args: never[]) => void, self: unknown, once: boolean) {
    this.ears.push({ name, hear: hear as (...args: unknown[]) => void, self, once });
    return this;
  }
}

interface At {
  readonly x: number;
  readonly y: number;
}

interface OpenedScene {
  readonly stage: Stage;
  readonly scale: Events;
  /** Sends a pointer event: `down`, `move`, `up`, `wheel`. */
  point(name: string, at: At, more?: object): void;
  tap(at: At, more?: object): void;
  /** Moves a pointer that is down from one point to the other and releases it there. */
  drag(from: At, ...to: readonly At[]): void;
  resize(width: number, height: number): void;
  /** Lets so many ms pass between two pointer events. */
  wait(ms: number): void;
  close(): void;
  /** How many listeners are left at the window, the scale and the input. */
  listeners(): number;
}

/** Opens a scene in a window of this size. `vi.unstubAllGlobals` undoes what it stubs. */
export function openScene(scene: object, data: object, [width, height] = [390, 844]): OpenedScene {
  const stage = new Stage();
  const [events, scale, input, gameEvents, page] = [
    new Events(),
    new Events(),
    new Events(),
    new Events(),
    new Events(),
  ];
  const listen = (name: string, hear: (event: Event) => void) => void page.on(name, hear as never);
  const unlisten = (name: string, hear: (event: Event) => void) => void page.off(name, hear as never);
  const size = { innerWidth: width, innerHeight: height };
  vi.stubGlobal('window', Object.assign(size, { devicePixelRatio: 1, scrollY: 0, addEventListener: listen }));
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', unlisten);
  vi.stubGlobal('dispatchEvent', (event: Event) => page.emit(event.type, event));
  vi.stubGlobal('requestAnimationFrame', (done: (now: number) => void) => setTimeout(() => done(performance.now()), 0));
  vi.stubGlobal('cancelAnimationFrame', (timer: number) => clearTimeout(timer));
  const camera = { setSize: () => camera, setOrigin: () => camera, setZoom: () => camera, setScroll: () => camera };
  const game = { events: gameEvents, loop: { delta: 16 } };
  Object.assign(scene, stage.scene, { events, scale, input, game, cameras: { main: camera } });
  const opened = scene as { init(data: object): void; create(): void };
  opened.init(data);
  opened.create();
  let time = 1000;
  const point: OpenedScene['point'] = (name, { x, y }, more = {}) => {
    time += 16;
    const times = { downTime: time, moveTime: time, upTime: time, event: { timeStamp: time } };
    const pointer = { id: 1, worldX: x, worldY: y, button: 0, buttons: 1, wasTouch: true, wasCanceled: false };
    input.emit(name === 'wheel' ? 'wheel' : `pointer${name}`, { ...pointer, ...times, ...more }, [], 0, -100);
  };
  return {
    stage,
    scale,
    point,
    tap(at, more) {
      // A tap long after the last one is no double tap.
      time += 2000;
      point('down', at, more);
      point('up', at, more);
    },
    drag(from, ...to) {
      time += 2000;
      point('down', from);
      for (const at of to) point('move', at);
      point('up', to.at(-1) ?? from);
    },
    wait(ms) {
      time += ms;
    },
    resize(wide, high) {
      Object.assign(size, { innerWidth: wide, innerHeight: high });
      scale.emit('resize');
    },
    close: () => events.emit('shutdown'),
    listeners: () => page.count + scale.count + input.count + gameEvents.count,
  };
}

/** Records calls, in order and with what was given. */
export function recordCalls() {
  const asked: string[] = [];
  const note =
    (name: string, answer?: unknown) =>
    (...given: unknown[]) => {
      asked.push([name, ...given.map((each) => JSON.stringify(each))].join(' '));
      return answer;
    };
  /** Returns the object, of which the named methods are only recorded. */
  const spied = <T extends object>(object: T, answer: unknown, names: readonly (keyof T)[]): T =>
    Object.create(object, Object.fromEntries(names.map((name) => [name, { value: note(String(name), answer) }])));
  return { asked, note, spied };
}
