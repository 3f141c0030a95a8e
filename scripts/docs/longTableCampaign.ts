/** Generates the parts of docs/CONTENT-LONG.md about the campaign: its graph, the scenarios' pages, quests and events. */
import { EVENTS } from '../../src/content/longTable/campaign/events';
import { GRAPH } from '../../src/content/longTable/campaign/graph';
import { QUESTS } from '../../src/content/longTable/campaign/quests';
import { cellsOf, doorsOf, roomsOf, rowsOf } from '../../src/content/longTable/map';
import { SCENARIOS } from '../../src/content/longTable/scenarios';
import type { WrittenEscort, WrittenScenario } from '../../src/content/longTable/written';
import {
  actTitle,
  doorText,
  eventPage,
  pageOf,
  placeName,
  questPage,
  specialRule,
} from '../../src/i18n/longTable/stories';
import { listed, plainText, table } from './markers';

const numberOf = new Map<string, number>(SCENARIOS.map(({ id, number }) => [id, number]));

export const campaignTable = (): string =>
  table(
    ['#', 'Scenario `id`', 'Place', 'Act', 'Needs', 'Unlocks', 'Blocks', 'Reward', 'Treasure `*`'],
    SCENARIOS.map((page: WrittenScenario) => {
      const { id, number, treasure = '-' } = page;
      const node = GRAPH.find((each) => each.id === id);
      const numbers = (ids: readonly string[] = []) => listed(ids.map((each) => numberOf.get(each) ?? each));
      return [
        number,
        `**${pageOf(id).title}** \`${id}\``,
        `${placeName(id)}, ${node?.place}`,
        actTitle(number),
        node?.needs ?? '-',
        numbers(node?.unlocks),
        numbers(node?.blocks),
        node?.rewards ?? '-',
        treasure,
      ];
    }),
  );

export const scenarioPages = (): string => SCENARIOS.map(scenarioPage).join('\n');

function scenarioPage(page: WrittenScenario): string {
  const { id, number, map, legend, rules = [] } = page;
  const { title, introduction, goal, conclusion } = pageOf(id);
  const special = specialRule(id, page.destructibles?.hp ?? page.escorts?.[0]?.hp ?? '');
  const cells = cellsOf(map);
  const rooms = roomsOf(cells);
  const doors = doorsOf(cells, rooms).flatMap((_, i) => {
    const text = doorText(id, i + 1);
    return text === '' ? [] : [`- D${i + 1}: *${text}*`];
  });
  const code = [
    ...rules,
    ...(page.locked ?? []).map((door) => `D${door} is locked`),
    ...(page.destructibles
      ? [`${page.destructibles.id} on ${page.destructibles.marks.join(' ')}: HP ${page.destructibles.hp}`]
      : []),
    ...(page.escorts ?? []).map(escortWords),
    ...(page.sacks ? ['the goal treasures are sacks'] : []),
  ];
  const marks = Object.entries(legend).map(([mark, what]) => `\`${mark}\` ${what}`);
  const size =
    rooms.length > 1
      ? `${cells.length} hexes, rooms ${rooms.map(({ hexes }) => hexes.length).join(' + ')}`
      : `${cells.length} hexes`;
  return plainText(
    [
      `### ${number}. ${title}`,
      `*${introduction}*`,
      ...doors,
      `- Won: *${conclusion}*`,
      `- **Goal.** \`${page.goal}\` ${goal}${special === '' ? '' : ` ${special}`}`,
      ...(code.length > 0 ? [`- ${code.map((each) => `\`${each}\``).join(' ')}`] : []),
      `- ${size}. ${marks.length > 0 ? marks.join(' · ') : 'No monsters at first.'}`,
      '```',
      ...rowsOf(map),
      '```',
    ].join('\n'),
  );
}

const escortWords = ({ id, mark, count = 1, hp, move, goesTo, initiative, immune }: WrittenEscort): string =>
  [
    `${count} ${id} at ${mark}: HP ${hp}`,
    `move ${move}`,
    ...(goesTo ? [`goes to ${goesTo}`] : []),
    `initiative ${initiative}`,
    ...(immune === 'all' ? ['immune to all'] : []),
  ].join(', ');

export const questTable = (): string =>
  table(
    ['Quest `id`', 'Text', 'Fulfilled when', 'Opens'],
    QUESTS.map(({ id, gives }) => {
      const { title, text, aim } = questPage(id);
      return [`${title} \`${id}\``, `*${text}*`, aim, gives];
    }),
  );

const DECKS = { city: 'City', road: 'Road' } as const;

export const eventList = (): string =>
  (['city', 'road'] as const)
    .flatMap((deck) => [`**${DECKS[deck]}**`, ...EVENTS.filter((each) => each.deck === deck).map(eventText)])
    .join('\n\n');

function eventText({ id, fromStart, A, B }: (typeof EVENTS)[number]): string {
  const { title, text, options } = eventPage(id);
  const answer = (letter: 'A' | 'B', [outcomes, after]: readonly [string, string]) =>
    `${letter} *${options[letter]}* ${outcomes} (${after}).`;
  return plainText(`**${id}${fromStart ? '°' : ''} ${title}.** *${text}* ${answer('A', A)} ${answer('B', B)}`);
}
