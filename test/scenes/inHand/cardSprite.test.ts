/** Tests that a card outside the window is not rendered. */
import { expect, it, vi } from 'vitest';
import { CardSprite } from '../../../src/scenes/inHand/sprites/CardSprite';
import { Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);

const SIZE = { width: 30, height: 80 };
const MM = 3;
const BAKER = { inMm: (key: string) => key };
const card = () => new CardSprite(new Stage().scene as never, BAKER as never, SIZE).setScale(MM);
/** A camera for a window of 390 x 844 CSS px with a device pixel ratio of 2. */
const CAMERA = { width: 780, height: 1688, zoom: 2 } as never;
/** The width of the card's shadow at its widest, in px. */
const SHADOW = 9 * MM;

/** Whether the card is rendered this many px outside each side of the window: left, right, above and below. */
const beside = (across: number, along: number, of = card) =>
  [
    [-across, 400],
    [390 + across, 400],
    [195, -along],
    [195, 844 + along],
  ].map(([x = 0, y = 0]) => of().setPosition(x, y).willRender(CAMERA));
const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

it('a card is rendered while the card or its shadow could be visible at any side', () => {
  expect(card().setPosition(195, 400).willRender(CAMERA)).toBe(true);
  const [across, along] = [(SIZE.width / 2) * MM + SHADOW, (SIZE.height / 2) * MM + SHADOW];
  expect(beside(across - 1, along - 1)).toEqual(ALL);
  expect(beside(across + 1, along + 1)).toEqual(NONE);
});

it('a rotated card is rendered by its rotated width and height', () => {
  const turned = () => card().setRotation(Math.PI / 2);
  const [across, along] = [(SIZE.height / 2) * MM + SHADOW, (SIZE.width / 2) * MM + SHADOW];
  expect(beside(across - 1, along - 1, turned)).toEqual(ALL);
  expect(beside(across + 1, along + 1, turned)).toEqual(NONE);
});

it('a card that is lifted off the table is rendered from farther away', () => {
  const [across, along] = [(SIZE.width / 2) * MM + SHADOW + 20, (SIZE.height / 2) * MM + SHADOW + 20];
  expect(beside(across, along, () => card().tilt(0.5, 'long', 28))).toEqual(ALL);
  expect(beside(across, along, () => card().tilt(0.5, 'long', 28).tilt(1, 'long', 28))).toEqual(NONE);
});

it('a hidden card is not rendered', () => {
  expect(card().setPosition(195, 400).setVisible(false).willRender(CAMERA)).toBe(false);
});

it('a moving card is blurred along its long edges by copies with equal shares, and is sharp afterwards', () => {
  const stage = new Stage();
  const sprite = new CardSprite(stage.scene as never, BAKER as never, SIZE).setScale(MM).show('front');
  const pictures = () => stage.of('front').filter(({ visible, gone }) => visible && !gone);
  sprite.blur(3);
  expect(pictures().map(({ y }) => Math.round(10 * y * MM) / 10)).toEqual([-3, -1, 1, 3]);
  expect(pictures().every(({ x, scale }) => x === 0 && scale === sprite.front.scale)).toBe(true);
  // What each copy covers of those below it leaves the same share of all.
  const shares = pictures().map(({ alpha }, i, all) =>
    all.slice(i + 1).reduce((left, over) => left * (1 - over.alpha), alpha),
  );
  for (const share of shares) expect(share).toBeCloseTo(0.25);
  sprite.blur(0);
  expect(pictures().map(({ y }) => y)).toEqual([0]);
});
