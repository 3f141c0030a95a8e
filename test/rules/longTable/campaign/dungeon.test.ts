/** Tests the random dungeon (L34). */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../../src/content/longTable';
import { passagesOf } from '../../../../src/rules/core/board';
import { neighbours } from '../../../../src/rules/core/hexes';
import type { ScenarioDef } from '../../../../src/rules/longTable/book';
import type { DungeonBook } from '../../../../src/rules/longTable/campaign/book';
import { drawRooms, dungeonScenario, patternOf } from '../../../../src/rules/longTable/campaign/dungeon';
import { DUNGEON_ID, setupOf } from '../../../../src/rules/longTable/campaign/setupOf';
import type { DungeonDraw } from '../../../../src/rules/longTable/dungeonDef';
import { begin, finished, heroOf, moved, room, smallBook } from '../../../kit/campaign';

const PENALTIES = ['none', 'minor', 'major'] as const;
const SQUARE = `
  .A.B.
  e..Cx
  .....
`;
const foes = ['f1', 'f2', 'f3'].map((id) => ({
  id,
  spots: [
    { spot: 1, monster: 'rat', pattern: '-ne' },
    { spot: 2, lies: 'trap' },
    { spot: 3, lies: 'money' },
    { spot: 9, lies: 'treasure' },
  ] as const,
}));
const dungeon = (over: Partial<DungeonBook> = {}): DungeonBook => ({
  rooms: ['r1', 'r2', 'r3'].map((id) => room(id, 'AA', SQUARE)),
  foes,
  treasure: 10,
  ...over,
});
const draw = (over: Partial<DungeonDraw> = {}): DungeonDraw => ({
  rooms: ['r1', 'r2', 'r3'],
  foes: ['f1', 'f2', 'f3'],
  penalties: PENALTIES,
  ...over,
});

/** The hexes that can be reached from a start hex when the first `open` doors are open. */
function reached({ board, doors, start }: ScenarioDef, open: number): Set<string> {
  const opened = doors.slice(0, open).map(({ hex }) => hex);
  const { ways } = passagesOf({ board, opened, spent: [] });
  const [from = ''] = start;
  const found = new Set([from]);
  for (const hex of found) for (const next of ways.get(hex) ?? []) found.add(next);
  return found;
}

