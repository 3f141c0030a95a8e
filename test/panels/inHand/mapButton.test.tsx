// @vitest-environment jsdom
/** Tests the small map in the header, two fingers that lift the map, and the pennants at the edge of a phone. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MapButton } from '../../../src/panels/inHand/hud/MapButton';
import { Pennants } from '../../../src/panels/inHand/hud/Pennants';
import type { HudPlan } from '../../../src/panels/inHand/hud/plan';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { type BookSketch, book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { idle, passage, zigzag } from '../../kit/scenes';
import { neverResized, paper, testApp } from '../kit';
import { IN_HAND_PHONE } from '../plans';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));
beforeAll(neverResized);

const opened = (sketch: BookSketch) => openInteraction(openSession(book(sketch), { save: () => {} }));

describe('the small map', () => {
  async function shown(sketch: BookSketch = { board: zigzag('@.X1.'), foes: [idle] }, exit?: string) {
    const { play } = opened(sketch);
    const at = { ...play, book: { ...play.book, scenario: { ...play.book.scenario, ...(exit ? { exit } : {}) } } };
    const { app, asked } = testApp();
    const inspector = { cancelPress: () => asked.push('cancel') } as never;
    const root = paper();
    root.id = 'hud';
    await act(() => render(<MapButton app={app as never} play={at as never} inspector={inspector} />, root));
    const touch = (type: string, heights: readonly number[], target: EventTarget = root) => {
      const touches = heights.map((clientY) => ({ clientY }));
      target.dispatchEvent(Object.assign(new Event(`touch${type}`, { bubbles: true }), { touches }));
    };
    const leave = () => act(() => render(null, root));
    return { root, asked, touch, leave };
  }

  it('shows hero, monsters, exit, rocks and floor, and opens the map', async () => {
    const { root, asked, leave } = await shown(undefined, 'e1');
    const dots = [...root.querySelectorAll('circle')];
    expect(dots.map((each) => each.getAttribute('class')).sort()).toEqual(['exit', 'floor', 'foe', 'hero', 'rock']);
    expect(dots.every((each) => Number(each.getAttribute('r')) > 1)).toBe(true);
    root.querySelector('button')?.click();
    expect(asked).toEqual(['show map']);
    await leave();
  });

  it('two fingers that both move up 40 px open the map once, and what they press is cancelled', async () => {
    const { touch, asked, leave } = await shown();
    touch('start', [300, 320]);
    touch('move', [260, 281]);
    expect(asked).toEqual([]);
    touch('move', [260, 280]);
    touch('move', [200, 200]);
    expect(asked).toEqual(['cancel', 'show map']);
    await leave();
    touch('start', [300, 320]);
    touch('move', [200, 200]);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['one finger', [300]],
    ['three fingers', [300, 300, 300]],
  ])('%s opens nothing', async (_, fingers) => {
    const { touch, asked, leave } = await shown();
    touch('start', fingers);
    touch(
      'move',
      fingers.map(() => 100),
    );
    expect(asked).toEqual([]);
    await leave();
  });

  it('fingers that were lifted, or that touch a sheet, open nothing', async () => {
    const { touch, asked, leave } = await shown();
    for (const end of ['end', 'cancel']) {
      touch('start', [300, 320]);
      touch(end, []);
      touch('move', [100, 100]);
    }
    const sheet = document.createElement('div');
    document.body.append(sheet);
    touch('start', [300, 320], sheet);
    touch('move', [100, 100], sheet);
    expect(asked).toEqual([]);
    await leave();
  });
});

describe('the pennants', () => {
  const SKETCH = { board: zigzag('@......!'), treasures: [{ number: 7 }] } as unknown as BookSketch;
  /** The hexes lie in a row, 60 px apart, so that the chest is off the screen. */
  const places = Object.fromEntries(
    ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'].map((hex, i) => [`hex:${hex}`, { x: 100 + 60 * i, y: 300 }]),
  );

  async function shown(sketch: BookSketch = SKETCH, plan: Partial<HudPlan> = {}, isLaid = true, at: object = places) {
    const { app, asked } = testApp();
    const root = paper();
    const whole = { ...IN_HAND_PHONE, composition: 'portrait', ...plan } as HudPlan;
    const inspector = { places: () => at } as never;
    await act(() =>
      render(
        <Pennants app={app as never} interaction={opened(sketch)} inspector={inspector} plan={whole} isLaid={isLaid} />,
        root,
      ),
    );
    return { pennants: [...root.querySelectorAll<HTMLElement>('.pennant')], asked };
  }

  it('point to a treasure off the screen, with the steps, and open the map', async () => {
    const { pennants, asked } = await shown();
    expect(pennants.map((each) => [each.className, each.textContent])).toEqual([['pennant chest', '7']]);
    expect(pennants[0]?.getAttribute('aria-label')).toBe('table.map.chest: table.map.steps(count=7)');
    const bearing = Number(/rotate: ([-\d.]+)deg/.exec(pennants[0]?.innerHTML ?? '')?.[1]);
    expect(bearing).toBeGreaterThan(45);
    expect(bearing).toBeLessThan(135);
    pennants[0]?.click();
    expect(asked).toEqual(['show map']);
  });

  it('say that no way leads there', async () => {
    const { pennants } = await shown({ ...SKETCH, board: zigzag('@.....#!') });
    expect([pennants[0]?.textContent, pennants[0]?.getAttribute('aria-label')]).toEqual([
      '–',
      'table.map.chest: table.map.noWay',
    ]);
  });

  it('are absent for what is on the screen, on a desktop, in combat and during an animation', async () => {
    const near = { ...places, 'hex:h1': { x: 200, y: 300 } };
    expect((await shown(SKETCH, {}, true, near)).pennants).toEqual([]);
    expect((await shown(SKETCH, { composition: 'desktop' })).pennants).toEqual([]);
    expect((await shown(SKETCH, {}, false)).pennants).toEqual([]);
    expect((await shown({ board: passage(1), foes: [idle] })).pennants).toEqual([]);
    expect((await shown(SKETCH, {}, true, {})).pennants).toEqual([]);
  });
});
