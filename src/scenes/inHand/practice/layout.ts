/** Lays out the practice scene: two cards, as large as the space below or right of the text allows. */
import { CARD } from '../../art/geometry';
import type { Box, CardPose } from '../../core/pose';
import { ROLL_LINE, rulerPoseOnLine } from '../art/geometry';

/** The largest scale of the cards, in px per mm. */
const LARGEST = 7;
/** The margin around the cards in px. */
const MARGIN = 14;
/**
 * The width of both cards together, in mm of the hero's card. The end of the ruler beyond the window's edge does not
 * count.
 */
const WIDTH = 94;
/**
 * The place of the ruler before a throw. `mm` is the crossing point on the red line, in mm of the hero's card; `cell` is
 * the same point on the ruler, in cells from its lower end; `larger` is the ruler's scale relative to the hero's card.
 */
const RULER_AT = { mm: 66, cell: 13, larger: 1.18 } as const;

export interface PracticeLayout {
  readonly hero: CardPose;
  readonly monster: CardPose;
}

/**
 * The poses of the two cards.
 * @param words the box that the text covers, in CSS px; it reaches to the top of the window
 */
export function practiceLayout(width: number, height: number, words: Box): PracticeLayout {
  const [right, bottom] = [words.x + words.width, words.y + words.height];
  const rooms = [
    { x: 0, y: bottom, width, height: height - bottom },
    { x: right, y: 0, width: width - right, height },
  ];
  const layouts = rooms.map((room) => {
    const mm = Math.min((room.width - 2 * MARGIN) / WIDTH, (room.height - 2 * MARGIN) / CARD.height, LARGEST);
    const x = room.x + (room.width - WIDTH * mm) / 2;
    const y = room.y + (room.height - CARD.height * mm) / 2;
    const line = { x: x + RULER_AT.mm * mm, y: y + ROLL_LINE.y * mm };
    return { hero: { x, y, mm, turn: 0 }, monster: rulerPoseOnLine(line, RULER_AT.cell, mm * RULER_AT.larger) };
  });
  return layouts.reduce((best, way) => (way.hero.mm > best.hero.mm ? way : best));
}
