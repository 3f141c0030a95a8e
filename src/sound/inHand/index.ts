/** Defines the sounds of the mode in hand. */

import type { GameCommand, Screen } from '../../flow/inHand/game';
import type { GameEvent } from '../../rules/inHand/events';
import type { ModeSounds, Sound as SoundOf } from '..';
import { placeOf, regionOf } from './places';
import { screenVoice } from './screens';
import { voiceOf } from './voices';

export { choiceVoice } from './voices';

/** The sound player for the events of this mode. */
export type Sound = SoundOf<GameEvent>;

export const sounds: ModeSounds<GameEvent, GameCommand, Screen> = { voiceOf, screenVoice, placeOf, regionOf };
