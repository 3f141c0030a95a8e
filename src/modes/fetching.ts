/** Defines the error for a part of the game that cannot be loaded. */

/**
 * Thrown when a part of the game fails to load, for example without a network. Most browsers request the failed module again only after
 * a reload of the page.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** Converts the error of a failed load; pass this function to `catch` of the promise. @throws FetchError always */
export function throwFetchError(cause: unknown): never {
  throw new FetchError(String(cause), { cause });
}
