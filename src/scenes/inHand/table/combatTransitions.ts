/**
 * Animates the beginning and the end of a fight. At the beginning the hero's HP card uncovers the monster's plate; at the
 * end it covers the plate again.
 */

import type { CardPose } from '../../core/pose';
import { MONSTER_PLATE } from '../art';
import type { CardSprite } from '../sprites/CardSprite';
import type { Table } from './Table';
import type { TableView } from './tableView';

/** The durations in ms (style guide, section 7). */
const DOWN = 520;
const UP = 360;
const LIGHT = 220;
/** The opacity of the map during a fight. */
const DIMMED = 0.7;

/**
 * Begins a fight: the hero's HP card moves down and uncovers the monster's plate, and the map becomes darker. If the
 * map fits the window (`Layout.still`), only the top of the HP card is visible, so the plate moves up instead.
 */
export async function slideDown(table: Table, { plate, monsterHp }: TableView): Promise<void> {
  const { motion, heroHp } = table;
  if (!plate) return;
  const { rolled: _, ...unlit } = plate;
  table.paintPlate(unlit);
  if (monsterHp) table.paintMonsterHp(monsterHp);
  const { scale } = heroHp;
  const top = heroHp.pointAt(0, 0);
  table.plate.place({ x: top.x, y: top.y, mm: scale, turn: 0 });
  table.needle.hide();
  const by = MONSTER_PLATE.height * scale;
  const slides = table.layoutFor('map').still
    ? { targets: table.plate, to: { y: table.plate.y - by } }
    : { targets: heroHp, to: { y: heroHp.y + by } };
  await motion.all(
    motion.run({ ...slides, duration: DOWN, ease: 'Cubic.InOut' }),
    motion.run({ targets: table.map, to: { alpha: DIMMED }, duration: DOWN }),
  );
}

/**
 * Ends a fight: the hero's HP card moves to its place below the map and covers the plate; the other cards of the fight
 * leave the table.
 */
export async function slideUp(table: Table, next: TableView): Promise<void> {
  const { motion, heroHp, plate } = table;
  // The roll has taken effect, so its marks are removed.
  table.roller.clear();
  table.signs.hide();
  const layout = table.layoutFor('map');
  const { monsterHp, tracker, still } = layout;
  const home = table.needle.cardFor(next.hero, layout);
  const by = MONSTER_PLATE.height * home.mm;
  const low = heroHp.transformFor({ ...home, y: home.y + (still ? 0 : by) });
  const under = plate.transformFor({ ...home, y: home.y + 2 });
  const bare = still ? { ...under, y: under.y - by } : under;
  const away = { duration: UP, ease: 'Cubic.InOut' };
  // Moves a card off the table, because only fights need it.
  const leave = (sprite: CardSprite, pose: CardPose) =>
    motion.run({ targets: sprite, to: sprite.transformFor(pose), duration: UP, ease: 'Cubic.In' });
  await motion.all(
    motion.run({ targets: heroHp, to: low, ...away }),
    motion.run({ targets: plate, to: bare, ...away }),
    leave(table.monsterHp, monsterHp),
    leave(table.tracker, tracker),
  );
  await motion.all(
    motion.run({ targets: heroHp, to: { y: heroHp.transformFor(home).y }, ...away }),
    motion.run({ targets: plate, to: { y: under.y }, ...away }),
  );
}

/**
 * Brings the cards from their places around an answered question about damage (R21.1) back to those of the fight, where the
 * monster's plate is whole. Does nothing if no such question was shown.
 */
export async function returnToFight(table: Table, { hand, heroHp }: TableView): Promise<void> {
  const { view, chips } = table;
  if (view?.activity !== 'blow') return;
  table.fit('combat');
  // The rest of the command is not shown yet, so the map and the monster stay as they were before it.
  const fight = { ...view, activity: 'combat' as const, blow: null, hand, heroHp, chips };
  table.paint(fight);
  await table.arrange(fight, UP);
}

/** Highlights the column that decides how the monster acts. */
export async function lightColumn(table: Table, { plate }: TableView): Promise<void> {
  if (!plate?.rolled) return;
  table.paintPlate(plate);
  const { scale } = table.plate;
  await table.motion.run({
    targets: table.plate,
    to: { scale: scale * 1.03 },
    duration: LIGHT / 2,
    yoyo: true,
    ease: 'Cubic.Out',
  });
  table.plate.setScale(scale);
}
