/** Loads the modes without their user interface, for command-line tools that read and play games. */
import type { AuditedGame } from '../audit/mode';
import type { Journal } from '../journal/journal';
import type { GameShapes } from '../journal/schema';
import type { Shape } from '../journal/shapes';
import type { GameTypes, Play, Ruleset, SetupOf } from '../rules/core/ruleset';
import { MODES } from '.';
import { registryOf } from './registry';

/** Narrates a game in the current language. */
export interface Narrator<G extends GameTypes = GameTypes> {
  /** The sentence for an event of `play`; null if the event needs none. */
  narrate(play: Play<G>, event: G['event']): string | null;
  /** The prompt: the sentence that says what the player has to decide. */
  prompt(play: Play<G>): string;
  /** The number of the rule behind an event. */
  ruleOf(event: G['event']): string;
}

export interface HeadlessMode<G extends GameTypes = GameTypes> {
  readonly rules: Ruleset<G>;
  readonly journal: Shape<Journal<G>>;
  readonly shapes: GameShapes<G>;
  /** Default values for fields that the set-up in a hand-written game file leaves out. */
  readonly setupDefaults: Partial<SetupOf<G>>;
  /** Loads the texts for the mode's games. */
  narrator(): Promise<Narrator<G>>;
  /** The audit of a game, as lines of text. */
  audit(game: AuditedGame<G>): Promise<readonly string[]>;
}

type Fetch = () => Promise<HeadlessMode>;

const HEADLESS: Readonly<Record<'inHand' | 'longTable', Fetch>> = {
  inHand: async () => {
    const [mode, { narrator }, { audit }] = await Promise.all([
      MODES.inHand(),
      import('./inHand/narrator'),
      import('./inHand/auditor'),
    ]);
    return { ...mode, narrator, audit };
  },
  longTable: async () => {
    const [mode, { narrator }, { audit }] = await Promise.all([
      MODES.longTable(),
      import('./longTable/narrator'),
      import('./longTable/auditor'),
    ]);
    return { ...mode, narrator, audit };
  },
};

export const { fetchModes, modeOf } = registryOf(HEADLESS);
