/** The pages and maps of the campaign: checks for mistakes that an editor of a page can make. */

import { describe, expect, it } from 'vitest';
import { bookFor, bookOf, items, monsters, SCENARIO_ORDER, scenarioOf, scenarios } from '../../../src/content/inHand';
import { ACHIEVEMENTS, CHAPTERS, chapterOf } from '../../../src/content/inHand/chapters';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import cs from '../../../src/i18n/cs/inHand/story';
import en from '../../../src/i18n/en/inHand/story';
import ru from '../../../src/i18n/ru/inHand/story';
import { passagesOf, type Situation, terrainAt } from '../../../src/rules/core/board';
import { hexDistance } from '../../../src/rules/core/hexes';
import { rangeBetween, stepsToAll } from '../../../src/rules/core/routes';
import { canSee } from '../../../src/rules/core/sight';
import type { ScenarioDef, Setup } from '../../../src/rules/inHand/book';
import { foesNear } from '../../../src/rules/inHand/combat';
import { livingFoes, medianRange } from '../../../src/rules/inHand/foes';
import { setUp } from '../../../src/rules/inHand/setup';

const setupOf = (scenario: string): Setup => ({
  scenario,
  ...NEWCOMER,
  seed: 'page',
});

/** The page's board with open doors and without monsters. */
const openly = ({ board }: ScenarioDef): Situation => ({
  board,
  opened: Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'door'),
  spent: [],
});

const WAVES = [6, 14];
/** In the Row the Dunner hovers over the stairs and sees the Crow from one side; the hero meets the Crow from the other side. */
const WATCHED = ['5 tallyCrow-1'];
const pages = Object.values(scenarios);

