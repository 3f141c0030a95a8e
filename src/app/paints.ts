/** What the painters need, and is no program: it is fetched while they are still on their way. */
import { loadFonts } from '../scenes/art/fonts';
import { loadIcons } from '../scenes/art/icons';
import { loadPrint, loadTiles } from '../scenes/art/materials';

/**
 * @param onPrint specks and wear have come: pages do not wait for them, and print again what they have printed by then
 * @throws when the icons cannot be had: without them no card can be read
 */
export async function loadPaints(onPrint: () => void): Promise<void> {
  void loadPrint().then(onPrint);
  await Promise.all([loadFonts(), loadIcons(), loadTiles()]);
}
