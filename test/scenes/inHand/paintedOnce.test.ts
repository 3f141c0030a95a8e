/** Tests that the table paints nothing that is not seen: what one activity needs is not painted again in each other activity. */
import { expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import { activityOf, viewOf } from '../../../src/scenes/inHand/table/tableView';
import { hand, melee } from '../../kit/scenes';
import { staged, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const NOTHING = { cards: [], path: [], basic: false };
const acting = melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }) }).plays('one', 'top');
const rolling = acting.attacks('dummy-1');

/** A table that has shown the plays in turn, and a function that shows another play and returns what was painted for it. */
async function shown(...plays: readonly Play[]) {
  const [first = acting.play] = plays;
  const { table } = await staged(first, first);
  const painted: string[] = [];
  const draw = (play: Play) => {
    const view = viewOf(play, NOTHING);
    table.fit(activityOf(play));
    table.draw(view);
    table.drawSigns(view, play);
  };
  for (const play of plays) draw(play);
  const { baker } = table as unknown as { baker: { paint(bake: { key: string }, texture: string): void } };
  const paint = baker.paint.bind(baker);
  baker.paint = (bake, texture) => {
    painted.push(bake.key);
    paint(bake, texture);
  };
  return {
    table,
    painted(play: Play): string[] {
      draw(play);
      return painted.splice(0);
    },
  };
}

it('given a roll and its end shown once, when both are shown again, then needle and dark ground are not painted', async () => {
  expect([activityOf(acting.play), activityOf(rolling.play)]).toEqual(['combat', 'roll']);
  const { painted } = await shown(acting.play, rolling.play);
  expect([...painted(acting.play), ...painted(rolling.play)].filter((key) => /needle|ground/.test(key))).toEqual([]);
});

it('given a fight, when its roll is painted ahead, then the dark ground under the odds is among it', async () => {
  const { table } = await shown(acting.play);
  const keys = table.bakes(viewOf(rolling.play, NOTHING), rolling.play).map(({ key }) => key);
  expect(keys).toContain('roll/ground');
  expect(keys).not.toContain('needle');
});
