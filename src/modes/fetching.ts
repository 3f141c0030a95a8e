/** The error for a part of the game that cannot be fetched. */

/** A fetch has failed, and may succeed when it is tried again. Errors that are not the network's are of other classes. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** The `catch` handler of a fetch. */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}
