/** Where everything lies, in CSS px (style guide, section 10). Pure: window in, poses out. */
import { ABILITY_HALF, CARD, MONSTER_PLATE, TRACKER } from '../art/geometry';

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

export interface Layout {
  readonly composition: Composition;
  readonly width: number;
  readonly height: number;
  /** Where the table ends; what the browser or the viewer needs lies below. */
  readonly floor: number;
  /** The hero's hex on the screen; the map slides beneath it. */
  readonly needle: { readonly x: number; readonly y: number };
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
  readonly odds: Box;
  /** Room for what happened so far; only where the screen is wide. */
  readonly side: Box | null;
  /** Is the hand of cards on the screen in this mode? */
  readonly showsHand: boolean;
}

export interface Insets {
  readonly top: number;
  readonly bottom: number;
}

export function compositionOf(width: number, height: number): Composition {
  if (width >= 1100 && height >= 640) return 'desktop';
  return width > height ? 'landscape' : 'portrait';
}

export function layoutFor(width: number, height: number, mode: Mode, insets: Insets = { top: 0, bottom: 0 }): Layout {
  const floor = height - insets.bottom;
  return { ...composed(width, height, floor, mode, insets), height, floor };
}

type Composed = Omit<Layout, 'floor'>;

function composed(width: number, height: number, floor: number, mode: Mode, insets: Insets): Composed {
  switch (compositionOf(width, height)) {
    case 'portrait':
      return portrait(width, height, mode, insets);
    case 'landscape':
      return landscape(width, floor, mode, insets);
    case 'desktop':
      return desktop(width, floor, mode, insets);
  }
}

const pose = (x: number, y: number, mm: number, turn = 0): CardPose => ({ x, y, mm, turn });
const FAN = [-2.2, -0.7, 0.8, 2.2] as const;
const HEADER = 56;
const PROMPT = 40;

type Hand = Layout['hand'];

function fan(x: number, y: number, mm: number, step: number, turns: readonly number[] = FAN, sag = 0): Hand {
  const card = (i: number): CardPose => pose(x + i * step, y + (i % 3 === 0 ? 5 : 0) + i * i * sag, mm, turns[i] ?? 0);
  return [card(0), card(1), card(2), card(3)];
}

