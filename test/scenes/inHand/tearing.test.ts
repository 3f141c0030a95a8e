/** Tests that a lost card tears along a diagonal and its halves drop (R7.2). */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { filmed } from '../../kit/film';
import { hand, melee } from '../../kit/scenes';
import { furnish, staged } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

const play = () => melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }) }).play;

it('a lost card tears as in the golden file, with its face printed on both halves', async () => {
  const { tearCard } = await import('../../../src/scenes/inHand/table/visualEffects');
  const { stage, table } = await staged(play(), play());
  const sprite = table.hand.get('one') ?? expect.unreachable('the card is not in the hand');
  const over = filmed(stage, { 'the card': sprite });
  await stage.until(tearCard(stage.scene as never, table, sprite));
  expect([stage.left(), sprite.alpha]).toEqual([[], 0]);
  const painted = [...stage.scene.textures.strokes.keys()].filter((key) => key.startsWith('torn/'));
  expect(painted).toHaveLength(2);
  const lines = over();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./films/tearing.txt');
});

it('a card that is not painted yet does not tear', async () => {
  const { tearCard } = await import('../../../src/scenes/inHand/table/visualEffects');
  const { stage, table } = await staged(play(), play());
  const sprite = table.hand.get('one') ?? expect.unreachable('the card is not in the hand');
  Object.assign(sprite.front, { texture: { key: 'bare' } });
  await stage.until(tearCard(stage.scene as never, table, sprite));
  expect([stage.things.length, sprite.alpha]).toEqual([0, 1]);
});
