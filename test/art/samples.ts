/** Sample data for the gallery: faces, tables, monsters and a map in the shape of the real data. */

import type {
  AbilityFaceModel,
  ActionRow,
  CharacterHpCardModel,
  ColumnModel,
  ItemStripModel,
  ModifierTable,
  MonsterHpCardModel,
  MonsterPlateModel,
  MonsterQuarterModel,
} from '../../src/scenes/inHand/art';
import type { MapCardModel, MapHexModel, Terrain } from '../../src/scenes/inHand/art/mapModels';

const attack = (value: number): ActionRow[number] => ({ kind: 'glyph', glyph: 'attack', value: String(value) });
const move = (value: number): ActionRow[number] => ({ kind: 'glyph', glyph: 'move', value: String(value) });
const glyph = (name: Extract<ActionRow[number], { kind: 'glyph' }>['glyph'], value?: number): ActionRow[number] =>
  value === undefined ? { kind: 'glyph', glyph: name } : { kind: 'glyph', glyph: name, value: String(value) };
const words = (text: string): ActionRow[number] => ({ kind: 'text', text });
const eats = (element: 'dark' | 'fire'): ActionRow[number] => ({ kind: 'element', element, consumed: true });

export const faces: readonly AbilityFaceModel[] = [
  {
    id: 'opportunist',
    title: 'The Opportunist',
    initiative: 24,
    side: 'A',
    level: 1,
    leading: true,
    top: { rows: [[attack(3)], [words('+2 if the target has a bad condition')]] },
    bottom: { rows: [[move(3)], [glyph('loot', 1)]], shows: ['fire'] },
  },
  {
    id: 'neutralize',
    title: 'Neutralize',
    initiative: 14,
    side: 'A',
    level: 1,
    top: { rows: [[attack(2), glyph('range', 3)], [glyph('disarm')]], shows: ['dark'] },
    bottom: { rows: [[glyph('shield', 2)], [glyph('disarmTrap'), glyph('range', 2)]] },
  },
  {
    id: 'healingWaters',
    title: 'Healing Waters',
    initiative: 81,
    side: 'A',
    level: 1,
    top: { rows: [[glyph('heal', 4)], [eats('dark'), eats('fire'), { kind: 'value', value: '+3' }]] },
    bottom: { rows: [[move(4)]] },
  },
  {
    id: 'shadowTactics',
    title: 'Shadow Tactics',
    initiative: 45,
    side: 'A',
    level: 1,
    top: { rows: [[attack(3)], [eats('fire'), glyph('invisible')]], shows: ['dark'] },
    bottom: { rows: [[glyph('jump', 4)]] },
  },
  {
    id: 'healingWaters',
    title: 'Homebrew',
    initiative: 33,
    side: 'B',
    level: 1,
    top: {
      rows: [
        [attack(3), glyph('range', 2)],
        [eats('fire'), { kind: 'value', value: '+1' }, glyph('muddle')],
      ],
      shows: ['dark'],
    },
    bottom: { rows: [[glyph('heal', 2)], [glyph('strengthen')]] },
  },
  {
    id: 'opportunist',
    title: 'Конфи\u00ADскация с угро\u00ADзами',
    initiative: 64,
    side: 'B',
    level: 2,
    top: { rows: [[attack(4)], [eats('fire'), { kind: 'value', value: '+2' }, glyph('pierce', 2)]], shows: ['dark'] },
    bottom: { rows: [[move(3)], [words('все атаки'), { kind: 'value', value: '+1' }, glyph('combat')]] },
  },
  {
    id: 'neutralize',
    title: 'Нейтра\u00ADлизация',
    initiative: 12,
    side: 'A',
    level: 2,
    top: { rows: [[attack(3), glyph('range', 3)], [glyph('disarm')]], shows: ['dark'] },
    bottom: { rows: [[move(2)], [glyph('shield', 2)], [glyph('disarmTrap'), glyph('range', 2)]] },
  },
  {
    id: 'shadowTactics',
    title: 'Stínová taktika',
    initiative: 9,
    side: 'B',
    level: 1,
    top: { rows: [[attack(6)]], shows: ['fire'], lost: true },
    bottom: { rows: [[move(3)], [glyph('retaliate', 2)]] },
  },
  {
    id: 'shadowTactics',
    title: 'Nadobro zhasnuto',
    initiative: 7,
    side: 'B',
    level: 2,
    top: { rows: [[attack(8), glyph('pierce', 2)]], shows: ['fire'], lost: true },
    bottom: { rows: [[glyph('jump', 3)], [glyph('retaliate', 2)], [glyph('shield', 1)]] },
  },
  {
    id: 'opportunist',
    title: 'Příleži\u00ADtostný oppor\u00ADtunista',
    initiative: 21,
    side: 'A',
    level: 2,
    top: { rows: [[attack(3), glyph('pierce', 1)], [words('+3, pokud má cíl špatný stav')]] },
    bottom: { rows: [[move(4)], [glyph('loot', 2)]], shows: ['fire'] },
  },
];

