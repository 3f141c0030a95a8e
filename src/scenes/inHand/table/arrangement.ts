/** Applies the player's preferences to the layout: ruler or die, right or left hand. All functions are pure. */

import { CARD, type Size } from '../../art/geometry';
import type { Box, CardPose } from '../../core/pose';
import { ABILITY_HALF, ITEM_TAB, MONSTER_PLATE, TRACKER } from '../art/geometry';
import { type Activity, type BlowPlaces, type Insets, type Layout, layoutFor } from './layout';

/** The preferences that change the layout. */
export interface Arrangement {
  /**
   * R2.2: changes a layout for the die, which needs no space for a ruler over the HP cards. Null if the ruler is used.
   */
  readonly layoutForDie: ((layout: Layout, activity: Activity, insets: Insets) => ArrangedLayout) | null;
  readonly hand: 'right' | 'left';
}

export const DEFAULT_ARRANGEMENT: Arrangement = { layoutForDie: null, hand: 'right' };

export interface ArrangedLayout extends Layout {
  /** The tray of the die; null if the ruler is used, or if the activity shows no tray. */
  readonly tray: Box | null;
}

/** The layout for a window, an activity and the player's preferences. */
export function arrangeLayout(
  width: number,
  height: number,
  activity: Activity,
  insets: Insets,
  { layoutForDie, hand }: Arrangement,
): ArrangedLayout {
  const plain = layoutFor(width, height, activity, insets);
  const arranged =
    layoutForDie && activity !== 'map' && activity !== 'blow'
      ? layoutForDie(plain, activity, insets)
      : { ...plain, tray: null };
  return hand === 'left' ? besideRuler(mirrorLayout(arranged)) : arranged;
}

/** The px between the resting ruler and its neighbours. */
const GAP = 6;

/** The greatest x of a rotated card between the y `from` and the y `to`, in px. */
function reachOf({ x, y, mm, turn }: CardPose, from: number, to: number): number {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [w, h] = [(CARD.width / 2) * mm, (CARD.height / 2) * mm];
  const corner = (dx: number, dy: number) => ({ x: x + w + dx * cos - dy * sin, y: y + h + dx * sin + dy * cos });
  const all = [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
  const xs = all.flatMap((one, i) => {
    const other = all[(i + 1) % all.length] ?? one;
    const crossing = [from, to]
      .map((level) => (level - one.y) / (other.y - one.y))
      .filter((part) => part >= 0 && part <= 1)
      .map((part) => one.x + part * (other.x - one.x));
    return one.y >= from && one.y <= to ? [one.x, ...crossing] : crossing;
  });
  return Math.max(...xs);
}

/**
 * Makes space for the ruler on a left-handed table. The layout is mirrored, but the ruler keeps its rotation and
 * therefore needs more space. The ruler moves towards the log. The prompt becomes narrower and moves towards the HP card.
 * Changes nothing if the ruler is unrotated, if there is no log, or if there is enough space.
 */
function besideRuler({ monsterHp, prompt, side, ...layout }: ArrangedLayout): ArrangedLayout {
  const needs = reachOf(monsterHp, prompt.y, prompt.y + prompt.height) + GAP - prompt.x;
  if (monsterHp.turn === 0 || !side || needs <= 0) return { ...layout, monsterHp, prompt, side };
  const middle = monsterHp.x + (CARD.width / 2) * monsterHp.mm;
  const whole = reachOf(monsterHp, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY) - middle;
  const moves = Math.min(needs, Math.max(0, middle - whole - GAP - (side.x + side.width)));
  const x = prompt.x + needs - moves;
  const end = Math.min(x + prompt.width, layout.heroHp.x - GAP);
  return {
    ...layout,
    side,
    monsterHp: { ...monsterHp, x: monsterHp.x - moves },
    prompt: { ...prompt, x, width: end - x },
  };
}

function mirroredBlow(
  blow: BlowPlaces,
  box: (each: Box) => Box,
  card: (each: CardPose, size: Size) => CardPose,
): BlowPlaces {
  const { burst, shade } = blow;
  return {
    burst: { ...box(burst), from: burst.from },
    ghost: card(blow.ghost, CARD),
    before: box(blow.before),
    after: box(blow.after),
    slips: box(blow.slips),
    zones: blow.zones.map(box).reverse(),
    shade: shade && { ...shade, x: box({ ...shade, y: 0, height: 0 }).x },
  };
}

/**
 * Mirrors a layout for the left hand. Cards and boxes change sides, and the fan of cards is mirrored, but text is not.
 */
export function mirrorLayout(layout: ArrangedLayout): ArrangedLayout {
  const { width, needle, arrows, items, hand, still, upright, mapMm } = layout;
  const box = (each: Box): Box => ({ ...each, x: width - each.x - each.width });
  const card = (each: CardPose, { width: mm }: Size): CardPose => ({ ...each, x: width - each.x - mm * each.mm });
  const leaning = (each: CardPose): CardPose => ({ ...card(each, ABILITY_HALF), turn: -each.turn });
  return {
    ...layout,
    needle: { ...needle, x: width - needle.x },
    upright: upright && {
      x: width - upright.x - CARD.width * mapMm,
      from: width - upright.to - CARD.width * layout.heroHp.mm,
      to: width - upright.from - CARD.width * layout.heroHp.mm,
    },
    still: still && { ...still, x: width - still.x - CARD.width * mapMm },
    arrows: { ...arrows, from: width - arrows.to, to: width - arrows.from },
    heroHp: card(layout.heroHp, CARD),
    // The ruler keeps its rotation, because both hands use it at 45 degrees.
    monsterHp: card(layout.monsterHp, CARD),
    plate: card(layout.plate, MONSTER_PLATE),
    tracker: card(layout.tracker, TRACKER),
    // The first card stays on the left.
    hand: [leaning(hand[3]), leaning(hand[2]), leaning(hand[1]), leaning(hand[0])],
    items: { ...items, x: width - items.x - ITEM_TAB.width * items.mm },
    header: box(layout.header),
    prompt: box(layout.prompt),
    seal: box(layout.seal),
    choices: box(layout.choices),
    tabs: box(layout.tabs),
    walking: box(layout.walking),
    endTurn: layout.endTurn && box(layout.endTurn),
    slots: layout.slots?.map(box).reverse() ?? null,
    odds: box(layout.odds),
    blow: layout.blow && mirroredBlow(layout.blow, box, card),
    side: layout.side && box(layout.side),
    tray: layout.tray && box(layout.tray),
  };
}
