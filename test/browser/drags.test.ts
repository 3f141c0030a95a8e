/** Gestures on the table with exact time stamps: rolls that hit, miss, are cancelled or leave the window; drawn ways; two fingers. */
import { describe, expect, inject, it } from 'vitest';
import type { Play } from '../../src/flow/inHand/play';
import { hexesInReach } from '../../src/session/inHand/interaction';
import { liftPlanOf } from '../../src/session/inHand/lift';
import { dragMouse, dragTouch, PROFILES, type Sample, sharedBrowser, straight, visit } from '../kit/browser';
import { idle, journalOf, type Player, replayed, throwRuler } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
const SEED = 'plot36';

const browser = await sharedBrowser();

async function seat(kind: 'phone' | 'desktop', done: (play: Play) => boolean): Promise<Player> {
  const profile = { ...PROFILES[kind], deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const player: Player = { ...(await visit(browser, profile)), touch: kind === 'phone' };
  await enterTable(player, url, SEED, done);
  return player;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

async function placeOf({ page }: Player, name: string): Promise<Place> {
  await idle(page);
  const found = await page.evaluate((key) => window.gloomholdin.places()[key], name);
  if (!found) throw new Error(`nothing on the table is called ${name}`);
  return found;
}

const commands = async ({ page }: Player) => (await journalOf(page))?.commands ?? [];
const drag = (player: Player, samples: readonly Sample[]) => (player.touch ? dragTouch : dragMouse)(player, samples);
const near = ({ x, y }: Place, dx: number, dy: number): Place => ({ x: x + dx, y: y + dy });

describe.each(['phone', 'desktop'] as const)('the ruler, on a %s', (kind) => {
  it('rolls only when it is thrown at the line', async () => {
    const player = await seat(kind, ({ phase }) => phase.endsWith('behaviour'));
    const { page, cdp, context, errors } = player;
    const before = await commands(player);
    const ruler = await placeOf(player, 'ruler');
    const home = { ...ruler };

    // A throw away from the line is a miss.
    await drag(player, straight(ruler, near(ruler, kind === 'phone' ? 30 : 120, 90), 600, 50));
    await page
      .getByText(/red line/i)
      .first()
      .waitFor();
    await idle(page);
    expect(await commands(player)).toEqual(before);
    expect(await placeOf(player, 'ruler')).toEqual(home);

    // The browser cancels a touch when a call comes in, and the window loses focus.
    if (player.touch) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [ruler] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [near(ruler, -20, -40)] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    } else {
      await page.mouse.move(ruler.x, ruler.y);
      await page.mouse.down();
      await page.mouse.move(ruler.x - 30, ruler.y - 30, { steps: 4 });
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await page.mouse.up();

      // The ruler stays in the hand when the mouse leaves the window during a drag.
      await page.mouse.move(ruler.x, ruler.y);
      await page.mouse.down();
      await page.mouse.move(ruler.x + 60, ruler.y + 60, { steps: 5 });
      await page.mouse.move(1500, 960, { steps: 5 });
      await page.mouse.up();
      await page.mouse.move(ruler.x, ruler.y);
    }
    await idle(page);
    expect(await commands(player)).toEqual(before);
    expect(await placeOf(player, 'ruler')).toEqual(home);

    // A second finger during the throw changes nothing.
    if (player.touch) {
      const line = await placeOf(player, 'line');
      const to = Math.hypot(ruler.x - line.x, ruler.y - line.y) < 200 ? near(ruler, -20, -50) : near(line, 160, 10);
      const path = straight(ruler, to, 200);
      const half = path[Math.floor(path.length / 2)] ?? ruler;
      const began = Date.now() / 1000;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[], at: number) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + at / 1000 });
      const other = { x: 40, y: 60, id: 2 };
      const first = ({ x, y }: Place) => ({ x, y, id: 1 });
      await touch('touchStart', [first(ruler)], 0);
      await touch('touchMove', [first(half)], 90);
      await touch('touchStart', [first(half), other], 100);
      await touch('touchMove', [first(to), other], 200);
      await touch('touchEnd', [other], 210);
      await touch('touchEnd', [], 220);
      await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? 0) > n, before.length);
    } else await throwRuler(player, 16);
    await idle(page);
    const after = await commands(player);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after[before.length]).toEqual({ type: 'roll' });
    // Phaser tries to prevent the browser from cancelling the touch, and the browser logs that this is impossible.
    expect(errors.filter((each) => !each.includes('touchcancel'))).toEqual([]);
    await context.close();
  });
});

