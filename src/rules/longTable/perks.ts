/** Builds the modifier deck and the traits that a hero's perks give (L1.6, L32.7). */
import type { HeroTraits } from './book';
import type { PerkChange, PerkDef } from './modifierDef';
import type { ModifierId } from './vocabulary';

/** L1.6: the different cards of a standard modifier deck, and how many of each it has. */
export const STANDARD_DECK: readonly (readonly [ModifierId, number])[] = [
  ['0', 6],
  ['+1', 5],
  ['-1', 5],
  ['+2', 1],
  ['-2', 1],
  ['2x', 1],
  ['null', 1],
];

/** L1.6: all cards of a standard modifier deck, unshuffled. */
export function standardDeck(): ModifierId[] {
  return STANDARD_DECK.flatMap(([card, count]) => Array<ModifierId>(count).fill(card));
}

/**
 * Perks apply in this order, whatever the order in which the player ticks them, so that the ticks on the perk sheet alone
 * determine the deck.
 */
const ORDER: readonly PerkChange['perk'][] = ['replace', 'remove', 'add', 'trait'];

/**
 * The unshuffled deck and the traits of a hero.
 * @param ticks the number of ticks for each line of the perk sheet; absent entries count as 0
 */
export function applyPerks(
  sheet: readonly PerkDef[],
  ticks: readonly number[],
): { deck: readonly ModifierId[]; traits: HeroTraits } {
  const deck = standardDeck();
  const has = { summonsHp: 0, ignoresItemCards: 0, surefooted: 0, moreSmallItems: 0 };
  const deeds = sheet.flatMap(({ does }, line) =>
    Array<readonly PerkChange[]>(ticks[line] ?? 0)
      .fill(does)
      .flat(),
  );
  for (const kind of ORDER)
    for (const deed of deeds) {
      if (deed.perk !== kind) continue;
      if (deed.perk === 'trait') has[deed.trait] += 1;
      else if (deed.perk === 'add') deck.push(...Array<ModifierId>(deed.count).fill(deed.card));
      else takeOut(deck, deed);
    }
  return {
    deck,
    traits: {
      summonsHp: has.summonsHp,
      ignoresItemCards: has.ignoresItemCards > 0,
      surefooted: has.surefooted > 0,
      moreSmallItems: has.moreSmallItems,
    },
  };
}

/** Removes or replaces cards. If the deck has fewer of these cards than the perk names, all that it has are removed or replaced. */
function takeOut(deck: ModifierId[], deed: Exclude<PerkChange, { perk: 'trait' }>): void {
  for (let i = 0; i < deed.count; i += 1) {
    const at = deck.indexOf(deed.card);
    if (at < 0) return;
    deck.splice(at, 1, ...(deed.perk === 'replace' ? [deed.by] : []));
  }
}
