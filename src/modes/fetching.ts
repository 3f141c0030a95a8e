/** What becomes of a part of the game that cannot be fetched. */

/** It cannot be had now, and may be there the next time. All else that goes wrong with it is no matter of the network. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** For a promise of something that is fetched. */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}