describe.each(pages.map((page) => [page.number, page] as const))('scenario %i', (number, page) => {
  const book = bookFor(setupOf(page.id));
  const situation = openly(page);
  const way = (hex: string) => terrainAt(situation, hex) === 'obstacle';
  const reached = stepsToAll(passagesOf(situation).ways, page.start, way);

  it('is the chapter with its number', () => {
    expect(chapterOf(number)?.id).toBe(page.id);
    expect(SCENARIO_ORDER[number - 1]).toBe(page.id);
  });

  it('has 40 to 60 hexes, which fit on a card', () => {
    const hexes = Object.keys(page.board.hexes);
    expect(hexes.length).toBeGreaterThanOrEqual(40);
    expect(hexes.length).toBeLessThanOrEqual(60);
    for (const hex of hexes) expect(hex).toMatch(/^[a-h][1-9]$/);
  });

  it('places everything on its own plain hex', () => {
    const placed = [page.start, ...page.foes.map(({ at }) => at), ...page.treasures.map(({ at }) => at), ...page.money];
    expect(new Set(placed).size).toBe(placed.length);
    for (const hex of [...placed, ...Object.values(page.marks)])
      expect([hex, page.board.hexes[hex]]).toEqual([hex, 'plain']);
  });

  it('lets the hero reach everything when the doors are open', () => {
    const things = WAVES.includes(number) ? [] : page.foes.map(({ at }) => at);
    for (const hex of [...things, ...page.treasures.map(({ at }) => at), ...page.money, ...Object.values(page.marks)]) {
      expect([hex, reached.has(hex)]).toEqual([hex, true]);
    }
  });

  it('R25.2: starts outside every median range, except for monsters that come to the hero', () => {
    const state = setUp(book);
    expect(foesNear(book, state).map(({ id }) => id)).toEqual([]);
  });

  it('R25.6: lets no other monster be near the place where a monster is first met', () => {
    const state = setUp(book);
    for (const foe of livingFoes(state)) {
      for (const other of livingFoes(state)) {
        if (foe === other || WATCHED.includes(`${number} ${foe.id}`)) continue;
        // A hex next to the monster by which the hero arrives.
        const beside = (passagesOf(situation).ways.get(foe.at) ?? []).filter((hex) => reached.has(hex));
        const free = beside.filter(
          (hex) =>
            rangeBetween(situation, hex, other.at) > medianRange(book, other) || !canSee(situation, hex, other.at),
        );
        expect([foe.id, other.id, free.length > 0]).toEqual([foe.id, other.id, true]);
      }
    }
  });

  it('names existing monsters and items, on the cards that its chapter lists', () => {
    const wanted = chapterOf(number)?.wanted ?? [];
    for (const { monster } of page.foes) expect(wanted).toContain(monsters[monster]?.card);
    for (const card of wanted) expect(page.foes.some(({ monster }) => monsters[monster]?.card === card)).toBe(true);
    for (const { item } of page.treasures) if (item) expect(items[item]).toBeDefined();
  });

  it('gives each rule its own id, and names only its own monsters', () => {
    const ids = page.rules.flatMap((rule) => ('id' in rule ? [rule.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const known = page.foes.map(({ id }) => id);
    const named = [...JSON.stringify([page.rules, page.goals]).matchAll(/"([a-zA-Z]+-\d)"/g)].map((match) => match[1]);
    for (const id of named.filter((each) => !ids.includes(each ?? ''))) expect(known).toContain(id);
  });
});

describe('the map cards', () => {
  it('R1.9: serve two scenarios each, and the second uses the turned card', () => {
    const shapes = new Map<string, number[]>();
    for (const { board, number } of pages) {
      const hexes = Object.keys(board.hexes);
      const centre = hexes
        .map((hex) =>
          hexes
            .map((other) => hexDistance(hex, other))
            .sort()
            .join(),
        )
        .sort()
        .join('|');
      shapes.set(centre, [...(shapes.get(centre) ?? []), number]);
    }
    expect([...shapes.values()].map((pair) => pair.sort((a, b) => a - b).join(' ')).sort()).toEqual([
      '1 18',
      '13 17',
      '14 15',
      '19 20',
      '2 11',
      '21 22',
      '3 16',
      '4 8',
      '5 6',
      '7 10',
      '9 12',
    ]);
  });
});

/** Pages on which something opens only at the end of a round, as their text says: the rule, and the round. */
const WAITS: Readonly<Record<string, readonly [rule: string, round: number]>> = {
  tuesdayShift: ['nightGate', 7],
  foremanGrubb: ['shiftEnds', 7],
  waxFloor: ['watchman', 6],
  nightAudit: ['auditEnds', 6],
  highWater: ['flood-II', 6],
  kingsTicket: ['timeLock', 5],
  struckOff: ['recess', 5],
  solventKing: ['march', 6],
};

describe('goals that open at the end of a round', () => {
  const waits = Object.entries(scenarios).flatMap(([id, { goals, treasures, rules }]) => {
    const needs = [
      ...goals.flatMap((goal) => (goal.kind === 'endTurnOn' ? (goal.needs ?? []) : [])),
      ...goals.flatMap((goal) => (goal.kind === 'holds' ? goal.what : [])),
      ...treasures.flatMap(({ gate = [] }) => gate),
      ...rules.flatMap((rule) => (rule.kind === 'wave' ? (rule.needs ?? []) : [])),
    ];
    const ids = new Set(needs.flatMap((each) => (each.kind === 'used' ? [each.rule] : [])));
    return rules.flatMap((rule) =>
      rule.kind === 'when' && ids.has(rule.id) && rule.trigger.on === 'roundEnds'
        ? [[id, [rule.id, rule.trigger.round]] as const]
        : [],
    );
  });

  it('R6.2: are those that the pages name', () => {
    expect(Object.fromEntries(waits)).toEqual(WAITS);
  });

  it.each(Object.entries(WAITS))('%s names its round in every language', (id, [, round]) => {
    for (const { scenario } of [en, ru, cs]) {
      const { special } = scenario[id as keyof typeof scenario];
      expect(special).toMatch(new RegExp(`\\b${round}\\b`));
    }
  });
});

describe('the campaign graph', () => {
  interface Stand {
    readonly done: ReadonlySet<number>;
    readonly unlocked: ReadonlySet<number>;
    readonly blocked: ReadonlySet<number>;
    readonly held: ReadonlySet<string>;
  }
  const START: Stand = { done: new Set(), unlocked: new Set([1]), blocked: new Set(), held: new Set() };
  const keyOf = ({ done }: Stand) => [...done].sort((a, b) => a - b).join();
  const open = ({ done, unlocked, blocked, held }: Stand) =>
    CHAPTERS.filter(
      ({ number, requires }) =>
        unlocked.has(number) && !done.has(number) && !blocked.has(number) && requires.every((each) => held.has(each)),
    );
  const after = (stand: Stand, number: number): Stand => {
    const chapter = chapterOf(number);
    if (!chapter) throw new Error(`no chapter ${number}`);
    return {
      done: new Set([...stand.done, number]),
      unlocked: new Set([...stand.unlocked, ...chapter.unlocks]),
      blocked: new Set([...stand.blocked, ...chapter.blocks]),
      held: new Set([...stand.held, ...chapter.reward.achievements]),
    };
  };
  const ENDINGS = [20, 21, 22];
  const ends = ({ done }: Stand) => ENDINGS.some((ending) => done.has(ending));

  const stands = new Map<string, Stand>([['', START]]);
  for (const [, stand] of stands) {
    if (ends(stand)) continue;
    for (const { number } of open(stand)) {
      const next = after(stand, number);
      if (!stands.has(keyOf(next))) stands.set(keyOf(next), next);
    }
  }

  it('has no dead end for any choice', () => {
    for (const stand of stands.values())
      if (!ends(stand)) expect([keyOf(stand), open(stand).length > 0]).toEqual([keyOf(stand), true]);
  });
  it('reaches every scenario and every ending', () => {
    const reached = new Set([...stands.values()].flatMap(({ done }) => [...done]));
    expect([...reached].sort((a, b) => a - b)).toEqual(CHAPTERS.map(({ number }) => number));
  });
  it('takes 12 to 16 scenarios to an ending', () => {
    const lengths = [...stands.values()].filter(ends).map(({ done }) => done.size);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(16);
  });
  it('uses every achievement that it gives', () => {
    for (const each of ACHIEVEMENTS) {
      expect(CHAPTERS.some(({ reward }) => reward.achievements.includes(each))).toBe(true);
      expect(CHAPTERS.some(({ requires }) => requires.includes(each))).toBe(true);
    }
  });
});

describe('a page with a number for one hero alone', () => {
  const page = { ...scenarioOf(1), foes: [] } as unknown as ScenarioDef;
  const place = { id: 'shuffler-1', monster: 'shuffler', kind: 'normal', at: 'a1' } as const;
  const bookWith = (hero: string, ...foes: ScenarioDef['foes']) =>
    bookOf({ ...NEWCOMER, hero, scenario: 'plotNine', seed: 'page' }, { ...page, foes }, new Map()).scenario.foes;

  it('R5.4: leaves that number out of the books of other heroes', () => {
    const said = { ...place, hpFor: { sexton: 2, pawnbroker: -1 } };
    expect(bookWith('bailiff', said)).toEqual([place]);
    expect(bookWith('sexton', said)).toEqual([{ ...place, hpFor: { sexton: 2 } }]);
    expect(bookWith('pawnbroker', said)).toEqual([{ ...place, hpFor: { pawnbroker: -1 } }]);
    expect(bookWith('bailiff', { ...place, hpFor: {} })).toEqual([place]);
  });

  it('keeps the rest of the page unchanged', () => {
    const other = { ...place, id: 'shuffler-2', hpBonus: 3 };
    expect(bookWith('bailiff', { ...place, hpFor: { sexton: 2 } }, other)).toEqual([place, other]);
  });
});
