/** A small map of a situation: the hexes around the centre of the action, and the figures on them with their HP. */
import { gridPositionOf, type HexId } from '../../rules/core/hexes';
import './smallMap.css';

/** A figure on the small map. */
export interface SmallFigure {
  readonly hex: HexId;
  readonly side: 'hero' | 'foe' | 'other';
  readonly hp: number | null;
  /** The figure's icon as an SVG path in a box of 512 × 512 units; empty if it has no icon. */
  readonly path: string;
  /** Whether the figure is highlighted, because it acts or fights now. */
  readonly isActing: boolean;
}

/** The way of a move that is compared with another move. */
export interface SmallWay {
  /** The hexes that the figure at the centre enters, in order. */
  readonly hexes: readonly HexId[];
  /** Whether the player took this way. */
  readonly isChosen: boolean;
}

interface SmallMapProps {
  /** The hexes of the map. `isShut`: no figure can be on the hex. */
  readonly hexes: readonly { readonly hex: HexId; readonly isShut: boolean }[];
  readonly figures: readonly SmallFigure[];
  /** The centre of the action. */
  readonly middle: HexId;
  readonly ways?: readonly SmallWay[] | undefined;
}

/** The radius of a hex, in units of the picture. */
const SIZE = 20;
const SIDE = 1.5 * SIZE;
const RISE = (Math.sqrt(3) / 2) * SIZE;
/**
 * The picture includes the figures nearest to the centre: at most `most` figures within `within` units of the centre. The picture always
 * includes the second nearest figure, because the nearest figure often stands on the centre itself.
 */
const NEAR = { within: 170, most: 5 } as const;
/** `ROOM`: the margin around the figures. `LEAST`: the minimum of the picture's width and height. Both are in units of the picture. */
const [ROOM, LEAST] = [30, 120] as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

const placeOf = (hex: HexId): Place => {
  const { column, line } = gridPositionOf(hex);
  return { x: column * SIDE, y: line * RISE };
};

const CORNERS = [0, 60, 120, 180, 240, 300]
  .map((degrees) => (degrees * Math.PI) / 180)
  .map((angle) => `${(Math.cos(angle) * (SIZE - 1)).toFixed(1)},${(Math.sin(angle) * (SIZE - 1)).toFixed(1)}`)
  .join(' ');

/** The SVG view box that contains the centre, the ways and the figures nearest to the centre. An element with another aspect ratio shows more of the map. */
function boxAround(middle: Place, figures: readonly SmallFigure[], ways: readonly SmallWay[]): string {
  const from = ({ x, y }: Place) => Math.hypot(x - middle.x, y - middle.y);
  const places = figures.map(({ hex }) => placeOf(hex)).sort((a, b) => from(a) - from(b));
  const near = places.filter((each, nth) => nth === 1 || (nth < NEAR.most && from(each) <= NEAR.within));
  const entered = ways.flatMap(({ hexes }) => hexes.map(placeOf));
  const side = (of: 'x' | 'y') => {
    const all = [middle, ...near, ...entered].map((each) => each[of]);
    const [least, most] = [Math.min(...all) - ROOM, Math.max(...all) + ROOM];
    const more = Math.max(0, LEAST - (most - least)) / 2;
    return { at: least - more, size: most - least + 2 * more };
  };
  const [x, y] = [side('x'), side('y')];
  return `${x.at} ${y.at} ${x.size} ${y.size}`;
}

export function SmallMap({ hexes, figures, middle, ways = [] }: SmallMapProps) {
  const box = boxAround(placeOf(middle), figures, ways);
  return (
    <svg class="small-map" viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {hexes.map(({ hex, isShut }) => {
        const at = placeOf(hex);
        return (
          <polygon
            key={hex}
            class={isShut ? 'shut' : 'free'}
            points={CORNERS}
            transform={`translate(${at.x},${at.y})`}
          />
        );
      })}
      {figures.map(({ hex, side, hp, path, isActing }) => {
        const at = placeOf(hex);
        return (
          <g
            key={`${hex} ${side}`}
            class={`figure ${side}`}
            data-acting={isActing}
            transform={`translate(${at.x},${at.y})`}
          >
            <polygon points={CORNERS} />
            {path !== '' && <path d={path} transform="translate(-10,-14) scale(0.039)" />}
            {hp !== null && (
              <>
                <rect x={-10} y={1} width={20} height={16} rx={2} />
                <text y={14.2} text-anchor="middle">
                  {hp}
                </text>
              </>
            )}
          </g>
        );
      })}
      {ways.map((way) => (
        <Way key={`${way.hexes.join()} ${way.isChosen}`} from={middle} way={way} />
      ))}
    </svg>
  );
}

/** The line of a way, with a disc at its end: full where the player went, hollow where another move leads. */
function Way({ from, way: { hexes, isChosen } }: { from: HexId; way: SmallWay }) {
  const places = [from, ...hexes].map(placeOf);
  const end = places.at(-1);
  if (!end || places.length < 2) return null;
  return (
    <g class="way" data-chosen={isChosen}>
      <path d={`M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      <circle cx={end.x} cy={end.y} r={8} />
    </g>
  );
}
