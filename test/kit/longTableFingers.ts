/** Test kit: performs gestures at the Long Table in the real page, by touch, mouse or key, at their places on the screen. */
import type { Locator } from 'playwright-core';
import { dragMouse, dragTouch, straight, type Visit } from './browser';
import type { Gesture } from './longTableGestures';
import { lookAt } from './longTablePage';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fingers {
  readonly tap: (at: Point) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  readonly drag: (from: Point, to: Point, ms: number) => Promise<void>;
}

export const touching = (visit: Visit): Fingers => ({
  tap: ({ x, y }) => visit.page.touchscreen.tap(x, y),
  press: (button) => button.tap(),
  drag: (from, to, ms) => dragTouch(visit, straight(from, to, ms)),
});

export const clicking = (visit: Visit): Fingers => ({
  tap: ({ x, y }) => visit.page.mouse.click(x, y),
  press: (button) => button.click(),
  drag: (from, to, ms) => dragMouse(visit, straight(from, to, ms)),
});

const attribute = (name: string, value: string): string => `[${name}='${value.replaceAll("'", "\\'")}']`;

/** Performs a gesture. @param pull draws the modifier card if the gesture is on the deck */
export async function perform(
  visit: Visit,
  fingers: Fingers,
  gesture: Gesture,
  pull: (visit: Visit, fingers: Fingers) => Promise<void>,
): Promise<void> {
  const { page } = visit;
  switch (gesture.on) {
    case 'hex':
      return fingers.tap(await inSight(visit, fingers, gesture.hex));
    case 'card':
      return fingers.press(page.locator(`.fan ${attribute('data-card', gesture.card)}`));
    case 'pile':
      return fingers.press(page.locator(`.foot [data-gives=${gesture.pile}]`));
    case 'tab':
      return fingers.press(page.locator(`button${attribute('data-hero', gesture.hero)}`));
    case 'button':
      return fingers.press(page.locator(`.foot ${attribute('data-says', JSON.stringify(gesture.command))}`).first());
    case 'all':
      return fingers.press(page.locator('.foot [data-action=takeAll]'));
    case 'draft':
      return fingers.press(page.locator('.foot [data-says=draft]'));
    case 'deck':
      return pull(visit, fingers);
    case 'end':
      return fingers.press(page.locator(`.foot ${attribute('data-says', '{"type":"endTurn"}')}`).first());
  }
}

/** Returns where a hex can be touched. If a panel covers the hex, it moves the map first. */
async function inSight({ page }: Visit, fingers: Fingers, hex: string): Promise<Point> {
  for (let tries = 0; tries < 8; tries += 1) {
    const { places } = await lookAt(page);
    const at = places[hex];
    if (!at) throw new Error(`${hex} is not on the map`);
    const free = await page.evaluate((point) => {
      const isMap = (x: number, y: number) => document.elementFromPoint(x, y)?.tagName === 'CANVAS';
      const clear = (x: number, y: number) =>
        [-70, 0, 70].every((dx) => [-50, 0, 50].every((dy) => isMap(x + dx, y + dy)));
      if (isMap(point.x, point.y)) return null;
      for (let y = 60; y < innerHeight; y += 20)
        for (let x = 90; x < innerWidth - 90; x += 20) if (clear(x, y)) return { x, y };
      throw new Error('panels cover the whole map');
    }, at);
    if (free === null) return at;
    const [dx, dy] = [free.x - at.x, free.y - at.y];
    const part = Math.min(1, 60 / Math.max(Math.abs(dx), Math.abs(dy)));
    await fingers.drag(free, { x: free.x + dx * part, y: free.y + dy * part }, 120);
  }
  throw new Error(`a panel still covers ${hex} after the map was moved`);
}

/** The ways to draw a modifier card, by name. All of them draw the same card. */
export const PULLS: Readonly<Record<string, (visit: Visit, fingers: Fingers) => Promise<void>>> = {
  tap: async (visit, fingers) => fingers.tap(await deckOf(visit)),
  'a slow drag upwards': drags(0, -260, 900),
  'a flick': drags(-20, -90, 48),
  'a drag to the left': drags(-180, 0, 300),
  'a drag downwards': drags(0, 60, 200),
  'a long way about': async (visit, fingers) => {
    const deck = await deckOf(visit);
    await fingers.drag(deck, { x: deck.x - 12, y: deck.y - 20 }, 160);
    // That drag was too short: the card went back onto the deck.
    const again = await deckOf(visit);
    await fingers.drag(again, { x: 40, y: deck.y - 100 }, 1200);
  },
  'to the target': async (visit, fingers) => {
    const { places } = await lookAt(visit.page);
    const [, target] = Object.entries(places).find(([name]) => name.startsWith('chosen ')) ?? [];
    const deck = await deckOf(visit);
    await fingers.drag(deck, target ?? { x: deck.x - 100, y: deck.y - 100 }, 260);
  },
  'the seal': async ({ page }, fingers) => fingers.press(page.locator(`.foot [data-says='{"type":"draw"}']`)),
  R: ({ page }) => page.keyboard.press('r'),
  'the mirror': async ({ page }) => {
    await page.locator(`#mirror [data-command='{"type":"draw"}']`).focus();
    await page.keyboard.press('Enter');
    // The mirror covers the table while it has the focus, and takes the focus once more when the result is shown.
    await lookAt(page);
    await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  },
};

function drags(dx: number, dy: number, ms: number) {
  return async (visit: Visit, fingers: Fingers): Promise<void> => {
    const deck = await deckOf(visit);
    const height = visit.page.viewportSize()?.height ?? 0;
    await fingers.drag(deck, { x: deck.x + dx, y: Math.min(height - 4, Math.max(4, deck.y + dy)) }, ms);
  };
}

async function deckOf({ page }: Visit): Promise<Point> {
  const { deck } = (await lookAt(page)).places;
  if (!deck) throw new Error('no card can be drawn from the deck');
  return deck;
}
