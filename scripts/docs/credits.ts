/** Generates the part of assets/CREDITS.md that lists the icons of the icon package that the game uses. */
import { usedIcons } from '../bake/drawings';

const WIDTH = 118;

export const creditsTables = (): Readonly<Record<string, string>> => ({ icons: wrapped(`${usedIcons().join(', ')}.`) });

/** Wraps a text into lines of at most `WIDTH` characters. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
