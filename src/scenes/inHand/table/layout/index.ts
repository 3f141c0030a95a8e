/** Where everything lies, in CSS px (style guide, section 10). Pure: window in, poses out. */

import { CARD } from '../../../art/geometry';
import { ABILITY_HALF, ARROW_XS, ITEM_TAB, MONSTER_PLATE, TRACKER } from '../../art/geometry';

/** 'map': exploring. 'combat': deciding in a fight. 'roll': laying the ruler. */
export const MODES = ['map', 'combat', 'roll'] as const;
export type Mode = (typeof MODES)[number];

export const COMPOSITIONS = ['portrait', 'landscape', 'desktop'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card's top left corner, px per mm, and its turn in degrees round its middle. */
export interface CardPose {
  readonly x: number;
  readonly y: number;
  readonly mm: number;
  readonly turn: number;
}

/** The red arrows of the HP card (R1.1): any of them may be the needle. */
export interface Arrows {
  /** From the middle one to those beside it, while the hero explores. */
  readonly step: number;
  /** Between which x the map is in sight. */
  readonly from: number;
  readonly to: number;
  /** Where the map's upper edge may lie: the needle reaches farther up rather than leave bare wood over the map. */
  readonly over: number;
  /** By how much the needle can be longer; the rest of it lies under the HP card. */
  readonly reach: number;
}

export interface Layout {
  readonly composition: Composition;
  readonly width: number;
  readonly height: number;
  /** Where the table ends; what the browser or the viewer needs lies below. */
  readonly floor: number;
  /** How large words and signs are: 1, and more on a large window. */
  readonly words: number;
  /** The hero's hex on the screen, over the middle arrow; the map slides beneath it. */
  readonly needle: { readonly x: number; readonly y: number };
  readonly arrows: Arrows;
  readonly mapMm: number;
  readonly heroHp: CardPose;
  readonly monsterHp: CardPose;
  readonly plate: CardPose;
  readonly tracker: CardPose;
  readonly hand: readonly [CardPose, CardPose, CardPose, CardPose];
  /** How far a selected card rises. */
  readonly lift: number;
  /** Top left of the first item tab, px per mm, and the step to the next. */
  readonly items: { readonly x: number; readonly y: number; readonly mm: number; readonly step: number };
  /** Room for the DOM parts: header, prompt, the primary action, the choices. */
  readonly header: Box;
  readonly prompt: Box;
  readonly seal: Box;
  readonly choices: Box;
  /** Where few choices stand beside the seal. */
  readonly tabs: Box;
  /** Where they stand while the hero walks: over the hand, which is not asked then, so that every hex can be tapped. */
  readonly walking: Box;
  readonly odds: Box;
  /** Room for what happened so far; only where the screen is wide. */
  readonly side: Box | null;
  /** Is the hand of cards on the screen in this mode? */
  readonly showsHand: boolean;
}

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** px that a bar of words takes at the bottom, and how large the player wants words, 1 to 1.3. */
  readonly foot?: number;
  readonly text?: number;
}

export function compositionOf(width: number, height: number): Composition {
  if (width >= 1100 && height >= 640) return 'desktop';
  return width > height ? 'landscape' : 'portrait';
}

export function layoutFor(width: number, height: number, mode: Mode, insets: Insets = { top: 0, bottom: 0 }): Layout {
  const words = wordsOf(width, height, insets);
  const floor = height - insets.bottom - (insets.foot ?? 0) * words;
  const composed = compose(width, height, floor, mode, { ...insets, bottom: height - floor }, words);
  return { ...composed, height, floor, words };
}

/** An arrow beside the middle one must show so much more of the map, in hexes. */
const WORTH_A_TURN = 0.5;

/**
 * Where the needle's tip is: over the arrow that leaves most of the map in sight, or else over the middle one.
 * @param hexes how far right of the hero's hex the middle of each hex lies, in px
 * @param width of a hex, in px
 * @param above how far above the middle of the hero's hex the map begins, in px
 */
export function needleFor(
  { needle: printed, arrows }: Pick<Layout, 'needle' | 'arrows'>,
  hexes: readonly number[],
  width: number,
  above: number,
): Layout['needle'] {
  const { step, from, to, over, reach } = arrows;
  const needle = { ...printed, y: Math.max(printed.y - reach, Math.min(printed.y, over + above)) };
  const seen = (shift: number): number =>
    hexes
      .map((x) => needle.x + shift + x)
      .map((x) => Math.max(0, Math.min(to, x + width / 2) - Math.max(from, x - width / 2)))
      .reduce((sum, part) => sum + part / width, 0);
  const middle = seen(0) + WORTH_A_TURN;
  const [left, right] = [seen(-step), seen(step)];
  if (Math.max(left, right) <= middle) return needle;
  return { ...needle, x: needle.x + (left > right ? -step : step) };
}

