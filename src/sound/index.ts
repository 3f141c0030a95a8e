/** Everything that is heard. */
import { openSound, type Sound } from './player';
import { browserWorld } from './world';

export { nightOf, placeOf } from './places';
export type { Levels, Sound } from './player';
export { pressVoice, screenVoice } from './inHand/screens';
export { choiceVoice } from './inHand/voices';

/** The sound of this browser: woken by any gesture, silent while the tab is hidden. */
export function openBrowserSound(): Sound {
  const sound = openSound(browserWorld());
  for (const gesture of ['pointerup', 'keydown', 'click']) addEventListener(gesture, () => sound.wake(), true);
  document.addEventListener('visibilitychange', () => sound.hide(document.hidden));
  return sound;
}
