/** Tests touches that come while the map moves by itself, and therefore hit something else than the player meant. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Slide } from '../../../src/scenes/longTable/table/Slide';
import { TableScene } from '../../../src/scenes/longTable/table/TableScene';
import { Emitter } from '../../kit/emitter';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
});
afterEach(() => void vi.useRealTimers());

const at = (y: number) => ({ orientation: 'upright', x: 0, y, scale: 1 }) as const;

it('the old position of the map is remembered while it moves, and for a moment afterwards', () => {
  const slide = new Slide();
  slide.leave(at(0), true);
  vi.advanceTimersByTime(5000);
  expect(slide.previousView()).toEqual(at(0));
  slide.arrive();
  vi.advanceTimersByTime(299);
  expect(slide.previousView()).toEqual(at(0));
  vi.advanceTimersByTime(1);
  expect(slide.previousView()).toBeNull();
});

it('during several movements in a row the start of the first one counts, until the last has ended', () => {
  const slide = new Slide();
  slide.leave(at(0), true);
  slide.arrive();
  vi.advanceTimersByTime(200);
  slide.leave(at(50), true);
  vi.advanceTimersByTime(5000);
  expect(slide.previousView()).toEqual(at(0));
  slide.arrive();
  vi.advanceTimersByTime(300);
  expect(slide.previousView()).toBeNull();
});

it('a map that jumps, or is moved by hand, has no old position', async () => {
  const slide = new Slide();
  slide.leave(at(0), false);
  slide.arrive();
  expect(slide.previousView()).toBeNull();
  await slide.whenStill();
  slide.leave(at(0), true);
  const told: string[] = [];
  void slide.whenStill().then(() => told.push('over'));
  await Promise.resolve();
  expect(told).toEqual([]);
  slide.stop();
  await Promise.resolve();
  expect([slide.previousView(), told]).toEqual([null, ['over']]);
});

/** Connects a scene with a table and an interaction; returns a function that sends it events of pointers. */
function listening(scene: TableScene, table: object, interaction: object) {
  const input = new Emitter();
  Object.assign(scene, { input, game: { events: new Emitter() }, director: { busy: false } });
  (scene as unknown as { listen(table: object, init: object): void }).listen(table, { interaction });
  return (name: string, pointer: object) => input.emit(name, pointer);
}

it('a touch that was meant for something that has moved away does nothing, but the next touch does', () => {
  const pressed: unknown[] = [];
  let slid = true;
  const scene = new TableScene();
  const table = {
    modifierDeck: { isOnDrawableCard: () => false },
    hexAt: () => 'c3',
    hasSlidFrom: () => slid,
    putCursor: () => {},
    camera: { isHeld: false },
  };
  const interaction = { mover: null, draft: { path: [] }, tapHex: (hex: unknown) => pressed.push(hex) };
  const touch = listening(scene, table, interaction);
  const tap = (time: number) => {
    const pointer = { id: 1, worldX: 40, worldY: 40, downTime: time, upTime: time + 50, button: 0 };
    touch('pointerdown', pointer);
    touch('pointerup', pointer);
  };
  tap(1000);
  expect(pressed).toEqual([]);
  slid = false;
  tap(3000);
  expect(pressed).toEqual(['c3']);
});

it('a tap whose release came late, after it was taken for a long press, means what was under it when it began', () => {
  const pressed: unknown[] = [];
  let under = 'c3';
  const scene = new TableScene();
  const table = {
    modifierDeck: { isOnDrawableCard: () => false },
    hexAt: () => under,
    hasSlidFrom: () => false,
    putCursor: () => {},
    camera: { isHeld: false },
  };
  const state = { figures: [] };
  const interaction = {
    mover: null,
    draft: { path: [] },
    play: { state },
    places: { spots: new Map() },
    // What is explained comes into view, so the map moves.
    explain: () => {},
    inspect: () => {
      under = 'd4';
    },
    tapHex: (hex: unknown) => pressed.push(hex),
  };
  const touch = listening(scene, table, interaction);
  const pointer = { id: 1, worldX: 40, worldY: 40, downTime: 1000, upTime: 1080, button: 0 };
  touch('pointerdown', pointer);
  vi.advanceTimersByTime(600);
  expect(under).toBe('d4');
  touch('pointerup', pointer);
  expect(pressed).toEqual(['c3']);
});

it('L9.1: a drawn way that is released on the map stays; released beside the map, the earlier way returns', () => {
  const path = ['c2'];
  const laid: unknown[] = [];
  const scene = new TableScene();
  const table = {
    modifierDeck: { isOnDrawableCard: () => false },
    hexAt: () => 'c3',
    hasSlidFrom: () => false,
    putCursor: () => {},
    camera: { isHeld: false, view: { scale: 1 } },
    plan: { map: { x: 0, y: 0, width: 300, height: 300 } },
  };
  const interaction = {
    mover: 'c3',
    draft: { path },
    extendPath: () => {},
    restorePath: (way: unknown) => laid.push(way),
  };
  const touch = listening(scene, table, interaction);
  const drawTo = (worldX: number, worldY: number) => {
    const begins = { id: 1, worldX: 40, worldY: 40, downTime: 1000, button: 0 };
    const ends = { id: 1, worldX, worldY, moveTime: 1500, upTime: 1600 };
    touch('pointerdown', begins);
    touch('pointermove', ends);
    touch('pointerup', ends);
  };
  drawTo(200, 200);
  expect(laid).toEqual([]);
  drawTo(200, 400);
  expect(laid).toEqual([path]);
});
