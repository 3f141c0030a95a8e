/** A mistake in content, ours or that of a pack. */

/** Something that is wrong: where, as a dotted path within the page, and what. */
export interface Wrong {
  readonly field: string;
  readonly detail: string;
}

/** What is wrong, and the file in which it is written. */
export interface Misprint extends Wrong {
  readonly file: string;
}
