/** Checks the game's own content with the schemas and checks for packs. A mistake stops the build. */
import { heroes, items, monsters, scenarios } from '../../content/inHand';
import { MONSTER_TABLES } from '../../content/inHand/monsterCard';
import { name, type Shape } from '../../journal/shapes';
import { readShape } from '../../storage/untrusted';
import type { Misprint } from '../problem';
import { heroShape, itemShape, monsterShape, tablesShape } from './cardShapes';
import { problemsIn } from './checks';
import { scenarioShape } from './scenarioShape';

const FOLDER = 'src/content/inHand';

/** All mistakes in the game's own content. */
export function misprints(): Misprint[] {
  return [
    ...Object.entries(heroes).flatMap(([id, hero]) => shaped(heroShape, hero, `heroes/${id}.ts`, '')),
    ...Object.entries(monsters).flatMap(([id, each]) => shaped(monsterShape(name), each, 'monsters.ts', id)),
    ...Object.entries(items).flatMap(([id, each]) => shaped(itemShape, each, 'items.ts', id)),
    ...shaped(tablesShape(4), MONSTER_TABLES, 'monsterCard.ts', ''),
    ...Object.entries(scenarios).flatMap(([id, page]) => {
      const file = `scenarios/${id}.ts`;
      const misshapen = shaped(scenarioShape, page, file, '');
      if (misshapen.length > 0) return misshapen;
      return problemsIn(page, { monsters, items }).map((wrong) => ({ file: `${FOLDER}/${file}`, ...wrong }));
    }),
  ];
}

function shaped<T>(shape: Shape<T>, value: unknown, file: string, place: string): Misprint[] {
  const read = readShape(shape, value);
  if (read.ok) return [];
  const { field, detail } = read.fault;
  return [{ file: `${FOLDER}/${file}`, field: [place, field].filter(Boolean).join('.'), detail }];
}
