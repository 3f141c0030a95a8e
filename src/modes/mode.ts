/** What there is of a mode. The game of each is put together in a file beside this one, and nowhere else. */
import type { Telling } from '../i18n/telling';
import type { GameShapes } from '../journal/schema';
import type { SetupOf } from '../rules/core/ruleset';
import type { ViewedMode } from '../session/viewing';
import type { SavedMode } from '../storage/savedMode';
import type { SavedTypes } from '../storage/schema';

export interface Mode<S extends SavedTypes, Interaction> extends SavedMode<S>, ViewedMode<S['game'], Interaction> {
  readonly shapes: GameShapes<S['game']>;
  /** What a written game need not say of its set-up. */
  readonly newcomer: Partial<SetupOf<S['game']>>;
  /** What must be said before anything else is fetched: the rest comes with what shows a game. */
  readonly telling: Pick<Telling<S['game']>, 'refused'>;
}
