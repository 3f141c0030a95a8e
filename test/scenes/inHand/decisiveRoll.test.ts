/**
 * Tests the roll that can decide the scenario: the ruler holds its last border on the line while the table is dark, equally long
 * for each face.
 */
import { expect, it, vi } from 'vitest';
import { FACES, type Face } from '../../../src/rules/inHand/vocabulary';
import { HOLD_MS } from '../../../src/scenes/inHand/roll/ruler';
import { flatTables } from '../../kit/books';
import { hand, melee } from '../../kit/scenes';
import { type Picture, staged, stagedAlike } from '../../kit/stage';
import type { Game } from '../../kit/table';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const cards = hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] });
/** The hero's Attack 4 with modifiers -1, 0 and 2 against the last monster of the scenario, which has this many HP. */
const against = (hp: number) =>
  melee({ cards, heroTables: flatTables(-1, 0, 2) })
    .given(({ foes }) => {
      for (const foe of foes) foe.hp = hp;
    })
    .plays('one', 'top')
    .attacks('dummy-1');

async function thrown(before: Game, face: Face, { speed = 1, times = 1 } = {}) {
  const after = before.rolls(face);
  const { stage, table, played, show } = await staged(before.play, after.play);
  table.motion.speed = speed;
  table.drawSigns(table.view ?? expect.unreachable('nothing lies there'), before.play);
  const { dark, cells } = table.decisiveRoll as unknown as Record<'dark' | 'cells', Picture>;
  const [rolled = expect.unreachable('nothing was rolled')] = after.events('rolled').slice(-1);
  let took = 0;
  for (let time = 0; time < times; time++) {
    played.length = 0;
    took = await stage.until(show(rolled));
  }
  return { took, played, isOver: !dark.visible && !cells.visible };
}

const beats = (played: readonly string[]) => played.filter((sound) => ['hush', 'heartbeat', 'unhush'].includes(sound));

it('a decisive roll takes 600 ms longer, for every face, and light and sound return at the end', async () => {
  const plain = await thrown(against(9), 'A');
  expect(beats(plain.played)).toEqual([]);
  for (const face of FACES) {
    const { took, played, isOver } = await thrown(against(4), face);
    expect(took - plain.took).toBeGreaterThanOrEqual(HOLD_MS - 20);
    expect(took - plain.took).toBeLessThanOrEqual(HOLD_MS + 20);
    expect(beats(played)).toEqual(['hush', 'heartbeat', 'unhush']);
    expect(isOver).toBe(true);
  }
});

it.each([
  ['every letter kills', against(1), {}],
  ['no letter kills', against(9), {}],
  ['motion is fast', against(4), { speed: 2 }],
  ['nothing moves', against(4), { speed: 0 }],
  ['the round has had one', against(4), { times: 2 }],
] as const)('a roll is not decisive where %s', async (_, game, how) => {
  const { played } = await thrown(game, 'B', how);
  expect(beats(played)).toEqual([]);
});
