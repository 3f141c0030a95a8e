/**
 * Paints whole printed cards by id. No table shows a whole card, so this file is loaded on first use and gets the
 * table's painters passed in.
 */
import { items, monsters } from '../../content/inHand';
import { named } from '../../i18n';
import type { ItemId, MonsterId } from '../../rules/inHand/vocabulary';
import type { Ctx } from '../art';
import { loadPortraits } from '../art/materials';
import type { ItemStripModel, MonsterQuarterModel } from './art';
import { type WholeArt, wholeCardPainters } from './art/wholeCard';
import type { printedPlate } from './table/printedModels';

/** A quarter of a monster card: the monster, and the item below it, null until the player has seen it. */
export interface QuarterOf {
  readonly monster: MonsterId;
  readonly item: ItemId | null;
}

export interface WholeCards {
  /**
   * Paints one side of a monster card, scaled to the width of the box. `lower` is upside down; null leaves its half
   * empty.
   */
  monsterCard(ctx: Ctx, width: number, upper: QuarterOf, lower: QuarterOf | null): void;
  /** Paints an item's strip, scaled to the width of the box. */
  itemStrip(ctx: Ctx, width: number, item: ItemId): void;
}

function strip(id: ItemId): ItemStripModel | null {
  const item = items[id];
  if (!item) return null;
  const { slot, use, cost } = item;
  return { id, name: named('cards.item', id), effect: named('cards.itemEffect', id), slot, use, cost };
}

/** @param art the painters of the table */
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

/** Loads the portraits. Resolves also if that fails: figures are then drawn in code. */
export const portraits = (): Promise<void> => loadPortraits(Object.keys(monsters)).catch(() => {});
