/** Defines the error for a part of the game that cannot be loaded. */

/** Loading failed because of the network. A module may need a reload of the page to load. Other errors have other classes. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** Converts the error of a failed load; pass it to `catch` of the promise. @throws CannotFetch always */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}
