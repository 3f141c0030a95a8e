/** What there is of a mode. The game of each is put together in a folder beside this file, and nowhere else. */
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
  /** What must be said before anything else is fetched: the rest comes with what shows a game. */
  readonly telling: Pick<Telling<M['game']>, 'refused'>;
  /** Rejects when it cannot be had now. */
  front(): Promise<Front<M>>;
}