const table = (...rows: ModifierTable): ModifierTable => rows;

export const heroCard: CharacterHpCardModel = {
  id: 'bailiff',
  hp: 7,
  level: 1,
  maxHp: [7, 8, 9, 10, 11],
  tables: [
    table([-1, 0, 0], [-1, 0, 0], [-1, 0, 0], [-1, 0, 1], [-1, 0, 1]),
    table([0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 1, 1], [0, 1, 1]),
    table([-1, 1, 2], [-1, 1, 2], [-1, 1, 3], [-1, 1, 3], [0, 2, 2]),
    table([-1, 0, 1], [-1, 0, 2], [-1, 1, 2], [-1, 1, 2], [0, 0, 2]),
  ],
};

export const monsterCard: MonsterHpCardModel = {
  id: 'monster',
  hp: 6,
  level: 1,
  tables: [
    table([-1, -1, 0], [-1, 0, 0], [-1, 0, 1], [0, 0, 1]),
    table([-1, 0, 0], [-1, 0, 1], [-1, 1, 1], [-1, 1, 2]),
    table([0, 0, 1], [0, 0, 2], [0, 1, 2], [1, 1, 2]),
    table([-1, 0, 0], [-1, 0, 1], [-1, 0, 2], [0, 0, 1]),
  ],
};

const column = (
  initiative: number,
  move_: number | null,
  attack_: number | null,
  range: number | null,
  rest: Omit<ColumnModel, 'initiative' | 'move' | 'attack' | 'range'> = {},
): ColumnModel => ({ initiative, move: move_, attack: attack_, range, ...rest });

