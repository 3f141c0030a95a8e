/** Computes statistics and formats tables for the reports of both modes. */

/** The 95 % Wilson interval of a share: its lower and its upper limit, each from 0 to 1. */
export function interval(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const [z, p] = [1.96, hits / of];
  const scale = 1 + z ** 2 / of;
  const middle = (p + z ** 2 / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  return [middle - half, middle + half];
}

/** Formats a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
