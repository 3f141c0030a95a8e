/** Draws a part of a map for the rules, from the text notation that also describes the game's maps. */
import { type HexId, parseBoard, type Terrain } from '../../rules/core/board';
import { cornersOf, gridPositionOf } from '../../rules/core/hexes';

/** The data of a drawing. The board has the notation of `parseBoard`: `@` is a hero, `m` a monster. */
export interface BoardFigure {
  readonly board: string;
  /** A way that a figure walks, or along which hexes are counted. It includes the first hex. */
  readonly way?: readonly HexId[];
  /** A way that the rules do not allow. */
  readonly refused?: readonly HexId[];
  /** Whether the way is a jump, drawn as arcs. */
  readonly jumped?: true;
  /** The labels on hexes, by hex. */
  readonly labels?: Readonly<Record<HexId, string>>;
  /** A line of sight between two corners. The corners of a hex are numbered clockwise from 0, which is the upper left corner. */
  readonly line?: readonly [from: readonly [HexId, number], to: readonly [HexId, number]];
}

/** The length of one unit of the x coordinates from `cornersOf`, in px. */
const ACROSS = 13;
/** The length of one unit of the y coordinates from `cornersOf`, in px. The ratio to ACROSS makes the hexes regular. */
const DOWN = ACROSS * Math.sqrt(3);
const MARGIN = 5;

type Spot = readonly [x: number, y: number];

function spot([x, y]: readonly [number, number]): Spot {
  return [x * ACROSS, y * DOWN];
}

function middle(hex: HexId): Spot {
  const { column, line } = gridPositionOf(hex);
  return spot([3 * column, line]);
}

const list = (spots: readonly Spot[]) => spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

export function BoardPicture({ figure }: { figure: BoardFigure }) {
  const { board, marks } = parseBoard(figure.board);
  const hexes = Object.entries(board.hexes);
  const corners = hexes.flatMap(([hex]) => cornersOf(hex).map(spot));
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [top, bottom] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  return (
    <svg
      class="board"
      viewBox={`${left - MARGIN} ${top - MARGIN} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {hexes.map(([hex, terrain]) => (
        <Hex key={hex} hex={hex} terrain={terrain} />
      ))}
      {board.walls.map(([a, b]) => (
        <polyline key={a + b} class="wall" points={list(shared(a, b))} />
      ))}
      {figure.refused && <polyline class="refused" points={list(figure.refused.map(middle))} />}
      {figure.way && <path class="way" d={figure.jumped ? jumps(figure.way) : walk(figure.way)} />}
      {figure.line && <polyline class="line" points={list(figure.line.map(([hex, at]) => cornerOf(hex, at)))} />}
      {(marks['@'] ?? []).map((hex) => (
        <Hero key={hex} at={middle(hex)} />
      ))}
      {(marks['m'] ?? []).map((hex) => (
        <Monster key={hex} at={middle(hex)} />
      ))}
      {Object.entries(figure.labels ?? {}).map(([hex, label]) => (
        <Label key={hex} at={middle(hex)} label={label} />
      ))}
    </svg>
  );
}

function cornerOf(hex: HexId, at: number): Spot {
  return spot(cornersOf(hex)[at] ?? [0, 0]);
}

/** The corners that two hexes share. */
function shared(a: HexId, b: HexId): Spot[] {
  const of = cornersOf(b);
  return cornersOf(a)
    .filter(([x, y]) => of.some(([p, q]) => p === x && q === y))
    .map(spot);
}

function walk(way: readonly HexId[]): string {
  return `M ${way.map((hex) => middle(hex).join(' ')).join(' L ')}`;
}

/** The SVG path for a jump: an arc from each hex of the way to the next. */
function jumps(way: readonly HexId[]): string {
  return way.map(middle).reduce((path, [x, y], i, spots) => {
    const [fromX, fromY] = spots[i - 1] ?? [x, y];
    return i === 0 ? `M ${x} ${y}` : `${path} Q ${(fromX + x) / 2} ${Math.min(fromY, y) - 26} ${x} ${y}`;
  }, '');
}

function Hex({ hex, terrain }: { hex: HexId; terrain: Terrain }) {
  const [x, y] = middle(hex);
  return (
    <>
      <polygon class={`hex ${terrain}`} points={list(cornersOf(hex).map(spot))} />
      {terrain === 'obstacle' && <path class="boulder" d={`M ${x - 15} ${y + 11} l 4 -18 l 11 -7 l 12 8 l 4 17 z`} />}
      {terrain === 'trap' && (
        <path class="teeth" d={`M ${x - 16} ${y + 12} l 5 -15 l 5 15 l 6 -18 l 6 18 l 5 -15 l 5 15 z`} />
      )}
      {terrain === 'difficult' &&
        [-11, 0, 11].map((dy) => (
          <path key={dy} class="waves" d={`M ${x - 17} ${y + dy} q 5 -7 9 0 t 9 0 t 9 0 t 8 0`} />
        ))}
    </>
  );
}

/** The sign for a hero: the needle that represents the hero on the map of the game in hand. */
function Hero({ at: [x, y] }: { at: Spot }) {
  return <path class="hero" d={`M ${x} ${y - 14} l 11 24 l -11 -6 l -11 6 z`} />;
}

function Monster({ at: [x, y] }: { at: Spot }) {
  return (
    <g class="monster">
      <circle cx={x} cy={y} r="13" />
      <path d={`M ${x - 7} ${y - 4} l 5 3 M ${x + 7} ${y - 4} l -5 3 M ${x - 6} ${y + 6} l 3 -2 l 3 2 l 3 -2 l 3 2`} />
    </g>
  );
}

function Label({ at: [x, y], label }: { at: Spot; label: string }) {
  return (
    <g class="label">
      <circle cx={x} cy={y} r="10" />
      <text x={x} y={y + 5}>
        {label}
      </text>
    </g>
  );
}
