/** Checks a scenario page (map, figures, rules, goal) for mistakes that its schema cannot find. */
import { cellsOf } from '../../content/longTable/map';
import { readScenario } from '../../content/longTable/read';
import type { WrittenScenario } from '../../content/longTable/written';
import { passagesOf, terrainAt } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import { stepsToAll } from '../../rules/core/routes';
import type { Pattern, RuleDef, ScenarioDef } from '../../rules/longTable/book';
import type { Problem } from '../problem';
import { checkWritten, problem, unknownName } from './checks';
import type { Names } from './figureChecks';
import { scenarioShape } from './shapes';

/** The largest number of heroes (L1.1). Each hero needs a start hex. */
const MAX_HEROES = 4;
const MAX_HEXES = 150;
/** The last round that a hero with the largest hand, 11 cards, can finish if it loses no card except to long rests (L6.1, L20.4). */
const MAX_ROUNDS = 40;
const ON_MAP = /^[.doth+@$*\dA-Z]$/;

export interface KnownNames extends Names {
  /** By a boss's id, the marks of the map to which the boss's special actions refer. */
  readonly callMarks: ReadonlyMap<string, readonly string[]>;
}

/** All mistakes in a page. If there are none, the page can be played. */
export const scenarioProblems = (page: WrittenScenario, known: KnownNames): readonly Problem[] =>
  checkWritten(
    page,
    scenarioShape,
    (written) => readScenario(written, false),
    (written, read) => [
      ...signWrongs(written),
      ...roomProblems(read),
      ...reachWrongs(read),
      ...legendWrongs(written, read, known),
      ...treasureProblems(written, read, known),
      ...ruleProblems(read, known),
      ...goalProblems(read),
      ...placeProblems(written, read),
    ],
  );

/** Checks that each character of the map has a meaning, each capital is in the legend, and each mark of the legend is on the map. */
function signWrongs({ map, legend }: WrittenScenario): Problem[] {
  const signs = new Set(cellsOf(map).map(({ char }) => char));
  const capitals = [...signs].filter((sign) => /[A-Z]/.test(sign));
  return [
    ...[...signs].filter((sign) => !ON_MAP.test(sign)).map((sign) => problem('map', `"${sign}" means nothing`)),
    ...capitals.filter((mark) => !(mark in legend)).map((mark) => problem('map', `"${mark}" is not in the legend`)),
    ...Object.keys(legend)
      .filter((mark) => !signs.has(mark))
      .map((mark) => problem(`legend.${mark}`, 'this mark is not on the map')),
  ];
}

/** Checks the size of the map, that doors connect all rooms, and that one room has start hexes for all heroes. */
function roomProblems({ board, rooms, doors, start }: ScenarioDef): Problem[] {
  const hexes = Object.keys(board.hexes).length;
  const joined = new Set([0]);
  for (const room of joined)
    for (const { rooms: pair } of doors) if (pair.includes(room)) for (const other of pair) joined.add(other);
  const starts = rooms.filter((room) => start.some((hex) => room.hexes.includes(hex))).length;
  return [
    ...(hexes > MAX_HEXES ? [problem('map', `${hexes} hexes; a map has ${MAX_HEXES} at most`)] : []),
    ...rooms.flatMap((_, i) => (joined.has(i) ? [] : [problem('map', `no door leads to room ${i}`)])),
    ...(start.length < MAX_HEROES
      ? [problem('map', `${start.length} start hexes; four heroes need ${MAX_HEROES}`)]
      : []),
    ...(starts > 1 ? [problem('map', `start hexes in ${starts} rooms`)] : []),
  ];
}

/**
 * Checks that start hexes, monsters, escorts, money, treasures and marks can be reached from the first start hex. For this check, all doors
 * are open and all destructible obstacles are gone.
 */
function reachWrongs({
  board,
  start,
  monsters,
  money,
  treasures,
  marks,
  escorts,
  destructibles,
}: ScenarioDef): Problem[] {
  const [from] = start;
  if (!from) return [];
  const opened = Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'door');
  const situation = { board, opened, spent: [] };
  const boxes = new Set(destructibles.map(({ hex }) => hex));
  const barred = (hex: HexId) => terrainAt(situation, hex) === 'obstacle' && !boxes.has(hex);
  const reached = stepsToAll(passagesOf(situation).ways, from, barred);
  const wanted: readonly HexId[] = [
    ...start,
    ...monsters.map(({ hex }) => hex),
    ...money,
    ...treasures.map(({ hex }) => hex),
    ...Object.values(marks).flat(),
    ...escorts.flatMap(({ hexes }) => hexes),
  ];
  return [...new Set(wanted)]
    .filter((hex) => !reached.has(hex))
    .map((hex) => problem('map', `nobody can come to ${hex}, where something is`));
}

/**
 * L2.2: checks that the monsters of the legend exist, can have the given rank, and appear for at least one number of heroes. Also checks
 * that the map has the marks to which a boss's special actions refer.
 */
