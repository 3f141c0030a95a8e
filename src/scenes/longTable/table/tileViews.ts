/** Computes which tiles the table shows of a play: doors, traps, graves, money, treasures and the hexes of the goal. */
import type { Play } from '../../../flow/longTable/play';
import type { HexId } from '../../../rules/core/board';
import { neighbours } from '../../../rules/core/hexes';

/** A tile on a hex, drawn below figures. */
export type TileView =
  | { readonly tile: 'door'; readonly state: 'closed' | 'locked' | 'open' }
  | { readonly tile: 'trap' | 'grave' }
  | { readonly tile: 'exit' }
  /**
   * A hex on which heroes must end their turns for the goal; `mark` is the name that the scenario page gives to this hex.
   * `done`: a hero has ended a turn there, or the bell there is still ringing.
   */
  | { readonly tile: 'plate'; readonly mark: string; readonly done: boolean }
  | { readonly tile: 'money'; readonly count: number }
  /** `mark` is the name that the goal gives to the treasure; absent unless the goal names several treasures. */
  | { readonly tile: 'treasure'; readonly number: number; readonly mark?: string };

/** A tile with its hex. */
export interface PlacedTile {
  readonly hex: HexId;
  readonly tile: TileView;
}

export function tilesOf({ book, state }: Play): readonly PlacedTile[] {
  const { scenario } = book;
  const open = new Set(state.rooms.flatMap((room) => scenario.rooms[room]?.hexes ?? []));
  const seen = (hex: HexId) => open.has(hex) || neighbours(hex).some((each) => open.has(each));
  const tiles: PlacedTile[] = [];
  for (const { hex, locked } of scenario.doors) {
    const shut = locked && !state.unlocked.includes(hex) ? 'locked' : 'closed';
    if (seen(hex)) tiles.push({ hex, tile: { tile: 'door', state: state.opened.includes(hex) ? 'open' : shut } });
  }
  for (const hex of exitsOf(scenario)) if (open.has(hex)) tiles.push({ hex, tile: { tile: 'exit' } });
  for (const { hex, mark } of platesOf(scenario))
    if (open.has(hex)) {
      const done = state.plates.includes(mark) || (state.bells[mark] ?? 0) >= Math.max(1, state.round);
      tiles.push({ hex, tile: { tile: 'plate', mark, done } });
    }
  for (const { hex } of state.traps) if (open.has(hex)) tiles.push({ hex, tile: { tile: 'trap' } });
  for (const hex of state.graves) tiles.push({ hex, tile: { tile: 'grave' } });
  for (const hex of new Set(state.money))
    tiles.push({ hex, tile: { tile: 'money', count: state.money.filter((each) => each === hex).length } });
  for (const number of state.treasures) {
    const printed = scenario.treasures.find((each) => each.number === number)?.hex;
    const hex = state.putDown[number] ?? printed;
    const mark = printed && goalMarkOf(scenario, printed);
    if (hex !== undefined && open.has(hex))
      tiles.push({ hex, tile: { tile: 'treasure', number, ...(mark && { mark }) } });
  }
  return tiles;
}

/** The name that the goal gives to the treasure on a hex of the scenario page; undefined unless the goal names several treasures. */
function goalMarkOf({ goal, marks }: Play['book']['scenario'], printed: HexId): string | undefined {
  if (goal.goal !== 'loot' || goal.marks.length < 2) return undefined;
  return goal.marks.find((mark) => marks[mark]?.includes(printed));
}

/** The hexes on which heroes must end their turns for the goal, with the names from the scenario page (`mark`). */
const platesOf = ({ goal, marks }: Play['book']['scenario']): readonly { hex: HexId; mark: string }[] =>
  goal.goal === 'plates' || goal.goal === 'bells'
    ? goal.marks.flatMap((mark) => (marks[mark] ?? []).map((hex) => ({ hex, mark })))
    : [];

/** The hexes that heroes or escorts must reach for the goal. */
function exitsOf({ goal, marks }: Play['book']['scenario']): readonly HexId[] {
  const mark = goal.goal === 'exit' || goal.goal === 'fetch' || goal.goal === 'escort' ? goal.mark : null;
  return mark === null ? [] : (marks[mark] ?? []);
}