function portrait(width: number, height: number, mode: Mode, { top, bottom }: Insets): Composed {
  const k = Math.min(width / 390, (height - top - bottom) / 748, 1.9);
  const middle = width / 2;
  const left = middle - 195 * k;
  const floor = height - bottom;
  const headerEnd = top + HEADER + PROMPT + 4;
  // Under 700 px of height the hand sinks until the initiative shows.
  const short = floor - top < 700 * k;
  const handTop = floor - (short ? 172 : 262) * k;
  const hpMm = 3.3 * k;
  const wide = width - 16;
  const plateMm = Math.min(5.94 * k, wide / MONSTER_PLATE.width);
  const plateX = middle - (MONSTER_PLATE.width * plateMm) / 2;
  const plateEnd = headerEnd + MONSTER_PLATE.height * plateMm + 6;
  const heroTop = handTop - 99 * k;
  const smallMm = Math.min(2.62 * k, (handTop - plateEnd - 78 * k) / (CARD.height / 2));
  const trackerMm = 4.75 * k;
  const trackerY = handTop - 76 * k;
  const rollMm = 4.72 * k;
  const rollTop = plateEnd + 8 * k;
  const line = rollTop + (CARD.height / 2) * rollMm;
  const base = {
    composition: 'portrait' as const,
    width,
    height,
    needle: { x: middle, y: heroTop - 86 * k },
    mapMm: 6 * k,
    plate: pose(plateX, headerEnd, plateMm),
    hand: fan(left + 7 * k, handTop, 2.78 * k, 96 * k),
    lift: 16 * k,
    items: { x: left - 6 * k, y: handTop - 150 * k, mm: 3.2 * k, step: 56 * k },
    header: { x: 0, y: 0, width, height: top + HEADER },
    prompt: { x: 8, y: top + HEADER + 4, width: width - 16, height: PROMPT - 4 },
    seal: { x: left + 310 * k, y: handTop - 132 * k, width: 66 * k, height: 66 * k },
    choices: { x: left + 8, y: handTop - 34 * k, width: width - 2 * left - 16, height: floor - handTop + 26 * k },
    tabs: { x: left + 228 * k, y: headerEnd + 8, width: 154 * k, height: 200 * k },
    odds: { x: 8, y: floor - 98 * k, width: wide, height: 84 * k },
    side: null,
    showsHand: mode !== 'roll',
  };
  if (mode === 'map') {
    return {
      ...base,
      heroHp: pose(middle - 31.5 * hpMm, heroTop, hpMm),
      monsterHp: pose(width + 20, rollTop, rollMm, 0),
      tracker: pose(left + 8, height + 20, trackerMm),
      plate: pose(plateX, -220 * k, plateMm),
    };
  }
  if (mode === 'combat') {
    const gap = 10 * k;
    const y = plateEnd + 2;
    return {
      ...base,
      heroHp: pose(middle - gap / 2 - CARD.width * smallMm, y, smallMm),
      monsterHp: pose(middle + gap / 2, y, smallMm),
      tracker: pose(left + 8 * k, trackerY, trackerMm),
      seal: { ...base.seal, x: left + 316 * k, y: trackerY - 6 * k },
      tabs: { ...base.tabs, y: plateEnd + 2 },
    };
  }
  const oddsTop = floor - 98 * k;
  return {
    ...base,
    heroHp: pose(left + 10 * k, rollTop, rollMm),
    monsterHp: pose(left + 150 * k, line - 40 * k, 4.9 * k, 45),
    tracker: pose(left + 8 * k, oddsTop - 66 * k, trackerMm),
    seal: { ...base.seal, x: left + 316 * k, y: oddsTop - 72 * k },
    hand: fan(left + 7 * k, height + 30, 2.78 * k, 96 * k),
    tabs: { ...base.tabs, y: rollTop },
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
  const handTop = height - ABILITY_HALF.height * handMm - 14 * k;
  const hpMm = 2.78 * k;
  const hpTop = height - 80 * k;
  const needle = { x: leftWidth * 0.55, y: hpTop - 66 * k };
  const plateMm = Math.min(4.6 * k, (leftWidth - 16) / MONSTER_PLATE.width);
  const plateEnd = top + 8 + MONSTER_PLATE.height * plateMm + 6;
  const smallMm = Math.min(2.55 * k, (height - plateEnd - 62 * k) / (CARD.height / 2));
  const trackerMm = Math.min(4.2 * k, (leftWidth - 16) / TRACKER.width);
  const seal = { x: width - 74 * k, y: handTop - 66 * k, width: 60 * k, height: 60 * k };
  const base = {
    composition: 'landscape' as const,
    width,
    height,
    needle,
    mapMm: 5.8 * k,
    hand: fan(right, Math.max(headerEnd + 40 * k, handTop), handMm, step),
    lift: 12 * k,
    items: { x: 0, y: height - 60 * k, mm: 3 * k, step: 54 * k },
    header: { x: leftWidth, y: 0, width: width - leftWidth, height: top + HEADER },
    prompt: { x: right, y: top + HEADER + 2, width: rightWidth, height: PROMPT - 6 },
    seal,
    choices: { x: right, y: headerEnd + 2, width: rightWidth, height: height - headerEnd - 8 },
    tabs: { x: 8, y: top + 8, width: leftWidth * 0.4, height: 170 * k },
    odds: { x: right, y: height - 96 * k, width: rightWidth, height: 84 * k },
    side: null,
    showsHand: mode !== 'roll',
  };
  if (mode === 'map') {
    return {
      ...base,
      heroHp: pose(needle.x - 31.5 * hpMm, hpTop, hpMm),
      monsterHp: pose(-300 * k, hpTop, hpMm),
      plate: pose(8, -300 * k, plateMm),
      tracker: pose(8, height + 30, trackerMm),
    };
  }
  if (mode === 'combat') {
    const middle = leftWidth / 2;
    return {
      ...base,
      plate: pose(middle - (MONSTER_PLATE.width * plateMm) / 2, top + 8, plateMm),
      heroHp: pose(middle - 5 * k - CARD.width * smallMm, plateEnd, smallMm),
      monsterHp: pose(middle + 5 * k, plateEnd, smallMm),
      tracker: pose(middle - (TRACKER.width * trackerMm) / 2, height - TRACKER.height * trackerMm - 6, trackerMm),
    };
  }
  const rollMm = Math.min(4.1 * k, (leftWidth - 90) / CARD.width);
  const rollTop = Math.min(16, height / 2 - (CARD.height / 2) * rollMm);
  const line = rollTop + (CARD.height / 2) * rollMm;
  const smallPlate = Math.min(
    (rightWidth - 84 * k) / MONSTER_PLATE.width,
    (height - headerEnd - 170 * k) / MONSTER_PLATE.height,
  );
  return {
    ...base,
    heroHp: pose(20, rollTop, rollMm),
    monsterHp: pose(150 * k, line - 30 * k, 4.1 * k, 45),
    plate: pose(right, headerEnd + 4, Math.max(2, smallPlate)),
    tracker: pose(right, height - 160 * k, Math.min(4.4 * k, (rightWidth - 80 * k) / TRACKER.width)),
    hand: fan(right, height + 30, handMm, step),
    seal: { ...seal, y: height - 166 * k },
  };
}

function desktop(width: number, height: number, mode: Mode, { top }: Insets): Composed {
  const k = Math.min((height - top) / 900, 1.7, width / 1180);
  const total = Math.min(width, 1720);
  const left = (width - total) / 2 + Math.max(0, (total - 1440 * k) / 3);
  const mm = 5.2 * k;
  const x = left + 214 * k;
  const y = (mode === 'map' ? 520 : 372) * k + top;
  const needle = { x: x + 31.5 * mm, y: y - 84 * k };
  const handMm = 4.12 * k;
  const handX = x + CARD.width * mm + 14 * k;
  const handY = (mode === 'map' ? 425 : 405) * k + top;
  const side = { x: width - 350, y: top + HEADER + 16, width: 330, height: height - top - HEADER - 156 };
  const rest = pose(left + 700 * k, top + 92 * k, 3.5 * k, 50);
  return {
    composition: 'desktop',
    width,
    height,
    needle,
    mapMm: mm,
    heroHp: pose(x, y, mm),
    monsterHp: mode === 'map' ? pose(width + 40, top + 92 * k, 3.5 * k, 50) : rest,
    plate: mode === 'map' ? pose(x - 6 * k, y + 20 * k, mm) : pose(x - 6 * k, y - 32.6 * mm, mm),
    tracker: mode === 'map' ? pose(x, height + 20, mm) : pose(x, y + 84 * mm, mm),
    hand: fan(handX, handY, handMm, 128 * k, [0, 2.4, 4.8, 7.2], 3.4 * k),
    lift: 18 * k,
    items: { x: x - 108 * k, y: y + 90 * k, mm: 4 * k, step: 72 * k },
    header: { x: 0, y: 0, width, height: top + HEADER },
    prompt: { x: handX, y: top + HEADER + 16, width: Math.min(620 * k, width - handX - 24), height: 44 },
    seal: { x: handX + 4 * k, y: height - 104 * k, width: 84 * k, height: 84 * k },
    choices: {
      x: handX + 560 * k,
      y: top + 250 * k,
      width: Math.min(360, width - handX - 570 * k),
      height: height - top - 280 * k,
    },
    tabs: { x: handX + 110 * k, y: height - 104 * k, width: 430 * k, height: 92 * k },
    odds: { x: width - 350, y: height - 116, width: 330, height: 96 },
    side,
    showsHand: true,
  };
}