function legendWrongs({ legend }: WrittenScenario, page: ScenarioDef, known: KnownNames): Problem[] {
  return Object.entries(legend).flatMap(([mark, printed]) => {
    const id = printed.split(' ')[0] ?? '';
    const ranks = page.monsters.flatMap(({ monster, pattern }) => (monster === id ? pattern : []));
    return [
      ...unknownName(`legend.${mark}`, 'monster', id, new Set([...known.monsters, ...known.bosses])),
      ...(ranks.some((rank) => rank !== null)
        ? rankWrongs(`legend.${mark}`, id, ranks, known)
        : [problem(`legend.${mark}`, 'no monster for any party size')]),
      ...markWrongs(page, `legend.${mark}`, known.callMarks.get(id) ?? []),
    ];
  });
}

function rankWrongs(field: string, id: string, ranks: readonly Pattern[number][], { bosses }: KnownNames): Problem[] {
  const wrong = ranks.find((rank) => rank !== null && (rank === 'boss') !== bosses.has(id));
  if (!wrong) return [];
  return [problem(field, wrong === 'boss' ? `${id} is no boss` : `${id} is neither normal nor elite`)];
}

function treasureProblems({ treasure }: WrittenScenario, { treasures }: ScenarioDef, { items }: KnownNames): Problem[] {
  const ordinary = treasures.filter(({ goal }) => !goal);
  const named = ordinary.flatMap(({ item, design }) => [item, design].filter((id) => id !== undefined));
  return [
    ...(treasure !== undefined && ordinary.length === 0 ? [problem('treasure', 'no * on the map')] : []),
    ...(ordinary.length > 1 ? [problem('map', `${ordinary.length} treasures *; there is one at most`)] : []),
    ...named.flatMap((id) => unknownName('treasure', 'item', id, items)),
  ];
}

function ruleProblems(page: ScenarioDef, known: KnownNames): Problem[] {
  return page.rules.flatMap((rule, i) => [
    ...triggerWrongs(page, rule, `rules.${i}`, known),
    ...deedWrongs(page, rule, `rules.${i}`, known),
  ]);
}

function triggerWrongs(page: ScenarioDef, { trigger }: RuleDef, field: string, known: KnownNames): readonly Problem[] {
  switch (trigger.on) {
    case 'endTurn':
    case 'entered':
      return markWrongs(page, field, [trigger.mark]);
    case 'looted': {
      const on = page.marks[trigger.mark] ?? [];
      const lies = page.treasures.some(({ hex }) => on.includes(hex));
      return lies ? [] : [problem(field, `no treasure on ${trigger.mark}`)];
    }
    case 'opened':
      return doorWrongs(page, field, trigger.door);
    case 'round':
      return trigger.to !== undefined && trigger.to < trigger.round
        ? [problem(field, `rounds ${trigger.round} to ${trigger.to}`)]
        : [];
    case 'dies':
      return unknownName(field, 'monster', trigger.monster, new Set([...known.monsters, ...known.bosses]));
  }
}

function deedWrongs(page: ScenarioDef, { does }: RuleDef, field: string, known: KnownNames): Problem[] {
  return does.flatMap((deed) => {
    switch (deed.deed) {
      case 'spawn':
        return [
          ...unknownName(field, 'monster', deed.monster, known.monsters),
          ...markWrongs(page, field, [deed.mark]),
          ...(deed.pattern.some((rank) => rank !== null) ? [] : [problem(field, 'no monster for any party size')]),
          ...rankWrongs(field, deed.monster, deed.pattern, known),
        ];
      case 'flood':
        return roomNamed(page, field, deed.room);
      case 'hurt':
        return deed.room === undefined ? [] : roomNamed(page, field, deed.room);
      case 'unlock':
      case 'open':
        return doorWrongs(page, field, deed.door);
      default:
        return [];
    }
  });
}

const roomNamed = ({ rooms }: ScenarioDef, field: string, room: number): Problem[] =>
  rooms[room] ? [] : [problem(field, `there is no room ${room}`)];
const doorWrongs = ({ doors }: ScenarioDef, field: string, door: number): Problem[] =>
  doors[door - 1] ? [] : [problem(field, `there is no door D${door}`)];
const markWrongs = ({ marks }: ScenarioDef, field: string, wanted: readonly string[]): Problem[] =>
  wanted.filter((mark) => !marks[mark]).map((mark) => problem(field, `there is no mark ${mark} on the map`));

