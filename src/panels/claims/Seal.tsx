/** Draws the seal of a claim: round (wax), octagonal (silver), twelve-pointed (gold). Without a seal, draws a dashed circle. */
import type { ClaimSeal } from '../../audit/judging';

const CENTRE = 20;

/** The SVG path of a star or polygon. Its corners are alternately at the outer and at the inner radius. */
function around(corners: number, outer: number, inner: number): string {
  const all = Array.from({ length: corners }, (_, nth) => {
    const radius = nth % 2 === 0 ? outer : inner;
    const angle = (Math.PI * (2 * nth + 1)) / corners;
    return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${all.join('L')}Z`;
}

const SHAPES: Readonly<Record<ClaimSeal, readonly [outer: string, inner: string]>> = {
  wax: [around(36, 18, 17), around(36, 13, 13)],
  silver: [around(8, 18, 18), around(8, 13.5, 13.5)],
  gold: [around(24, 19, 15), around(24, 11.5, 11.5)],
};
const SCALES = 'M20 12v15M14 15h12M14 15l-3 7h6ZM26 15l-3 7h6ZM16 28h8';
const CROWN = 'M13 26l-1-9 4 4 4-7 4 7 4-4-1 9Z';

export function Seal({ as }: { as: ClaimSeal | null }) {
  return (
    <svg class="claim-seal" viewBox="0 0 40 40" data-seal={as ?? 'open'} aria-hidden="true">
      {as === null ? (
        <circle cx={CENTRE} cy={CENTRE} r="16" />
      ) : (
        <>
          {SHAPES[as].map((d) => (
            <path key={d} d={d} />
          ))}
          <path class="sign" d={as === 'gold' ? CROWN : SCALES} />
        </>
      )}
    </svg>
  );
}
