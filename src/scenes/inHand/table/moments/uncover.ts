/**
 * Moves the thrown ruler along the red line, so that the cell with the looked-up modifier becomes visible (R12.3). The
 * ruler's cell on the line stays the same.
 */

import type { EventOf } from '../../../../rules/inHand/events';
import { CARD, type Point } from '../../../art';
import { HERO_MODIFIERS_LAYOUT } from '../../art/characterHpCard';
import type { Vector } from '../../roll/ruler';
import type { Ruler } from '../Ruler';
import type { Table } from '../Table';

/** `GAP`: px between the ruler's edge and the uncovered cell. `AIR`: px between that cell and the window's edge. */
const GAP = 1;
const AIR = 34;
/** The px between the ring on the line and the left edge of the hero's HP card. */
const RING_GAP = 2;
const ASIDE_MS = 150;

/**
 * The distance that a ruler has to move along its line to uncover a point, in px; 0 if the ruler does not cover the
 * point.
 * @param length the length of the ruler, in px
 */
export function distanceToUncover(
  { pose, line }: Pick<Ruler['reading'], 'pose' | 'line'>,
  { x, y }: Vector,
  length: number,
): number {
  const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const [dx, dy] = [x - pose.x, y - pose.y];
  const along = dx * cos + dy * sin;
  // How far the point is behind the ruler's edge, seen from the modifier table.
  const behind = dy * cos - dx * sin + GAP;
  if (along < 0 || along > length || behind <= 0) return 0;
  return behind / Math.sin(line.angle - pose.angle);
}

/**
 * Makes the cell of the lookup visible. If the hero attacks, the ruler moves off the cell. If a monster attacks, the cell
 * is printed on the ruler's own card. The ruler then moves left until the cell is inside the window or the line ends.
 * @param cell the centre of the cell, in mm of the card that shows it
 */
export async function uncoverCell(table: Table, by: EventOf<'attackResolved'>['by'], cell: Point): Promise<void> {
  const { ruler, heroHp, monsterHp, layout, die } = table;
  if (die) return;
  const { pose, line, at } = ruler.reading;
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
          at.x - ruler.ringRadius - RING_GAP - heroHp.pointAt(0, CARD.height / 2).x,
        );
  if (Math.abs(px) >= 1) await ruler.slide(px, ASIDE_MS);
}

const back = (needs: number, most: number): number => -Math.max(0, Math.min(needs, most));
