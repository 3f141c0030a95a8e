/** Defines the error for a part of the game that cannot be loaded. */

/** The error of a load that the network prevented. Afterwards the page may need a reload before it can load any module. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** Converts the error of a failed load; pass this function to `catch` of the promise. @throws CannotFetch always */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}
