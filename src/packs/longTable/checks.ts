/** Provides helper functions for the checks of written content. */
import { MapError } from '../../content/longTable/map';
import { NotationError } from '../../content/longTable/notation/pieces';
import type { Shape } from '../../journal/shapes';
import { readShape } from '../../storage/untrusted';
import type { Problem } from '../problem';

export const problem = (field: string, detail: string): Problem => ({ field, detail });

/** The result of reading a value: the value, or mistakes such as an ability text that cannot be parsed or an invalid map. */
export type ReadAttempt<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/** Reads a value. Errors of the notation and of maps become mistakes; all other errors are thrown. */
export function tryRead<T>(read: () => T): ReadAttempt<T> {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof NotationError)
      return { problems: [problem(error.where, `"${error.printed}", character ${error.at + 1}: ${error.problem}`)] };
    if (error instanceof MapError) return { problems: [problem('map', error.message)] };
    throw error;
  }
}

/**
 * The mistakes of a value. Only a value that matches its schema is read, and only a value that can be read is passed to `check`.
 * @param read converts the value; throws a `NotationError` or a `MapError` if the value has a mistake
 * @param check looks for further mistakes; receives the value and the result of `read`
 */
export function checkWritten<W, T>(
  value: W,
  shape: Shape<W>,
  read: (written: W) => T,
  check: (written: W, made: T) => readonly Problem[],
): readonly Problem[] {
  const shaped = readShape(shape, value);
  if (!shaped.ok) return [problem(shaped.fault.field, shaped.fault.detail)];
  const made = tryRead(() => read(value));
  return 'value' in made ? check(value, made.value) : made.problems;
}

/** The indexes of duplicates: of all values that already occur earlier in the list. */
export function duplicateIndexes(values: readonly unknown[]): number[] {
  return [...values.keys()].filter((i) => values.indexOf(values[i]) < i);
}

/**
 * Returns a mistake if a name is not known, otherwise an empty list.
 * @param kind what the name stands for, in English, such as `monster`
 */
export function unknownName(field: string, kind: string, id: string, known: ReadonlySet<string>): readonly Problem[] {
  return known.has(id) ? [] : [problem(field, `there is no ${kind} "${id}"`)];
}
