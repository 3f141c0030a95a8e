/** Plays the music, and the background sound of a place. Loads the code of each on first use. */
import type { Ambient, ambientOf, synthesiseAll } from './ambient';
import type { Effects } from './effects';
import type { Musician, musicianOf, Score } from './music/musician';
import type { Place } from './places';
import type { SoundHost } from './world';

export interface Background {
  /** Sets the place and the music; see `setPlace` of `Sound`. The next updates play them. */
  setPlace(place: Place | null, seed: number, score: Score | null): void;
  /**
   * Updates the background sound. Loads background sound and event sounds on first use; the table does not wait for them.
   * @param plays whether the background sound is to be heard
   * @param needsEffects whether the sounds of events are to be heard
   */
  updateAmbience(context: AudioContext, bus: AudioNode, plays: boolean, needsEffects: boolean): void;
  /** Updates the music. Loads the music on first use; if loading fails, only the music is missing. */
  updateMusic(context: AudioContext, bus: AudioNode, plays: boolean): void;
}

/** Loads the code of the music. */
export type FetchMusic = () => Promise<{ readonly musicianOf: typeof musicianOf }>;
/** Loads the code that synthesises background sounds and the sounds of events. */
export type FetchAmbience = () => Promise<{
  readonly ambientOf: typeof ambientOf;
  readonly synthesiseAll: typeof synthesiseAll;
}>;

/**
 * @param effects keeps the sounds of events, which are loaded with the background sound
 * @param onLoaded called when background sound or music have been loaded, to update them
 */
export function openBackground(
  world: SoundHost,
  effects: Pick<Effects, 'keep'>,
  fetchMusic: FetchMusic,
  fetchAmbience: FetchAmbience,
  onLoaded: () => void,
): Background {
  let ambient: Ambient | null = null;
  let musician: Musician | null = null;
  let [place, score, seed]: [Place | null, Score | null, number] = [null, null, 0];
  let [fetching, settling] = [false, false];

  return {
    setPlace(nextPlace, nextSeed, next) {
      [place, score, seed] = [nextPlace, next, nextSeed];
    },
    updateAmbience(context, bus, plays, needsEffects) {
      if (ambient) {
        ambient.setPlace(place, seed);
        return ambient.play(plays ? context : null, bus);
      }
      if (place === null || settling || !(plays || needsEffects)) return;
      settling = true;
      fetchAmbience().then(
        (fetched) => {
          ambient = fetched.ambientOf(world);
          fetched.synthesiseAll(world, (sound, samples) => effects.keep(context, sound, samples));
          onLoaded();
        },
        () => {
          settling = false;
        },
      );
    },
    updateMusic(context, bus, plays) {
      if (musician) {
        musician.setScore(score, seed);
        return musician.play(plays ? context : null, bus);
      }
      if (!plays || !score || fetching) return;
      fetching = true;
      fetchMusic().then(
        (music) => {
          musician = music.musicianOf(world);
          onLoaded();
        },
        () => {
          // The next update tries again.
          fetching = false;
        },
      );
    },
  };
}
