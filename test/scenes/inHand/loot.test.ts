/** Tests which sprite of a hex fades while the hero loots it. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { melee } from '../../kit/scenes';
import { furnish, staged } from '../../kit/stage';
import { SAMPLES } from '../../sound/inHand/events';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

it.each([
  ['money', ['money', 'dead']],
  ['treasure', ['treasure', 'objective']],
  ['objective', ['treasure', 'objective']],
])('R4.8: given a hex with %s, when the hero loots it, then one of %j fades', async (what, kinds) => {
  const { play } = melee();
  const { stage, show, table } = await staged(play, play, {});
  const seen: string[] = [];
  const real = table.map.spriteOn.bind(table.map);
  vi.spyOn(table.map, 'spriteOn').mockImplementation((kind, at) => {
    seen.push(kind);
    return real(kind, at);
  });
  await stage.until(show({ ...SAMPLES.looted, what, at: 'a1' } as never));
  expect(seen).toEqual(kinds);
});
