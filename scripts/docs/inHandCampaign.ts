/**
 * Generates the tables of docs/CONTENT.md about the campaign: its graph, the content of its pages, the items that the King wants, and the
 * map cards.
 */
import { items, scenarios } from '../../src/content/inHand';
import { CHAPTERS, type Chapter, chapterOf } from '../../src/content/inHand/chapters';
import { CHURCHYARD } from '../../src/content/inHand/maps/churchyard';
import { COUNTING_HOUSE } from '../../src/content/inHand/maps/countingHouse';
import { LIME_KILNS } from '../../src/content/inHand/maps/limeKilns';
import { LONG_STAIR } from '../../src/content/inHand/maps/longStair';
import { OLD_LEDGER } from '../../src/content/inHand/maps/oldLedger';
import { OVERDRAFT } from '../../src/content/inHand/maps/overdraft';
import { PALACE } from '../../src/content/inHand/maps/palace';
import { PAWNSHOP } from '../../src/content/inHand/maps/pawnshop';
import { SLUICEWORKS } from '../../src/content/inHand/maps/sluiceworks';
import { STILL } from '../../src/content/inHand/maps/still';
import { TENEMENT_ROW } from '../../src/content/inHand/maps/tenementRow';
import { contentText, pageText, t } from '../../src/i18n';
import { type Drawing, TERRAINS, turnDrawing } from '../../src/rules/core/board';
import type { FoePlace, ScenarioDef, TreasurePlace } from '../../src/rules/inHand/book';
import { SLOTS } from '../../src/rules/inHand/vocabulary';
import { CARD_NUMBERS, limits } from './inHandCards';
import { capital, listed, signed, table } from './markers';

const MAPS: readonly (readonly [name: string, drawing: Drawing])[] = [
  ['1 Pledge Churchyard', CHURCHYARD],
  ['2 The Sluiceworks', SLUICEWORKS],
  ['3 Gage & Daughter', PAWNSHOP],
  ['4 The Lime Kilns', LIME_KILNS],
  ['5 Tenement Row', TENEMENT_ROW],
  ['6 The Counting House', COUNTING_HOUSE],
  ['7 The Overdraft', OVERDRAFT],
  ['8 The Still', STILL],
  ['9 The Long Stair', LONG_STAIR],
  ['10 The Old Ledger', OLD_LEDGER],
  ['11 The Palace', PALACE],
];

const pages = Object.values(scenarios);
const itemNames = (ids: readonly string[]): string[] => ids.map((id) => contentText('cards.item', id));

export const campaignTable = (): string =>
  table(
    ['#', 'Title', 'Map, colour', 'Goal', 'Hero lvl', 'Requires', 'Unlocks', 'Blocks', 'Reward'],
    CHAPTERS.map((chapter) => [
      chapter.number,
      pageText(chapter.id, 'title'),
      placeOf(chapter.id),
      pageText(chapter.id, 'goal'),
      chapter.heroLevel,
      listed(chapter.requires.map((each) => t(`journey.achievement.${each}`))),
      listed(chapter.unlocks),
      listed(chapter.blocks),
      rewardWords(chapter),
    ]),
  );

/** R1.9: the map card and the colour of a scenario, for example `8 turned, blue`. */
function placeOf(scenario: string): string {
  const page = scenarios[scenario];
  if (!page) return '-';
  const [name = ''] = MAPS.find(([, drawing]) => lies(drawing, page)) ?? [];
  return `${Number.parseInt(name, 10)} ${page.colour === 'blue' ? 'turned' : 'upright'}, ${page.colour}`;
}

/** Whether a page is played on this map card, turned as the page's colour requires. */
function lies(drawing: Drawing, { board, colour }: ScenarioDef): boolean {
  const { board: laid } = colour === 'blue' ? turnDrawing(drawing) : drawing;
  return JSON.stringify(laid.hexes) === JSON.stringify(board.hexes);
}

