/**
 * Paints a side of a monster card, or an item's strip, by id. The table does not need these painters, so this file loads
 * on first use. The caller passes the table's painters, because importing them would make the table's script larger.
 */
import { items, monsters } from '../../content/inHand';
import { contentText } from '../../i18n';
import type { ItemId, MonsterId } from '../../rules/inHand/vocabulary';
import type { Ctx } from '../art';
import { loadPortraits } from '../art/materials';
import type { ItemStripModel, MonsterQuarterModel } from './art';
import { type WholeArt, wholeCardPainters } from './art/wholeCard';
import type { printedPlate } from './table/printedModels';

/** A quarter of a monster card: a monster and the item below; `item` is null until the player has seen the item. */
export interface QuarterIds {
  readonly monster: MonsterId;
  readonly item: ItemId | null;
}

/** Painters that find the content to paint by its id. A width is in px of the context. */
export interface IdPainters {
  /** Paints one side of a monster card. `lower` is painted upside down; if `lower` is null, the lower half is an outline. */
  monsterCard(ctx: Ctx, width: number, upper: QuarterIds, lower: QuarterIds | null): void;
  /** Paints an item's strip. */
  itemStrip(ctx: Ctx, width: number, item: ItemId): void;
}

function stripModel(id: ItemId): ItemStripModel | null {
  const item = items[id];
  if (!item) return null;
  const { slot, use, cost } = item;
  return { id, name: contentText('cards.item', id), effect: contentText('cards.itemEffect', id), slot, use, cost };
}

/**
 * Makes the painters.
 * @param art the table's painters and sizes
 */
export function paintersById(
  art: WholeArt & { readonly printedPlate: typeof printedPlate },
  { paintItemStrip, paintMonsterCard } = wholeCardPainters(art),
): IdPainters {
  const { CARD, ITEM_STRIP } = art;

  function quarterModel({ monster: id, item }: QuarterIds): MonsterQuarterModel | null {
    const monster = monsters[id];
    const itemModel = item === null ? null : stripModel(item);
    if (!monster) return null;
    return {
      plate: art.printedPlate(monster, contentText('cards.monster', id)),
      ...(itemModel ? { item: itemModel } : {}),
    };
  }

  return {
    monsterCard(ctx, width, upper, lower) {
      const upperModel = quarterModel(upper);
      if (!upperModel) return;
      ctx.scale(width / CARD.width, width / CARD.width);
      paintMonsterCard(ctx, upperModel, lower && quarterModel(lower));
    },
    itemStrip(ctx, width, item) {
      const model = stripModel(item);
      if (!model) return;
      ctx.scale(width / ITEM_STRIP.width, width / ITEM_STRIP.width);
      paintItemStrip(ctx, model);
    },
  };
}

/** Loads the portraits of the monsters. Also resolves if loading fails; the portraits are then drawn in code. */
export const loadMonsterPortraits = (): Promise<void> => loadPortraits(Object.keys(monsters)).catch(() => {});
