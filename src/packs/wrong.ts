/** Defines mistakes in content, in ours or in that of a pack. */

/** A mistake: its dotted path within the page, and a description. */
export interface Wrong {
  readonly field: string;
  readonly detail: string;
}

/** A mistake in our own content, with its file. */
export interface Misprint extends Wrong {
  readonly file: string;
}