type Composed = Omit<Layout, 'floor' | 'words'>;

function compose(width: number, height: number, floor: number, mode: Mode, insets: Insets, words: number): Composed {
  switch (compositionOf(width, height)) {
    case 'portrait':
      return portrait(width, height, mode, insets);
    case 'landscape':
      return landscape(width, floor, mode, insets);
    case 'desktop':
      return desktop(width, floor, mode, insets, words);
  }
}

const pose = (x: number, y: number, mm: number, turn = 0): CardPose => ({ x, y, mm, turn });
/** mm between two arrows. */
const ARROW_STEP = ARROW_XS[1] - ARROW_XS[0];
/** mm of an HP card under which a needle can hide; where the card reaches over the window's edge, all of it can. */
const REACH = 74;
const FAN = [-2.2, -0.7, 0.8, 2.2] as const;
const HEADER = 56;
const PROMPT = 40;

type Hand = Layout['hand'];

function fan(x: number, y: number, mm: number, step: number, turns: readonly number[] = FAN, sag = 0): Hand {
  const card = (i: number): CardPose => pose(x + i * step, y + (i % 3 === 0 ? 5 : 0) + i * i * sag, mm, turns[i] ?? 0);
  return [card(0), card(1), card(2), card(3)];
}

/** What of an HP card must be seen in a fight, in mm: the half that lies upright, with the red line. */
const HP_SEEN = 45.5;
/** Room over the hand for the flags of the raised cards, in px, beside their rise. */
const FLAGS = 33;
const GAP = 6;
/** px that a finger needs. */
const TOUCH = 44;
/** A row of tabs that may have two lines. */
const STRIP = 48;
const ITEM_MM = TOUCH / ITEM_TAB.height;

function portrait(width: number, height: number, mode: Mode, { top, bottom }: Insets): Composed {
  const k = Math.min(width / 390, (height - top - bottom) / 748, 1.9);
  const middle = width / 2;
  const left = middle - 195 * k;
  const floor = height - bottom;
  const headerEnd = top + HEADER + PROMPT + 4;
  const handTop = floor - 262 * k;
  const hpMm = 3.3 * k;
  const wide = width - 16;
  const plateMm = Math.min(5.94 * k, wide / MONSTER_PLATE.width);
  const plateX = middle - (MONSTER_PLATE.width * plateMm) / 2;
  const heroTop = handTop - 99 * k;
  const trackerMm = 4.75 * k;
  const itemMm = Math.max(3.2 * k, ITEM_MM);
  const itemStep = ITEM_TAB.height * itemMm + 5;
  const oddsHeight = Math.max(84, 84 * k);
  const oddsTop = floor - oddsHeight - Math.max(8, 14 * k);
  const base = {
    composition: 'portrait' as const,
    width,
    height,
    needle: { x: middle, y: heroTop - 86 * k },
    arrows: { step: ARROW_STEP * hpMm, from: 0, to: width, over: headerEnd, reach: REACH * hpMm },
    mapMm: 6 * k,
    plate: pose(plateX, headerEnd, plateMm),
    hand: fan(left + 7 * k, handTop, 2.78 * k, 96 * k),
    lift: 16 * k,
    items: { x: left - 6 * k, y: handTop - 16 * k - FLAGS - 3 * itemStep, mm: itemMm, step: itemStep },
    header: { x: 0, y: 0, width, height: top + HEADER },
    prompt: { x: 8, y: top + HEADER + 4, width: wide, height: PROMPT - 4 },
    seal: { x: left + 310 * k, y: handTop - 132 * k, width: 66 * k, height: 66 * k },
    choices: { x: left + 8, y: handTop - 8 * k, width: width - 2 * left - 16, height: floor - handTop + 8 * k },
    tabs: { x: left + 228 * k, y: headerEnd + 8, width: 154 * k, height: 180 * k },
    walking: { x: left + 8, y: floor - STRIP - GAP, width: width - 2 * left - 16, height: STRIP },
    odds: { x: 8, y: oddsTop, width: wide, height: oddsHeight },
    side: null,
    showsHand: mode !== 'roll',
  };
  if (mode === 'map') {
    return {
      ...base,
      heroHp: pose(middle - 31.5 * hpMm, heroTop, hpMm),
      monsterHp: pose(width + 20, heroTop, hpMm),
      tracker: pose(left + 8, height + 20, trackerMm),
      // It lies under the HP card until that slides down.
      plate: pose(middle - 31.5 * hpMm, heroTop + 2, hpMm),
    };
  }
  // In a fight the words say which items can be used; the tabs of the cards would lie over what is fought with.
  const items = { ...base.items, x: -2 * ITEM_TAB.width * itemMm };
  if (mode === 'combat') return { ...base, ...upright(width, floor, headerEnd, handTop, k), items };
  const rollMm = 4.4 * k;
  const rollTop = headerEnd + MONSTER_PLATE.height * plateMm + 8 * k;
  const line = rollTop + (CARD.height / 2) * rollMm;
  const trackerY = oddsTop - TRACKER.height * trackerMm - 9 * k;
  const strip = left + 4 * k + CARD.width * rollMm + GAP;
  return {
    ...base,
    items,
    heroHp: pose(left + 4 * k, rollTop, rollMm),
    monsterHp: pose(left + 150 * k, line - 40 * k, 4.9 * k, 45),
    tracker: pose(left + 8 * k, trackerY, trackerMm),
    seal: { ...base.seal, x: left + 316 * k, y: trackerY - 6 * k },
    hand: fan(left + 7 * k, height + 30, 2.78 * k, 96 * k),
    tabs: { x: strip, y: rollTop, width: left + 390 * k - strip - 4, height: line - rollTop - GAP },
  };
}

