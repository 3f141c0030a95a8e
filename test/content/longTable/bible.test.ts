/** The content is what the design bible's data says: docs/content-long.json, from which docs/CONTENT-LONG.md was printed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BATTLE_GOALS } from '../../../src/content/longTable/battleGoals';
import { BOSS_CARDS, BOSSES } from '../../../src/content/longTable/bosses';
import { EVENTS } from '../../../src/content/longTable/campaign/events';
import { GRAPH } from '../../../src/content/longTable/campaign/graph';
import { QUESTS } from '../../../src/content/longTable/campaign/quests';
import { FOES } from '../../../src/content/longTable/dungeon/foes';
import { ROOMS } from '../../../src/content/longTable/dungeon/rooms';
import { HEROES } from '../../../src/content/longTable/heroes';
import { ITEMS } from '../../../src/content/longTable/items';
import { rowsOf } from '../../../src/content/longTable/map';
import { MONSTERS } from '../../../src/content/longTable/monsters';
import { AREAS, areaOf } from '../../../src/content/longTable/notation/areas';
import { readMonster } from '../../../src/content/longTable/read';
import { SCENARIOS } from '../../../src/content/longTable/scenarios';
import { SUMMONS } from '../../../src/content/longTable/summons';
import type { Values } from '../../../src/rules/longTable/vocabulary';

type Levels = {
  hp: number[];
  mv: number[];
  at: number[];
  rg: number[];
  shield?: number[];
  retaliate?: number[];
  burst?: number[];
  flying?: boolean;
};
interface Bible {
  heroes: Record<
    string,
    { hand: number; hp: number[]; cards: [number | 'X', string, string, number, string, string][] }
  >;
  perks: Record<string, [string, number][]>;
  summons: Record<string, [string, string, number, number, number, string]>;
  monsters: Record<string, { normal: Levels; elite: Levels; cards: string[] }>;
  bosses: Record<string, Levels & { immune: string[] }>;
  bossDeck: string[];
  areas: Record<string, string>;
  scenarios: {
    n: number;
    id: string;
    legend: Record<string, [string, string]>;
    goal: string[];
    rules: string[];
    box?: [number, number];
    locked?: number[];
    axial: { rows: string[] };
    page: { treasure: string; req: string; unlock: string; block: string; gain: string };
  }[];
  items: [string, string, string, string, string, string, string, string, string, string][];
  battleGoals: [string, string, string][];
  dungeonRooms: {
    noun: string;
    entrance: string;
    exit: string;
    minor: string;
    major: string;
    axial: { rows: string[] };
  }[];
  dungeonFoes: [string, string][];
  cityEvents: BibleEvent[];
  roadEvents: BibleEvent[];
  personalQuests: [string, string, string, string, string][];
}
type BibleEvent = [string, 0 | 1, string, string, [string, string, string], [string, string, string]];
const bible = JSON.parse(readFileSync('docs/content-long.json', 'utf8')) as Bible;

const camelCase = (title: string): string =>
  title
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .map((word, i) => (i === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join('');

describe('the content is that of the bible', () => {
  it('heroes: hands, HP, cards, perks', () => {
    expect(HEROES.map(({ id }) => id)).toEqual(Object.keys(bible.heroes));
    for (const hero of HEROES) {
      const { hand, hp, cards } = bible.heroes[hero.id] ?? { hand: 0, hp: [], cards: [] };
      expect([hero.hand, hero.hp]).toEqual([hand, hp]);
      expect(hero.cards.map((card) => [card.level, card.id, card.initiative, card.top, card.bottom])).toEqual(
        cards.map(([level, id, , initiative, top, bottom]) => [level, id, initiative, top, bottom]),
      );
      expect(hero.perks).toEqual(
        (bible.perks[hero.id] ?? []).map(([text, boxes]) => (boxes === 1 ? text : `${text} ×${boxes}`)),
      );
    }
  });

  it('summons', () => {
    const printed = Object.entries(bible.summons).map(([id, [, hp, move, attack, range, traits]]) => ({
      id,
      prints: [
        `HP ${hp}`,
        `move ${move}`,
        `attack ${attack}`,
        ...(range > 1 ? [`range ${range}`] : []),
        ...(traits === '-' ? [] : [traits]),
      ].join(' | '),
    }));
    expect(SUMMONS).toEqual(printed);
  });

  it('monsters: values of every level, and cards', () => {
    expect(MONSTERS.map(({ id, cards }) => [id, cards])).toEqual(
      Object.entries(bible.monsters).map(([id, { cards }]) => [id, cards]),
    );
    const row = (all: readonly Values[], of: (values: Values) => number) => all.map(of);
    for (const monster of MONSTERS) {
      const { ranks, standees } = readMonster(monster).def;
      expect(standees).toBe(monster.id === 'shuffler' ? 10 : 6);
      for (const rank of ['normal', 'elite'] as const) {
        const [read, said] = [ranks[rank] ?? [], bible.monsters[monster.id]?.[rank]];
        expect(row(read, ({ hp }) => hp)).toEqual(said?.hp);
        expect(row(read, ({ move }) => move)).toEqual(said?.mv);
        expect(row(read, ({ attack }) => attack)).toEqual(said?.at);
        expect(row(read, ({ range }) => range ?? 1)).toEqual(said?.rg);
        const none = Array<number>(8).fill(0);
        expect(row(read, ({ shield }) => shield ?? 0)).toEqual(said?.shield ?? none);
        expect(row(read, ({ retaliate }) => retaliate ?? 0)).toEqual(said?.retaliate ?? none);
        expect(row(read, ({ burst }) => burst ?? 0)).toEqual(said?.burst ?? none);
        expect(read.every(({ flying }) => flying === (said?.flying || undefined))).toBe(true);
      }
    }
  });

  it('bosses', () => {
    expect(BOSS_CARDS).toEqual(bible.bossDeck);
    const printed = Object.entries(bible.bosses).map(([id, { hp, mv, at, rg, immune }]) => [
      id,
      [`HP ${hp.join(' ')}`, `move ${mv.join(' ')}`, `attack ${at.join(' ')}`]
        .concat(rg.some((range) => range > 1) ? [`range ${rg.join(' ')}`] : [])
        .join(' | '),
      immune.join(', '),
    ]);
    expect(BOSSES.map(({ id, boss, immune }) => [id, boss, immune])).toEqual(printed);
  });

  it('areas', () => {
    expect(AREAS).toEqual(
      Object.fromEntries(Object.entries(bible.areas).map(([name, rows]) => [name, areaOf(rows.replaceAll('|', '/'))])),
    );
  });

  it('items', () => {
    expect(
      ITEMS.map(({ id, slot, use, price, copies, source, minusCards = 0, prints }) => [
        id,
        slot,
        use,
        `${price}`,
        `${copies}`,
        source,
        `${minusCards}`,
        prints,
      ]),
    ).toEqual(
      bible.items.map(([id, , slot, use, price, copies, source, minus, when, effect]) => [
        id,
        slot,
        use,
        price,
        copies,
        source,
        minus,
        `${when}: ${effect}`,
      ]),
    );
  });

  it('battle goals: names and checkmarks, and the numbers in their texts', () => {
    expect(BATTLE_GOALS.map(({ id, checkmarks }) => [id, `${checkmarks}`])).toEqual(
      bible.battleGoals.map(([title, , checkmarks]) => [camelCase(title), checkmarks]),
    );
  });

  it('scenarios: maps, legends, goals, rules, treasures', () => {
    const itemOf = (title: string) => bible.items.find(([, name]) => name === title)?.[0] ?? title;
    const treasure = (text: string) =>
      text
        .replace(/^Item design: (.+)$/, (_, title: string) => `design ${itemOf(title)}`)
        .replace(/^Item (.+)$/, (_, title: string) => `item ${itemOf(title)}`);
    expect(SCENARIOS.map(({ id, number }) => [number, id])).toEqual(bible.scenarios.map(({ n, id }) => [n, id]));
    for (const [i, page] of SCENARIOS.entries()) {
      const said = bible.scenarios[i];
      expect(rowsOf(page.map), page.id).toEqual(said?.axial.rows);
      expect(page.legend).toEqual(
        Object.fromEntries(Object.entries(said?.legend ?? {}).map(([mark, words]) => [mark, words.join(' ')])),
      );
      // What the bible says of escorts and bells in words stands in the goal itself here.
      expect([page.goal.replace(/ (atLeast|for) .+$/, '')]).toEqual(said?.goal);
      expect(page.rules ?? []).toEqual(said?.rules.filter((rule) => !rule.startsWith('special ')));
      expect(page.locked).toEqual(said?.locked);
      expect(page.treasure ?? '-').toBe(treasure(said?.page.treasure ?? ''));
      const box = page.destructibles?.hp ?? page.escorts?.find(({ immune }) => immune === 'all')?.hp;
      expect(box?.replace(/[()C]/g, '')).toBe(said?.box && `${said.box[0]}+${said.box[1] === 1 ? '' : said.box[1]}L`);
    }
  });

  it('rooms and monster cards of the random dungeon', () => {
    expect(
      ROOMS.map(({ id, entrance, exit, minor, major, map }) => [id, entrance, exit, minor, major, rowsOf(map)]),
    ).toEqual(
      bible.dungeonRooms.map(({ noun, entrance, exit, minor, major, axial }) => [
        camelCase(noun),
        entrance,
        exit,
        minor,
        major,
        axial.rows,
      ]),
    );
    expect(FOES.map(({ id, prints }) => [id, prints])).toEqual(
      bible.dungeonFoes.map(([adjective, prints]) => [camelCase(adjective), prints]),
    );
  });

  it('events', () => {
    const said = (deck: 'city' | 'road', all: readonly BibleEvent[]) =>
      all.map(([id, fromStart, , , [, ...a], [, ...b]]) => [id, deck, fromStart === 1, a, b]);
    expect(EVENTS.map(({ id, deck, fromStart, A, B }) => [id, deck, fromStart === true, A, B])).toEqual([
      ...said('city', bible.cityEvents),
      ...said('road', bible.roadEvents),
    ]);
  });

  it("the campaign's graph", () => {
    const id = (number: string) => bible.scenarios[Number(number) - 1]?.id;
    const listed = (text: string) => (text === '-' ? [] : text.split(', ').map(id));
    expect(GRAPH.map((node) => [node.id, node.needs, node.unlocks, node.blocks])).toEqual(
      bible.scenarios.map(({ id, page: { req, unlock, block } }) => [id, req, listed(unlock), listed(block)]),
    );
    for (const [i, { id, rewards }] of GRAPH.entries()) {
      // Prosperity and the river stand in section 2 alone, not in a page's list of gains.
      const given = rewards.split('; ').filter((each) => !/^prosperity|^global River/.test(each));
      expect(given, id).toEqual(gains(bible.scenarios[i]?.page.gain ?? ''));
    }
  });

  it('quests', () => {
    expect(QUESTS.map(({ id }) => id)).toEqual(bible.personalQuests.map(([id]) => id));
    for (const [i, { id, steps }] of QUESTS.entries()) {
      const [, , , fulfilled = ''] = bible.personalQuests[i] ?? [];
      const number = Number(
        /(?:: | or more|^\D*)(\d+)$/.exec(fulfilled)?.[1] ?? /(\d+) or more/.exec(fulfilled)?.[1] ?? 1,
      );
      expect(steps.at(-1)?.atLeast, id).toBe(number);
    }
  });
});

/** What a page says that its heroes gain, in the words of the notation. */
function gains(text: string): string[] {
  const itemOf = (title: string) => bible.items.find(([, name]) => name === title)?.[0] ?? title;
  return text.split('; ').flatMap((said): string[] => {
    const [, xp, gold] = /^(\d+) XP(?: and (\d+) gold)? each$/.exec(said) ?? [];
    if (xp) return [`xp +${xp} each`, ...(gold ? [`gold +${gold} each`] : [])];
    const ending = { 'Ending I': ['ending paidIn'] }[said];
    if (ending) return ending;
    if (said.startsWith('Ending II'))
      return ['with Crossing: ending nothingLeftOver', 'with Composition: ending settled'];
    return said
      .replace(/^reputation /, 'rep ')
      .replace(/^the (\w+) may be played$/, (_, name: string) => `opens ${name.toLowerCase()}`)
      .replace(/^item (.+)$/, (_, title: string) => `item ${itemOf(title)}`)
      .replace(/^with \*(.+)\* (\d+) gold collective$/, 'with $1: gold +$2 collective')
      .replace(/^adds (.+)$/, (_, events: string) => events.replace(/\w+/g, 'event $&'))
      .replaceAll('*', '')
      .split(/, (?=event )/);
  });
}
