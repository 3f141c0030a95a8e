/** What the page's address asks for. It may come from anyone: what is not understood is not there. */
import { MAX_CODE } from './codec';

export interface Address {
  /** Of the next scenario, instead of one drawn by lot. */
  readonly seed: string | null;
  readonly renderer: 'canvas' | 'auto';
  /** Lends what is on the table to browser tests, to look at. */
  readonly test: boolean;
  /** The rules are wanted, and of them this number; empty: from their beginning. */
  readonly rules: string | null;
}

const MAX_ADDRESS = 2000;
const SEED = /^[\w.-]{1,64}$/;
/** '', 'R16' or 'R16.2'. */
const RULE = /^(R\d{1,2}(\.\d{1,2})?)?$/;

/** @param search the part of an address that begins with a question mark */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search.length > MAX_ADDRESS ? '' : search);
  const seed = query.get('seed');
  const rules = query.get('rules');
  return {
    seed: seed !== null && SEED.test(seed) ? seed : null,
    renderer: query.get('renderer') === 'canvas' ? 'canvas' : 'auto',
    test: query.has('test'),
    rules: rules !== null && RULE.test(rules) ? rules : null,
  };
}

const GAME = '#game=';

/**
 * The share code of a game that is to be watched; null: the address asks for none. It stands behind the hash, which no browser
 * sends anywhere. A code that is too long stays too long, and is refused as such.
 * @param hash the part of an address that begins with #
 */
export function sharedGame(hash: string): string | null {
  return hash.startsWith(GAME) ? hash.slice(GAME.length, GAME.length + MAX_CODE + 1) : null;
}

/** A link to a game. @param page its address, without question mark and hash */
export function linkTo(page: string, code: string): string {
  return `${page}${GAME}${code}`;
}
