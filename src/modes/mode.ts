/** Defines the interface of a mode. Each mode implements it in its own folder beside this file. */
import type { GameWords } from '../i18n/gameWords';
import type { GameShapes } from '../journal/schema';
import type { SetupOf } from '../rules/core/ruleset';
import type { ViewableMode } from '../session/viewing';
import type { SavedMode } from '../storage/savedMode';
import type { Front } from './front';
import type { InteractionOf, ModeTypes, SavedOf } from './types';

/** The parts of a mode that are needed to read and play its games, and a function that loads its user interface. */
export interface Mode<M extends ModeTypes> extends SavedMode<SavedOf<M>>, ViewableMode<M['game'], InteractionOf<M>> {
  readonly shapes: GameShapes<M['game']>;
  /** Default values for fields that the set-up in a hand-written game file leaves out. */
  readonly setupDefaults: Partial<SetupOf<M['game']>>;
  /** The part of `GameWords` that is needed before the user interface is loaded. */
  readonly gameWords: Pick<GameWords<M['game']>, 'refusalText'>;
  /** Loads the user interface. Rejects if it cannot be loaded now. */
  front(): Promise<Front<M>>;
}