/** L29.1: checks what `readScenario` does not check about the goal: its marks, treasures, escorts and monsters. */
function goalProblems(page: ScenarioDef): Problem[] {
  const { goal } = page;
  switch (goal.goal) {
    case 'plates':
    case 'bells':
      return markWrongs(page, 'goal', goal.marks);
    case 'loot':
      return [
        ...markWrongs(page, 'goal', goal.marks),
        ...(goal.count > goal.marks.length ? [problem('goal', `${goal.count} of ${goal.marks.length} treasures`)] : []),
      ];
    case 'fetch':
      return markWrongs(page, 'goal', [goal.treasure, goal.mark]);
    case 'escort':
      return [
        ...markWrongs(page, 'goal', [goal.mark]),
        ...(page.escorts.length > 0 ? [] : [problem('goal', 'nobody to be escorted')]),
      ];
    case 'exit':
      return markWrongs(page, 'goal', [goal.mark]);
    case 'killAll':
      return page.monsters.length > 0 ? [] : [problem('goal', 'there is nobody on this map')];
    case 'protect':
    case 'survive':
      return goal.round >= 1 && goal.round <= MAX_ROUNDS
        ? []
        : [
            problem(
              'goal',
              `round ${goal.round}; rounds count from 1, and no hand of cards lasts beyond round ${MAX_ROUNDS}`,
            ),
          ];
    case 'kill':
    case 'destroy':
    case 'clearRooms':
      return [];
  }
}

/** Checks the escorts, the marks of destructible obstacles, and that each locked door is unlocked or opened in some game (L27.4). */
function placeProblems({ destructibles, escorts = [], locked = [] }: WrittenScenario, page: ScenarioDef): Problem[] {
  const named = new Set(page.rules.flatMap(doorsUnlockedBy));
  const unlocked = doorsOnceUnlocked(page);
  return [
    ...markWrongs(page, 'destructibles.marks', destructibles?.marks ?? []),
    ...escorts.flatMap(({ id }, i) =>
      escorts.findIndex((other) => other.id === id) < i ? [problem(`escorts.${i}.id`, `a second "${id}"`)] : [],
    ),
    ...escorts.flatMap(({ goesTo }, i) =>
      markWrongs(page, `escorts.${i}.goesTo`, goesTo === undefined ? [] : [goesTo]),
    ),
    ...escorts.flatMap(({ count = 1 }, i) => {
      const places = page.escorts[i]?.hexes.length ?? 0;
      return places < count ? [problem(`escorts.${i}.count`, `room for ${places} of ${count}`)] : [];
    }),
    ...locked.flatMap((door, i) => [
      ...doorWrongs(page, `locked.${i}`, door),
      ...(named.has(door) ? [] : [problem(`locked.${i}`, `nothing unlocks door D${door}`)]),
      ...(named.has(door) && !unlocked.has(door)
        ? [problem(`locked.${i}`, `what unlocks door D${door} waits behind a locked door`)]
        : []),
    ]),
  ];
}

/** The numbers of the doors that a rule unlocks or opens. */
const doorsUnlockedBy = ({ does }: RuleDef): number[] =>
  does.flatMap((deed) => (deed.deed === 'unlock' || deed.deed === 'open' ? [deed.door] : []));

/** The numbers of the doors that are unlocked or opened in some game: by a rule that can apply while the other locked doors are locked. */
function doorsOnceUnlocked(page: ScenarioDef): ReadonlySet<number> {
  const { rooms, doors, start, rules } = page;
  const unlocked = new Set<number>();
  const open = new Set<number>();
  const entered = new Set(rooms.flatMap(({ hexes }, i) => (start.some((hex) => hexes.includes(hex)) ? [i] : [])));
  for (let known = -1; known < unlocked.size + open.size; ) {
    known = unlocked.size + open.size;
    const does = rules.filter((rule) => canApply(page, rule, open, entered)).flatMap((rule) => rule.does);
    for (const deed of does) if (deed.deed === 'unlock' || deed.deed === 'open') unlocked.add(deed.door);
    for (const [i, door] of doors.entries()) {
      const isOpened = does.some((deed) => deed.deed === 'open' && deed.door === i + 1);
      const isAtHand = (!door.locked || unlocked.has(i + 1)) && door.rooms.some((room) => entered.has(room));
      if (!isOpened && !isAtHand) continue;
      open.add(i + 1);
      for (const room of door.rooms) entered.add(room);
    }
  }
  return unlocked;
}

/** Whether the trigger of a rule can occur while only these doors are open and only these rooms have been entered. */
function canApply(
  page: ScenarioDef,
  { trigger }: RuleDef,
  open: ReadonlySet<number>,
  entered: ReadonlySet<number>,
): boolean {
  const { rooms, marks, monsters, rules } = page;
  const isHere = (mark: string) =>
    marks[mark]?.some((hex) => !rooms.some((room, i) => room.hexes.includes(hex) && !entered.has(i))) ?? false;
  switch (trigger.on) {
    case 'endTurn':
    case 'entered':
    case 'looted':
      return isHere(trigger.mark);
    case 'opened':
      return open.has(trigger.door);
    case 'round':
      return true;
    case 'dies':
      return (
        monsters.some(({ monster, room }) => monster === trigger.monster && entered.has(room)) ||
        rules.some(({ does }) => does.some((deed) => deed.deed === 'spawn' && deed.monster === trigger.monster))
      );
  }
}
