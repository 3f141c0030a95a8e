/** Pieces of a printed text that know where they stand in it, so that a misprint can be pointed at. */

/** A part of a text, without the blanks around it; `at` counts characters of the whole from 0. */
export interface Piece {
  readonly text: string;
  readonly at: number;
  readonly whole: string;
}

/** A text that is not in the printed language: where it is printed, what it says, where in it and what is wrong. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly where: string;
  readonly printed: string;
  /** The character of the text at which the misprint stands, from 0. */
  readonly at: number;
  readonly problem: string;

  constructor(piece: Piece, problem: string, where = '') {
    super(`${where ? `${where}: ` : ''}"${piece.whole}", character ${piece.at + 1}: ${problem}`);
    this.where = where;
    this.printed = piece.whole;
    this.at = piece.at;
    this.problem = problem;
  }
}

export const wholeOf = (text: string): Piece => trimmed({ text, at: 0, whole: text });

/** @throws NotationError always */
export function fail(piece: Piece, problem: string): never {
  throw new NotationError(piece, problem);
}

/** Reads what is printed at a place; a misprint is told with that place. */
export function reading<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const place = [where, error.where].filter(Boolean).join('.');
    throw new NotationError({ text: '', at: error.at, whole: error.printed }, error.problem, place);
  }
}

function trimmed({ text, at, whole }: Piece): Piece {
  const blanks = text.length - text.trimStart().length;
  return { text: text.trim(), at: at + blanks, whole };
}

/** The part of a piece from one of its characters to another. */
export function cut(piece: Piece, from: number, to = piece.text.length): Piece {
  return trimmed({ text: piece.text.slice(from, to), at: piece.at + from, whole: piece.whole });
}

/** A piece split at each separator that does not stand in brackets. */
export function split(piece: Piece, separator: string): Piece[] {
  const parts: Piece[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i < piece.text.length; i++) {
    const char = piece.text.charAt(i);
    if (char === '[') depth++;
    if (char === ']') depth--;
    if (depth === 0 && piece.text.startsWith(separator, i)) {
      parts.push(cut(piece, from, i));
      from = i + separator.length;
    }
  }
  return [...parts, cut(piece, from)];
}

/** The two sides of the first separator; null: there is none. */
export function halve(piece: Piece, separator: string): readonly [Piece, Piece] | null {
  const at = piece.text.indexOf(separator);
  return at < 0 ? null : [cut(piece, 0, at), cut(piece, at + separator.length)];
}

/** What a pattern's groups hold; null: the piece does not look like it. The pattern matches all of the piece. */
export function match(piece: Piece, pattern: RegExp): readonly string[] | null {
  const found = pattern.exec(piece.text);
  return found ? found.slice(1).map((group) => group ?? '') : null;
}

/** The name that a word stands for. @throws NotationError if it is none of them */
export function word<T>(piece: Piece, words: Readonly<Record<string, T>>, kind: string): T {
  const meaning = Object.hasOwn(words, piece.text) ? words[piece.text] : undefined;
  if (meaning === undefined) fail(piece, `"${piece.text}" is no ${kind}`);
  return meaning;
}
