/**
 * Cards as they are printed, for who knows ids and not models. No table shows one whole: this is fetched when one is first wanted, and
 * handed the painters of the table.
 */
import { items, monsters } from '../../content/inHand';
import { named } from '../../i18n';
import type { ItemId, MonsterId } from '../../rules/inHand/vocabulary';
import type { Ctx } from '../art';
import { loadPortraits } from '../art/materials';
import type { ItemStripModel, MonsterQuarterModel } from './art';
import { type WholeArt, wholeCardPainters } from './art/wholeCard';
import type { printedPlate } from './table/printedModels';

/** A quarter of a monster card: who is on it, and the item below, if it has been seen. */
export interface QuarterOf {
  readonly monster: MonsterId;
  readonly item: ItemId | null;
}

export interface WholeCards {
  /** A side of a monster card, as large as the box is wide; `lower` stands on its head, null: nothing is printed there. */
  monsterCard(ctx: Ctx, width: number, upper: QuarterOf, lower: QuarterOf | null): void;
  /** An item's strip, as large as the box is wide. */
  itemStrip(ctx: Ctx, width: number, item: ItemId): void;
}

function strip(id: ItemId): ItemStripModel | null {
  const item = items[id];
  if (!item) return null;
  const { slot, use, cost } = item;
  return { id, name: named('cards.item', id), effect: named('cards.itemEffect', id), slot, use, cost };
}

/** @param art what the table is painted with */
export function wholeCards(
  art: WholeArt & { readonly printedPlate: typeof printedPlate },
  { paintItemStrip, paintMonsterCard } = wholeCardPainters(art),
): WholeCards {
  const { CARD, ITEM_STRIP } = art;

  function quarter({ monster: id, item }: QuarterOf): MonsterQuarterModel | null {
    const monster = monsters[id];
    const below = item === null ? null : strip(item);
    if (!monster) return null;
    return { plate: art.printedPlate(monster, named('cards.monster', id)), ...(below ? { item: below } : {}) };
  }

  return {
    monsterCard(ctx, width, upper, lower) {
      const above = quarter(upper);
      if (!above) return;
      ctx.scale(width / CARD.width, width / CARD.width);
      paintMonsterCard(ctx, above, lower && quarter(lower));
    },
    itemStrip(ctx, width, item) {
      const model = strip(item);
      if (!model) return;
      ctx.scale(width / ITEM_STRIP.width, width / ITEM_STRIP.width);
      paintItemStrip(ctx, model);
    },
  };
}

/** Resolves when the portraits are there; without them figures are cut on the spot. */
export const portraits = (): Promise<void> => loadPortraits(Object.keys(monsters)).catch(() => {});
