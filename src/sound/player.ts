/**
 * Plays the synthesised sounds. The browser allows an audio context only after the player's first gesture. If the
 * browser does not support or refuses audio contexts, everything here is silent and nothing fails.
 */
import { type FetchAmbience, type FetchMusic, openBackground } from './background';
import { openEffects } from './effects';
import type { Score } from './music/musician';
import type { Place } from './places';
import { chooseVoice, tickVoice, type Voice } from './voice';
import type { SoundHost } from './world';

/** The player's settings; volumes from 0 to 1. */
export interface Levels {
  readonly effects: number;
  readonly ambience: number;
  readonly music: number;
  readonly vibration: boolean;
}

/** Plays sounds; `E` are the events that have voices. */
export interface Sound<E = never> {
  /** Called after a gesture of the player: from now on sound is allowed. */
  allowSound(): void;
  /** Suspends the sound while the tab is hidden, and resumes it afterwards. */
  setHidden(hidden: boolean): void;
  setLevels(levels: Levels): void;
  play(voice: Voice): void;
  /**
   * Plays an event's voice. Of several events at the same time (for example without motion) it plays only the most
   * important voice.
   */
  hear(event: E): void;
  /** Plays a tick for a mark that passes, for example on a thrown ruler. `marksPerSecond` decides pitch and volume. */
  tick(marksPerSecond: number): void;
  /** Turns the background sound and the music off (`true`) or on. */
  setQuiet(quiet: boolean): void;
  /** Sets the place and the music. `seed` decides the times of the incidents and which phrases have no tune. */
  setPlace(place: Place | null, seed: number, score: Score | null): void;
}

/** Converts a volume to a gain. Half the volume is a quarter of the gain, because hearing is not linear. */
const loudness = (level: number): number => level ** 2;

/** An audio context with its mixer. */
interface Studio {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly ambience: GainNode;
  readonly music: GainNode;
}

function openStudio(open: () => AudioContext): Studio | null {
  try {
    const context = open();
    const bus = () => {
      const gain = context.createGain();
      gain.connect(context.destination);
      return gain;
    };
    return { context, effects: bus(), ambience: bus(), music: bus() };
  } catch {
    return null;
  }
}

/**
 * Opens the sound.
 * @param voiceOf returns the voice of an event, or null if the event is silent
 * @param fetchMusic called when music is first needed
 * @param fetchAmbience called when a place is set and background sounds or the sounds of events are first needed
 */
export function openSound<E>(
  world: SoundHost,
  voiceOf: (event: E) => Voice | null,
  fetchMusic: FetchMusic,
  fetchAmbience: FetchAmbience,
): Sound<E> {
  let studio: Studio | null = null;
  let awake = false;
  let hidden = false;
  let levels: Levels = { effects: 0, ambience: 0, music: 0, vibration: false };
  let heard: Voice[] = [];
  let quiet = false;
  const effects = openEffects();
  const background = openBackground(world, effects, fetchMusic, fetchAmbience, () => mix());

  const mix = (): void => {
    if (!studio) return;
    const { context, ambience, music } = studio;
    studio.effects.gain.value = loudness(levels.effects);
    ambience.gain.value = quiet ? 0 : loudness(levels.ambience);
    background.updateAmbience(context, ambience, levels.ambience > 0 && !hidden, levels.effects > 0);
    music.gain.value = quiet ? 0 : loudness(levels.music);
    background.updateMusic(context, music, levels.music > 0 && !hidden);
  };
  const resume = (): void => {
    if (studio && !hidden && studio.context.state !== 'running') void studio.context.resume().catch(() => {});
  };
  const sound: Sound<E> = {
    allowSound() {
      if (!awake) {
        awake = true;
        studio = world.open && openStudio(world.open);
        mix();
      }
      resume();
    },
    setHidden(next) {
      hidden = next;
      mix();
      if (hidden) void studio?.context.suspend().catch(() => {});
      else resume();
    },
    setLevels(next) {
      levels = next;
      mix();
    },
    play(voice) {
      if (voice.buzz && awake && !hidden && levels.vibration)
        world.vibrate?.(typeof voice.buzz === 'number' ? voice.buzz : [...voice.buzz]);
      if (studio && !hidden && levels.effects > 0) effects.play(studio.context, studio.effects, voice);
    },
    hear(event) {
      const voice = voiceOf(event);
      if (!voice) return;
      if (heard.length === 0) {
        world.later(() => {
          const first = chooseVoice(heard);
          heard = [];
          if (first) sound.play(first);
        });
      }
      heard.push(voice);
    },
    tick: (speed) => sound.play(tickVoice(speed)),
    setQuiet(next) {
      quiet = next;
      mix();
    },
    setPlace(place, seed, score) {
      background.setPlace(place, seed, score);
      mix();
    },
  };
  return sound;
}
