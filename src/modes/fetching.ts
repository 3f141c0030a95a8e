/** Defines the error for a part of the game that cannot be loaded. */

/** A load failed because of the network. To load a module after that, the page may need a reload. Other errors have other classes. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** Converts the error of a failed load; pass this function to `catch` of the promise. @throws CannotFetch always */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}