/** A fight on an upright phone: plate, both HP cards, tracker and tabs one below the other, over the hand. */
function upright(width: number, floor: number, headerEnd: number, handTop: number, k: number) {
  const middle = width / 2;
  const left = middle - 195 * k;
  const trackerMm = 4.75 * k;
  const tracker = TRACKER.height * trackerMm;
  const row = Math.max(TOUCH + 4, 52 * k);
  const room = handTop - 16 * k - FLAGS - headerEnd - tracker - row - 3 * GAP;
  const part = Math.min(1, room / ((5.94 * MONSTER_PLATE.height + 2.62 * HP_SEEN) * k));
  // Where that would be too small to read, the tabs go beside the plate.
  if (part < 0.9) return squeezed(width, floor, headerEnd, handTop + 22 * k, k);
  const plateMm = Math.min(5.94 * k * part, (width - 16) / MONSTER_PLATE.width);
  const hpMm = 2.62 * k * part;
  const hpTop = headerEnd + MONSTER_PLATE.height * plateMm + GAP;
  const trackerY = hpTop + HP_SEEN * hpMm + GAP;
  const rowY = trackerY + tracker + GAP;
  return {
    plate: pose(middle - (MONSTER_PLATE.width * plateMm) / 2, headerEnd, plateMm),
    heroHp: pose(middle - 5 * k - CARD.width * hpMm, hpTop, hpMm),
    monsterHp: pose(middle + 5 * k, hpTop, hpMm),
    tracker: pose(left + 8 * k, trackerY, trackerMm),
    seal: { x: left + 316 * k, y: trackerY - 4 * k, width: 66 * k, height: 66 * k },
    tabs: { x: left + 8, y: rowY + 4, width: width - 2 * left - 16, height: row },
    choices: { x: left + 8, y: rowY, width: width - 2 * left - 16, height: floor - rowY },
  };
}

