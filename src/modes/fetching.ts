/** The error for a part of the game that cannot be loaded. */

/** Loading failed and may succeed on another try. Errors other than the network's have other classes. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** The `catch` handler for loading a module or file. */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}
