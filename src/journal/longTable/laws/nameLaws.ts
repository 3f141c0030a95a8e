/** Defines the laws about references: everything that a state, its tasks and its questions refer to exists. */
import type { Book } from '../../../rules/longTable/book';
import { areDistinctIn, hasSmallNumbers, isUnique, type Law, type SeatNow } from '../law';

type Names = (name: string) => boolean;

/** For each key, a check whether a name under this key is valid. A key may occur anywhere in a task, a question or a source. */
function keysOf(book: Book): Readonly<Record<string, Names>> {
  const has =
    (record: object): Names =>
    (name) =>
      Object.hasOwn(record, name);
  const hex = has(book.scenario.board.hexes);
  return {
    hero: (name) => book.heroes.some(({ def }) => def.id === name),
    item: has(book.items),
    monster: has(book.monsters),
    summon: (name) => has(book.summons)(name) || has(book.monsters)(name),
    hex,
    startHex: hex,
    path: hex,
    placing: hex,
    hexes: hex,
  };
}

/** Checks the references under keys such as `card`, whose meaning depends on the other fields of the record. */
function isNamed(book: Book, record: Readonly<Record<string, unknown>>): boolean {
  const { card, cards, from } = record;
  const isCard = (name: unknown): boolean => {
    if (from === 'modifier') return Object.hasOwn(book.modifiers, String(name));
    if (from !== 'monsterCard') return Object.hasOwn(book.cards, String(name));
    // The source of a monster's action names a monster ability card; this law does not check it.
    return true;
  };
  if (typeof card === 'string' && !isCard(card)) return false;
  if (record['do'] === 'modifierEffects' && Array.isArray(cards))
    return cards.every((each) => Object.hasOwn(book.modifiers, String(each)));
  if ((record['do'] === 'move' || 'gait' in record) && typeof from === 'string')
    return Object.hasOwn(book.scenario.board.hexes, from);
  return true;
}

/** Whether every reference in the value, at any depth, exists. */
function allNamed(book: Book, keys: Readonly<Record<string, Names>>, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => allNamed(book, keys, each));
  if (typeof value !== 'object' || value === null) return true;
  const record = value as Readonly<Record<string, unknown>>;
  if (!isNamed(book, record)) return false;
  return Object.entries(record).every(([key, inner]) => {
    const named = keys[key];
    if (
      named &&
      typeof inner === 'string' &&
      !(key === 'placing' && 'placing' in record && typeof record['placing'] === 'string')
    )
      return named(inner);
    if (named && Array.isArray(inner)) return inner.every((each) => typeof each !== 'string' || named(each));
    return allNamed(book, keys, inner);
  });
}

const goalsOf = ({ goals }: SeatNow): readonly string[] => goals;

export const NAME_LAWS: Readonly<Record<string, Law>> = {
  'L1.1 there is one seat for each hero of the party': ({ seats }, { heroes }) =>
    seats.length === heroes.length && seats.every(({ hero }, i) => hero === heroes[i]?.def.id),
  'L2.1 every battle goal is from the set-up, and belongs to one hero': ({ seats, round }, { setup }) =>
    areDistinctIn(setup.battleGoals)(seats.flatMap(goalsOf)) &&
    seats.every(({ goals }) => goals.length <= (round > 0 ? 1 : 2)),
  'L21.1 every item of a hero is from the set-up of this hero': ({ seats }, { heroes }) =>
    seats.every(({ items }, i) => areDistinctIn(heroes[i]?.setup.items ?? [])(items.map(({ item }) => item))),
  'L10.1 open rooms and doors are on the map': ({ rooms, opened, unlocked, openings }, { scenario }) => {
    const doors = scenario.doors.map(({ hex }) => hex);
    const all = scenario.rooms.map((_, room) => room);
    return (
      areDistinctIn(all)(rooms) &&
      areDistinctIn(doors)(opened) &&
      areDistinctIn(doors)(unlocked) &&
      openings.every(({ room }) => all.includes(room))
    );
  },
  'L4.5 traps, tiles, graves and money are on the map': ({ traps, tiles, graves, money, putDown }, { scenario }) => {
    const hexes = [
      ...traps.map(({ hex }) => hex),
      ...Object.keys(tiles),
      ...graves,
      ...money,
      ...Object.values(putDown),
    ];
    return (
      hexes.every((hex) => Object.hasOwn(scenario.board.hexes, hex)) &&
      isUnique(traps.map(({ hex }) => hex)) &&
      isUnique(graves)
    );
  },
  'L4.7 a treasure is on the map, or with one hero': ({ treasures, seats, putDown }, { scenario }) => {
    const printed = scenario.treasures.map(({ number }) => number);
    const found = seats.every((seat) => areDistinctIn(printed)(seat.found));
    const lying = areDistinctIn(printed)([...treasures, ...seats.flatMap(({ carries }) => carries)]);
    return found && lying && Object.keys(putDown).every((number) => treasures.includes(Number(number)));
  },
  'L6.5 the turn order lists heroes, monster types and escorts of the scenario, each once': (
    { order, place },
    book,
  ) => {
    const keys = keysOf(book);
    const known = order.every((each) => {
      if (each.place === 'escorts') return book.scenario.escorts.some(({ id }) => id === each.escort);
      return each.place === 'hero' ? keys['hero']?.(each.hero) : keys['monster']?.(each.monster);
    });
    const names = order.map((each) => JSON.stringify({ ...each, initiative: 0 }));
    return known && isUnique(names) && place <= order.length;
  },
  'L27.7 used rules, plates and bells are on the scenario page': ({ used, plates, bells }, { scenario }) =>
    areDistinctIn(scenario.rules.map(({ id }) => id))(used) &&
    [...plates, ...Object.keys(bells)].every((mark) => Object.hasOwn(scenario.marks, mark)),
  'everything that tasks, questions, bonuses and the turn refer to exists': (
    { agenda, question, bonuses, turn },
    book,
  ) => allNamed(book, keysOf(book), [agenda, question, bonuses, turn]),
  'no number exceeds 9999': ({ generator: _, ...state }) => hasSmallNumbers(state),
};
