/** The painters' assets (fonts, icons, tiles), fetched in parallel with their code. */
import { loadFonts } from '../scenes/art/fonts';
import { loadIcons } from '../scenes/art/icons';
import { loadPrint, loadTiles } from '../scenes/art/materials';
import { settled } from '../storage/patience';

/**
 * @param onPrint called when specks and wear are loaded, or fonts and tiles later than they are waited for: pages print again then
 * @throws when the icons cannot be fetched: without them no card can be read
 */
export async function loadPaints(onPrint: () => void): Promise<void> {
  void loadPrint().then(onPrint);
  await Promise.all([settled(loadFonts(), onPrint), loadIcons(), settled(loadTiles(), onPrint)]);
}
