/** The modes that the page shows, each fetched when it is first needed. Code that serves every mode gets them as arguments. */
import { registryOf } from './registry';

export const MODES = {
  inHand: () => import('./inHand').then(({ inHand }) => inHand),
};

/** The mode that the title leads to. */
export const TITLE_MODE = 'inHand' satisfies keyof typeof MODES;

export const { fetchMode, fetchModes, modeOf } = registryOf(MODES);
