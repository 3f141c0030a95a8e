/** Where the two cards lie for practice: as large as the room beside the words allows. Pure: window in, poses out. */
import { CARD } from '../../art/geometry';
import type { Box, CardPose } from '../../core/pose';
import { acrossLine, ROLL_LINE } from '../art/geometry';

/** Cards need not be larger than this, in px per mm. */
const LARGEST = 7;
/** Round the cards, in px. */
const MARGIN = 14;
/** mm of the hero's card that both take from left to right: the ruler reaches over the window's edge. */
const WIDTH = 94;
/** The ruler before a throw: where on the line, in mm of the hero's card, at which cell, and how much larger it is. */
const RULER_AT = { mm: 66, cell: 13, larger: 1.18 } as const;

export interface PracticeLayout {
  readonly hero: CardPose;
  readonly monster: CardPose;
}

/** @param words what of the window they take, from its top */
export function practiceLayout(width: number, height: number, words: Box): PracticeLayout {
  const [right, bottom] = [words.x + words.width, words.y + words.height];
  const rooms = [
    { x: 0, y: bottom, width, height: height - bottom },
    { x: right, y: 0, width: width - right, height },
  ];
  const lies = rooms.map((room) => {
    const mm = Math.min((room.width - 2 * MARGIN) / WIDTH, (room.height - 2 * MARGIN) / CARD.height, LARGEST);
    const x = room.x + (room.width - WIDTH * mm) / 2;
    const y = room.y + (room.height - CARD.height * mm) / 2;
    const line = { x: x + RULER_AT.mm * mm, y: y + ROLL_LINE.y * mm };
    return { hero: { x, y, mm, turn: 0 }, monster: acrossLine(line, RULER_AT.cell, mm * RULER_AT.larger) };
  });
  return lies.reduce((best, way) => (way.hero.mm > best.hero.mm ? way : best));
}
