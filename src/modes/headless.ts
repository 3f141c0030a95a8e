/** The modes whose games can be read and played without a picture: also one that the page does not show yet. */
import type { AuditedGame } from '../audit/mode';
import type { Journal } from '../journal/journal';
import type { GameShapes } from '../journal/schema';
import type { Shape } from '../journal/shapes';
import type { GameTypes, Play, Ruleset, SetupOf } from '../rules/core/ruleset';
import { MODES } from '.';
import { registryOf } from './registry';

/** A game in words, in the language that is spoken. */
export interface Narrator<G extends GameTypes = GameTypes> {
  /** Null: it goes without saying. The play is the one that the event belongs to. */
  narrate(play: Play<G>, event: G['event']): string | null;
  /** What is asked now. */
  prompt(play: Play<G>): string;
  /** The number of the rule behind an event. */
  ruleOf(event: G['event']): string;
}

export interface HeadlessMode<G extends GameTypes = GameTypes> {
  readonly rules: Ruleset<G>;
  readonly journal: Shape<Journal<G>>;
  readonly shapes: GameShapes<G>;
  /** What a written game need not say of its set-up. */
  readonly newcomer: Partial<SetupOf<G>>;
  /** Fetches the texts that its games are printed with. */
  narrator(): Promise<Narrator<G>>;
  /** The audit of a game, in lines of text. */
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
