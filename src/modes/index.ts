/** Lists the modes that the page shows. Each mode is loaded on first use. Code that serves all modes receives a mode as an argument. */
import type { Mode } from './mode';
import { registryOf } from './registry';
import type { ModeTypes } from './types';

/**
 * Loads a mode, typed as code for all modes sees it. Such code passes a mode's play, session or view only back to the same mode and never
 * reads the fields of these values. TypeScript cannot check this: it accepts each mode here, because the members of `Mode` and `Front` that
 * receive such values are declared as methods, whose parameters it compares in both directions.
 */
type FetchMode = () => Promise<Mode<ModeTypes>>;

export const MODES = {
  inHand: () => import('./inHand').then((found) => found.inHand),
  longTable: () => import('./longTable').then((found) => found.longTable),
} satisfies Record<string, FetchMode>;

/** The mode whose title screen the page shows if neither the address nor the browser's history names a mode. */
export const TITLE_MODE = 'inHand' satisfies keyof typeof MODES;

export const isMode = (id: string | undefined): id is keyof typeof MODES =>
  id !== undefined && Object.hasOwn(MODES, id);

/**
 * The mode whose rules an address refers to. Rule numbers of the Long Table begin with L.
 * @param search the query string of the address, with its question mark
 */
export const modeOfRules = (search: string): keyof typeof MODES =>
  /[?&]rules=L\d/.test(search) ? 'longTable' : TITLE_MODE;

export const { fetchMode, fetchModes, modeOf } = registryOf<Readonly<Record<keyof typeof MODES, FetchMode>>>(MODES);
