/**
 * Tests two rolls (R14.1): the first stays as a chip, and the one that does not count is crossed out on chip or seal and in the
 * odds.
 */
import { expect, it, vi } from 'vitest';
import { FACES, type Face } from '../../../src/rules/inHand/vocabulary';
import { flatTables } from '../../kit/books';
import { hand, melee } from '../../kit/scenes';
import { type Picture, staged, stagedAlike } from '../../kit/stage';
import { effect, type Game } from '../../kit/table';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const cards = hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] });
const attacking = melee({ cards, heroTables: flatTables(-1, 0, 2) })
  .given(({ hero }) => void hero.effects.push(effect('muddle', { begun: true })))
  .plays('one', 'top')
  .attacks('dummy-1');

/** A table before a roll, on which the roll has then been shown. */
async function shown(before: Game, face: Face) {
  const after = before.rolls(face);
  const { stage, table, show } = await staged(before.play, after.play);
  const signs = table.signs as unknown as { firstRoll: { image: Picture }; cells: Picture[] };
  table.drawSigns(table.view ?? expect.unreachable('nothing lies there'), before.play);
  const laid = signs.firstRoll.image.visible;
  const [rolled = expect.unreachable('nothing was rolled')] = after.events('rolled').slice(-1);
  const took = await stage.until(show(rolled));
  const written = ({ texture }: Picture) =>
    (stage.scene.textures.strokes.get(texture.key) ?? []).flatMap((stroke) => JSON.stringify(stroke)).join();
  const { stamp, stroke } = table.ruler.marks as unknown as Record<'stamp' | 'stroke', Picture>;
  return { laid, took, chip: signs.firstRoll.image, cells: signs.cells.map(written), written, stamp, stroke };
}

it('the first roll is kept on a chip until the second is thrown', async () => {
  const first = await shown(attacking, 'B');
  expect([first.laid, first.chip.visible, first.stamp.visible, first.stroke.visible]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(first.written(first.chip)).toContain('one more');
  const second = await shown(attacking.rolls('B'), 'A');
  expect(second.laid).toBe(true);
});

it.each([
  ['B', 'A', 'chip'],
  ['A', 'C', 'seal'],
] as const)('of %s and %s the worse counts, and the %s is crossed out', async (first, second, struck) => {
  const { chip, written, stamp, stroke, cells } = await shown(attacking.rolls(first), second);
  expect([chip.visible, stamp.visible, stroke.visible]).toEqual([true, true, struck === 'seal']);
  expect(written(chip)).toContain(struck === 'chip' ? 'not used' : 'counts');
  // The result is certain: A counts, so its chance is 100 %.
  expect(cells.map((text) => text.includes('100%'))).toEqual(FACES.map((face) => face === 'A'));
});

it('between the rolls the faces that can no longer count are shown without a chance', async () => {
  const { table } = await staged(attacking.rolls('B').play, attacking.rolls('B').play);
  const { play } = attacking.rolls('B');
  const { oddsBakes } = await import('../../../src/scenes/inHand/table/bakes');
  const models = oddsBakes(play, table.layout).map(({ model }) => model as { chance: string; out: boolean });
  expect(models.map(({ chance, out }) => [chance, out])).toEqual([
    ['33%', false],
    ['67%', false],
    ['0%', true],
  ]);
});

it('the second throw takes 620 ms until it stops', async () => {
  const first = await shown(attacking, 'A');
  const second = await shown(attacking.rolls('B'), 'A');
  expect(first.took - second.took).toBeGreaterThan(300);
});

it('the odds say that a face kills if it leaves no HP', async () => {
  const { oddsBakes } = await import('../../../src/scenes/inHand/table/bakes');
  const { play } = melee({ cards, heroTables: flatTables(-1, 0, 2) })
    .given(({ foes }) => {
      for (const foe of foes) foe.hp = 4;
    })
    .plays('one', 'top')
    .attacks('dummy-1');
  const { table } = await staged(play, play);
  const models = oddsBakes(play, table.layout).map(({ model }) => model as { verdict?: object });
  const kills = { word: 'kills', isGood: true };
  expect(models.map(({ verdict }) => verdict)).toEqual([undefined, kills, kills]);
});
