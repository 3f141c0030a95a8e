/** The error for a part of the game that cannot be loaded. */

/** Means that loading failed and may succeed on another try. Errors that are not of the network have other classes. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** Handles a rejected load of a module or file, as an argument of `catch`. @throws CannotFetch always */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}
