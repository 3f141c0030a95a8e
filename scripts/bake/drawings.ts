/** Lists the drawings that `npm run bake` writes into files of their own, and the icons that all baked files use. */
import { PIECES } from './atlas';
import { gameBlocks } from './games';
import { heroPortraits } from './heroes';
import { ICON_LISTS } from './iconFile';
import { iconBody, iconsRead } from './icons';
import { keyArt } from './keyArt';
import { longScenes } from './longTable/scenes';
import { LONG_SHEETS } from './longTable/sheets';
import { speakers } from './people';
import type { Picture, Piece } from './picture';
import { scenes } from './scenes';
import { tiles } from './textures';

/** Pictures in files of their own, compressed with loss. */
export const pictures = (): readonly Picture[] => [...tiles(), ...keyArt()];

/** Pictures in files of their own, in few inks and without loss. */
export const prints = (): readonly Piece[] => [
  ...scenes(),
  ...heroPortraits(),
  ...speakers(),
  ...gameBlocks(),
  ...longScenes(),
];

/** Composes every drawing once. @returns the sorted names of the icons that the drawings and the icon files take from the icon package */
export function usedIcons(): string[] {
  for (const name of Object.values(ICON_LISTS).flat()) iconBody(name);
  pictures();
  prints();
  for (const pieces of [PIECES['2x'], ...Object.values(LONG_SHEETS)]) pieces();
  return iconsRead();
}
