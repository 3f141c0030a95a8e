/** Opens the sound of the game in the browser. */
import { openSound, type Sound } from './player';
import type { Voice } from './voice';
import { browserSoundHost } from './world';

export type { ModeSounds } from './mode';
export type { Mood } from './music/score';
export type { Levels, Sound } from './player';
export { pressVoice } from './press';
export { soundSeedOf } from './soundSeed';
export type { Voice } from './voice';

/** Opens the sound. The first gesture of the player starts the sound; while the tab is hidden, the sound is silent. */
export function openBrowserSound<E>(voiceOf: (event: E) => Voice | null): Sound<E> {
  const sound = openSound(
    browserSoundHost(),
    voiceOf,
    () => import('./music/musician'),
    () => import('./ambient'),
  );
  for (const gesture of ['pointerup', 'keydown', 'click']) addEventListener(gesture, () => sound.allowSound(), true);
  document.addEventListener('visibilitychange', () => sound.setHidden(document.hidden));
  return sound;
}
