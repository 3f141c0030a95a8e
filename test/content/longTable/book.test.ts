/** The book of a scenario: it contains everything that a set-up needs, and unknown ids are reported. */
import { describe, expect, it } from 'vitest';
import { bookFor, heroes, missing, scenarios } from '../../../src/content/longTable';
import { dungeonBook } from '../../../src/content/longTable/dungeon/book';
import type { Enhancement } from '../../../src/rules/longTable/book';
import { DUNGEON_ID } from '../../../src/rules/longTable/campaign/setupOf';
import type { DungeonDraw } from '../../../src/rules/longTable/dungeonDef';
import { heroSetup, setupFor } from '../../kit/longTableSetups';

describe('a book', () => {
  it('can be made of each scenario for one to four heroes', () => {
    for (const scenario of scenarios(2).ids)
      for (const count of [1, 2, 3, 4]) {
        const book = bookFor(setupFor(scenario, heroes.ids.slice(0, count)));
        expect(book.heroes).toHaveLength(count);
        for (const { monster, pattern } of book.scenario.monsters)
          for (const rank of pattern.filter((each) => each !== null))
            expect(book.monsters[monster]?.ranks[rank], `${monster} ${rank}`).toHaveLength(8);
        for (const { deck } of Object.values(book.monsters)) expect(book.decks[deck]).toHaveLength(8);
      }
  });

  it('contains the monsters that bosses call and bearers release', () => {
    expect(Object.keys(bookFor(setupFor('aFloatingCharge')).monsters).sort()).toEqual([
      'liquidator',
      'pallbearer',
      'shuffler',
      'tallyCrow',
      'undertow',
    ]);
    expect(bookFor(setupFor('paidIn')).monsters).toHaveProperty('shuffler');
  });

  it('contains the summons of cards in a pool, the cards of perks and the owned items', () => {
    const sexton = heroSetup('sexton', { items: ['paperweight'], perks: [1] });
    const book = bookFor(setupFor('groundRent', [sexton]));
    expect(Object.keys(book.summons)).toEqual(['mourner', 'digger']);
    expect(Object.keys(book.items)).toEqual(['paperweight']);
    expect(book.heroes[0]?.deck.filter((card) => card === '-1')).toHaveLength(3);
    expect(book.modifiers).toHaveProperty('rolling heal1', {
      id: 'rolling heal1',
      value: 0,
      rolling: true,
      healSelf: 1,
    });
  });

  it('L35.1 prints milder cards for the variant with less chance', () => {
    const variants = { lessChance: true, death: false, grim: false };
    const { modifiers } = bookFor(setupFor('groundRent', ['bailiff'], { variants }));
    expect(['2x', 'bless', 'null', 'curse', '+2'].map((id) => modifiers[id]?.value)).toEqual([2, 2, -2, -2, 2]);
  });

  it('reports ids that do not exist', () => {
    const cases = [
      [setupFor('nowhere'), { path: ['scenario'], kind: 'scenario', id: 'nowhere' }],
      [
        setupFor('escrow', [heroSetup('sexton', { hero: 'ghost' })]),
        { path: ['heroes', 0, 'hero'], kind: 'hero', id: 'ghost' },
      ],
      [
        setupFor('escrow', ['bailiff', heroSetup('sexton', { pool: ['openGrave', 'levy'] })]),
        { path: ['heroes', 1, 'pool', 1], kind: 'card', id: 'levy' },
      ],
      [
        setupFor('escrow', [heroSetup('sexton', { pool: ['theHearse'] })]),
        { path: ['heroes', 0, 'pool', 0], kind: 'card for level 1', id: 'theHearse' },
      ],
      [
        setupFor('escrow', [heroSetup('sexton', { pool: ['hearse'] })]),
        { path: ['heroes', 0, 'pool', 0], kind: 'card', id: 'hearse' },
      ],
      [
        setupFor('escrow', [heroSetup('sexton', { items: ['spoon'] })]),
        { path: ['heroes', 0, 'items', 0], kind: 'item', id: 'spoon' },
      ],
      [
        setupFor('escrow', ['bailiff'], { battleGoals: ['win'] }),
        { path: ['battleGoals', 0], kind: 'battle goal', id: 'win' },
      ],
      [
        setupFor('escrow', [heroSetup('bailiff', { perks: [0, 3] })]),
        { path: ['heroes', 0, 'perks', 1], kind: 'perk with 3 boxes', id: '1' },
      ],
    ] as const;
    for (const [setup, found] of cases) {
      expect(missing(setup)).toEqual(found);
      expect(() => bookFor(setup)).toThrow(`the catalogue has no ${found.kind} "${found.id}"`);
    }
    expect(missing(setupFor('escrow'))).toBeNull();
  });

  it('L32.9 applies the enhancements of a class to its cards and summons', () => {
    const enhancements: Enhancement[] = [
      { card: 'servedInPerson', half: 'top', mark: { mark: 'plus' } },
      { card: 'sealingWax', half: 'top', mark: { mark: 'more', of: 'range' } },
      { card: 'noticeToQuit', half: 'bottom', mark: { mark: 'element', element: 'fire' } },
    ];
    const { cards } = bookFor(
      setupFor('escrow', [heroSetup('bailiff', { enhancements, pool: ['servedInPerson', 'noticeToQuit'] })]),
    );
    expect(cards['servedInPerson']?.top.parts[0]).toMatchObject({ ability: { verb: 'attack', amount: 4 } });
    expect(cards['noticeToQuit']?.bottom.parts[1]).toEqual({ part: 'element', element: 'fire' });
    expect(Object.keys(cards)).toEqual(['servedInPerson', 'noticeToQuit']);
  });

  it.each<[string, Enhancement]>([
    ['a half that shows lost', { card: 'foreclosure', half: 'top', mark: { mark: 'plus' } }],
    ['a half without a number', { card: 'neutralize', half: 'bottom', mark: { mark: 'jump' } }],
    ['a number that is not there', { card: 'servedInPerson', half: 'top', mark: { mark: 'more', of: 'range' } }],
    [
      'a good condition on enemies',
      { card: 'servedInPerson', half: 'top', mark: { mark: 'condition', condition: 'bless' } },
    ],
    [
      'a condition on a move',
      { card: 'servedInPerson', half: 'bottom', mark: { mark: 'condition', condition: 'bless' } },
    ],
    ['a hex without an area', { card: 'servedInPerson', half: 'top', mark: { mark: 'hex', hex: [1, 0] } }],
    [
      'a half that shows lost, but for the values of its summon',
      { card: 'closePossession', half: 'top', mark: { mark: 'element', element: 'fire' } },
    ],
    ['a summon without that value', { card: 'closePossession', half: 'top', mark: { mark: 'summon', value: 'range' } }],
    ['another class', { card: 'openGrave', half: 'top', mark: { mark: 'plus' } }],
  ])('L32.8 no enhancement is allowed on %s', (_, mark) => {
    const setup = setupFor('escrow', [heroSetup('bailiff', { enhancements: [mark] })]);
    expect(missing(setup)).toMatchObject({ path: ['heroes', 0, 'enhancements', 0], id: mark.card });
    expect(() => bookFor(setup)).toThrow(mark.card);
  });

  it('L32.9: a summon has the enhancement of its card, even if its half is a lost one', () => {
    const mark: Enhancement = { card: 'closePossession', half: 'top', mark: { mark: 'summon', value: 'hp' } };
    const bailiff = (enhancements: Enhancement[]) =>
      bookFor(setupFor('escrow', [heroSetup('bailiff', { enhancements, pool: ['closePossession'] })]));
    const [plain, marked] = [[], [mark]].map((marks) => bailiff(marks).summons['possessionMan']?.values);
    expect(marked).toEqual({ ...plain, hp: (plain?.hp ?? 0) + 1 });
  });

  it('L18.5: contains the items of its treasures, with the price for selling a second copy', () => {
    const { items, setup } = bookFor(setupFor('noticeOnTheDoor'));
    expect(setup.heroes.flatMap((hero) => hero.items)).not.toContain('funeralSeedCake');
    expect(items['funeralSeedCake']?.price).toBeGreaterThan(1);
  });

  it('L32.8 a half has room for one enhancement', () => {
    const mark: Enhancement = { card: 'servedInPerson', half: 'top', mark: { mark: 'plus' } };
    const other: Enhancement = { ...mark, half: 'bottom' };
    const found = (enhancements: Enhancement[]) =>
      missing(setupFor('escrow', [heroSetup('bailiff', { enhancements })]))?.path;
    expect(found([mark, other])).toBeUndefined();
    expect(found([mark, other, mark])).toEqual(['heroes', 0, 'enhancements', 2]);
  });

  it('reuses the scenario of an earlier book', () => {
    const setup = setupFor('theSaltOffice', heroes.ids);
    const first = bookFor(setup);
    expect(bookFor(setup).scenario).toBe(first.scenario);
  });
});

