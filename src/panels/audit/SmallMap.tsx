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
 * The picture includes the figures that act, and those nearest to the centre: at most `most` figures within `within` units of the centre. The
 * picture always includes the second nearest figure, because the nearest figure often stands on the centre itself.
 */
const NEAR = { within: 170, most: 5 } as const;
/**
 * `ROOM`: the margin around the figures. `LEAST`: the minimum of the picture's width and height. `MOST`: figures at the edge of the picture,
 * which would be cut, do not make it larger than this. All are in units of the picture.
 */
const [ROOM, LEAST, MOST] = [30, 120, 340] as const;
/** The width of the elements that show the picture, as multiples of their height: upright on a phone, and wide on a desktop. */
const SHAPES = [0.88, 1.4, 2.2] as const;

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

/** A rectangle of the picture, by its centre and size. */
interface Frame extends Place {
  readonly width: number;
  readonly height: number;
}

function frameOf(places: readonly Place[]): Frame {
  const side = (of: 'x' | 'y') => {
    const all = places.map((each) => each[of]);
    const [least, most] = [Math.min(...all) - ROOM, Math.max(...all) + ROOM];
    return { at: (least + most) / 2, size: Math.max(LEAST, most - least) };
  };
  const [x, y] = [side('x'), side('y')];
  return { x: x.at, y: y.at, width: x.size, height: y.size };
}

/** Whether the edge of a picture of this frame goes through a hex, in an element that is `shape` times as wide as high. */
function isCut(at: Place, { x, y, width, height }: Frame, shape: number): boolean {
  const across = Math.abs(at.x - x) - Math.max(width, height * shape) / 2;
  const along = Math.abs(at.y - y) - Math.max(height, width / shape) / 2;
  const isInside = across <= -SIZE && along <= -RISE;
  return !isInside && across < SIZE && along < RISE;
}

/**
 * The SVG view box that contains the centre, the ways, the figures that act and the figures nearest to the centre. An element with another
 * aspect ratio shows more of the map; figures that its edge would cut are included too, as far as there is room.
 */
function boxAround(middle: Place, figures: readonly SmallFigure[], ways: readonly SmallWay[]): string {
  const from = ({ x, y }: Place) => Math.hypot(x - middle.x, y - middle.y);
  const places = figures.map(({ hex, isActing }) => ({ ...placeOf(hex), isActing })).sort((a, b) => from(a) - from(b));
  const near = places.filter(
    (each, nth) => each.isActing || nth === 1 || (nth < NEAR.most && from(each) <= NEAR.within),
  );
  const shown: Place[] = [middle, ...near, ...ways.flatMap(({ hexes }) => hexes.map(placeOf))];
  const fits = ({ width, height }: Frame) => Math.max(width, height) <= MOST;
  for (;;) {
    const frame = frameOf(shown);
    const cut = places
      .filter((each) => !shown.includes(each) && fits(frameOf([...shown, each])))
      .find((each) => SHAPES.some((shape) => isCut(each, frame, shape)));
    if (!cut) return [frame.x - frame.width / 2, frame.y - frame.height / 2, frame.width, frame.height].join(' ');
    shown.push(cut);
  }
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
