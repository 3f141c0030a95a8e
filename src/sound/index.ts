/** Everything that is heard. */
import { openSound, type Sound } from './player';
import { browserWorld } from './world';

export { pressVoice, screenVoice } from './inHand/screens';
export { choiceVoice } from './inHand/voices';
export { ambienceOf, nightOf } from './places';
export type { Levels, Sound } from './player';

/** The sound of this browser: woken by any gesture, silent while the tab is hidden. */
export function openBrowserSound(): Sound {
  const sound = openSound(browserWorld());
  for (const gesture of ['pointerup', 'keydown', 'click']) addEventListener(gesture, () => sound.wake(), true);
  document.addEventListener('visibilitychange', () => sound.hide(document.hidden));
  return sound;
}
