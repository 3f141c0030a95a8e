/** Loots money and treasures from the map (L4.7, L18.4-L18.6). */
import type { HexId } from '../core/board';
import { compareHexes } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import type { Book, TreasureDef } from './book';
import { figureOf, heroBook, heroFigure, seatOf, situationOf } from './figures';
import { penaltyAt } from './penalties';
import type { FigureId, State, WorkingState } from './state';
import { emit, type Transaction } from './transaction';
import type { HeroId, ItemId } from './vocabulary';

/** L32.4: the gold that a hero gets for an item of this price. */
const sellingPrice = (price: number): number => Math.floor(price / 2);

/** The hex of a treasure; undefined if the treasure is not on the map, or no longer. */
export function treasureHex(state: State, { number, hex }: TreasureDef): HexId | undefined {
  return state.treasures.includes(number) ? (state.putDown[number] ?? hex) : undefined;
}

const treasuresOn = (book: Book, state: State, hexes: ReadonlySet<HexId>): TreasureDef[] =>
  book.scenario.treasures.filter((each) => hexes.has(treasureHex(state, each) ?? ''));

/** L18.4: the hexes with money or a treasure in range and sight, in hex order. Figures on these hexes do not matter. */
export function lootableHexes(book: Book, state: State, from: HexId, range: number): HexId[] {
  const situation = situationOf(book, state);
  const lying = new Set([
    ...state.money,
    ...book.scenario.treasures.map((each) => treasureHex(state, each)).filter((hex) => hex !== undefined),
  ]);
  return [...lying]
    .filter((hex) => rangeBetween(situation, from, hex) <= range && canSee(situation, from, hex))
    .sort(compareHexes);
}

/** L18.4: does a *Loot* ability of a hero. */
export function lootRange(t: Transaction, hero: HeroId, range: number): void {
  const figure = heroFigure(t.state, hero);
  if (!figure) return;
  const hexes = lootableHexes(t.book, t.state, figure.hex, range);
  lootHexes(t, figure.id, hero, { money: hexes, treasure: hexes }, 'L18.4');
}

/** L18.6: loots the hex on which a hero ends its turn. */
export function lootHex(t: Transaction, hero: HeroId, hex: HexId): void {
  const figure = heroFigure(t.state, hero);
  if (!figure) return;
  // L34.4: in some rooms a hero takes money only by a Loot ability.
  const money = penaltyAt(t.book, hex, 'lootByAbility') ? [] : [hex];
  lootHexes(t, figure.id, hero, { money, treasure: [hex] }, 'L18.6');
}

interface Looted {
  readonly money: readonly HexId[];
  readonly treasure: readonly HexId[];
}

function lootHexes(t: Transaction, figure: FigureId, hero: HeroId, { money, treasure }: Looted, rule: string): void {
  const { book, state } = t;
  const tokens = takeMoney(state, new Set(money));
  if (tokens.length > 0) {
    seatOf(state, hero).money += tokens.length;
    emit(t, { type: 'moneyTaken', figure, hexes: tokens, kept: true, rule });
  }
  for (const each of treasuresOn(book, state, new Set(treasure))) lootTreasure(t, hero, each, rule);
}

/**
 * Removes the money from some hexes.
 * @returns the hex of each removed token
 */
function takeMoney(state: WorkingState, hexes: ReadonlySet<HexId>): HexId[] {
  const taken = state.money.filter((hex) => hexes.has(hex));
  state.money = state.money.filter((hex) => !hexes.has(hex));
  return taken;
}

/** L25.9: a figure that is not a hero removes the money in range and sight from the game. Treasures stay. */
export function takeAwayMoney(t: Transaction, id: FigureId, range: number): void {
  const figure = figureOf(t.state, id);
  if (!figure) return;
  const hexes = takeMoney(t.state, new Set(lootableHexes(t.book, t.state, figure.hex, range)));
  if (hexes.length > 0) emit(t, { type: 'moneyTaken', figure: id, hexes, kept: false, rule: 'L25.9' });
}

/**
 * L4.7, L18.5: a hero loots a treasure. A goal treasure is then carried by the hero. The gold and the item of any treasure are
 * gained immediately, but only the first time in the scenario that the treasure is looted.
 */
function lootTreasure(t: Transaction, hero: HeroId, treasure: TreasureDef, rule: string): void {
  const { book, state } = t;
  const { number } = treasure;
  const seat = seatOf(state, hero);
  state.treasures = state.treasures.filter((each) => each !== number);
  delete state.putDown[number];
  if (treasure.goal) seat.carries.push(number);
  const again = state.seats.some(({ found }) => found.includes(number));
  const item = again ? undefined : treasure.item;
  const isOwned = item !== undefined && owns(book, state, hero, item);
  const sold = item && isOwned ? sellingPrice(book.items[item]?.price ?? 0) : 0;
  const gold = again ? 0 : (treasure.gold ?? 0) + sold;
  seat.gold += gold;
  if (!again) seat.found.push(number);
  emit(t, { type: 'treasureLooted', hero, number, gold, item: isOwned ? null : (item ?? null), rule });
}

/** Whether a hero owns an item, equipped or not, or has found it in this scenario. */
function owns(book: Book, state: State, hero: HeroId, item: ItemId): boolean {
  const found = seatOf(state, hero).found.map((number) =>
    book.scenario.treasures.find((each) => each.number === number),
  );
  return heroBook(book, hero).setup.items.includes(item) || found.some((each) => each?.item === item);
}

/** Places a money token on a hex (L4.7, L11.5). */
export function placeMoney(t: Transaction, hex: HexId): void {
  t.state.money.push(hex);
}
