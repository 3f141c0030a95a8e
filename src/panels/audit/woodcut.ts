/** Draws the area under the curve in the style of a woodcut: a filled area with cuts that become fewer towards the bottom. */

interface Point {
  readonly x: number;
  readonly value: number;
}

/** The SVG path of the area under the curve. @param y converts a chance in thousandths to px */
export function blockPath(points: readonly Point[], y: (value: number) => number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const line = points.map(({ x, value }) => `${x.toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return `M${first.x} ${y(0)}L${line}L${last.x} ${y(0)}Z`;
}

/** The area per cut in px²: a larger number means fewer cuts. */
const AREA = 110;
/** A generator of random numbers from 0 to 1. Equal seeds give the same numbers. */
function numbers(seed: string): () => number {
  let state = [...seed].reduce((sum, each) => (sum * 31 + (each.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The SVG path of the cuts, most of them near the curve. */
export function gougesOf(points: readonly Point[], y: (value: number) => number, seed: string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const random = numbers(seed);
  const [floor, width] = [y(0), last.x - first.x];
  const count = Math.round((width * (floor - y(1000))) / AREA);
  const cuts: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const x = first.x + random() * width;
    const top = heightAt(points, x, y);
    const from = top + 5 + (floor - top) * random() ** 2.5;
    const to = from + 5 + random() * 18;
    const lean = (random() - 0.5) * 5;
    const half = 0.6 + random() * 0.7;
    if (to < floor - 1)
      cuts.push(
        `M${x.toFixed(1)} ${from.toFixed(1)}l${half.toFixed(1)} ${((to - from) / 2).toFixed(1)} ${lean.toFixed(1)} ${((to - from) / 2).toFixed(1)} ${(-lean - 2 * half).toFixed(1)} ${((from - to) / 2).toFixed(1)}z`,
      );
  }
  return cuts.join('');
}

function heightAt(points: readonly Point[], x: number, y: (value: number) => number): number {
  const next = points.findIndex((point) => point.x >= x);
  const [a, b] = [points[next - 1], points[next]];
  if (!a || !b) return y(0);
  const value = a.value + ((b.value - a.value) * (x - a.x)) / (b.x - a.x || 1);
  return y(value);
}
