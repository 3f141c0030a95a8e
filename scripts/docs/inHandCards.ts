/** Generates the tables of docs/CONTENT.md about printed cards: monsters, items, heroes' faces and HP cards. */
import { heroes, items, monsters, scenarios } from '../../src/content/inHand';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import { MONSTER_TABLES } from '../../src/content/inHand/monsterCard';
import { MONSTER_CARDS, type MonsterCard } from '../../src/content/inHand/monsters';
import { contentText, t } from '../../src/i18n';
import { actionSentences } from '../../src/i18n/inHand/words';
import {
  type BadCondition,
  type Column,
  FACES,
  HERO_LEVELS,
  type ItemDef,
  KINDS,
  type Kind,
  type ModifierTables,
  type MonsterDef,
  SCENARIO_LEVELS,
  SIDES,
  type Traits,
} from '../../src/rules/inHand/vocabulary';
import { capital, listed, signed, table } from './markers';

/** R1.5: the four places on a card; each has a monster and an item. */
const QUARTERS = ['front upper', 'front lower', 'back upper', 'back lower'];
const CONDITION_SIGNS: Readonly<Record<BadCondition, string>> = {
  immobilize: 'IMM',
  disarm: 'DIS',
  stun: 'STU',
  muddle: 'MUD',
};

/** The numbers of the monster cards, as docs/CONTENT.md writes them. */
export const CARD_NUMBERS: Readonly<Record<MonsterCard, string>> = {
  arrears: 'I',
  countingHouse: 'II',
  overdraft: 'III',
  pits: 'IV',
  court: 'V',
};

const onCard = <T extends { readonly card: string | null }>(all: Readonly<Record<string, T>>, card: string): T[] =>
  Object.values(all).filter((each) => each.card === card);

/** Returns one table per card: `monsters1` to `monsters5`. */
export function monsterTables(): Record<string, string> {
  const columns = KINDS.flatMap((kind) => FACES.map((face) => `${capital(kind)} ${face}`));
  const head = ['Quarter', 'Monster', 'HP', 'Traits', 'Median / max range', ...columns, 'Seen in'];
  return Object.fromEntries(
    MONSTER_CARDS.map((card, i) => [
      `monsters${i + 1}`,
      table(
        head,
        onCard(monsters, card).map((monster, quarter) => [QUARTERS[quarter] ?? '', ...monsterRow(monster)]),
      ),
    ]),
  );
}

function monsterRow({ id, hp, traits, behaviour }: MonsterDef): string[] {
  const seen = Object.values(scenarios).filter(({ foes }) => foes.some(({ monster }) => monster === id));
  return [
    `**${contentText('cards.monster', id)}**`,
    KINDS.map((kind) => hp[kind]).join('/'),
    bothKinds(traits),
    KINDS.map((kind) => rangesOf(FACES.map((face) => behaviour[kind][face]))).join(' ; '),
    ...KINDS.flatMap((kind) => FACES.map((face) => columnText(behaviour[kind][face]))),
    seen.map(({ number }) => number).join(', '),
  ];
}

function bothKinds(traits: Readonly<Record<Kind, Traits>>): string {
  const [normal, elite] = KINDS.map((kind) => traitWords(traits[kind]));
  return normal === elite ? (normal ?? '-') : `${normal} / ${elite}`;
}

const traitWords = ({ shield, retaliate, flying }: Traits): string =>
  listed([
    ...(shield ? [`Shield ${shield}`] : []),
    ...(retaliate ? [`Retaliate ${retaliate.value}${retaliate.range > 1 ? ` Range ${retaliate.range}` : ''}`] : []),
    ...(flying ? ['Flying'] : []),
  ]);

/** R25.1: returns the median and the highest range of a monster's three columns; a column without a range counts as range 1. */
function rangesOf(columns: readonly Column[]): string {
  const [highest, median] = columns.map(({ range }) => range ?? 1).sort((a, b) => b - a);
  return `${median}/${highest}`;
}

/** Describes a column as `initiative · move · attack · range · extras`, the order of src/content/inHand/monsters.ts. */
function columnText(column: Column): string {
  const { initiative, heal, pierce, push, pull, conditions = [], shield, retaliate, invisible } = column;
  const rows = (['move', 'attack', 'range'] as const).map((row) =>
    heal?.row === row ? `♥${heal.value}` : (column[row] ?? '-'),
  );
  const extras = [
    ...(pierce ? [`Pi${pierce}`] : []),
    ...(push ? [`Pu${push}`] : []),
    ...(pull ? [`Pl${pull}`] : []),
    ...conditions.map((each) => CONDITION_SIGNS[each]),
    ...(shield ? [`Sh${shield}`] : []),
    ...(retaliate ? [`Re${retaliate.value}`] : []),
    ...(invisible ? ['INV'] : []),
  ];
  return [initiative, ...rows, ...(extras.length > 0 ? [extras.join(' ')] : [])].join(' · ');
}

