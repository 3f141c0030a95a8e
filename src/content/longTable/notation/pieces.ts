/** Splits a printed text into pieces that keep their positions, so that error messages can point at a misprint. */

/** A part of a text without surrounding blanks. `at` is the index of the part in `whole`, the whole text. */
export interface Piece {
  readonly text: string;
  readonly at: number;
  readonly whole: string;
}

/** The error for a text that breaks the notation: the text's place in the content, the text, the index of the misprint, and the problem. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly where: string;
  readonly printed: string;
  /** The index of the misprint in the text. */
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

/** Returns a whole text as one piece. */
export const wholePiece = (text: string): Piece => trimmed({ text, at: 0, whole: text });

/** @throws NotationError always */
export function fail(piece: Piece, problem: string): never {
  throw new NotationError(piece, problem);
}

/** Calls `read`. If `read` throws a NotationError, throws this error with `where` in front of the error's place. */
export function readAt<T>(where: string, read: () => T): T {
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

/** Returns the part of a piece between two of its character indexes. */
export function slicePiece(piece: Piece, from: number, to = piece.text.length): Piece {
  return trimmed({ text: piece.text.slice(from, to), at: piece.at + from, whole: piece.whole });
}

/** Splits a piece at each separator outside brackets. */
export function split(piece: Piece, separator: string): Piece[] {
  const parts: Piece[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i < piece.text.length; i++) {
    const char = piece.text.charAt(i);
    if (char === '[') depth++;
    if (char === ']') depth--;
    if (depth === 0 && piece.text.startsWith(separator, i)) {
      parts.push(slicePiece(piece, from, i));
      from = i + separator.length;
    }
  }
  return [...parts, slicePiece(piece, from)];
}

/** Returns the two sides of the first separator, or null if there is none. */
export function splitOnce(piece: Piece, separator: string): readonly [Piece, Piece] | null {
  const at = piece.text.indexOf(separator);
  return at < 0 ? null : [slicePiece(piece, 0, at), slicePiece(piece, at + separator.length)];
}

/** Returns the contents of a pattern's groups (empty for an absent group), or null if the pattern does not match. */
export function match(piece: Piece, pattern: RegExp): readonly string[] | null {
  const found = pattern.exec(piece.text);
  return found ? found.slice(1).map((group) => group ?? '') : null;
}

/** Returns the meaning of a word. @throws NotationError if the word is unknown */
export function lookUpWord<T>(piece: Piece, words: Readonly<Record<string, T>>, kind: string): T {
  const meaning = Object.hasOwn(words, piece.text) ? words[piece.text] : undefined;
  if (meaning === undefined) fail(piece, `"${piece.text}" is no ${kind}`);
  return meaning;
}