export const plates: Readonly<Record<'crow' | 'shuffler' | 'candle' | 'mire', MonsterPlateModel>> = {
  crow: {
    id: 'tallyCrow',
    name: 'Tally Crow',
    hp: { normal: 4, elite: 6 },
    traits: { normal: [{ glyph: 'flying' }], elite: [{ glyph: 'flying' }] },
    columns: {
      normal: {
        A: column(11, 4, 2, null),
        B: column(6, 5, 1, null, { extras: [{ glyph: 'muddle' }] }),
        C: column(16, 4, 3, null),
      },
      elite: {
        A: column(10, 4, 2, null, { extras: [{ glyph: 'pierce', value: '2' }] }),
        B: column(5, 5, 2, null, { extras: [{ glyph: 'muddle' }] }),
        C: column(14, 4, 4, null, { extras: [{ glyph: 'disarm' }] }),
      },
    },
    show: 'elite',
    rolled: 'B',
  },
  shuffler: {
    id: 'shuffler',
    name: 'Shuffler',
    hp: { normal: 7, elite: 9 },
    traits: { normal: [], elite: [] },
    columns: {
      normal: { A: column(61, 1, 4, null), B: column(74, 2, 3, null), C: column(50, 1, 5, null) },
      elite: {
        A: column(58, 1, 5, null),
        B: column(70, 2, 4, null),
        C: column(47, 2, 5, null, { extras: [{ glyph: 'immobilize' }] }),
      },
    },
    show: 'normal',
  },
  candle: {
    id: 'marshCandle',
    name: 'Болотный огонёк',
    hp: { normal: 3, elite: 5 },
    traits: {
      normal: [{ glyph: 'flying' }, { glyph: 'retaliate', value: '1' }],
      elite: [{ glyph: 'flying' }, { glyph: 'retaliate', value: '1' }],
    },
    columns: {
      normal: {
        A: column(8, 2, 2, 5),
        B: column(4, 3, 1, 4, { extras: [{ glyph: 'muddle' }] }),
        C: column(13, 2, 3, 3),
      },
      elite: {
        A: column(7, 2, 3, 5),
        B: column(3, 3, 2, 4, { extras: [{ glyph: 'muddle' }] }),
        C: column(11, 2, 4, 3),
      },
    },
    show: 'normal',
    rolled: 'C',
  },
  mire: {
    id: 'motherMire',
    name: 'Mother Mire',
    hp: { normal: 10, elite: 13 },
    traits: { normal: [], elite: [{ glyph: 'shield', value: '1' }] },
    columns: {
      normal: {
        A: column(37, 1, null, null, { heal: { value: 3, row: 'attack' }, extras: [{ glyph: 'shield', value: '1' }] }),
        B: column(26, 2, 3, 3, { extras: [{ glyph: 'immobilize' }] }),
        C: column(72, 1, 5, 2, { extras: [{ glyph: 'push', value: '2' }] }),
      },
      elite: {
        A: column(33, null, 3, 3, { heal: { value: 2, row: 'move' }, extras: [{ glyph: 'shield', value: '1' }] }),
        B: column(23, 2, 4, 3, { extras: [{ glyph: 'immobilize' }] }),
        C: column(70, 2, 6, 2, { extras: [{ glyph: 'push', value: '3' }, { glyph: 'disarm' }] }),
      },
    },
    show: 'both',
  },
};

export const biscuit: ItemStripModel = {
  id: 'funeralBiscuit',
  name: 'Funeral Biscuit',
  effect: 'On your turn: Heal 3.',
  slot: 'small',
  use: 'consumed',
  cost: 8,
};
const hat: ItemStripModel = {
  id: 'mournersHat',
  name: "Mourner's Hat",
  effect: 'Při vašem útoku na cíl se špatným stavem: Útok +2, Průraz 1.',
  slot: 'head',
  use: 'spent',
  cost: 14,
};
export const quarters: readonly [MonsterQuarterModel, MonsterQuarterModel] = [
  { plate: { ...plates.shuffler, show: 'both' }, item: biscuit },
  { plate: { ...plates.mire, name: 'Хозяйка болота' }, item: hat },
];

const TERRAIN: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  T: 'trap',
  H: 'hazardous',
  '~': 'difficult',
  X: 'obstacle',
  D: 'door',
  O: 'openDoor',
  S: 'plain',
  a: 'plain',
};

/** A board from text, row by row, with columns a-g; '#' is rock. */
export function board(rows: readonly string[]): readonly MapHexModel[] {
  return rows.flatMap((row, r) =>
    [...row].flatMap((sign, c): MapHexModel[] => {
      const terrain = TERRAIN[sign];
      if (!terrain) return [];
      const id = `${'abcdefg'[c]}${r + 1}`;
      return [{ id, terrain, ...(sign === 'S' && { start: true }), ...(sign === 'a' && { letter: 'a' }) }];
    }),
  );
}

export const map: MapCardModel = {
  id: 'map-1',
  number: 1,
  dot: 'orange',
  hexes: board(['#.a.###', '...X.#.', '.~.H##.', '##D##..', '...T.D.', 'X....#.', '#.~.~##', '##S..##']),
  walls: [
    ['b5', 'c5'],
    ['d6', 'd5'],
  ],
};
