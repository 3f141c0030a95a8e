/** Generates the tables of docs/CONTENT-LONG.md: cards, heroes, monsters and rule tables, in the notation of the content. */
import { BATTLE_GOALS } from '../../src/content/longTable/battleGoals';
import { BOSS_CARDS, BOSSES } from '../../src/content/longTable/bosses';
import { FOES } from '../../src/content/longTable/dungeon/foes';
import { ROOMS } from '../../src/content/longTable/dungeon/rooms';
import { HEROES } from '../../src/content/longTable/heroes';
import { ITEMS } from '../../src/content/longTable/items';
import { rowsOf } from '../../src/content/longTable/map';
import { MONSTERS } from '../../src/content/longTable/monsters';
import { SUMMONS } from '../../src/content/longTable/summons';
import { contentText } from '../../src/i18n';
import { officeTitle, summonTitle } from '../../src/i18n/longTable/naming';
import { foesName, heroPage, monsterNote, roomName } from '../../src/i18n/longTable/stories';
import { campaignTable, eventList, questTable, scenarioPages } from './longTableCampaign';
import { plainText, table } from './markers';

/** Returns every generated part of docs/CONTENT-LONG.md, by the name in its marker. */
export const longTableTables = (): Readonly<Record<string, string>> => ({
  campaign: campaignTable(),
  pages: scenarioPages(),
  ...heroSheets(),
  summons: summonTable(),
  monsters: MONSTERS.map(monsterBlock).join('\n'),
  bosses: bossBlock(),
  items: itemTable(),
  goals: BATTLE_GOALS.map(goalLine).join('\n'),
  quests: questTable(),
  events: eventList(),
  rooms: roomTable(),
  foes: FOES.map(({ id, prints }) => `- **${foesName(id)}** \`${id}\`: ${prints}`).join('\n'),
});

const fenced = (lines: readonly string[]): string => ['```', ...lines, '```'].join('\n');

/** Returns the text, the cards and the perks of each class: `bailiff`, `sexton` ... */
const heroSheets = (): Record<string, string> =>
  Object.fromEntries(
    HEROES.map(({ id, hand, hp, cards, perks }) => [
      id,
      [
        `*${plainText(heroPage(id).text)}*`,
        '',
        `Hand ${hand}. HP by level 1-9: ${hp.join(' ')}.`,
        '',
        table(
          ['Lv', 'Card `id`', 'Init', 'Top', 'Bottom'],
          cards.map(({ id: card, level, initiative, top, bottom }) => [
            level,
            `**${contentText('names.card', card)}** \`${card}\``,
            initiative,
            top,
            bottom,
          ]),
        ),
        '',
        `*Perks.* ${perks.join('; ')}.`,
      ].join('\n'),
    ]),
  );

const summonTable = (): string =>
  table(
    ['Summon `id`', 'Values and traits'],
    SUMMONS.map(({ id, prints }) => [`${summonTitle(id)} \`${id}\``, prints.replaceAll(' | ', ', ')]),
  );

function monsterBlock({ id, standees, normal, elite, cards }: (typeof MONSTERS)[number]): string {
  return [
    `### ${officeTitle(id)} \`${id}\``,
    `${plainText(monsterNote(id))} Standees: ${standees}.`,
    fenced([`normal ${normal}`, `elite  ${elite}`, ...cards]),
  ].join('\n');
}

const bossBlock = (): string =>
  [
    fenced(BOSS_CARDS),
    ...BOSSES.map(({ id, boss, immune, specials: [first, second] }) =>
      [
        `**${officeTitle(id)}** \`${id}\`. ${plainText(monsterNote(id))}`,
        fenced([boss.replace('HP', 'HP × C'), `immune ${immune}`, `1 ${first}`, `2 ${second}`]),
      ].join('\n'),
    ),
  ].join('\n');

const itemTable = (): string =>
  table(
    ['Item `id`', 'Slot', 'Use', 'Price, copies', 'Source', 'When: effect'],
    ITEMS.map(({ id, slot, use, price, copies, source, prints, minusCards }) => [
      `${contentText('names.item', id)} \`${id}\``,
      slot,
      use,
      `${price}, ${copies}`,
      source,
      minusCards ? `${prints} (adds ${minusCards} -1 cards)` : prints,
    ]),
  );

const goalLine = ({ id, checkmarks }: (typeof BATTLE_GOALS)[number]): string =>
  `- **${contentText('names.goal', id)}** (${checkmarks}). ${plainText(contentText('campaign.goalText', id))}`;

/** Lists the dungeon rooms, with a drawing of each. */
const roomTable = (): string =>
  [
    table(
      ['Room `id`', 'In, out', 'Minor', 'Major'],
      ROOMS.map(({ id, entrance, exit, minor, major }) => [
        `${roomName(id)} \`${id}\``,
        `${entrance}, ${exit}`,
        minor,
        major,
      ]),
    ),
    '',
    fenced(ROOMS.flatMap(({ id, map }, i) => [...(i === 0 ? [] : ['']), roomName(id), ...rowsOf(map)])),
  ].join('\n');
