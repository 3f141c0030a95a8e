/** Writes the icon files: the paths of just the icons that the lists of names have. */
import { writeFileSync } from 'node:fs';
import type {
  Alias,
  PrintedHeroId,
  PrintedItemId,
  PrintedMonsterId,
  PrintedScenarioId,
} from '../../src/content/inHand/ids';
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

/** In hand: what has no entry in `src/scenes/art/iconNames.ts` is a type error here. */
const IN_HAND = [
  MONSTER_ICON satisfies Record<PrintedMonsterId, string>,
  ALIAS_ICON satisfies Record<Alias, string>,
  HERO_ICON satisfies Record<PrintedHeroId, string>,
  ITEM_ICON satisfies Record<PrintedItemId, string>,
];

/** Returns the names of the icons written, in order. */
export function writeIcons(): readonly string[] {
  const scenery = Object.values<Readonly<Record<string, string>>>(
    SCENARIO_SCENERY satisfies Record<PrintedScenarioId, object>,
  ).map(({ ground: _, ...icons }) => icons);
  const lists = [GLYPH, ...IN_HAND, ...scenery, { ...LANDMARKS }];
  write(LONG_FILE, [CARD_ICON, FIGURE_ICON, OBSTACLE_ICON, TABLE_ICON, LONG_ITEM_ICON]);
  return write(FILE, lists);
}

function write(file: URL, lists: readonly object[]): readonly string[] {
  const names = [...new Set(lists.flatMap((list) => Object.values<string>({ ...list })))].sort();
  const paths = Object.fromEntries(names.map((name) => [name, compactPath(iconPath(name))]));
  writeFileSync(file, `${JSON.stringify(paths, null, 1)}\n`);
  return names;
}
