/** What of a card is drawn: nothing of one that lies beside the window. */
import { expect, it, vi } from 'vitest';
import { CardSprite } from '../../../src/scenes/core/CardSprite';
import { Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);

const SIZE = { width: 30, height: 80 };
const MM = 3;
const BAKER = { inMm: (key: string) => key };
const card = () => new CardSprite(new Stage().scene as never, BAKER as never, SIZE).setScale(MM);
/** A window of 390 x 844 CSS px, twice as dense. */
const CAMERA = { width: 780, height: 1688, zoom: 2 } as never;
/** px of the shadow beside the card, where it is widest. */
const SHADOW = 9 * MM;

/** Whether it is drawn so many px beside each side of the window: left, right, above and below. */
const beside = (across: number, along: number, of = card) =>
  [
    [-across, 400],
    [390 + across, 400],
    [195, -along],
    [195, 844 + along],
  ].map(([x = 0, y = 0]) => of().setPosition(x, y).willRender(CAMERA));
const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

it('is drawn as long as it or its shadow could be seen on any side', () => {
  expect(card().setPosition(195, 400).willRender(CAMERA)).toBe(true);
  const [across, along] = [(SIZE.width / 2) * MM + SHADOW, (SIZE.height / 2) * MM + SHADOW];
  expect(beside(across - 1, along - 1)).toEqual(ALL);
  expect(beside(across + 1, along + 1)).toEqual(NONE);
});

it('reaches otherwise when it is turned in its plane', () => {
  const turned = () => card().setRotation(Math.PI / 2);
  const [across, along] = [(SIZE.height / 2) * MM + SHADOW, (SIZE.width / 2) * MM + SHADOW];
  expect(beside(across - 1, along - 1, turned)).toEqual(ALL);
  expect(beside(across + 1, along + 1, turned)).toEqual(NONE);
});

it('reaches farther while it is off the table', () => {
  const [across, along] = [(SIZE.width / 2) * MM + SHADOW + 20, (SIZE.height / 2) * MM + SHADOW + 20];
  expect(beside(across, along, () => card().tilt(0.5, 'long', 28))).toEqual(ALL);
  expect(beside(across, along, () => card().tilt(0.5, 'long', 28).tilt(1, 'long', 28))).toEqual(NONE);
});

it('is not drawn where it is hidden', () => {
  expect(card().setPosition(195, 400).setVisible(false).willRender(CAMERA)).toBe(false);
});
