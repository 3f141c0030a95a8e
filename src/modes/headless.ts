/** The modes whose games can be read and played without a picture: also one that the page does not show yet. */
import type { Journal } from '../journal/journal';
import type { GameShapes } from '../journal/schema';
import type { Shape } from '../journal/shapes';
import type { GameTypes, Ruleset, SetupOf } from '../rules/core/ruleset';
import { MODES } from '.';
import { registryOf } from './registry';

export interface HeadlessMode<G extends GameTypes = GameTypes> {
  readonly rules: Ruleset<G>;
  readonly journal: Shape<Journal<G>>;
  readonly shapes: GameShapes<G>;
  /** What a written game need not say of its set-up. */
  readonly newcomer: Partial<SetupOf<G>>;
}

type Fetch = () => Promise<HeadlessMode>;

const HEADLESS: Readonly<Record<'inHand' | 'longTable', Fetch>> = {
  inHand: MODES.inHand,
  longTable: MODES.longTable,
};

export const { fetchModes, modeOf } = registryOf(HEADLESS);
