/** Loads the painters' assets (fonts, icons, textures) in parallel with the painters' code. */
import { loadFonts } from '../scenes/art/fonts';
import { loadPrint, loadTiles } from '../scenes/art/materials';
import { settleOrTimeout } from '../storage/timeout';

/**
 * Waits until the icons are loaded, and until fonts and tiles are loaded or have timed out. The other textures load in the background.
 * @param loadIcons loads the icons of the mode
 * @param onPrint called when pages must be printed again: when the other textures have loaded, and when fonts or tiles load after the
 * timeout
 * @throws Error if the icons cannot be loaded, because cards would be unreadable
 */
export async function loadPainterAssets(loadIcons: () => Promise<void>, onPrint: () => void): Promise<void> {
  void loadPrint().then(onPrint);
  await Promise.all([settleOrTimeout(loadFonts(), onPrint), loadIcons(), settleOrTimeout(loadTiles(), onPrint)]);
}
