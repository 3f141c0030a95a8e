/** Tests the table in hand: what is drawn after the scenario has ended, and where things lie in and out of combat. */
import { describe, expect, it, vi } from 'vitest';
import { openPractice } from '../../../src/scenes/inHand/practice';
import { viewOf } from '../../../src/scenes/inHand/table/tableView';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { idle, melee, passage } from '../../kit/scenes';
import { type Picture, staged, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const NOTHING = { cards: [], path: [], basic: false };
const walking = () => openSession(book({ board: passage(5), foes: [idle] }), { save: () => {} }).play;

async function table(play = melee().play, size = [390, 844]) {
  const all = await staged(play, play, { size: [...size] });
  return { ...all, play, view: viewOf(play, NOTHING as never) };
}

describe('a table that was cleared at the end of the scenario', () => {
  it('paints and moves nothing until it is drawn as a whole', async () => {
    const { table: cleared, view } = await table();
    cleared.isCleared = true;
    const [map, place] = [vi.spyOn(cleared, 'drawMap'), vi.spyOn(cleared.heroHp, 'place')];
    cleared.paint(view);
    await cleared.arrange(view, 0);
    expect([map.mock.calls.length, place.mock.calls.length, cleared.view]).toEqual([0, 0, view]);
    cleared.draw(view);
    expect([cleared.isCleared, map.mock.calls.length, place.mock.calls.length]).toEqual([false, 1, 1]);
  });

  it('a drawing brings the light back and removes the marks of a roll', async () => {
    const { table: dark, view } = await table();
    dark.ground.light = 0.2;
    const clear = vi.spyOn(dark.roller, 'clear');
    dark.draw(view);
    expect([dark.ground.light, clear.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the poses of the cards', () => {
  it('the map is darker in combat', async () => {
    expect((await table()).table.map.alpha).toBe(0.7);
    expect((await table(walking())).table.map.alpha).toBe(1);
  });

  it('outside of combat the HP card covers the plate', async () => {
    const { table: calm } = await table(walking());
    expect(calm.plate.pointAt(0, 0).x).toBeCloseTo(calm.heroHp.pointAt(0, 0).x, 0);
  });

  it('the hero’s HP stand at the figure only while it explores in an upright window', async () => {
    for (const [play, size, shown] of [
      [walking(), [390, 844], true],
      [walking(), [844, 390], false],
      [melee().play, [390, 844], false],
    ] as const) {
      const { table: laid, view } = await table(play, [...size]);
      const draw = vi.spyOn(laid.map, 'draw');
      laid.drawMap(view);
      const [, , figure, , isDim] = draw.mock.calls[0] ?? [];
      expect([figure !== undefined && 'hp' in figure, isDim]).toEqual([shown, view.activity !== 'map']);
    }
  });

  it('the red line of the hero’s card is where a throw is measured', async () => {
    const { table: laid } = await table();
    const set = vi.spyOn(laid.ruler, 'setLine');
    laid.updateRulerLine();
    const [line] = set.mock.calls[0] ?? [];
    expect(line?.point).toEqual(laid.heroHp.pointAt(63 / 2, 44));
    expect([line?.angle, line?.length]).toEqual([laid.heroHp.rotation, 63 * laid.heroHp.scale]);
  });

  it('a raised card lies above the others, and each above the one before it', async () => {
    const { table: laid, view } = await table();
    const cards = view.hand.map((card, i) => ({ ...card, placement: i === 0 ? 'raised' : 'rest' }));
    await laid.arrange({ ...view, hand: cards } as never, 0);
    const depths = view.hand.map(({ id }) => laid.hand.get(id)?.depth ?? 0);
    expect(depths).toEqual([46, 41, 42, 43]);
  });

  it('a party has at least 1 HP on its card during an animation', async () => {
    const { table: laid, view } = await table();
    const [hero, monster] = [vi.spyOn(laid, 'paintHeroHp'), vi.spyOn(laid, 'paintMonsterHp')];
    laid.paintHp(view, 'hero', 0);
    laid.paintHp(view, 'monster', 3);
    laid.paintHp({ ...view, monsterHp: null }, 'monster', 3);
    expect([hero.mock.calls.map(([card]) => card.hp), monster.mock.calls.map(([card]) => card.hp)]).toEqual([[1], [3]]);
  });

  it('new sprites of cards are made once', async () => {
    const { table: laid } = await table();
    const made = laid.cardSprite('new');
    expect([laid.cardSprite('new') === made, (made as unknown as Picture).depth]).toEqual([true, 40]);
  });
});

it('the practice scene is added, started, and stopped before it is removed', async () => {
  const asked: string[] = [];
  const scenes = {
    add: (key: string, scene: { roll(): void }, starts: boolean, data: unknown) => {
      scene.roll = () => asked.push('roll');
      asked.push(`add ${key} ${starts} ${data}`);
    },
    stop: (key: string) => {
      asked.push(`stop ${key}`);
      return { remove: (removed: string) => asked.push(`remove ${removed}`) };
    },
  };
  vi.stubGlobal('devicePixelRatio', 1);
  const { roll, close } = await openPractice({ scene: scenes } as never, 'init' as never);
  roll();
  close();
  expect(asked).toEqual(['add practice true init', 'roll', 'stop practice', 'remove practice']);
});
