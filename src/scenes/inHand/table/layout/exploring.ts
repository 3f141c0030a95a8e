/** Lays out a wide window while the hero explores: the whole map, as large as possible, and the hand beside it. */
import { CARD } from '../../../art/geometry';
import { ITEM_TAB } from '../../art/geometry';
import { MAP } from '../../art/mapGeometry';
import { ARROW_STEP, FLAG_SPACE, fan, GAP, HEADER_HEIGHT, HP_SEEN, hiddenBelowY, pose } from './parts';
import type { Composed } from './types';

/**
 * The mm between two columns of the map. The HP card is scaled so that its arrows have the same distance on the screen.
 */
const COLUMN = 0.75 * MAP.hexWidth;
/** The scale of the HP card relative to the map. */
const SMALLER = COLUMN / ARROW_STEP;
/**
 * The mm of the HP card that are visible below the map. They reach down to the card's red line, so that the row of the
 * hero's level is always visible.
 */
const PEEK = HP_SEEN;
/**
 * The hand, in mm. `least`, `most`: limits of the step between cards. `sag`: how much lower each card is than the one
 * before. `last`: the width of the last card, which is rotated. `largest`: the greatest scale of the cards, in px per mm.
 */
const HAND = { least: 31.1, most: 38, sag: 0.82, last: 37.5, height: 97, largest: 5 } as const;
/** The least fraction of the window's width for the hand. */
const HAND_PART = 0.43;
/** The height in px of the row with the newest line of the log. */
const NEWEST = 36;
/** The greatest width of the column beside the map, in px at a window height of 900. */
const COLUMN_MOST = 900;
/** The width of an item's tab, in px. */
const ITEMS = 86;
/** The height of the row with the seal, in px. */
const FOOT = 96;

export function exploring(width: number, height: number, top: number, k: number, textScale: number): Composed {
  const headerEnd = top + HEADER_HEIGHT * textScale;
  const edge = 12 * textScale;
  const items = ITEMS * k;
  const highest = (height - headerEnd - 4 * GAP) / (CARD.height + PEEK * SMALLER);
  const widest = (width * (1 - HAND_PART) - items - 2 * edge) / CARD.width;
  const mapMm = Math.min(highest, widest);
  const hpMm = SMALLER * mapMm;
  const map = { width: CARD.width * mapMm, height: CARD.height * mapMm };
  const column = Math.min(COLUMN_MOST * k, width - items - map.width - 4 * edge);
  const left = (width - items - map.width - column - 2 * edge) / 2;
  const mapX = left + items;
  const hpTop = height - PEEK * hpMm;
  const mapY = headerEnd + (hpTop - headerEnd - map.height) / 2;
  const x = mapX + map.width + 2 * edge;
  const promptY = headerEnd + edge;
  const prompt = { x, y: promptY, width: column, height: 44 * textScale };
  const sideY = promptY + prompt.height + GAP;
  const footY = height - FOOT * k;
  const lift = 18 * k;
  const above = sideY + NEWEST * textScale + GAP + FLAG_SPACE * textScale + lift;
  const narrow = column / (3 * HAND.least + HAND.last);
  const handMm = Math.min(HAND.largest * k, narrow, (footY - GAP - above) / HAND.height);
  const step = Math.min(HAND.most * handMm, (column - HAND.last * handMm) / 3);
  const handY = footY - GAP - HAND.height * handMm;
  const side = { x, y: sideY, width: column, height: handY - lift - FLAG_SPACE * textScale - GAP - sideY };
  const seal = { x, y: footY + GAP * k, width: 84 * k, height: 84 * k };
  const tabs = { x: x + 100 * k, y: footY, width: column - 100 * k, height: 92 * k };
  const choicesY = sideY + NEWEST * textScale + GAP;
  const itemMm = 4 * k;
  return {
    composition: 'desktop',
    width,
    height,
    needle: { x: mapX + map.width / 2, y: mapY + map.height / 2 },
    arrows: { step: ARROW_STEP * hpMm, from: 0, to: x, over: headerEnd, reach: 0 },
    still: { x: mapX, y: mapY },
    upright: null,
    mapMm,
    heroHp: pose(mapX + map.width / 2 - (CARD.width / 2) * hpMm, hpTop, hpMm),
    monsterHp: pose(width + 140 * k, handY, hpMm, 50),
    plate: pose(mapX + map.width / 2 - (CARD.width / 2) * hpMm, hpTop + 2, hpMm),
    tracker: pose(mapX, hiddenBelowY(height, 5.2 * k), 5.2 * k),
    hand: fan(x, handY, handMm, step, [0, 2.4, 4.8, 7.2], HAND.sag * handMm),
    lift,
    items: { x: mapX - ITEM_TAB.width * itemMm - GAP, y: mapY + 0.34 * map.height, mm: itemMm, step: 72 * k },
    header: { x: 0, y: 0, width, height: headerEnd },
    prompt,
    seal,
    choices: { x, y: choicesY, width: Math.min(column, 460 * k), height: height - choicesY - GAP },
    tabs,
    walking: tabs,
    endTurn: null,
    odds: { x, y: footY, width: column, height: 92 * k },
    blow: null,
    side,
    folds: true,
    showsHand: true,
  };
}