function squeezed(width: number, floor: number, headerEnd: number, handTop: number, k: number) {
  const left = width / 2 - 195 * k;
  const trackerMm = 4.75 * k;
  const tracker = TRACKER.height * trackerMm;
  const region = Math.min(width - 16, 460 * k);
  const x = (width - region) / 2;
  const column = Math.max(112, 124 * k);
  const room = handTop - 16 * k - FLAGS - headerEnd - tracker - 2 * GAP;
  const plateMm = Math.min((region - column - GAP) / MONSTER_PLATE.width, (0.47 * room) / MONSTER_PLATE.height);
  const hpTop = headerEnd + MONSTER_PLATE.height * plateMm + GAP;
  const hpMm = Math.min((region - GAP) / (2 * CARD.width), (room - MONSTER_PLATE.height * plateMm - GAP) / HP_SEEN);
  const trackerY = hpTop + HP_SEEN * hpMm + GAP;
  const below = trackerY + tracker + GAP;
  const tabsX = x + MONSTER_PLATE.width * plateMm + GAP;
  return {
    plate: pose(x, headerEnd, plateMm),
    heroHp: pose(width / 2 - GAP / 2 - CARD.width * hpMm, hpTop, hpMm),
    monsterHp: pose(width / 2 + GAP / 2, hpTop, hpMm),
    tracker: pose(left + 8 * k, trackerY, trackerMm),
    seal: { x: left + 316 * k, y: trackerY - 4 * k, width: 66 * k, height: 66 * k },
    hand: fan(left + 7 * k, handTop, 2.78 * k, 96 * k),
    tabs: { x: tabsX, y: headerEnd, width: x + region - tabsX, height: MONSTER_PLATE.height * plateMm },
    choices: { x: left + 8, y: below, width: width - 2 * left - 16, height: floor - below },
  };
}

function landscape(width: number, height: number, mode: Mode, { top }: Insets): Composed {
  const k = Math.min(height / 390, width / 780, 2);
  const leftWidth = width * 0.5;
  const right = leftWidth + 8;
  const rightWidth = width - right - 8;
  const step = Math.min(97 * k, rightWidth / 4);
  const handMm = Math.min(2.72 * k, step / (ABILITY_HALF.width + 1));
  const headerEnd = top + HEADER + PROMPT;
  const sealSize = Math.max(TOUCH, 54 * k);
  const lift = 12 * k;
  // The flags of raised cards stand between prompt and hand.
  const handTop = Math.max(headerEnd + lift + FLAGS - 6, height - ABILITY_HALF.height * handMm - 10 * k);
  const hpMm = 2.78 * k;
  const hpTop = height - 80 * k;
  const needle = { x: leftWidth * 0.55, y: hpTop - 66 * k };
  const heroHp = pose(needle.x - 31.5 * hpMm, hpTop, hpMm);
  const trackerMm = Math.min(Math.max(4.2 * k, TOUCH / TRACKER.height), (leftWidth - 16) / TRACKER.width);
  const itemMm = Math.max(3 * k, ITEM_MM);
  const itemStep = ITEM_TAB.height * itemMm + 5;
  const seal = { x: width - sealSize - 8, y: top + HEADER + 2, width: sealSize, height: sealSize };
  const base = {
    composition: 'landscape' as const,
    width,
    height,
    needle,
    // The hand lies over the other half.
    arrows: { step: ARROW_STEP * hpMm, from: 0, to: leftWidth, over: top + 4, reach: height },
    mapMm: 5.8 * k,
    hand: fan(right, handTop, handMm, step),
    lift,
    // From the lower corner up.
    items: { x: 0, y: height - itemStep - 4, mm: itemMm, step: -itemStep },
    header: { x: leftWidth, y: 0, width: width - leftWidth, height: top + HEADER },
    prompt: { x: right, y: top + HEADER + 2, width: rightWidth - sealSize - GAP, height: PROMPT - 6 },
    seal,
    choices: { x: right, y: headerEnd + 2, width: rightWidth, height: height - headerEnd - 8 },
    tabs: { x: 8, y: top + 8, width: leftWidth * 0.4, height: height - top - 3 * itemStep - 16 },
    walking: { x: right, y: height - STRIP - GAP, width: rightWidth, height: STRIP },
    odds: { x: right, y: height - 96 * k, width: rightWidth, height: Math.max(84, 84 * k) },
    side: null,
    showsHand: mode !== 'roll',
  };
  if (mode === 'map') {
    return {
      ...base,
      heroHp,
      monsterHp: pose(-300 * k, hpTop, hpMm),
      plate: { ...heroHp, y: hpTop + 2 },
      tracker: pose(8, height + 30, trackerMm),
    };
  }
  if (mode === 'combat') {
    const region = leftWidth - 16;
    const tracker = TRACKER.height * trackerMm;
    const trackerY = height - tracker - GAP;
    const room = trackerY - top - 8 - 2 * GAP;
    const column = Math.max(112, 116 * k);
    const plateMm = Math.min((region - column - GAP) / MONSTER_PLATE.width, (0.56 * room) / MONSTER_PLATE.height);
    const plateEnd = top + 8 + MONSTER_PLATE.height * plateMm + GAP;
    // Beside the HP cards the items have a column.
    const itemsWidth = ITEM_TAB.width * itemMm + GAP;
    const smallMm = Math.min((trackerY - GAP - plateEnd) / HP_SEEN, (region - itemsWidth - GAP) / (2 * CARD.width));
    const tabsX = 8 + MONSTER_PLATE.width * plateMm + GAP;
    return {
      ...base,
      plate: pose(8, top + 8, plateMm),
      heroHp: pose(8, plateEnd, smallMm),
      monsterHp: pose(8 + CARD.width * smallMm + GAP, plateEnd, smallMm),
      tracker: pose(leftWidth / 2 - (TRACKER.width * trackerMm) / 2, trackerY, trackerMm),
      items: {
        ...base.items,
        x: leftWidth - 2 - ITEM_TAB.width * itemMm,
        y: trackerY - GAP - ITEM_TAB.height * itemMm,
      },
      tabs: { x: tabsX, y: top + 8, width: leftWidth - 4 - tabsX, height: MONSTER_PLATE.height * plateMm },
    };
  }
  const rollMm = Math.min(4.1 * k, (leftWidth - 90) / CARD.width);
  const rollTop = Math.min(16, height / 2 - (CARD.height / 2) * rollMm);
  const line = rollTop + (CARD.height / 2) * rollMm;
  const oddsTop = height - base.odds.height - 10;
  const trackerRoll = Math.min(
    Math.max(4.4 * k, TOUCH / TRACKER.height),
    (rightWidth - sealSize - 2 * GAP) / TRACKER.width,
  );
  const trackerY = oddsTop - TRACKER.height * trackerRoll - 8;
  const plateTop = headerEnd + 2;
  const column = Math.max(112, 0.3 * rightWidth);
  const plateMm = Math.min(
    (rightWidth - column - GAP) / MONSTER_PLATE.width,
    (trackerY - GAP - plateTop) / MONSTER_PLATE.height,
  );
  const tabsX = right + MONSTER_PLATE.width * plateMm + GAP;
  return {
    ...base,
    heroHp: pose(20, rollTop, rollMm),
    monsterHp: pose(150 * k, line - 30 * k, 4.1 * k, 45),
    plate: pose(right, plateTop, plateMm),
    tracker: pose(right, trackerY, trackerRoll),
    hand: fan(right, height + 30, handMm, step),
    prompt: { ...base.prompt, width: rightWidth },
    odds: { ...base.odds, y: oddsTop },
    seal: { ...seal, y: trackerY + TRACKER.height * trackerRoll - sealSize },
    tabs: { x: tabsX, y: plateTop, width: width - 8 - tabsX, height: trackerY - sealSize * 0.2 - GAP - plateTop },
    items: { ...base.items, x: -2 * ITEM_TAB.width * itemMm },
  };
}

