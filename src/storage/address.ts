/** Parses the page's address. The address is untrusted: invalid parts are ignored. */
import { MAX_CODE } from './untrusted';

export interface Address {
  /** The seed of the next scenario, or null for a random seed. */
  readonly seed: string | null;
  readonly renderer: 'canvas' | 'auto';
  /** Whether browser tests get access to the state of the table. */
  readonly test: boolean;
  /** The rule at which the rules page opens, an empty text for its beginning, or null if the page stays closed. */
  readonly rules: string | null;
}

const MAX_ADDRESS = 2000;
const SEED = /^[\w.-]{1,64}$/;
/** Matches '', 'R16', 'R16.2' or 'L23.6'. */
const RULE = /^([RL]\d{1,2}(\.\d{1,2})?)?$/;

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
 * The share code of a game to watch, or null if there is none. The code is in the hash, because browsers do not send
 * the hash to the server. If a code is too long, the result is cut just above the limit, so that decoding refuses it
 * with the right reason.
 * @param hash the part of an address that begins with #
 */
export function sharedGame(hash: string): string | null {
  return hash.startsWith(GAME) ? hash.slice(GAME.length, GAME.length + MAX_CODE + 1) : null;
}

/**
 * The share code in a text; the whole text if the text is no link to a game.
 * @param text a code, or a link that contains a code
 */
export function codeIn(text: string): string {
  const hash = text.indexOf('#');
  return hash < 0 ? text : (sharedGame(text.slice(hash).trim()) ?? text);
}

/**
 * A link to a game.
 * @param page the page's address without query and hash
 */
export function linkTo(page: string, code: string): string {
  return `${page}${GAME}${code}`;
}
