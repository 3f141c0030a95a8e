/** Tests the animation of drawn modifier cards: each kind has its own effect, and none remains on the table. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Baker } from '../../../src/scenes/core/Baker';
import { Motion } from '../../../src/scenes/core/Motion';
import type { ModifierCardView } from '../../../src/scenes/longTable/art/modifier';
import { cardEffectOf } from '../../../src/scenes/longTable/table/cardEffects';
import { type DrawnCards, ModifierDeck } from '../../../src/scenes/longTable/table/ModifierDeck';
import { furnish, type Picture, Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

const face = (id: string, over: Partial<ModifierCardView> = {}): ModifierCardView => ({
  id,
  value: id,
  rolling: false,
  icons: [],
  counts: true,
  ...over,
});
const BLESS = face('bless', { value: '2x' });
const CURSE = face('curse', { value: 'null' });
const ROLLING = face('rolling +1', { value: '+1', rolling: true });

const boxOf = ({ x, y, displayWidth, displayHeight }: Picture) => ({ x, y, displayWidth, displayHeight });

/** The width of an open card above the table, in px. */
const OPENED = 66 * 1.35;
const ROOM = { x: 0, y: 100, width: 390, height: 400 };

/** Draws these cards, and records in every frame what is visible. */
async function drawn(
  faces: readonly ModifierCardView[],
  mode: DrawnCards['mode'] = 'plain',
  speed = 1,
  to = { x: 200, y: 200 },
) {
  const stage = new Stage();
  const motion = new Motion(stage.scene as never);
  motion.speed = speed;
  const pulled = new ModifierDeck(stage.scene as never, new Baker(stage.scene.textures as never), motion);
  pulled.place({ x: 300, y: 500, width: 66, height: 94 }, ROOM);
  pulled.setDrawable({ deck: 'bailiff', left: 17 });
  const heard: string[] = [];
  const open = (): Picture[] => stage.of('modifier/face').filter(({ gone }) => !gone);
  let [most, sheets, apart, halo] = [0, 0, 0, 0];
  let lies: ReturnType<typeof boxOf>[] = [];
  stage.onFrame = () => {
    most = Math.max(most, ...open().map(({ scaleX }) => scaleX));
    sheets = Math.max(sheets, open().length);
    // The positions before the cards fall, when they are fully open.
    if (open().every(({ displayWidth }) => Math.abs(displayWidth - OPENED) < 0.5))
      lies = open().length > 0 ? open().map(boxOf) : lies;
    halo = Math.max(halo, stage.of('modifier/halo').filter(({ gone }) => !gone).length);
  };
  const stamps: string[] = [];
  const tile = { at: to, size: 44, stamp: async (kind: string) => void stamps.push(kind) };
  const ms = await stage.until(
    pulled.draw({ faces, mode }, tile, (kind) => {
      heard.push(kind);
      const [a, b] = open();
      // All cards are open when the first effect begins.
      if (heard.length === 1 && a && b) apart = Math.abs(a.x - b.x);
    }),
  );
  // The animation does not wait for cards that leave, so the test waits here.
  await stage.pass(600);
  return { heard, ms, most, sheets, apart, halo, lies, stamps, left: open().length };
}

it('each kind has its own effect: bless and curse by name, 2x and Null by value, rolling cards, cards that do not count', () => {
  const kinds = [face('+1'), face('2x'), face('null'), BLESS, CURSE, ROLLING, face('-1', { counts: false })];
  expect(kinds.map(cardEffectOf)).toEqual(['plain', 'stamp', 'tear', 'bless', 'curse', 'stays', 'struck']);
});

it('only a 2x stamps the tile twice, the second time in red', async () => {
  const [plain, stamped] = [await drawn([face('+1')]), await drawn([face('2x')])];
  expect(plain.stamps).toEqual(['ink']);
  expect(stamped.stamps).toEqual(['ink', 'red']);
  expect(stamped.heard).toEqual(['stamp']);
  expect(stamped.left).toBe(0);
});

it('a card falls onto its tile at most 270 ms after it is drawn', async () => {
  expect((await drawn([face('+1')])).ms).toBeLessThanOrEqual(270);
});

