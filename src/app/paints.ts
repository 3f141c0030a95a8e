/** Loads the painters' assets (fonts, icons, tiles) in parallel with the painters' code. */
import { loadFonts } from '../scenes/art/fonts';
import { loadIcons } from '../scenes/art/icons';
import { loadPrint, loadTiles } from '../scenes/art/materials';
import { settled } from '../storage/timeout';

/**
 * @param onPrint called to print pages again: when textures have loaded, and when fonts and tiles arrive after their timeout
 * @throws if the icons cannot be loaded, because cards would be unreadable
 */
export async function loadPaints(onPrint: () => void): Promise<void> {
  void loadPrint().then(onPrint);
  await Promise.all([settled(loadFonts(), onPrint), loadIcons(), settled(loadTiles(), onPrint)]);
}