/** The ruler at rest, turned by 50 degrees, in mm: how high it stands, how far it reaches from its middle to either side and to its top corner, and how its left edge falls back from there. */
const TURNED = { height: 104.8, reach: 54, top: 13.4, slope: 1.2 } as const;

/** What a wide table takes from left to right, in px where it is 900 high: air, the items, and from the HP card to the hand's end. */
const SPREAD = { air: 106, items: 108, table: 876 } as const;
/** The log beside it: its width, the least of it, what is free on its right, and the widest gap on its left. */
const SIDE = { width: 330, least: 250, margin: 20, gap: 150 } as const;
const NEAR = 2;

interface Shares {
  /** Where the HP card begins. */
  readonly x: number;
  readonly side: number;
  readonly sideWidth: number;
}

/** A wide window, shared out: the table has what it needs, the log what is left up to its width; the rest is air around them. */
function sharedOut(width: number, k: number, words: number): Shares {
  const [air, items, table] = [SPREAD.air * k, SPREAD.items * k, SPREAD.table * k];
  const room = width - SIDE.margin - items - table - NEAR;
  const sideWidth = Math.min(SIDE.width * words, Math.max(SIDE.width, room - air), room - GAP);
  const before = Math.min(air, room - sideWidth);
  const spare = room - sideWidth - before;
  // In a very wide window the log does not stand at the far end.
  const excess = Math.max(0, spare / 2 - SIDE.gap * k);
  const x = before + items + (spare - excess) / 2;
  return { x, side: width - SIDE.margin - sideWidth - 1.5 * excess, sideWidth };
}

