import { expect, test } from 'vitest';
import { scenarios } from '../../src/content/inHand';
import { ITEMS } from '../../src/content/inHand/items';
import { MONSTERS } from '../../src/content/inHand/monsters';
import { heroes as longHeroes } from '../../src/content/longTable';
import { BOSSES } from '../../src/content/longTable/bosses';
import { ITEMS as LONG_ITEMS } from '../../src/content/longTable/items';
import { MONSTERS as LONG_MONSTERS } from '../../src/content/longTable/monsters';
import { SUMMONS } from '../../src/content/longTable/summons';
import { GROUNDS } from '../../src/scenes/art/grounds';
import {
  ALIAS_ICON,
  GLYPH,
  HERO_ICON,
  ITEM_ICON,
  LANDMARKS,
  MONSTER_ICON,
  SCENARIO_SCENERY,
} from '../../src/scenes/art/iconNames';
import { groundOf } from '../../src/scenes/art/icons';
import data from '../../src/scenes/art/icons.gen.json';
import {
  CARD_ICON,
  FIGURE_ICON,
  ITEM_ICON as LONG_ITEM_ICON,
  OBSTACLE_ICON,
  SIGN_ICON,
} from '../../src/scenes/longTable/art/iconNames';
import longData from '../../src/scenes/longTable/art/icons.gen.json';

const sorted = (names: Iterable<string>): string[] => [...names].sort();

test('every icon that is named is there, and no other', () => {
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

test('every ground is some place’s, each is carved in its own way', () => {
  const used = new Set(Object.keys(scenarios).map((id) => groundOf(id) ?? 'stone'));
  expect(sorted(used)).toEqual(sorted(Object.keys(GROUNDS)));
  expect(new Set(Object.values(GROUNDS).map((ground) => JSON.stringify(ground))).size).toBe(used.size);
});

test('the Long Table has its own icons: all that it names, and no other; everybody in its content has a picture', () => {
  const lists = [CARD_ICON, FIGURE_ICON, OBSTACLE_ICON, SIGN_ICON, LONG_ITEM_ICON];
  const named = new Set(lists.flatMap((list) => Object.values<string>(list)));
  expect(sorted(Object.keys(longData))).toEqual(sorted(named));
  const stands = [...LONG_MONSTERS, ...BOSSES, ...SUMMONS].map(({ id }) => id).concat(longHeroes.ids);
  expect(stands.filter((id) => !Object.hasOwn(FIGURE_ICON, id))).toEqual([]);
  expect(sorted(Object.keys(LONG_ITEM_ICON))).toEqual(sorted(LONG_ITEMS.map(({ id }) => id)));
  expect(new Set(Object.values(LONG_ITEM_ICON)).size).toBe(LONG_ITEMS.length);
  expect(new Set(Object.values(FIGURE_ICON)).size).toBe(Object.keys(FIGURE_ICON).length);
});
