import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureIconsText } from '../../scripts/bake/iconFile';
import { scenarios } from '../../src/content/inHand';
import { ITEMS } from '../../src/content/inHand/items';
import { MONSTERS } from '../../src/content/inHand/monsters';
import { heroes as longHeroes } from '../../src/content/longTable';
import { BOSSES } from '../../src/content/longTable/bosses';
import { ITEMS as LONG_ITEMS } from '../../src/content/longTable/items';
import { MONSTERS as LONG_MONSTERS } from '../../src/content/longTable/monsters';
import { SUMMONS } from '../../src/content/longTable/summons';
import { GROUNDS } from '../../src/scenes/inHand/art/grounds';
import {
  ALIAS_ICON,
  GLYPH,
  HERO_ICON,
  ITEM_ICON,
  LANDMARKS,
  MONSTER_ICON,
  SCENARIO_SCENERY,
} from '../../src/scenes/inHand/art/iconNames';
import { groundOf } from '../../src/scenes/inHand/art/icons';
import data from '../../src/scenes/inHand/art/icons.gen.json';
import { FIGURE_ICON } from '../../src/scenes/longTable/art/figureIcons.gen';
import {
  CARD_ICON,
  ITEM_ICON as LONG_ITEM_ICON,
  OBSTACLE_ICON,
  SIGN_ICON,
} from '../../src/scenes/longTable/art/iconNames';
import longData from '../../src/scenes/longTable/art/icons.gen.json';

const sorted = (names: Iterable<string>): string[] => [...names].sort();

test('every named icon exists, and there are no others', () => {
  const lists = [
    GLYPH,
    HERO_ICON,
    ITEM_ICON,
    MONSTER_ICON,
    ALIAS_ICON,
    ...Object.values<Readonly<Record<string, string>>>(SCENARIO_SCENERY).map(({ ground: _, ...icons }) => icons),
    { ...LANDMARKS },
  ];
  const named = new Set(lists.flatMap((list) => Object.values<string>(list)));
  expect(sorted(Object.keys(data))).toEqual(sorted(named));
});

test('every monster and item of the content has a picture, and no two monsters share one', () => {
  expect(sorted(Object.keys(MONSTER_ICON))).toEqual(sorted(MONSTERS.map(({ id }) => id)));
  expect(sorted(Object.keys(ITEM_ICON))).toEqual(sorted(ITEMS.map(({ id }) => id)));
  const faces = Object.values<string>({ ...MONSTER_ICON, ...ALIAS_ICON });
  expect(new Set(faces).size).toBe(faces.length);
  const aliases = Object.values(scenarios).flatMap(({ foes }) => foes.flatMap(({ alias }) => alias ?? []));
  expect(sorted(Object.keys(ALIAS_ICON))).toEqual(sorted(new Set(aliases)));
});

test('every ground belongs to a scenario, and no two grounds are carved alike', () => {
  const used = new Set(Object.keys(scenarios).map((id) => groundOf(id) ?? 'stone'));
  expect(sorted(used)).toEqual(sorted(Object.keys(GROUNDS)));
  expect(new Set(Object.values(GROUNDS).map((ground) => JSON.stringify(ground))).size).toBe(used.size);
});

test('the Long Table has exactly the icons that it names, and a picture of every figure and item in its content', () => {
  const lists = [CARD_ICON, FIGURE_ICON, OBSTACLE_ICON, SIGN_ICON, LONG_ITEM_ICON];
  const named = new Set(lists.flatMap((list) => Object.values<string>(list)));
  expect(sorted(Object.keys(longData))).toEqual(sorted(named));
  const stands = [...LONG_MONSTERS, ...BOSSES, ...SUMMONS].map(({ id }) => id).concat(longHeroes.ids);
  expect(stands.filter((id) => !Object.hasOwn(FIGURE_ICON, id))).toEqual([]);
  expect(sorted(Object.keys(LONG_ITEM_ICON))).toEqual(sorted(LONG_ITEMS.map(({ id }) => id)));
  expect(new Set(Object.values(LONG_ITEM_ICON)).size).toBe(LONG_ITEMS.length);
  expect(readFileSync('src/scenes/longTable/art/figureIcons.gen.ts', 'utf8')).toBe(figureIconsText());
  expect(new Set(Object.values(FIGURE_ICON)).size).toBe(Object.keys(FIGURE_ICON).length);
});
