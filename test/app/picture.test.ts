import { expect, it } from 'vitest';
import { openPictures } from '../../src/app/picture';
import { FetchError, throwFetchError } from '../../src/modes/fetching';
import type { Picture as PictureOf } from '../../src/modes/front';
import { lazyPainters } from '../../src/modes/inHand/lazyPainters';
import type { InHandMode } from '../../src/modes/inHand/types';
import { CAMPAIGN_PLACES } from '../../src/scenes/inHand/art/campaignPlaces';
import { blank, byHand } from './kit';

type Picture = PictureOf<InHandMode>;

const CTX = {} as CanvasRenderingContext2D;

/** Pictures that are fetched again on every request; the test settles each fetch itself. */
function pictures() {
  const heard: string[] = [];
  const fetches: ReturnType<typeof byHand<Picture>>[] = [];
  const opened = openPictures<InHandMode>({
    lazyPainters,
    fetch() {
      const fetch = byHand<Picture>();
      fetches.push(fetch);
      return fetch.promise;
    },
    onFailed: (error) => void heard.push(String(error)),
    reprint: () => void heard.push(`reprint, ${opened.loaded() ? 'here' : 'not here'}`),
  });
  return { opened, heard, fetches };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('is fetched once for all requests, and everything is reprinted when it has arrived', async () => {
  const { opened, heard, fetches } = pictures();
  const wanting = [opened.load(), opened.load()];
  expect(fetches).toHaveLength(1);
  expect(opened.loaded()).toBeNull();
  const picture = blank();
  fetches[0]?.resolve(picture);
  expect(await Promise.all(wanting)).toEqual([picture, picture]);
  expect(opened.loaded()).toBe(picture);
  expect(heard).toEqual(['reprint, here']);
  await opened.load();
  expect(fetches).toHaveLength(1);
});

it('is fetched again after a failed fetch', async () => {
  const { opened, fetches } = pictures();
  const first = opened.load();
  fetches[0]?.reject(new FetchError('offline'));
  await expect(first).rejects.toBeInstanceOf(FetchError);
  const second = opened.load();
  fetches[1]?.resolve(blank());
  await second;
  expect(opened.loaded()).not.toBeNull();
});

it('is preloaded without a warning when the network fails, but raises an alarm when it is broken', async () => {
  const { opened, heard, fetches } = pictures();
  opened.preload();
  fetches[0]?.reject(new FetchError('offline'));
  await settled();
  expect(heard).toEqual([]);
  opened.preload();
  fetches[1]?.reject(new Error('broken'));
  await settled();
  expect(heard).toEqual(['Error: broken']);
});

it('prints nothing until it has arrived, and is loaded by the first print request', async () => {
  const { opened, heard, fetches } = pictures();
  const { cardPictures } = opened;
  cardPictures.glyph(CTX, 1, 1, 'money', '#fff');
  cardPictures.townBlock(CTX, 1, 1);
  expect(fetches).toHaveLength(1);
  const notes: string[] = [];
  fetches[0]?.resolve(blank(notes));
  await settled();
  expect([heard, notes]).toEqual([['reprint, here'], []]);
  cardPictures.glyph(CTX, 1, 1, 'money', '#fff');
  cardPictures.itemGlyph(CTX, 1, 1, 'hipFlask', '#fff');
  cardPictures.itemBlock(CTX, 1, 1, 'hipFlask');
  cardPictures.townBlock(CTX, 1, 1);
  cardPictures.abilityFace(CTX, 1, 'bailiff', 'one', 'A', 1);
  cardPictures.campaignMap(CTX, 1, 1, { nodes: [], roads: [] });
  const all = ['glyph', 'itemGlyph', 'itemBlock', 'townBlock', 'abilityFace', 'campaignMap'];
  expect(notes).toEqual(all.map((name) => `print ${name}`));
});

it('reports a failed fetch once, and tries again at the next print', async () => {
  const { opened, heard, fetches } = pictures();
  for (let n = 0; n < 3; n += 1) opened.cardPictures.townBlock(CTX, 1, 1);
  fetches[0]?.reject(new FetchError('offline'));
  await settled();
  expect(heard).toEqual(['FetchError: offline']);
  opened.cardPictures.townBlock(CTX, 1, 1);
  expect(fetches).toHaveLength(2);
});

it('knows the places of the scenarios before it can paint them', () => {
  expect(pictures().opened.cardPictures.places).toBe(CAMPAIGN_PLACES);
});

it('keeps the cause of a failed fetch', () => {
  const why = new TypeError('network');
  expect(() => throwFetchError(why)).toThrow(FetchError);
  expect(() => throwFetchError(why)).toThrow('TypeError: network');
});