it('a Null tears: it never stamps the tile, and nothing of its two halves remains', async () => {
  const torn = await drawn([face('null')]);
  // The whole card is hidden while its halves move apart.
  expect(torn.sheets).toBe(3);
  expect(torn.stamps).toEqual([]);
  expect(torn.left).toBe(0);
});

it('bless opens and curse closes, each with its own halo', async () => {
  const [bless, curse] = [await drawn([BLESS]), await drawn([CURSE])];
  expect([bless.halo, curse.halo]).toEqual([1, 1]);
  expect(bless.sheets).toBe(1);
  expect(curse.sheets).toBe(3);
  expect([bless.left, curse.left]).toEqual([0, 0]);
});

it('L12.3: a rolling card stays above the table, and the next one is drawn on top of it', async () => {
  const rolled = await drawn([ROLLING, face('+0')]);
  expect(rolled.heard).toEqual(['stays', 'plain']);
  expect(rolled.stamps).toEqual(['ink']);
  expect(rolled.apart).toBeGreaterThan(0);
  expect(rolled.apart).toBeLessThan(66);
  const alone = await drawn([face('+0')]);
  expect(rolled.ms).toBeGreaterThan(alone.ms + 500);
});

it('L12.4: with advantage two cards are side by side, and the one that does not count is crossed out', async () => {
  const two = await drawn([face('-1', { counts: false }), face('+1')], 'advantage');
  expect(two.heard).toEqual(['struck', 'plain']);
  expect(two.apart).toBeGreaterThan(66);
  expect(two.left).toBe(0);
});

it.each([
  ['above', { x: 195, y: 90 }],
  ['on the left', { x: 4, y: 300 }],
  ['on the right below', { x: 388, y: 498 }],
])('the cards for a target at the edge %s are completely inside the map', async (_, to) => {
  const { lies } = await drawn([face('-1', { counts: false }), face('+1')], 'advantage', 1, to);
  expect(lies).toHaveLength(2);
  for (const { x, y, displayWidth, displayHeight } of lies) {
    expect(x - displayWidth / 2).toBeGreaterThanOrEqual(ROOM.x - 0.1);
    expect(x + displayWidth / 2).toBeLessThanOrEqual(ROOM.x + ROOM.width + 0.1);
    expect(y - displayHeight / 2).toBeGreaterThanOrEqual(ROOM.y - 0.1);
    expect(y + displayHeight / 2).toBeLessThanOrEqual(ROOM.y + ROOM.height + 0.1);
  }
});

it.each([
  ['above it', { x: 195, y: 300 }, -1],
  ['beneath it, where there is no room above', { x: 195, y: 140 }, 1],
])('before a card falls the target stays visible: the card is %s', async (_, to, side) => {
  const { lies } = await drawn([face('+1')], 'plain', 1, to);
  const [card] = lies;
  if (!card) throw new Error('a card lies open');
  expect(Math.sign(card.y - to.y)).toBe(side);
  expect(Math.abs(card.y - to.y) - card.displayHeight / 2).toBeGreaterThan(20);
});

it('with motion off the cards stay open long enough to be read', async () => {
  const still = await drawn([face('2x')], 'plain', 0);
  expect(still.sheets).toBe(1);
  expect(still.ms).toBeGreaterThan(300);
  expect(still.left).toBe(0);
});

it('a card in the hand is reported once, and once more when it is drawn or put back', () => {
  const heard: unknown[] = [];
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => heard.push([event.type, event.detail]));
  const stage = new Stage();
  const deck = new ModifierDeck(
    stage.scene as never,
    new Baker(stage.scene.textures as never),
    new Motion(stage.scene as never),
  );
  deck.setDrawable({ deck: 'bailiff', left: 17 });
  deck.carry({ x: 10, y: 10 });
  deck.carry({ x: 20, y: 10 });
  deck.drop();
  deck.carry({ x: 10, y: 10 });
  void deck.draw({ faces: [BLESS], mode: 'plain' }, { at: { x: 0, y: 0 }, size: 44, stamp: async () => {} });
  expect(heard).toEqual([true, false, true, false].map((isLifted) => ['cardLifted', isLifted]));
});