/** How large a wide table is: 1 on a laptop. */
function tableScale(width: number, height: number): number {
  const narrow = (width - SIDE.least - SIDE.margin - NEAR - GAP) / (SPREAD.items + SPREAD.table);
  return Math.min(height / 900, 1.7, narrow);
}

/** How large a large table's words grow at most, and how far they may outgrow the table. */
const WORDS = { most: 1.5, ahead: 1.2 } as const;

/** The words grow with a large table, and with what the player has set as far as there is room. */
function wordsOf(width: number, height: number, { top, bottom, text = 1 }: Insets): number {
  if (compositionOf(width, height) !== 'desktop') return 1;
  const k = tableScale(width, height - top - bottom);
  const grown = Math.min(WORDS.most, Math.max(1, k));
  return Math.max(1, Math.min(grown * text, WORDS.ahead * k));
}

function desktop(width: number, height: number, mode: Mode, { top }: Insets, words: number): Composed {
  const k = tableScale(width, height - top);
  const { x, side: sideX, sideWidth } = sharedOut(width, k, words);
  const headerEnd = top + HEADER * words;
  const margin = 16 * words;
  const mm = 5.2 * k;
  const y = (mode === 'map' ? 520 : 372) * k + top;
  const needle = { x: x + 31.5 * mm, y: y - 84 * k };
  const handMm = 4.12 * k;
  const handX = x + CARD.width * mm + 14 * k;
  const handY = (mode === 'map' ? 425 : 405) * k + top;
  const sideY = headerEnd + margin;
  const side = { x: sideX, y: sideY, width: sideWidth, height: height - 140 * words - sideY };
  const lift = 18 * k;
  // At rest the ruler lies between header and hand, and beside the prompt.
  const restTop = headerEnd + 4;
  const restMm = Math.max(2.6 * k, (handY + 14 * k - lift - FLAGS * words - restTop) / TURNED.height);
  const promptX = handX + 8 * k;
  const promptHeight = (mode === 'map' ? 44 : 62) * words;
  /** From the middle of the ruler to where it would touch the prompt's lower corner. */
  const clear = TURNED.slope * (sideY + promptHeight + 4 - restTop) - TURNED.top * restMm;
  const restX = Math.max(handX + 355 * k, Math.min(promptX + 282 * k + clear, sideX - GAP - TURNED.reach * restMm));
  const restMiddle = { x: restX, y: restTop + (TURNED.height / 2) * restMm };
  const rest = pose(restMiddle.x - (CARD.width / 2) * restMm, restMiddle.y - (CARD.height / 2) * restMm, restMm, 50);
  const tabsX = handX + 110 * k;
  const tabs = { x: tabsX, y: height - 104 * k, width: Math.min(430 * k, side.x - 16 - tabsX), height: 92 * k };
  const promptEnd = mode === 'map' ? Math.min(handX + 620 * k, sideX - 16) : Math.min(promptX + 282 * k, restX - clear);
  return {
    composition: 'desktop',
    width,
    height,
    needle,
    arrows: { step: ARROW_STEP * mm, from: 0, to: handX, over: headerEnd + 8, reach: height },
    mapMm: mm,
    heroHp: pose(x, y, mm),
    monsterHp: mode === 'map' ? { ...rest, x: width + 140 * k } : rest,
    plate: mode === 'map' ? pose(x, y + 2, mm) : pose(x - 6 * k, y - 32.6 * mm, mm),
    tracker: mode === 'map' ? pose(x, height + 20, mm) : pose(x, y + 84 * mm, mm),
    hand: fan(handX, handY, handMm, 128 * k, [0, 2.4, 4.8, 7.2], 3.4 * k),
    lift,
    items: { x: x - 108 * k, y: y + 90 * k, mm: 4 * k, step: 72 * k },
    header: { x: 0, y: 0, width, height: headerEnd },
    // The map's edge may come as far as the hand.
    prompt: { x: promptX, y: sideY, width: promptEnd - promptX, height: promptHeight },
    seal: { x: handX + 4 * k, y: height - 104 * k, width: 84 * k, height: 84 * k },
    // Over the log: what it tells is known by then.
    choices: { ...side, y: top + 250 * k, height: height - top - 262 * k },
    tabs,
    walking: tabs,
    odds: { x: sideX, y: height - 116 * words, width: sideWidth, height: 96 * words },
    side,
    showsHand: true,
  };
}
