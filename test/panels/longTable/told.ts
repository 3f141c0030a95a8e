import type { Told } from '../../../src/panels/longTable/hud/useTold';

/** A table that shows nothing now. */
export const UNTOLD: Told = { now: null, subscribe: () => () => {} };
