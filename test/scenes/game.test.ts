/** Tests how the canvas opens: its settings, its scenes, and whom it tells. */
import { expect, it, vi } from 'vitest';
import { openGame } from '../../src/scenes/game';

const made = vi.hoisted(() => ({
  configs: [] as Record<string, unknown>[],
  scenes: [] as unknown[],
  ready: () => {},
  watched: {} as Record<string, unknown>,
}));
vi.mock('phaser', () => ({
  default: {
    CANVAS: 1,
    AUTO: 0,
    Core: { Events: { READY: 'ready' } },
    Game: class {
      readonly events = {
        once: (name: string, then: () => void) => {
          if (name === 'ready') made.ready = then;
        },
      };
      readonly scene = { add: (key: string, scene: unknown) => made.scenes.push([key, scene]) };
      constructor(config: Record<string, unknown>) {
        made.configs.push(config);
      }
    },
  },
}));
vi.mock('../../src/scenes/canvas', () => ({
  FRAME_TIMES: { smoothStep: false },
  scaleConfig: (parent: string) => ({ parent }),
  watchDensity: (_: unknown, then: () => void) => Object.assign(made.watched, { refit: then }),
  watchContext: (_: unknown, heard: object) => Object.assign(made.watched, heard),
}));
vi.mock('../../src/scenes/frameLoop', () => ({
  sleepWhenIdle: (game: unknown) => Object.assign(made.watched, { sleeps: game }),
}));
vi.mock('../../src/scenes/core/afterFrame', () => ({
  keepFramesShort: () => Object.assign(made.watched, { short: true }),
}));
vi.mock('../../src/scenes/core/leisure', () => ({
  watchFingers: () => Object.assign(made.watched, { fingers: true }),
}));

it('opens once it is ready, with its scenes, and tells of a new size and a lost context', async () => {
  const [onRefit, onLost, onBack] = [vi.fn(), vi.fn(), vi.fn()];
  const scene = { sys: { settings: { key: 'table' } } };
  let opened: unknown = null;
  const opening = openGame({ scenes: [scene as never], usesCanvas2d: false, onRefit, onLost, onBack }).then((game) => {
    opened = game;
  });
  await Promise.resolve();
  expect([opened, made.scenes]).toEqual([null, [['table', scene]]]);
  made.ready();
  await opening;
  expect(opened).toBe(made.watched['sleeps']);
  expect(made.watched).toMatchObject({ refit: onRefit, lost: onLost, back: onBack, short: true, fingers: true });
  expect(made.configs[0]).toMatchObject({
    type: 0,
    banner: false,
    scene: [],
    scale: { parent: 'game' },
    fps: { smoothStep: false },
    audio: { noAudio: true },
    disableContextMenu: true,
    input: { activePointers: 2, windowEvents: true },
    render: { antialias: true, maxTextures: 8, autoMobileTextures: false },
  });
});

it('uses the 2D canvas on request', async () => {
  const opening = openGame({ scenes: [], usesCanvas2d: true, onRefit() {}, onLost() {}, onBack() {} });
  made.ready();
  await opening;
  expect(made.configs.at(-1)?.['type']).toBe(1);
});
