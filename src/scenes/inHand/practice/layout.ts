/** Where the two cards lie for practice: as large as the room beside the words allows. Pure: window in, poses out. */
import { CARD } from '../../art/geometry';
import type { Box, CardPose } from '../../core/pose';
import { ROLL_LINE } from '../art/geometry';

/** How the ruler leans at rest, in degrees. */
const LEAN = 20;
/** Cards need not be larger than this, in px per mm. */
const LARGEST = 7;
/** Round the cards, in px. */
const MARGIN = 14;

const turn = (LEAN * Math.PI) / 180;
/** The box round the leaning card, in mm. */
const LEANING = {
  width: CARD.width * Math.cos(turn) + CARD.height * Math.sin(turn),
  height: CARD.width * Math.sin(turn) + CARD.height * Math.cos(turn),
};

/** The two cards as one group. */
interface Grouping {
  readonly width: number;
  readonly height: number;
  /** Top left of the hero's card, and of the box round the ruler, in mm. */
  readonly hero: { readonly x: number; readonly y: number };
  readonly ruler: { readonly x: number; readonly y: number };
}

/** The ruler lies under the red line, over the half of the card that counts for nothing. */
const BELOW: Grouping = {
  width: LEANING.width,
  height: ROLL_LINE.y + 6 + LEANING.height,
  hero: { x: 0, y: 0 },
  ruler: { x: 0, y: ROLL_LINE.y + 6 },
};

/** Or beside the card, where its corner lies over that of the other. */
const BESIDE: Grouping = {
  width: CARD.width - 5 + LEANING.width,
  height: LEANING.height,
  hero: { x: 0, y: (LEANING.height - CARD.height) / 2 },
  ruler: { x: CARD.width - 5, y: 0 },
};

export interface PracticeLayout {
  readonly mm: number;
  readonly hero: CardPose;
  readonly monster: CardPose;
}

function lie({ width, height, hero, ruler }: Grouping, room: Box): PracticeLayout {
  const mm = Math.min((room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height, LARGEST);
  const x = room.x + (room.width - width * mm) / 2;
  const y = room.y + (room.height - height * mm) / 2;
  const corner = {
    x: ruler.x + (LEANING.width - CARD.width) / 2,
    y: ruler.y + (LEANING.height - CARD.height) / 2,
  };
  return {
    mm,
    hero: { x: x + hero.x * mm, y: y + hero.y * mm, mm, turn: 0 },
    monster: { x: x + corner.x * mm, y: y + corner.y * mm, mm, turn: LEAN },
  };
}

/** @param words what of the window they take, from its top */
export function practiceLayout(width: number, height: number, words: Box): PracticeLayout {
  const [right, bottom] = [words.x + words.width, words.y + words.height];
  const rooms = [
    { x: 0, y: bottom, width, height: height - bottom },
    { x: right, y: 0, width: width - right, height },
  ];
  const ways = rooms.flatMap((room) => [BELOW, BESIDE].map((grouping) => lie(grouping, room)));
  return ways.reduce((best, way) => (way.mm > best.mm ? way : best));
}
