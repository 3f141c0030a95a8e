/** The thrown ruler makes way for the table that its result is looked up in (R12.3): along the red line, so that it is read as before. */

import type { EventOf } from '../../../../rules/inHand/events';
import { CARD, type Point } from '../../../art';
import { HERO_TABLE } from '../../art/characterHpCard';
import type { Vector } from '../../roll/ruler';
import type { Ruler } from '../Ruler';
import type { Table } from '../Table';

/** px between the ruler's edge and what it has uncovered, and between what is looked up and the window's edge. */
const GAP = 1;
const AIR = 34;
/** How far back along the line the monster's table may come, as a part of its length: the ring stays on the card. */
const LEAST = 0.01;
const ASIDE_MS = 150;

/** How many px a ruler must go along its line until a point lies in front of its edge; 0: it does already. */
export function uncovers(
  { pose, line }: Pick<Ruler['lie'], 'pose' | 'line'>,
  { x, y }: Vector,
  length: number,
): number {
  const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const [dx, dy] = [x - pose.x, y - pose.y];
  const along = dx * cos + dy * sin;
  // Behind the edge, on the side of the card.
  const behind = dy * cos - dx * sin + GAP;
  if (along < 0 || along > length || behind <= 0) return 0;
  return behind / Math.sin(line.angle - pose.angle);
}

/**
 * Brings what is looked up into sight: the cell of the hero's table out from under the ruler, or the cell of the monster's, which is
 * printed on the ruler's card, into the window.
 * @param cell its middle, in mm of the card that it is printed on
 */
export async function makeWay(table: Table, by: EventOf<'attackResolved'>['by'], cell: Point): Promise<void> {
  const { ruler, heroHp, monsterHp, layout, die } = table;
  if (die) return;
  const { pose, line, at } = ruler.lie;
  const half = (HERO_TABLE.columns[1] - HERO_TABLE.columns[0]) / 2;
  const corner = {
    x: Math.min(cell.x + half, HERO_TABLE.bar.x + HERO_TABLE.bar.width),
    y: cell.y + HERO_TABLE.rowHeight / 2,
  };
  const px =
    by === 'hero'
      ? uncovers({ pose, line }, heroHp.pointAt(corner.x, corner.y), CARD.height * monsterHp.scale)
      : back(
          monsterHp.pointAt(cell.x, cell.y).x - (layout.width - AIR),
          at.x - heroHp.pointAt(LEAST * CARD.width, 0).x,
        );
  if (Math.abs(px) >= 1) await ruler.slide(px, ASIDE_MS);
}

const back = (needs: number, most: number): number => -Math.max(0, Math.min(needs, most));
