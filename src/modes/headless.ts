/**
 * Loads the modes without their user interface, for reading and playing games, also modes that the page does not show yet.
 */
import type { AuditedGame } from '../audit/mode';
import type { Journal } from '../journal/journal';
import type { GameShapes } from '../journal/schema';
import type { Shape } from '../journal/shapes';
import type { GameTypes, Play, Ruleset, SetupOf } from '../rules/core/ruleset';
import { MODES } from '.';
import { registryOf } from './registry';

/** Narrates a game in the current language. */
export interface Narrator<G extends GameTypes = GameTypes> {
  /** The sentence of an event, or null if it needs none. `play` is the play to which the event belongs. */
  narrate(play: Play<G>, event: G['event']): string | null;
  /** The question that the player has to answer. */
  prompt(play: Play<G>): string;
  /** The number of the rule behind an event. */
  ruleOf(event: G['event']): string;
}

export interface HeadlessMode<G extends GameTypes = GameTypes> {
  readonly rules: Ruleset<G>;
  readonly journal: Shape<Journal<G>>;
  readonly shapes: GameShapes<G>;
  /** Defaults for the set-up of a written game. */
  readonly newcomer: Partial<SetupOf<G>>;
  /** Loads the texts of its games. */
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
