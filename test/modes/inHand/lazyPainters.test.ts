/** Tests the painters of printed things before and after they are loaded. */
import { expect, it, vi } from 'vitest';
import { lazyPainters } from '../../../src/modes/inHand/lazyPainters';
import type { CardPictures } from '../../../src/panels/inHand/cardPictures';
import { CAMPAIGN_PLACES } from '../../../src/scenes/inHand/art/campaignPlaces';

type Paint = (...given: unknown[]) => void;

it('requests the painters instead of painting, until they are loaded; then paints with what it is given', () => {
  const paintCard = vi.fn();
  const want = vi.fn();
  let loaded: { cardPictures: CardPictures } | null = null;
  const painters = lazyPainters(() => loaded, want) as unknown as { paintCard: Paint };
  painters.paintCard('ctx', 'card');
  expect([want.mock.calls.length, paintCard.mock.calls.length]).toEqual([1, 0]);
  loaded = { cardPictures: { paintCard } as unknown as CardPictures };
  painters.paintCard('ctx', 'card');
  expect(want).toHaveBeenCalledOnce();
  expect(paintCard.mock.calls).toEqual([['ctx', 'card']]);
});

it('knows the places of the campaign map without the painters', () => {
  const want = vi.fn();
  expect(lazyPainters(() => null, want).places).toBe(CAMPAIGN_PLACES);
  expect(want).not.toHaveBeenCalled();
});
