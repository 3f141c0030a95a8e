/**
 * Moves the thrown ruler off the table in which its result is looked up (R12.3), along the red line, so that its
 * reading stays the same.
 */

import type { EventOf } from '../../../../rules/inHand/events';
import { CARD, type Point } from '../../../art';
import { HERO_MODIFIERS_LAYOUT } from '../../art/characterHpCard';
import type { Vector } from '../../roll/ruler';
import type { Ruler } from '../Ruler';
import type { Table } from '../Table';

/** px between the ruler's edge and the uncovered cell, and between that cell and the window's edge. */
const GAP = 1;
const AIR = 34;
/** The least distance from the end of the line at which the ring stays on the card, as a part of the line's length. */
const LEAST = 0.01;
const ASIDE_MS = 150;

/** px that a ruler has to move along its line to uncover a point; 0: the point is not covered. */
export function distanceToUncover(
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
 * Makes the cell of the lookup visible: moves the ruler off the hero's cell, or moves the monster's cell, which is
 * printed on the ruler's card, into the window.
 * @param cell its centre, in mm of the card that shows it
 */
export async function uncoverCell(table: Table, by: EventOf<'attackResolved'>['by'], cell: Point): Promise<void> {
  const { ruler, heroHp, monsterHp, layout, die } = table;
  if (die) return;
  const { pose, line, at } = ruler.lie;
  const half = (HERO_MODIFIERS_LAYOUT.columns[1] - HERO_MODIFIERS_LAYOUT.columns[0]) / 2;
  const corner = {
    x: Math.min(cell.x + half, HERO_MODIFIERS_LAYOUT.bar.x + HERO_MODIFIERS_LAYOUT.bar.width),
    y: cell.y + HERO_MODIFIERS_LAYOUT.rowHeight / 2,
  };
  const px =
    by === 'hero'
      ? distanceToUncover({ pose, line }, heroHp.pointAt(corner.x, corner.y), CARD.height * monsterHp.scale)
      : back(
          monsterHp.pointAt(cell.x, cell.y).x - (layout.width - AIR),
          at.x - heroHp.pointAt(LEAST * CARD.width, 0).x,
        );
  if (Math.abs(px) >= 1) await ruler.slide(px, ASIDE_MS);
}

const back = (needs: number, most: number): number => -Math.max(0, Math.min(needs, most));
