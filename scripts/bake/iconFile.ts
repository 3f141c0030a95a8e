/** Writes the icon files: the paths of just the icons that the lists of names have. */
import { writeFileSync } from 'node:fs';
import {
  ALIAS_ICON,
  GLYPH,
  HERO_ICON,
  ITEM_ICON,
  LANDMARKS,
  MONSTER_ICON,
  SCENARIO_SCENERY,
} from '../../src/scenes/art/iconNames';
import {
  CARD_ICON,
  FIGURE_ICON,
  ITEM_ICON as LONG_ITEM_ICON,
  OBSTACLE_ICON,
  TABLE_ICON,
} from '../../src/scenes/longTable/art/iconNames';
import { compactPath } from './compact';
import { iconPath } from './icons';

const FILE = new URL('../../src/scenes/art/icons.gen.json', import.meta.url);
/** Fetched with the Long Table alone. */
const LONG_FILE = new URL('../../src/scenes/longTable/art/icons.gen.json', import.meta.url);

/** Returns the names of the icons written, in order. */
export function writeIcons(): readonly string[] {
  const scenery = Object.values<Readonly<Record<string, string>>>(SCENARIO_SCENERY).map(
    ({ ground: _, ...icons }) => icons,
  );
  const lists = [GLYPH, HERO_ICON, ITEM_ICON, MONSTER_ICON, ALIAS_ICON, ...scenery, { ...LANDMARKS }];
  write(LONG_FILE, [CARD_ICON, FIGURE_ICON, OBSTACLE_ICON, TABLE_ICON, LONG_ITEM_ICON]);
  return write(FILE, lists);
}

function write(file: URL, lists: readonly object[]): readonly string[] {
  const names = [...new Set(lists.flatMap((list) => Object.values<string>({ ...list })))].sort();
  const paths = Object.fromEntries(names.map((name) => [name, compactPath(iconPath(name))]));
  writeFileSync(file, `${JSON.stringify(paths, null, 1)}\n`);
  return names;
}
