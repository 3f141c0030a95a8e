/** What the page's address asks for. It may come from anyone: what is not understood is not there. */

export interface Address {
  /** Of the next scenario, instead of one drawn by lot. */
  readonly seed: string | null;
  readonly renderer: 'canvas' | 'auto';
  /** Lends what is on the table to browser tests, to look at. */
  readonly test: boolean;
}

const MAX_ADDRESS = 2000;
const SEED = /^[\w.-]{1,64}$/;

/** @param search the part of an address that begins with a question mark */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search.length > MAX_ADDRESS ? '' : search);
  const seed = query.get('seed');
  return {
    seed: seed !== null && SEED.test(seed) ? seed : null,
    renderer: query.get('renderer') === 'canvas' ? 'canvas' : 'auto',
    test: query.has('test'),
  };
}
