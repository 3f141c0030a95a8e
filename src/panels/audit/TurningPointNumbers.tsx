/** Draws the numbers of the turning points on the curve. */

/** Converts entries and chances to positions in the diagram. */
export interface Place {
  /** Converts the index of an entry to its x in px. */
  x(nth: number): number;
  /** Converts a chance in thousandths to its y in px. */
  y(value: number): number;
}

interface TurningPointNumbersProps {
  readonly place: Place;
  readonly top: number;
  /** For each turning point, the index of its entry; -1 if the turning point has no entry. */
  readonly of: readonly number[];
  /** For each entry, the chance in thousandths. */
  readonly values: readonly number[];
  readonly width: number;
}

const STEM = 34;
const RADIUS = 12;

export function TurningPointNumbers({ place, top, of, values, width }: TurningPointNumbersProps) {
  return (
    <g class="marks">
      {of.map((entry, nth) => {
        const value = values[entry];
        if (value === undefined) return null;
        const [x, y] = [place.x(entry), place.y(value)];
        // The number is above the curve if there is room, otherwise below. A small shift separates numbers of neighbouring entries.
        const up = y - STEM - RADIUS > top;
        const cx = Math.min(width - RADIUS - 3, x + (nth % 2 === 0 ? -3 : 5));
        const cy = up ? y - STEM : y + STEM;
        return (
          <g key={entry}>
            <path class="stem" d={`M${x} ${y}L${cx} ${cy}`} />
            <circle cx={x} cy={y} r={4.5} />
            <circle cx={cx} cy={cy} r={RADIUS} />
            <text x={cx} y={cy + 5.6} text-anchor="middle">
              {nth + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