export function itemTables(): Record<string, string> {
  const slot = (item: ItemDef) => t(`town.slot.${item.slot}`).toLowerCase();
  const common = (item: ItemDef) => [`**${contentText('cards.item', item.id)}**`, slot(item)];
  const effect = ({ id, use }: ItemDef) => [use, contentText('cards.itemEffect', id)];
  const printed = MONSTER_CARDS.flatMap((card) =>
    onCard(items, card).map((item, quarter) => {
      const monster = onCard(monsters, card)[quarter]?.id ?? '';
      const [name = '', where = ''] = common(item);
      return [
        `${CARD_NUMBERS[card]} ${QUARTERS[quarter]}`,
        `${name} (${contentText('cards.monster', monster)})`,
        where,
        item.cost,
        ...effect(item),
        listed(
          CHAPTERS.flatMap((each) => (each.reward.forSale.includes(item.id) ? [`S${each.number}`] : [])),
          ' or ',
        ),
      ];
    }),
  );
  const quest = Object.values(items)
    .filter(({ card }) => card === null)
    .map((item) => [...common(item), ...effect(item), listed(sourcesOf(item.id), ', or ')]);
  return {
    items: table(['Card, quarter', 'Item (monster)', 'Slot', 'Cost', 'Use', 'Effect', 'Lock: after'], printed),
    questItems: table(['Quest item (on no card)', 'Slot', 'Use', 'Effect', 'From'], quest),
  };
}

/** Returns the sources of a quest item: treasures, rewards of scenarios, and bonuses for how a scenario was won. */
function sourcesOf(item: string): string[] {
  const treasures = Object.values(scenarios).flatMap((page) =>
    page.treasures.filter((each) => each.item === item).map((each) => `treasure ${each.number} (S${page.number})`),
  );
  const rewards = CHAPTERS.filter(({ reward }) => reward.items.includes(item)).map(({ number }) => `S${number}`);
  const bonuses = CHAPTERS.flatMap(({ number, bonus }) =>
    bonus.flatMap(({ items: given, when }) => (given.includes(item) ? [`S${number} with ${limits(when)}`] : [])),
  );
  return [...treasures, ...bonuses, ...rewards];
}

/** Describes a condition on a flag, for example `torn 3 or more`. */
export const limits = ({ flag, atLeast, atMost }: { flag: string; atLeast?: number; atMost?: number }): string =>
  [
    flag,
    ...(atLeast === undefined ? [] : [`${atLeast} or more`]),
    ...(atMost === undefined ? [] : [`${atMost} or less`]),
  ].join(' ');

/** Returns one table of faces per hero: `bailiffFaces`, `sextonFaces`, `pawnbrokerFaces`. */
export function faceTables(): Record<string, string> {
  const head = ['Card', 'Side, level', 'Face', 'Init.', 'Shows', 'Top', 'Bottom'];
  return Object.fromEntries(
    Object.values(heroes).map(({ id, cards }) => [
      `${id}Faces`,
      table(
        head,
        cards.flatMap(({ id: card, faces }) =>
          SIDES.flatMap((side) =>
            faces[side].map((face, level) => [
              side === 'A' && level === 0 ? `**${contentText('cards.face', card)}**` : '',
              `${side}${level + 1}`,
              contentText('cards.face', face.id),
              face.initiative,
              listed(face.shows.map((each) => t(`cards.element.${each}`))),
              actionSentences(face.top),
              actionSentences(face.bottom),
            ]),
          ),
        ),
      ),
    ]),
  );
}

/** R5.4: returns a table of the additional HP of monsters against each hero, by scenario level. */
export const foeHpTable = (): string =>
  table(
    ['Hero', ...SCENARIO_LEVELS.map((level) => `Level ${level}`)],
    Object.values(heroes).map(({ id, foeHp = [0, 0, 0, 0] }) => [capital(id), ...foeHp.map(signed)]),
  );

const HERO_POSITIONS = ['spent', 'steady', 'stung', 'sound'] as const;
const MONSTER_POSITIONS = ['Failing', 'Wary', 'Cornered', 'Fresh'];

/** Returns one table of the HP cards per hero: `bailiffHp` and so on. */
export function heroHpTables(): Record<string, string> {
  const names = HERO_POSITIONS.map((position) => t(`cards.position.${position}`));
  return Object.fromEntries(
    Object.values(heroes).map(({ id, maxHp, tables }) => [
      `${id}Hp`,
      positionsTable(
        names,
        tables,
        HERO_LEVELS.map((level) => `L${level}: ${maxHp[level - 1]} HP`),
      ),
    ]),
  );
}

export const monsterHpTable = (): string =>
  positionsTable(
    MONSTER_POSITIONS,
    MONSTER_TABLES,
    SCENARIO_LEVELS.map((level) => `Level ${level}`),
  );

/** Returns a table with a row for each position: the modifiers for A / B / C per level. The last row contains the mean of each level. */
function positionsTable(names: readonly string[], tables: ModifierTables, levels: readonly string[]): string {
  const rows = tables.map((rowsOfLevels, i) => [
    `${i + 1} "${names[i]}" (HP ${i + 1}, ${i + 5}, ${i + 9} ...)`,
    ...rowsOfLevels.map((row) => row.map(signed).join(' / ')),
  ]);
  const means = levels.map((_, level) => {
    const all = tables.flatMap((rowsOfLevels) => rowsOfLevels[level] ?? []);
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    return `${mean > 0 ? '+' : ''}${mean.toFixed(2)}`;
  });
  return table(['Position', ...levels], [...rows, ['*mean of the four*', ...means]]);
}