function rewardWords({ reward, bonus, goldIfHeld, isEnding }: Chapter): string {
  const { gold, achievements, items: given, forSale } = reward;
  return listed(
    [
      ...(gold > 0 ? [`${gold} gold`] : []),
      ...achievements.map((each) => t(`journey.achievement.${each}`)),
      ...itemNames(given),
      ...(goldIfHeld > 0 ? [`${goldIfHeld} gold for an item that is held already`] : []),
      ...(forSale.length > 0 ? [`for sale: ${itemNames(forSale).join(', ')}`] : []),
      ...bonus.map(
        ({ when, replacesGold, items: more }) =>
          `with ${limits(when)}: ${itemNames(more).join(', ')}${replacesGold ? ' instead of the gold' : ''}`,
      ),
      ...(isEnding ? ['an ending'] : []),
    ],
    '; ',
  );
}

export const pagesTable = (): string =>
  table(
    ['#', 'Monsters', 'King’s list', 'Treasures', 'Money'],
    pages.map((page) => [
      page.number,
      page.foes.map(foeWords).join('; '),
      listed((chapterOf(page.number)?.wanted ?? []).map((card) => CARD_NUMBERS[card])),
      listed(page.treasures.filter(({ objective }) => !objective).map(treasureWords), '; '),
      page.money.length,
    ]),
  );

/** Describes a monster of a page, for example `Writ Hound★ 0 0 0 -2 (Sexton -2)`. */
function foeWords({ monster, kind, alias, hpBonus, hpFor = {} }: FoePlace): string {
  const name = `${contentText('cards.monster', monster)}${kind === 'elite' ? '★' : ''}`;
  const against = Object.entries(hpFor).map(([hero, hp]) => `${capital(hero)} ${signed(hp)}`);
  return [
    alias ? `${name}, as ${contentText('cards.monster', alias)}` : name,
    ...(hpBonus ? [[hpBonus].flat().map(signed).join(' ')] : []),
    ...(against.length > 0 ? [`(${against.join(', ')})`] : []),
  ].join(' ');
}

function treasureWords({ number, gold, item }: TreasurePlace): string {
  return `${number}: ${[...(item ? [contentText('cards.item', item)] : []), ...(gold ? [`${gold} gold`] : [])].join(', ')}`;
}

/**
 * Returns a table with a row for each set of monster cards that the King wants. A row counts the items on these cards, and all other items
 * by slot.
 */
export function wantedItemsTable(): string {
  const sold = Object.values(items).filter(({ card }) => card !== null);
  const lists = new Map<string, Chapter[]>();
  for (const chapter of CHAPTERS) {
    const key = chapter.wanted.join();
    lists.set(key, [...(lists.get(key) ?? []), chapter]);
  }
  const rows = [...lists.values()].map((chapters) => {
    const wanted = chapters[0]?.wanted ?? [];
    const left = sold.filter(({ card }) => !wanted.some((each) => each === card));
    return [
      chapters.map(({ number }) => number).join(', '),
      wanted.map((card) => CARD_NUMBERS[card]).join('+'),
      sold.length - left.length,
      SLOTS.map((slot) => left.filter((item) => item.slot === slot).length).join('/'),
    ];
  });
  return table(
    ['Scenario', 'Cards wanted', 'Items gone', `${SLOTS.map((slot) => t(`town.slot.${slot}`)).join('/')} left`],
    rows,
  );
}

export const mapsTable = (): string =>
  table(
    ['Map', 'Scenarios', 'Hexes', ...TERRAINS.filter((terrain) => terrain !== 'plain')],
    MAPS.map(([name, drawing]) => {
      const hexes = Object.values(drawing.board.hexes);
      return [
        name,
        pages
          .filter((page) => lies(drawing, page))
          .map(({ number }) => number)
          .join(', '),
        hexes.length,
        ...TERRAINS.filter((terrain) => terrain !== 'plain').map(
          (terrain) => hexes.filter((each) => each === terrain).length,
        ),
      ];
    }),
  );
