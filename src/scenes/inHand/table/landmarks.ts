/** Gives screen positions by name, for panels placed over things on the table and for tests. */
import type { Play } from '../../../flow/inHand/play';
import type { Point } from '../../art';
import { CARD } from '../../art/geometry';
import { ABILITY_HALF, ITEM_TAB, TRACKER, trackerCellX } from '../art';
import { ABILITY_AREAS } from '../art/abilityCard';
import { HERO_MODIFIERS_LAYOUT } from '../art/characterHpCard';
import type { Table } from './Table';

export function landmarksOf(table: Table, { book }: Play): Readonly<Record<string, Point>> {
  const found: Record<string, Point> = {};
  for (const [id, sprite] of table.hand) {
    found[`card:${id}:top`] = sprite.pointAt(ABILITY_HALF.width / 2, 22);
    found[`card:${id}:bottom`] = sprite.pointAt(ABILITY_HALF.width / 2, 62);
    found[`card:${id}:corner`] = sprite.pointAt(ABILITY_HALF.width, ABILITY_HALF.height);
    found[`card:${id}:upperCorner`] = sprite.pointAt(ABILITY_HALF.width, 0);
    const { top, bottom } = ABILITY_AREAS;
    found[`card:${id}:top:cost`] = sprite.pointAt(ABILITY_HALF.width / 2, top.y + top.height - 1.2);
    found[`card:${id}:bottom:cost`] = sprite.pointAt(ABILITY_HALF.width / 2, bottom.y);
    found[`card:${id}:lower`] = sprite.pointAt(ABILITY_HALF.width / 2, bottom.y + bottom.height / 2);
    found[`card:${id}:number`] = sprite.pointAt(ABILITY_HALF.width / 2, ABILITY_AREAS.initiative.y);
  }
  for (const hex of Object.keys(book.scenario.board.hexes)) found[`hex:${hex}`] = table.map.centreOf(hex);
  for (let distance = 1; distance <= 7; distance++) {
    found[`tracker:${distance}`] = table.tracker.pointAt(trackerCellX(distance), TRACKER.height / 2);
  }
  for (const [id, tab] of table.items) found[`item:${id}`] = tab.pointAt(ITEM_TAB.width / 2, ITEM_TAB.height / 2);
  found['heroHp'] = table.heroHp.pointAt(0, 0);
  found['heroHpEnd'] = table.heroHp.pointAt(CARD.width, CARD.height);
  found['plate:cost'] = table.plate.pointAt(0, table.plate.size.height);
  found['ruler'] = table.monsterHp.pointAt(24, 22);
  found['line'] = table.heroHp.pointAt(20, 44);
  const row = HERO_MODIFIERS_LAYOUT.y + HERO_MODIFIERS_LAYOUT.rowHeight * (book.setup.level - 0.5);
  found['row'] = table.heroHp.pointAt(HERO_MODIFIERS_LAYOUT.columns[1], row);
  if (table.die) found['die'] = table.die.at;
  return found;
}
