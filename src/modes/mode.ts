/** The interface of a mode. Each is assembled in a folder beside this file, and nowhere else. */
import type { Telling } from '../i18n/telling';
import type { GameShapes } from '../journal/schema';
import type { SetupOf } from '../rules/core/ruleset';
import type { ViewedMode } from '../session/viewing';
import type { SavedMode } from '../storage/savedMode';
import type { Front } from './front';
import type { InteractionOf, ModeTypes, SavedOf } from './types';

/** What it takes to read and play a mode's games. What shows them is fetched when it is wanted. */
export interface Mode<M extends ModeTypes> extends SavedMode<SavedOf<M>>, ViewedMode<M['game'], InteractionOf<M>> {
  readonly shapes: GameShapes<M['game']>;
  /** What a written game need not say of its set-up. */
  readonly newcomer: Partial<SetupOf<M['game']>>;
  /** The texts that are needed before the front is fetched; the rest comes with it. */
  readonly telling: Pick<Telling<M['game']>, 'refused'>;
  /** Rejects when it cannot be fetched now. */
  front(): Promise<Front<M>>;
}
