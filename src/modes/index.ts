/** The modes that the page shows, each fetched when it is first needed. Code that serves every mode gets them as arguments. */
import { registryOf } from './registry';

const inHand = () => import('./inHand').then((found) => found.inHand);

/**
 * The type by which code that serves all modes knows each of them. The casts below are safe: such code takes a play, session or view from
 * one mode and hands it back to the same mode, and never looks into it.
 */
type Whichever = Awaited<ReturnType<typeof inHand>>;

export const MODES = {
  inHand,
  longTable: () => import('./longTable').then((found) => found.longTable as unknown as Whichever),
};

/** The mode that the title belongs to. */
export const TITLE_MODE = 'inHand' satisfies keyof typeof MODES;

export const isMode = (id: string | undefined): id is keyof typeof MODES =>
  id !== undefined && Object.hasOwn(MODES, id);

/** The mode whose rules an address asks for: the numbers of the Long Table begin with an L. @param search with its question mark */
export const modeOfRules = (search: string): keyof typeof MODES =>
  /[?&]rules=L\d/.test(search) ? 'longTable' : TITLE_MODE;

export const { fetchMode, fetchModes, modeOf } = registryOf(MODES);
