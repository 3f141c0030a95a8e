/**
 * Opens the canvas of the Long Table. This module bundles Phaser, the scenes and the painters as one chunk, which is loaded on demand,
 * because the title does not need it (app/picture.ts).
 */

import { openChapter, openModes } from '../../i18n';
import { type GameOptions, openGame } from '../../scenes/game';
import { loadTokens } from '../../scenes/longTable/art/figurePictures';
import { longPictures } from '../../scenes/longTable/pictures';
import { type TableInit, TableScene } from '../../scenes/longTable/table';
import { FETCH_TIMEOUT_MS, settleOrTimeout, withTimeout } from '../../storage/timeout';
import { throwFetchError } from '../fetching';
import type { Picture } from '../front';
import type { LongTableMode } from './types';

/** @param options the options of the canvas; the painters' assets must be loaded before (app/painterAssets.ts) */
export async function openPainting(options: Omit<GameOptions, 'scenes'>): Promise<Picture<LongTableMode>> {
  const table = new TableScene();
  const game = await openGame({ ...options, scenes: [table] });
  return {
    table: {
      resume: () => table.resume(),
      reprint: () => table.reprint(),
      fit: () => table.fit(),
      idle: () => table.idle(),
      drawn: () => table.drawn(),
      places: () => table.places(),
      look: () => Promise.resolve(null),
      cancelPress: () => {},
    },
    cardPictures: longPictures,
    async load() {
      const texts = Promise.all([openModes(), openChapter('board'), openChapter('tidings'), openChapter('pages')]);
      await withTimeout(texts, FETCH_TIMEOUT_MS).catch(throwFetchError);
      await settleOrTimeout(loadTokens(), () => table.reprint());
      return null;
    },
    // Phaser accepts any object here, so `satisfies` checks the type.
    show: (init) => void game.scene.start('table', init satisfies TableInit),
    clear: () => void game.scene.stop('table'),
  };
}
