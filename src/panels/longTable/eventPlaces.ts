/** Finds the hexes that an event concerns, so that the map can highlight them. */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import type { GameEvent } from '../../rules/longTable/events';

/** The hexes that an event names, and the current hexes of the figures that it names. The candidates for a focus are ignored. */
export function hexesOf({ book, state }: Play, event: GameEvent): readonly HexId[] {
  const printed = new Set(
    book.scenario.rooms.flatMap(({ hexes }) => hexes).concat(book.scenario.doors.map(({ hex }) => hex)),
  );
  const standing = new Map(state.figures.map(({ id, hex }) => [id as string, hex]));
  const found = new Set<HexId>();
  const walk = (part: unknown): void => {
    if (typeof part === 'string') {
      const hex = printed.has(part) ? part : standing.get(part);
      if (hex !== undefined) found.add(hex);
    } else if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(walk);
  };
  const { candidates: _, ...told } = { candidates: null, ...event };
  walk(told);
  return [...found];
}