it('draws a way over hexes with one finger, and undoes a decision with two', async () => {
  const player = await seat(
    'phone',
    ({ phase, state }) => phase === 'heroTurn.acting' && state.turn?.move != null && !state.fight,
  );
  const { page, cdp, context } = player;
  const journal = await journalOf(page);
  if (!journal) throw new Error('nothing is played');
  const play = replayed(journal);
  const places = await page.evaluate(() => window.gloomholdin.places());
  // Only hexes on the screen count; the edge of the screen cuts off a part of the map.
  const inside = (hex: string) => (places[`hex:${hex}`]?.x ?? 999) < 350;
  const ways = [...hexesInReach(play).values()].filter(({ canStop, path }) => canStop && path.every(inside));
  const [way] = ways.sort((a, b) => b.path.length - a.path.length);
  if (!way) throw new Error('there is no way');
  const hexes = [play.state.hero.at, ...way.path];
  const points: Place[] = hexes.map((hex) => places[`hex:${hex}`] ?? { x: 0, y: 0 });
  /** Moves a finger from hex to hex, slowly enough for the frame rate of the test machine. */
  const lead = async () => {
    // The time stamps make the finger move at once, even if the page gets the event late; a resting finger would ask for an explanation.
    let stamp = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) => {
      stamp += 0.05;
      return cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: stamp });
    };
    await touch('touchStart', points.slice(0, 1));
    for (const point of points.slice(1)) {
      await touch('touchMove', [point]);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await touch('touchEnd', []);
    await idle(page);
  };
  // Sliding on the map has the same effect, so that the arrow points at the hex next to the hero.
  const [from, step] = [points[0], points[1]];
  if (!from || !step) throw new Error('nothing to slide');
  const hold = await placeOf(player, `hex:${hexes.at(-1)}`);
  await dragTouch(player, straight(hold, near(hold, from.x - step.x, from.y - step.y), 300, 50));
  await idle(page);
  expect(await page.locator('.seal[data-says=draft]').count()).toBe(1);
  await lead();
  // The hero walks the way as soon as the finger lets go.
  await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? 0) > n, journal.commands.length);
  const walked = (await commands(player)).slice(journal.commands.length).filter(({ type }) => type === 'step');
  expect(walked).toEqual(way.path.slice(0, walked.length).map((to) => ({ type: 'step', to })));

  await idle(page);
  const said = await commands(player);
  const free = points[0] ?? { x: 195, y: 300 };
  const began = Date.now() / 1000;
  const fingers = [
    { ...free, id: 1 },
    { x: free.x + 60, y: free.y + 20, id: 2 },
  ];
  await cdp.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: fingers.slice(0, 1),
    timestamp: began,
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers, timestamp: began + 0.04 });
  await cdp.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: fingers.slice(0, 1),
    timestamp: began + 0.12,
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 0.16 });
  await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? Infinity) < n, said.length);
  expect(await commands(player)).toEqual(said.slice(0, (await commands(player)).length));
  await context.close();
});

it('a half of a card that is dropped on a hex moves the hero there; dropped elsewhere, it returns to the hand', async () => {
  const isLegal = (play: Play) =>
    play.phase === 'heroTurn.choosing' && !play.state.fight && halfThatWalks(play) !== null;
  const player = await seat('phone', isLegal);
  const { page, context, errors } = player;
  const journal = await journalOf(page);
  if (!journal) throw new Error('nothing is played');
  const play = replayed(journal);
  const half = halfThatWalks(play);
  if (!half) throw new Error('no half walks');
  const from = await placeOf(player, `card:${half.card}:lower`);
  const places = await page.evaluate(() => window.gloomholdin.places());
  const inSight = ({ x, y }: Place) => x > 20 && x < 370 && y > 110 && y < 420;
  const targets = (liftPlanOf(play, half)?.targets ?? []).flatMap((each) => (each.at === 'hex' ? [each] : []));
  const target = targets.find(({ hex }) => inSight(places[`hex:${hex}`] ?? { x: 0, y: 0 }));
  const to = places[`hex:${target?.hex}`];
  if (!target || !to) throw new Error('no hex is in sight');

  // Dropping the half over its own hand does nothing.
  await dragTouch(player, straight(from, near(from, 60, -20), 300, 50));
  await idle(page);
  expect(await commands(player)).toEqual(journal.commands);

  await dragTouch(player, straight(from, to, 300, 50));
  await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? 0) > n, journal.commands.length);
  await idle(page);
  const said = (await commands(player)).slice(journal.commands.length);
  expect(said[0]).toEqual({ type: 'play', ...half });
  expect(said.slice(1, 1 + target.path.length)).toEqual(target.path.map((step) => ({ type: 'step', to: step })));
  expect(errors.filter((each) => !each.includes('touchcancel'))).toEqual([]);
  await context.close();
});

/** The first lower half that leads to hexes. */
function halfThatWalks(play: Play) {
  const halves = play.state.hero.cards
    .filter(({ zone }) => zone === 'selected')
    .map(({ id }) => ({ card: id, half: 'bottom', basic: false }) as const);
  return halves.find((half) => liftPlanOf(play, half)?.targets.some(({ at }) => at === 'hex')) ?? null;
}
