/** Decides how many tabs fit beside the seal and on the hand, and distributes the tabs over these places. */
import type { Command } from '../../../rules/inHand/commands';
import type { Interaction } from '../../../session/inHand/interaction';
import type { Box } from '../../box';
import { isAboveOrBelow, slipClassOf } from './answerPlaces';
import type { HudPlan } from './plan';
import { selectableCards } from './primary';

/**
 * Sizes in px. `height`: the height of a slip. `gap`: the gap between two slips. `least`: the minimum width of a slip in a row.
 * `width`: the width that the seal's place must have so that a slip fits there.
 */
const SLIP = { height: 44, gap: 6, least: 112, width: 64 } as const;
/** The greatest number of slips beside the seal, except on a desktop. */
export const FEW = 3;

/**
 * The number of slips that a place may hold (`beside`), and the number if one more slip may use the seal's place (`all`).
 * @param sealed whether there is a seal, which then needs its place
 */
export function roomIn({ seal, composition }: HudPlan, place: Box, sealed: boolean) {
  const column = Math.floor((place.height + SLIP.gap) / (SLIP.height + SLIP.gap));
  if (composition === 'desktop') {
    const all = column * Math.floor((place.width + SLIP.gap) / (SLIP.least + SLIP.gap));
    return { beside: all, all };
  }
  const beside = slipClassOf(place) === 'tight' ? Math.min(FEW, column) : FEW;
  return { beside, all: beside < FEW && !sealed && seal.width >= SLIP.width ? beside + 1 : beside };
}

/** The number of tabs that fit on a hand card, one below the other. */
export const OVER_CARD = 2;

/**
 * The slots whose cards the player cannot choose now; empty if the player can choose no card at all. Tabs may cover these slots instead of
 * the map. A slot above or below *End turn* is excluded.
 */
export function freeSlots({ slots }: HudPlan, { play, options }: Interaction, end: Box | null): readonly Box[] {
  const asked = selectableCards(options);
  if (!slots || asked.size === 0) return [];
  const free = slots.filter((_, i) => !asked.has(play.state.hero.cards[i]?.id ?? ''));
  return free.filter((slot) => !end || !isAboveOrBelow(slot, end));
}

/** Whether the player needs none of the hand cards now, so that tabs may cover the hand. */
export const handRests = ({ slots }: HudPlan, options: readonly Command[]): boolean =>
  options.some(({ type }) => type === 'step' || type === 'lose') ||
  (slots !== null && selectableCards(options).size === 0);

/** Distributes tabs as evenly as possible over places. If there are fewer tabs than places, the last places are used. */
export function dealt<T>(
  tabs: readonly T[],
  places: readonly Box[],
): { readonly place: Box; readonly tabs: readonly T[] }[] {
  const used = places.slice(-tabs.length);
  const [each, more] = [Math.floor(tabs.length / used.length), tabs.length % used.length];
  return used.map((place, i) => {
    const from = i * each + Math.min(i, more);
    return { place, tabs: tabs.slice(from, from + each + (i < more ? 1 : 0)) };
  });
}

/** The minimum width of the seal's description, in px. */
const SENTENCE = 120;

/** The box between the seal and the tabs, for the seal's description; null if there is no room. */
export function besideSeal({ seal, tabs }: HudPlan): Box | null {
  const x = seal.x + seal.width + 8;
  const width = Math.min(tabs.x - x - 8, 220);
  return width < SENTENCE ? null : { x, y: seal.y, width, height: seal.height };
}
