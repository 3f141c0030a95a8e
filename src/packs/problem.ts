/** Defines the types for mistakes in the game's own content and in packs. */

/** A mistake: the path of the wrong field within the checked value, joined by dots, and a description in English. */
export interface Problem {
  readonly field: string;
  readonly detail: string;
}

/** A mistake in the game's own content, with the file in which it is. */
export interface Misprint extends Problem {
  readonly file: string;
}
