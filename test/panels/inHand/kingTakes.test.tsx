// @vitest-environment jsdom
/** R3.5: tests where the shop says that the king takes an item back for a scenario, before the item is bought. */
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { items } from '../../../src/content/inHand';
import { type Campaign, newCampaign } from '../../../src/flow/inHand/campaign';
import { openChapter, t } from '../../../src/i18n';
import type { CardPictures } from '../../../src/panels/inHand/cardPictures';
import { TownItem } from '../../../src/panels/inHand/TownItem';
import { ShelfItem, scenariosWanting } from '../../../src/panels/inHand/TownWare';
import { opened } from '../../kit/putIn';
import { paper } from '../kit';

beforeAll(() => openChapter('shop'));
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const item = items['blottingCoat'] ?? expect.unreachable();
const cardPictures = { glyph: () => {}, itemBlock: () => {} } as unknown as CardPictures;
const campaign = (done: number, more: Partial<Campaign> = {}): Campaign => ({
  ...newCampaign('c0', 'Mirka', { hindrances: false, onTable: false }),
  scenarios: opened(done),
  gold: 33,
  ...more,
});
const wanted = campaign(2);
const list = scenariosWanting(wanted, item).join(', ');

async function shown(what: ComponentChild): Promise<HTMLElement> {
  const root = paper();
  await act(async () => void render(what, root));
  return root;
}
const tile = async (of: Campaign) => {
  const root = await shown(
    <ShelfItem cardPictures={cardPictures} campaign={of} item={item} picked={false} onPick={() => {}} />,
  );
  return root.querySelector('.ware-king');
};
const note = async (of: Campaign) => {
  const nothing = () => {};
  const more = { picked: true, isBought: false, onBuy: nothing, onTakeBack: nothing, onClose: nothing };
  const root = await shown(<TownItem cardPictures={cardPictures} campaign={of} item={item} {...more} />);
  return root.querySelector('.king-note')?.textContent;
};

describe('an item that lies on the card of monsters', () => {
  it('names the open scenarios that take it on its tile, by numbers before it is bought', async () => {
    expect(list).not.toBe('');
    const said = t('journey.town.neededIn', { list });
    const brief = await tile(wanted);
    expect([brief?.className, brief?.querySelector('span[aria-hidden]')?.textContent]).toEqual([
      'ware-king brief',
      list,
    ]);
    expect(brief?.querySelector('.said')?.textContent).toBe(said);
    const owned = await tile({ ...wanted, items: [item.id] });
    expect([owned?.className, owned?.textContent]).toEqual(['ware-king', said]);
    expect(await tile(campaign(0))).toBeNull();
  });

  it('says in its details what a scenario does with it, and which open scenarios do', async () => {
    const does = t('journey.town.kingBuys', { gold: item.cost });
    expect(does).toContain(String(item.cost));
    expect(await note(wanted)).toBe(`${does} ${t('journey.town.openTake', { list })}`);
    expect(await note(campaign(0))).toBe(`${does} ${t('journey.town.noneTakes')}`);
  });
});