describe('L34: the random dungeon', () => {
  it('L34.1: has three rooms, all to be cleared', () => {
    const scenario = dungeonScenario(dungeon(), draw());
    expect(scenario.goal).toEqual({ goal: 'clearRooms', rooms: 3 });
    expect(scenario.rooms).toHaveLength(3);
    expect(scenario.doors.map(({ rooms }) => rooms)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(scenario.id).toBe(DUNGEON_ID);
  });

  it('L34.1: makes no campaign progress, but gold, experience, checkmarks and quests count', () => {
    const book = smallBook({ quests: { q: { steps: [{ count: 'wins', atLeast: 1 }], gives: [] } } });
    const there = moved(book, begin(book), { move: 'dungeon', level: 2, penalties: PENALTIES });
    expect(setupOf(book, there)).toMatchObject({ scenario: DUNGEON_ID, level: 2, dungeon: { penalties: PENALTIES } });
    const home = finished(book, there, true, { fighter: { gold: 9, experience: 11, checkmarks: 1 } }).campaign;
    expect(heroOf(home, 1)).toMatchObject({ gold: 39, experience: 11, checkmarks: 1, progress: { step: 1 } });
    expect(home.world).toMatchObject({ completed: [], unlocked: ['one'], prosperity: 0 });
    expect(home.stage).toEqual({ at: 'camp', after: null });
  });

  it('L34.2: a monster card says what is on each spot of a room card', () => {
    const scenario = dungeonScenario(dungeon(), draw());
    expect(scenario.monsters.map(({ room: at, monster, pattern }) => [at, monster, pattern])).toEqual(
      [0, 1, 2].map((at) => [at, 'rat', [null, null, 'normal', 'elite']]),
    );
    expect(scenario.money).toHaveLength(3);
    // These room cards have no spot 9.
    expect(scenario.treasures).toEqual([]);
    const traps = Object.values(scenario.board.hexes).filter((terrain) => terrain === 'trap');
    expect(traps).toHaveLength(3);
    for (const [i, { hexes }] of scenario.rooms.entries()) {
      expect(hexes).toContain(scenario.monsters[i]?.hex);
      expect(hexes).toContain(scenario.money[i]);
    }
  });

  it('L34.2: a treasure can be looted again in every dungeon', () => {
    const rich = dungeon({ foes: ['f1', 'f2', 'f3'].map((id) => ({ id, spots: [{ spot: 1, lies: 'treasure' }] })) });
    expect(dungeonScenario(rich, draw()).treasures.map(({ number, gold }) => [number, gold])).toEqual([
      [9001, 10],
      [9002, 10],
      [9003, 10],
    ]);
  });

  it('L34.2: one hero meets the monsters for two heroes, with every elite made normal', () => {
    expect(patternOf('enn')).toEqual(['normal', 'elite', 'normal', 'normal']);
    expect(patternOf('-ne')).toEqual([null, null, 'normal', 'elite']);
  });

  it('L34.3: the next room is the next drawn card whose entrance fits the last exit; cards that do not fit are passed over', () => {
    const deck = [
      room('r1', 'AB', SQUARE),
      room('r2', 'AA', SQUARE),
      room('r3', 'BB', SQUARE),
      room('r4', 'AA', SQUARE),
      room('r5', 'BA', SQUARE),
    ];
    expect(drawRooms(deck).map(({ id }) => id)).toEqual(['r1', 'r3', 'r5']);
    const [first, second, third] = [room('r1', 'AA', SQUARE), room('r2', 'BA', SQUARE), room('r3', 'AB', SQUARE)];
    // A card that was passed over is drawn again when the deck is used up.
    expect(drawRooms([first, second, third]).map(({ id }) => id)).toEqual(['r1', 'r3', 'r2']);
    expect(() => drawRooms([first, second])).toThrow('entrance of kind A');
  });

  it('L34.3: rooms are connected only by their doors; the first entrance and the last exit are closed', () => {
    const scenario = dungeonScenario(dungeon(), draw());
    const hexes = Object.keys(scenario.board.hexes);
    expect(Object.values(scenario.board.hexes).filter((terrain) => terrain === 'door')).toHaveLength(2);
    const sizes = [0, 1, 2].map((open) => reached(scenario, open).size);
    expect(reached(scenario, 2).size).toBe(hexes.length);
    expect(sizes[0]).toBe(scenario.rooms[0]?.hexes.length);
    expect(sizes[1]).toBe((scenario.rooms[0]?.hexes.length ?? 0) + (scenario.rooms[1]?.hexes.length ?? 0) + 1);
  });

  it('L34.3: heroes start on free hexes within two hexes of the first entrance', () => {
    const scenario = dungeonScenario(dungeon(), draw());
    // Nine hexes are near the entrance; spot A takes one of them.
    expect(scenario.start.length).toBeGreaterThanOrEqual(4);
    expect(scenario.start).not.toContain(scenario.monsters[0]?.hex);
    for (const hex of scenario.start) expect(scenario.rooms[0]?.hexes).toContain(hex);
    // All start hexes are at one end: no two are more than four hexes apart.
    const near = new Set(scenario.start.slice(0, 1));
    for (let i = 0; i < 4; i += 1) for (const hex of [...near]) for (const next of neighbours(hex)) near.add(next);
    expect(scenario.start.every((hex) => near.has(hex))).toBe(true);
  });

  it('L34.3: if fewer than four hexes near the entrance are free, the nearest ones beyond are used too', () => {
    const narrow = `
      eABC....
    `;
    const tight = dungeon({
      rooms: ['r1', 'r2', 'r3'].map((id) => room(id, 'AA', narrow.replace('....', '....x'))),
    });
    const scenario = dungeonScenario(tight, draw());
    // A corridor: three hexes are taken, then come four free hexes, four to seven steps from the entrance.
    expect(scenario.start).toHaveLength(4);
  });

  it('L34.4: the rooms have no, a minor and a major penalty; the player may choose others', () => {
    const asks = (penalties: DungeonDraw['penalties']) =>
      dungeonScenario(dungeon(), draw({ penalties })).rooms.map((each) => each.penalties);
    const minor = { penalty: 'hurt', whom: 'opener', n: 1 };
    const major = { penalty: 'hurt', whom: 'heroes', n: 2 };
    expect(asks(PENALTIES)).toEqual([undefined, [minor], [major]]);
    expect(asks(['major', 'none', 'minor'])).toEqual([[major], undefined, [minor]]);
    const drifting = dungeon({
      rooms: ['r1', 'r2', 'r3'].map((id) => ({ ...room(id, 'AA', SQUARE), major: { penalty: 'drift' } as const })),
    });
    const scenario = dungeonScenario(drifting, draw({ penalties: ['major', 'none', 'major'] }));
    expect(scenario.rooms[0]?.penalties).toEqual([{ penalty: 'drift', exit: scenario.doors[0]?.hex }]);
    const [last] = scenario.rooms[2]?.penalties ?? [];
    expect(last?.penalty === 'drift' && scenario.rooms[2]?.hexes.includes(last.exit)).toBe(true);
  });

  it('L34.3: every dungeon drawn from the game’s cards can be placed, walked through, and started by four heroes', () => {
    const { dungeon: ours } = campaignBook();
    const foeIds = ours.foes.map(({ id }) => id);
    const rooms = ours.rooms.map(({ id }) => id);
    for (let i = 0; i < rooms.length; i += 1)
      for (let j = 0; j < rooms.length; j += 1) {
        const order = [...rooms.slice(i), ...rooms.slice(0, i)];
        const mixed = order.map((_, k) => order[(k * (j % 2 === 0 ? 1 : 3)) % order.length] ?? '');
        const drawn = { rooms: mixed, foes: [...foeIds.slice(j), ...foeIds.slice(0, j)], penalties: PENALTIES };
        const scenario = dungeonScenario(ours, drawn);
        expect(reached(scenario, 2).size).toBe(Object.keys(scenario.board.hexes).length);
        expect(reached(scenario, 0).size).toBe(scenario.rooms[0]?.hexes.length);
        expect(scenario.start.length).toBeGreaterThanOrEqual(4);
        expect(new Set(scenario.monsters.map(({ hex }) => hex)).size).toBe(scenario.monsters.length);
      }
  });

  it('L34.3: the same seed draws the same dungeon, and another seed a different one', () => {
    const book = smallBook();
    const drawn = (seed: string) => {
      const there = moved(book, begin(book, undefined, { seed }), { move: 'dungeon', level: 1, penalties: PENALTIES });
      return setupOf(book, there).dungeon;
    };
    expect(drawn('a')).toEqual(drawn('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(drawn(seed)))).size).toBeGreaterThan(1);
  });
});
