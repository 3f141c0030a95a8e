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
/** How much of the map is seen. */
const VIEW = { width: 150, height: 132 };

const placeOf = (hex: HexId) => {
  const { column, line } = gridPositionOf(hex);
  return { x: column * SIDE, y: line * RISE };
};

const CORNERS = [0, 60, 120, 180, 240, 300]
  .map((degrees) => (degrees * Math.PI) / 180)
  .map((angle) => `${(Math.cos(angle) * (SIZE - 1)).toFixed(1)},${(Math.sin(angle) * (SIZE - 1)).toFixed(1)}`)
  .join(' ');

export function SmallMap({ hexes, figures, middle }: SmallMapProps) {
  const { x, y } = placeOf(middle);
  const box = `${x - VIEW.width / 2} ${y - VIEW.height / 2} ${VIEW.width} ${VIEW.height}`;
  return (
    <svg class="small-map" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
                <rect x={-8} y={3} width={16} height={13} rx={2} />
                <text y={13.5} text-anchor="middle">
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
