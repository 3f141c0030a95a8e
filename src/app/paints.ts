/** The painters' assets (fonts, icons, tiles), fetched in parallel with their code. */
import { loadFonts } from '../scenes/art/fonts';
import { loadIcons } from '../scenes/art/icons';
import { loadPrint, loadTiles } from '../scenes/art/materials';

/**
 * @param onPrint called when specks and wear are loaded: pages do not wait for them, and print again then
 * @throws when the icons cannot be fetched: without them no card can be read
 */
export async function loadPaints(onPrint: () => void): Promise<void> {
  void loadPrint().then(onPrint);
  await Promise.all([loadFonts(), loadIcons(), loadTiles()]);
}
