/** Places a map card in a scenario: the colour of the scenario decides which marks count and how the card is turned (R1.9). */

import { type Drawing, type HexId, turnDrawing } from '../../rules/core/board';
import type { FoePlace, ScenarioDef, TreasurePlace } from '../../rules/inHand/book';
import type { Kind } from '../../rules/inHand/vocabulary';
import type { Alias, PrintedMonsterId } from './monsters';

export const COLOURS = ['orange', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * The characters that stand for each thing in a drawing. A string of several characters has one for each monster or treasure, in order. The
 * marks of money and of objective treasures may occur several times. The letters of tiles are in `Page.tiles`.
 */
const MARKS: Readonly<
  Record<Colour, Readonly<Record<'start' | 'foes' | 'money' | 'treasures' | 'objectives' | 'exit', string>>>
> = {
  orange: { start: '@', foes: '1234', money: '$', treasures: '!?', objectives: 'o', exit: 'e' },
  blue: { start: '&', foes: '5678', money: '€', treasures: '*%', objectives: 'O', exit: 'E' },
};

type FoeLine = readonly [
  monster: PrintedMonsterId,
  kind: Kind,
  extras?: Pick<FoePlace, 'hpBonus' | 'hpFor'> & { readonly alias?: Alias },
];

/** The scenario's data for the things on the marks, in the order of the marks. */
interface Page {
  readonly foes: readonly FoeLine[];
  readonly treasures?: readonly Omit<TreasurePlace, 'at' | 'objective'>[];
  readonly objectives?: Pick<TreasurePlace, 'gate'>;
  /** The letters of the scenario's tiles. */
  readonly tiles?: string;
}

/** A map card, oriented for one of its two scenarios. */
export interface PlacedCard {
  /** Returns the only hex with this mark. @throws RangeError if there is not exactly one */
  readonly at: (mark: string) => HexId;
  readonly start: HexId;
  /** Returns the hex of the exit. @throws RangeError if the card has none */
  readonly exit: () => HexId;
  /** Converts hexes of the upright drawing to this orientation. */
  readonly turnHexes: (hexes: readonly HexId[]) => readonly HexId[];
  /** Returns the fields that the card determines for the scenario with this number: the board and everything on the board. */
  readonly place: (
    number: number,
    page: Page,
  ) => Pick<ScenarioDef, 'number' | 'board' | 'start' | 'colour' | 'exit' | 'foes' | 'money' | 'treasures' | 'marks'>;
}

/** Places a card: the orange scenario uses it upright; the blue scenario uses it turned by 180 degrees. */
export function placeCard(drawing: Drawing, colour: Colour): PlacedCard {
  const laid = colour === 'blue' ? turnDrawing(drawing) : drawing;
  const marks = MARKS[colour];
  const all = (mark: string): readonly HexId[] =>
    (Object.hasOwn(laid.marks, mark) ? laid.marks[mark] : undefined) ?? [];
  const at = (mark: string): HexId => {
    const [hex, ...more] = all(mark);
    if (hex === undefined || more.length > 0)
      throw new RangeError(`"${mark}" must be on the map once, not ${more.length + Number(hex !== undefined)} times`);
    return hex;
  };
  const start = at(marks.start);
  return {
    at,
    start,
    exit: () => at(marks.exit),
    turnHexes: (hexes) => {
      const key = 'turned';
      return (colour === 'blue' ? turnDrawing({ ...drawing, marks: { [key]: hexes } }).marks[key] : hexes) ?? [];
    },
    place: (number, { foes, treasures = [], objectives, tiles = '' }) => {
      const [exit] = all(marks.exit);
      return {
        number,
        colour,
        board: laid.board,
        start,
        ...(exit === undefined ? {} : { exit }),
        foes: foes.map(([monster, kind, extras], i) => ({
          id: `${monster}-${i + 1}`,
          monster,
          kind,
          at: at(marks.foes.charAt(i)),
          ...extras,
        })),
        money: all(marks.money),
        treasures: [
          ...treasures.map((each, i) => ({ ...each, at: at(marks.treasures.charAt(i)) })),
          ...(objectives ? all(marks.objectives) : []).map((hex, i) => ({
            // The number is higher than all numbers printed on treasure tiles.
            number: 100 * number + i + 1,
            at: hex,
            objective: true as const,
            ...objectives,
          })),
        ],
        marks: Object.fromEntries([...tiles].map((letter) => [letter.toLowerCase(), at(letter)])),
      };
    },
  };
}
