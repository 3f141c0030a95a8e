/** A bar of a chart in the style of a linocut, with ragged top and bottom edges. Screen readers skip the bar and read the number. */

/** The size of the SVG's view box. The drawing is stretched to the available room. */
const WIDTH = 100;
const HEIGHT = 20;

interface LinocutBarProps {
  /** The length of the bar, from 0 to 1. */
  readonly share: number;
  readonly tone?: 'ink' | 'red';
  /** The range in which the bar is expected to end, from 0 to 1; it is drawn hatched. */
  readonly band?: readonly [number, number];
  /** The expected end of the bar, from 0 to 1. */
  readonly mark?: number;
}

export function LinocutBar({ share, tone = 'ink', band, mark }: LinocutBarProps) {
  const end = share * WIDTH;
  return (
    <svg class="bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="bar-ground" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {band && <path class="bar-band" d={hatched(band[0] * WIDTH, band[1] * WIDTH)} />}
      {share > 0 && <path class={tone === 'red' ? 'bar-red' : 'bar-ink'} d={ragged(end)} />}
      {mark !== undefined && <path class="bar-mark" d={`M${mark * WIDTH} 0V${HEIGHT}`} />}
    </svg>
  );
}

/** Offsets from 0 to 1 that make the bar's top and bottom edges ragged; they are repeated along each edge. */
const SLIPS = [0, 0.7, 0.2, 0.9, 0.4, 0.1, 0.8];

function ragged(end: number): string {
  const slip = (n: number) => SLIPS[n % SLIPS.length] ?? 0;
  const steps = Math.max(1, Math.round(end / 6));
  const along = (n: number) => ((end * n) / steps).toFixed(1);
  const top = Array.from({ length: steps + 1 }, (_, n) => `${along(n)} ${(4 + slip(n) * 1.4).toFixed(1)}`);
  const bottom = Array.from(
    { length: steps + 1 },
    (_, n) => `${along(steps - n)} ${(HEIGHT - 4 - slip(n + 3) * 1.4).toFixed(1)}`,
  );
  return `M${[...top, ...bottom].join('L')}Z`;
}

function hatched(from: number, to: number): string {
  const lines = Math.max(2, Math.round((to - from) / 2.2));
  const at = (n: number) => (from + ((to - from) * n) / lines).toFixed(1);
  return Array.from({ length: lines + 1 }, (_, n) => `M${at(n)} 1V${HEIGHT - 1}`).join('');
}
