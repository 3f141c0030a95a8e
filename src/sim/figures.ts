/** Figures of any mode's report. */

/** Wilson's interval of a share at 95 %, from 0 to 1. */
export function interval(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const [z, p] = [1.96, hits / of];
  const scale = 1 + z ** 2 / of;
  const middle = (p + z ** 2 / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  return [middle - half, middle + half];
}

/** Rows as a table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
