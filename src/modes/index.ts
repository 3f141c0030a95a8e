/** The modes that the page shows, each loaded on first use. Code that serves every mode gets them as arguments. */
import { registryOf } from './registry';

const inHand = () => import('./inHand').then((found) => found.inHand);

/**
 * Any mode, for code that serves all modes. The cast below is safe: such code passes a play, session or view of
 * a mode back to the same mode and never looks into it.
 */
type AnyMode = Awaited<ReturnType<typeof inHand>>;

export const MODES = {
  inHand,
  longTable: () => import('./longTable').then((found) => found.longTable as unknown as AnyMode),
};

/** The mode to which the title belongs. */
export const TITLE_MODE = 'inHand' satisfies keyof typeof MODES;

export const isMode = (id: string | undefined): id is keyof typeof MODES =>
  id !== undefined && Object.hasOwn(MODES, id);

/**
 * The mode whose rules an address names: rule numbers of the Long Table begin with L. @param search with its question
 * mark
 */
export const modeOfRules = (search: string): keyof typeof MODES =>
  /[?&]rules=L\d/.test(search) ? 'longTable' : TITLE_MODE;

export const { fetchMode, fetchModes, modeOf } = registryOf(MODES);
