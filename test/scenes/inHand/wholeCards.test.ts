/** Tests cards that are printed by their ids (R1.5, R1.7). */
import { beforeEach, expect, it, vi } from 'vitest';
import { contentText } from '../../../src/i18n';
import type { Ctx } from '../../../src/scenes/art/types';
import type { WholeCardPainters } from '../../../src/scenes/inHand/art/wholeCard';
import { printedPlate } from '../../../src/scenes/inHand/table/printedModels';
import { paintersById } from '../../../src/scenes/inHand/wholeCards';
import { WHOLE_ART } from '../../art/art';
import { recordingContext } from '../../kit/paint';

const paintCard = vi.fn<WholeCardPainters['paintMonsterCard']>();
const paintStrip = vi.fn<WholeCardPainters['paintItemStrip']>();
const { monsterCard, itemStrip } = paintersById(
  { ...WHOLE_ART, printedPlate },
  { paintMonsterCard: paintCard, paintItemStrip: paintStrip, paintMonsterQuarter: () => {} },
);
beforeEach(() => {
  paintCard.mockClear();
  paintStrip.mockClear();
});

/** A fake canvas context with a size, whose scaling is recorded. */
function paper() {
  const scale = vi.fn();
  const { ctx } = recordingContext();
  return { ctx: Object.assign(ctx, { scale }) as unknown as Ctx, scale };
}

it('R1.5: a monster card prints normal and elite of two monsters with their items, as wide as the space allows', () => {
  const { ctx, scale } = paper();
  monsterCard(ctx, 126, { monster: 'shuffler', item: 'funeralBiscuit' }, { monster: 'dunner', item: null });
  expect(scale.mock.calls[0]).toEqual([2, 2]);
  const [, upper, lower] = paintCard.mock.lastCall ?? [];
  expect(upper?.plate).toMatchObject({
    id: 'shuffler',
    name: contentText('cards.monster', 'shuffler'),
    show: 'both',
    hp: { normal: 7, elite: 9 },
    columns: { normal: { A: { initiative: 61 } }, elite: { C: { initiative: 47 } } },
  });
  expect(upper?.item).toEqual({
    id: 'funeralBiscuit',
    name: contentText('cards.item', 'funeralBiscuit'),
    effect: contentText('cards.itemEffect', 'funeralBiscuit'),
    slot: 'small',
    use: 'consumed',
    cost: 8,
  });
  expect(lower?.plate.id).toBe('dunner');
  expect(lower && 'item' in lower).toBe(false);
});

it('an absent monster leaves its half blank, and an absent item prints nothing', () => {
  const { ctx } = paper();
  monsterCard(ctx, 126, { monster: 'shuffler', item: null }, null);
  expect(paintCard.mock.lastCall?.[2]).toBeNull();
  paintCard.mockClear();
  monsterCard(ctx, 126, { monster: 'nobody', item: null }, null);
  itemStrip(ctx, 126, 'nothing');
  expect([paintCard.mock.calls, paintStrip.mock.calls]).toEqual([[], []]);
});

it('R1.7: an item strip prints the item', () => {
  const { ctx, scale } = paper();
  itemStrip(ctx, 315, 'hipFlask');
  expect(scale.mock.calls[0]).toEqual([5, 5]);
  expect(paintStrip.mock.lastCall?.[1]).toMatchObject({ id: 'hipFlask', slot: 'small', use: 'consumed', cost: 18 });
});
