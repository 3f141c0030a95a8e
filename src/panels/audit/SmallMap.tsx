/** The table in small: the hexes around the middle of things, and who stands on them with how many HP. */
import { gridPositionOf, type HexId } from '../../rules/core/hexes';

/** Somebody on a hex. */
export interface SmallFigure {
  readonly hex: HexId;
  readonly side: 'hero' | 'foe' | 'other';
  readonly hp: number | null;
  /** Of a 512 box; empty: none is drawn. */
  readonly path: string;
  /** It is its turn. */
  readonly isActing: boolean;
}

interface SmallMapProps {
  /** Those that can be stood on, and those that cannot. */
  readonly hexes: readonly { readonly hex: HexId; readonly isShut: boolean }[];
  readonly figures: readonly SmallFigure[];
  readonly middle: HexId;
}

/** Units of the picture: from the middle of a hex to its corner. */
const SIZE = 20;
const SIDE = 1.5 * SIZE;
const RISE = (Math.sqrt(3) / 2) * SIZE;
/** Units around the middle within which figures are to be seen; of them, those that are nearest. */
const NEAR = { within: 170, most: 5 } as const;
/** Units that are seen beyond the figures, and at least in all. */
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

/** The middle, and the figures that are nearest to it. What lies beside the box is seen where the picture is wider or higher. */
function boxAround(middle: Place, figures: readonly SmallFigure[]): string {
  const from = ({ x, y }: Place) => Math.hypot(x - middle.x, y - middle.y);
  const places = figures.map(({ hex }) => placeOf(hex)).sort((a, b) => from(a) - from(b));
  const near = places.filter((each, nth) => nth === 1 || (nth < NEAR.most && from(each) <= NEAR.within));
  const side = (of: 'x' | 'y') => {
    const all = [middle, ...near].map((each) => each[of]);
    const [least, most] = [Math.min(...all) - ROOM, Math.max(...all) + ROOM];
    const more = Math.max(0, LEAST - (most - least)) / 2;
    return { at: least - more, size: most - least + 2 * more };
  };
  const [x, y] = [side('x'), side('y')];
  return `${x.at} ${y.at} ${x.size} ${y.size}`;
}

export function SmallMap({ hexes, figures, middle }: SmallMapProps) {
  const box = boxAround(placeOf(middle), figures);
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
    </svg>
  );
}
