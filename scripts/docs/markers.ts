/** Replaces the generated parts of Markdown documents, and formats tables and words for these parts. */

/** Matches a generated part of a Markdown document, from `<!-- table: name -->` to `<!-- end of table -->`. */
const BLOCK = /<!-- table: (\w+) -->\n[\s\S]*?<!-- end of table -->/g;

/**
 * Returns the document with each generated part replaced by its new table.
 * @throws RangeError if `tables` has no table for a marker, or the document has no marker for a table
 */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(tables));
  const filled = document.replace(BLOCK, (_, name: string) => {
    const table = tables[name];
    if (table === undefined) throw new RangeError(`there is no table for the marker "${name}"`);
    unused.delete(name);
    return `<!-- table: ${name} -->\n${table}\n<!-- end of table -->`;
  });
  if (unused.size > 0) throw new RangeError(`the document has no marker for ${[...unused].join(', ')}`);
  return filled;
}

/** Returns a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Removes soft hyphens and replaces no-break spaces by spaces: only the game's layout needs these two characters. */
export const plainText = (text: string): string => text.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ');

const cell = (content: string | number): string => plainText(`${content}`).replaceAll('|', '\\|');

/** Joins the words; returns `-` if there are none. */
export const listed = (words: readonly (string | number)[], separator = ', '): string =>
  words.length === 0 ? '-' : words.join(separator);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
