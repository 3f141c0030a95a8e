/**
 * Opens the canvas of the game in hand. This module bundles Phaser, the scenes and the painters as one chunk, which is
 * loaded on demand, because the title does not need it (app/picture.ts).
 */
import { openChapter, openModes } from '../../i18n';
import type { Book } from '../../rules/inHand/book';
import { loadPortraits } from '../../scenes/art';
import { type GameOptions, openGame } from '../../scenes/game';
import { cardPictures } from '../../scenes/inHand/cardPictures';
import { type TableInit, TableScene } from '../../scenes/inHand/table';
import { FETCH_TIMEOUT_MS, settleOrTimeout, withTimeout } from '../../storage/timeout';
import { throwFetchError } from '../fetching';
import type { Picture } from '../front';
import type { InHandMode } from './types';

/** @param options the options of the canvas; the painters' assets must be loaded before (app/painterAssets.ts) */
export async function openPainting(options: Omit<GameOptions, 'scenes'>): Promise<Picture<InHandMode>> {
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
      look: (x, y) => table.look(x, y),
      cancelPress: () => table.cancelPress(),
    },
    cardPictures,
    load: (book) => load(book, () => table.reprint()),
    // Phaser accepts any object here, so `satisfies` checks the type.
    show: (init) => void game.scene.start('table', init satisfies TableInit),
    clear: () => void game.scene.stop('table'),
    practise: (init) => import('../../scenes/inHand/practice').then(({ openPractice }) => openPractice(game, init)),
  };
}

/**
 * Loads the portraits and texts of a game. If the game uses the on-table variant, loads the code and texts of the variant too.
 * @param reprint called if portraits arrive after the time limit
 */
async function load({ monsters, scenario, setup }: Book, reprint: () => void): Promise<TableInit['variant']> {
  const fetched = setup.variants.onTable
    ? Promise.all([import('../../scenes/inHand/table/onTable'), openChapter('arrange')]).then(
        ([found]) => found,
        throwFetchError,
      )
    : null;
  const aliases = scenario.foes.flatMap(({ alias }) => alias ?? []);
  const texts = withTimeout(openModes(), FETCH_TIMEOUT_MS).catch(throwFetchError);
  const [variant] = await Promise.all([
    fetched && withTimeout(fetched, FETCH_TIMEOUT_MS).catch(throwFetchError),
    settleOrTimeout(loadPortraits([...Object.keys(monsters), ...aliases]), reprint),
    texts,
  ]);
  return variant;
}
