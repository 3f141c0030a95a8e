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
  SIGN_ICON,
} from '../../src/scenes/longTable/art/iconNames';
import { compactPath } from './compact';
import { iconPath } from './icons';

const FILE = new URL('../../src/scenes/art/icons.gen.json', import.meta.url);
/** Fetched with the Long Table alone. */
const LONG_FILE = new URL('../../src/scenes/longTable/art/icons.gen.json', import.meta.url);

/** The names of the icons in each file. What has no entry in `iconNames.ts` is a type error here. */
export const ICON_LISTS = {
  inHand: namesIn([
    GLYPH,
    MONSTER_ICON satisfies Record<PrintedMonsterId, string>,
    ALIAS_ICON satisfies Record<Alias, string>,
    HERO_ICON satisfies Record<PrintedHeroId, string>,
    ITEM_ICON satisfies Record<PrintedItemId, string>,
    ...Object.values<Readonly<Record<string, string>>>(
      SCENARIO_SCENERY satisfies Record<PrintedScenarioId, object>,
    ).map(({ ground: _, ...icons }) => icons),
    { ...LANDMARKS },
  ]),
  longTable: namesIn([CARD_ICON, FIGURE_ICON, OBSTACLE_ICON, SIGN_ICON, LONG_ITEM_ICON]),
};

function namesIn(lists: readonly object[]): readonly string[] {
  return [...new Set(lists.flatMap((list) => Object.values<string>({ ...list })))].sort();
}

/** Writes both files. */
export function writeIcons(): void {
  write(FILE, ICON_LISTS.inHand);
  write(LONG_FILE, ICON_LISTS.longTable);
}

function write(file: URL, names: readonly string[]): void {
  const paths = Object.fromEntries(names.map((name) => [name, compactPath(iconPath(name))]));
  writeFileSync(file, `${JSON.stringify(paths, null, 1)}\n`);
}
