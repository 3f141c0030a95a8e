/** The interface of a mode. Each mode is assembled in a folder beside this file, and nowhere else. */
import type { Telling } from '../i18n/telling';
import type { GameShapes } from '../journal/schema';
import type { SetupOf } from '../rules/core/ruleset';
import type { ViewableMode } from '../session/viewing';
import type { SavedMode } from '../storage/savedMode';
import type { Front } from './front';
import type { InteractionOf, ModeTypes, SavedOf } from './types';

/** The parts for reading and playing a mode's games. Its user interface is loaded on demand. */
export interface Mode<M extends ModeTypes> extends SavedMode<SavedOf<M>>, ViewableMode<M['game'], InteractionOf<M>> {
  readonly shapes: GameShapes<M['game']>;
  /** Defaults for the set-up of a written game. */
  readonly newcomer: Partial<SetupOf<M['game']>>;
  /** The texts that are needed before the front is loaded; the others come with it. */
  readonly telling: Pick<Telling<M['game']>, 'refused'>;
  /** Loads the user interface. Rejects if it cannot be loaded now. */
  front(): Promise<Front<M>>;
}
