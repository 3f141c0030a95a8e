/**
 * Plays the synthesised sounds. The browser allows an audio context only after the player's first gesture. If the
 * browser does not support or refuses audio contexts, everything here is silent and nothing fails.
 */
import type { Ambient, ambientOf, synthesiseAll } from './ambient';
import type { Musician, musicianOf, Score } from './music/musician';
import type { Place } from './places';
import { RECIPES, type SoundId } from './recipes';
import { render } from './synth';
import { chooseVoice, tickVoice, type Voice } from './voice';
import { bufferOf, type World } from './world';

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
  wake(): void;
  /** Suspends the sound while the tab is hidden, and resumes it afterwards. */
  hide(hidden: boolean): void;
  set(levels: Levels): void;
  play(voice: Voice): void;
  /**
   * Plays an event's voice. Of several events at the same time (for example without motion) it plays only the most
   * important voice.
   */
  readonly hear: (event: E) => void;
  /** Plays a tick for a mark that passes, for example on a thrown ruler. `marksPerSecond` decides pitch and volume. */
  tick(marksPerSecond: number): void;
  /** Turns the background sound and the music off (`true`) or on. */
  hush(quiet: boolean): void;
  /** Sets the place and the music. `seed` decides the times of the incidents and which phrases have no tune. */
  setPlace(place: Place | null, seed: number, score: Score | null): void;
}

/** The greatest number of sounds at the same time. A further sound stops the oldest sound. */
export const MAX_VOICES = 8;
/** The same sound does not start again within this many seconds. */
const GAP = 0.015;

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

/** Loads the code of the music. */
export type FetchMusic = () => Promise<{ readonly musicianOf: typeof musicianOf }>;
/** Loads the code that synthesises background sounds and the sounds of events. */
export type FetchAmbience = () => Promise<{
  readonly ambientOf: typeof ambientOf;
  readonly synthesiseAll: typeof synthesiseAll;
}>;

/**
 * Opens the sound.
 * @param voiceOf returns the voice of an event, or null if the event is silent
 * @param fetchMusic called when music is first needed
 * @param fetchAmbience called when a place is set and background sounds or the sounds of events are first needed
 */
export function openSound<E>(
  world: World,
  voiceOf: (event: E) => Voice | null,
  fetchMusic: FetchMusic,
  fetchAmbience: FetchAmbience,
): Sound<E> {
  let studio: Studio | null = null;
  let awake = false;
  let hidden = false;
  let levels: Levels = { effects: 0, ambience: 0, music: 0, vibration: false };
  let heard: Voice[] = [];
  let played = 0;
  const buffers = new Map<SoundId, AudioBuffer>();
  const began = new Map<SoundId, number>();
  const voices: AudioBufferSourceNode[] = [];
  let ambient: Ambient | null = null;
  let musician: Musician | null = null;
  let [place, score, seed]: [Place | null, Score | null, number] = [null, null, 0];
  let [fetching, settling] = [false, false];
  let quiet = false;

  const buffer = (context: AudioContext, sound: SoundId): AudioBuffer => {
    const known = buffers.get(sound) ?? bufferOf(context, render(RECIPES[sound]));
    buffers.set(sound, known);
    return known;
  };
  const mix = (): void => {
    if (!studio) return;
    studio.effects.gain.value = loudness(levels.effects);
    studio.ambience.gain.value = quiet ? 0 : loudness(levels.ambience);
    updateAmbience(studio, levels.ambience > 0 && !hidden);
    studio.music.gain.value = quiet ? 0 : loudness(levels.music);
    updateMusic(studio, levels.music > 0 && !hidden);
  };
  /** Updates the background sound. Loads background sound and event sounds on first use; the table does not wait for them. */
  const updateAmbience = ({ context, ambience }: Studio, plays: boolean): void => {
    if (ambient) {
      ambient.setPlace(place, seed);
      return ambient.play(plays ? context : null, ambience);
    }
    if (place === null || settling || !(plays || levels.effects > 0)) return;
    settling = true;
    fetchAmbience().then(
      (fetched) => {
        ambient = fetched.ambientOf(world);
        // Skip sounds that were played before, because they are synthesised already.
        fetched.synthesiseAll(
          world,
          (sound, samples) => buffers.has(sound) || buffers.set(sound, bufferOf(context, samples)),
        );
        mix();
      },
      () => {
        settling = false;
      },
    );
  };
  /** Updates the music. Loads the music on first use; if loading fails, only the music is missing. */
  const updateMusic = ({ context, music }: Studio, plays: boolean): void => {
    if (musician) {
      musician.setScore(score, seed);
      return musician.play(plays ? context : null, music);
    }
    if (!plays || !score || fetching) return;
    fetching = true;
    fetchMusic().then(
      (music) => {
        musician = music.musicianOf(world);
        mix();
      },
      () => {
        // The next call of `mix` tries again.
        fetching = false;
      },
    );
  };
  const resume = (): void => {
    if (studio && !hidden && studio.context.state !== 'running') void studio.context.resume().catch(() => {});
  };
  /** Whether a sound may start. While the context is not running, only one sound may wait for it. */
  const mayStart = ({ context }: Studio, sound: SoundId): boolean => {
    if (hidden || levels.effects === 0 || (context.state !== 'running' && voices.length > 0)) return false;
    return context.currentTime - (began.get(sound) ?? Number.NEGATIVE_INFINITY) >= GAP;
  };
  /**
   * A random-like factor that differs from sound to sound. The same sequence of sounds always gets the same factors.
   */
  const varied = (spread: number): number => {
    played += 1;
    return 1 + spread * (2 * ((played * 0.618) % 1) - 1);
  };
  const start = ({ context, effects }: Studio, { sound, gain = 1, rate = 1, spread = 0 }: Voice): void => {
    if (voices.length >= MAX_VOICES) voices.shift()?.stop();
    const source = context.createBufferSource();
    source.buffer = buffer(context, sound);
    source.playbackRate.value = rate * varied(spread);
    const level = context.createGain();
    level.gain.value = gain;
    source.connect(level).connect(effects);
    source.onended = () => {
      const index = voices.indexOf(source);
      if (index >= 0) voices.splice(index, 1);
      level.disconnect();
    };
    source.start();
    voices.push(source);
    began.set(sound, context.currentTime);
  };

  const sound: Sound<E> = {
    wake() {
      if (!awake) {
        awake = true;
        studio = world.open && openStudio(world.open);
        mix();
      }
      resume();
    },
    hide(next) {
      hidden = next;
      mix();
      if (hidden) void studio?.context.suspend().catch(() => {});
      else resume();
    },
    set(next) {
      levels = next;
      mix();
    },
    play(voice) {
      if (voice.buzz && awake && !hidden && levels.vibration)
        world.vibrate?.(typeof voice.buzz === 'number' ? voice.buzz : [...voice.buzz]);
      if (studio && mayStart(studio, voice.sound)) start(studio, voice);
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
    hush(next) {
      quiet = next;
      mix();
    },
    setPlace(nextPlace, nextSeed, next) {
      [place, score, seed] = [nextPlace, next, nextSeed];
      mix();
    },
  };
  return sound;
}