describe('a random dungeon', () => {
  const { rooms, foes } = dungeonBook();
  const foeIds = foes.map(({ id }) => id);
  const drawOf = (ids: readonly string[]): DungeonDraw => ({
    rooms: ids,
    foes: foeIds.slice(0, 3),
    penalties: ['none', 'minor', 'major'],
  });
  const setupOf = (dungeon: DungeonDraw | undefined) =>
    setupFor(DUNGEON_ID, ['bailiff', 'sexton'], dungeon ? { dungeon } : {});

  it('L34.3 any three rooms in sequence can be placed, with space for four heroes', () => {
    const kindOf = (id: string) => rooms.find((room) => room.id === id);
    const follows = (ids: readonly string[]) =>
      rooms.filter(({ id, entrance }) => !ids.includes(id) && entrance.kind === kindOf(ids.at(-1) ?? '')?.exit.kind);
    const pairs = rooms.flatMap(({ id }) => follows([id]).map((next) => [id, next.id]));
    const triples = pairs.flatMap((pair) => follows(pair).map(({ id }) => [...pair, id]));
    expect(triples.length).toBeGreaterThan(100);
    for (const ids of triples) {
      const { scenario, monsters } = bookFor(setupOf(drawOf(ids)));
      expect(scenario.doors, ids.join()).toHaveLength(2);
      expect(scenario.start.length, ids.join()).toBeGreaterThanOrEqual(4);
      expect(scenario.monsters.every(({ monster }) => monsters[monster] !== undefined)).toBe(true);
    }
  });

  it('reports cards that do not exist', () => {
    const ids = rooms.map(({ id }) => id);
    expect(missing(setupOf(undefined))).toEqual({ path: ['dungeon'], kind: 'scenario', id: DUNGEON_ID });
    expect(missing(setupOf(drawOf([...ids, 'attic'])))).toEqual({
      path: ['dungeon', 'rooms', ids.length],
      kind: 'room',
      id: 'attic',
    });
    expect(missing(setupOf({ ...drawOf(ids), foes: ['kind'] }))).toMatchObject({ kind: 'monster card', id: 'kind' });
    expect(missing(setupOf(drawOf(ids.slice(0, 1))))).toMatchObject({ kind: 'dungeon of these cards' });
    expect(missing(setupOf(drawOf(ids)))).toBeNull();
  });
});
