/** Writes the icon files: only the paths of the icons that `ICON_LISTS` names. */
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
} from '../../src/scenes/inHand/art/iconNames';
import {
  CARD_ICON,
  ITEM_ICON as LONG_ITEM_ICON,
  OBSTACLE_ICON,
  SIGN_ICON,
} from '../../src/scenes/longTable/art/iconNames';
import { compactPath } from './compact';
import { iconPath } from './icons';
import { FIGURES } from './longTable/portraits';

const FILE = new URL('../../src/scenes/inHand/art/icons.gen.json', import.meta.url);
/** The file of the icons that the game loads only for the Long Table. */
const LONG_FILE = new URL('../../src/scenes/longTable/art/icons.gen.json', import.meta.url);
/** The file with the icon of each figure of the Long Table, which is given with the figure's drawing. */
const FIGURES_FILE = new URL('../../src/scenes/longTable/art/figureIcons.gen.ts', import.meta.url);

const FIGURE_ICON = Object.fromEntries(Object.entries(FIGURES).map(([id, { icon }]) => [id, icon]));

/** The names of the icons in each file. If a content id of the game in hand has no entry in `iconNames.ts`, this table does not compile. */
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

/** The text of the file with the icon of each figure. */
export function figureIconsText(): string {
  const lines = Object.entries(FIGURE_ICON).map(([id, icon]) => `  ${id}: '${icon}',\n`);
  return `/** The icons of figures, written by \`npm run bake\` from the drawings in scripts/bake/longTable. */
import type { PrintedFigureId } from '../../../content/longTable/ids';
import type { LongIcon } from './iconNames';

export const FIGURE_ICON = {
${lines.join('')}} as const satisfies Record<PrintedFigureId, LongIcon>;
`;
}

/** Writes the icon files of both games. */
export function writeIcons(): void {
  writeFileSync(FIGURES_FILE, figureIconsText());
  write(FILE, ICON_LISTS.inHand);
  write(LONG_FILE, ICON_LISTS.longTable);
}

function write(file: URL, names: readonly string[]): void {
  const paths = Object.fromEntries(names.map((name) => [name, compactPath(iconPath(name))]));
  writeFileSync(file, `${JSON.stringify(paths, null, 1)}\n`);
}
