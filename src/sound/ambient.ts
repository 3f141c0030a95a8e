/** Plays the background sound of a place: a loop of noise (the bed), faded in and out, and single sounds (incidents). */

import { incidentOf, incidents, type Place } from './places';
import { RECIPES, SOUNDS_BY_IMPORTANCE, type SoundId } from './recipes';
import { type Synthesise, synthesiserOf } from './synthesiserOf';
import { bufferOf, type SoundHost } from './world';

export interface Ambient {
  /** Sets the place whose sound the next call of `play` starts; null for silence. `seed` decides the times of the incidents. */
  setPlace(place: Place | null, seed: number): void;
  /** Plays the sound of the place on an audio context; null stops the sound. */
  play(context: AudioContext | null, bus: AudioNode): void;
}

/** Duration of the fade between two places, in seconds. */
const FADE = 1.5;

interface Stage {
  readonly context: AudioContext;
  readonly bus: AudioNode;
}

/** The sounds of a place: the loop (`bed`) and the incident (`drop`). */
interface PlaceSounds {
  readonly place: Place;
  readonly seed: number;
  readonly bed: AudioBuffer;
  readonly drop: AudioBuffer;
}

/**
 * Plays the sounds of a place on an audio context.
 * @returns a function that fades the sounds out and stops them
 */
function begin(
  world: Pick<SoundHost, 'after'>,
  { context, bus }: Stage,
  { place, seed, bed: looped, drop }: PlaceSounds,
) {
  const level = context.createGain();
  level.connect(bus);
  level.gain.setValueAtTime(0, context.currentTime);
  level.gain.linearRampToValueAtTime(1, context.currentTime + FADE);
  const bed = context.createBufferSource();
  bed.buffer = looped;
  bed.loop = true;
  bed.connect(level);
  bed.start();
  const times = incidents(place, seed);
  let cancelNext = () => {};
  const wait = () => {
    const { after, rate } = times.next().value;
    cancelNext = world.after(after * 1000, () => {
      const one = context.createBufferSource();
      one.buffer = drop;
      one.playbackRate.value = rate;
      one.connect(level);
      one.start();
      wait();
    });
  };
  wait();
  return () => {
    cancelNext();
    level.gain.cancelScheduledValues(context.currentTime);
    level.gain.setTargetAtTime(0, context.currentTime, FADE / 4);
    bed.onended = () => level.disconnect();
    bed.stop(context.currentTime + FADE);
  };
}

/** Synthesises all sounds of events in advance, so that they are ready when the events happen. */
export function synthesiseAll(
  world: Pick<SoundHost, 'idle'>,
  keep: (sound: SoundId, samples: Float32Array) => void,
  synthesise: Synthesise = synthesiserOf(world),
): void {
  synthesise(
    SOUNDS_BY_IMPORTANCE.map((sound) => RECIPES[sound]),
    (samples, nth) => {
      const sound = SOUNDS_BY_IMPORTANCE[nth];
      if (sound) keep(sound, samples);
    },
  );
}

export function ambientOf(
  world: Pick<SoundHost, 'after' | 'idle'>,
  synthesise: Synthesise = synthesiserOf(world),
): Ambient {
  let [place, seed]: [Place | null, number] = [null, 0];
  let playing: { readonly place: Place; readonly seed: number; readonly end: () => void } | null = null;
  let stage: Stage | null = null;
  let isRequested = false;
  /**
   * The number of changes of the place or the audio context. A bed whose synthesis ends after a further change is
   * outdated and is not played.
   */
  let changes = 0;

  const change = (): void => {
    isRequested = false;
    if (playing && stage && playing.place === place && playing.seed === seed) return;
    changes += 1;
    playing?.end();
    playing = null;
    if (!stage || !place) return;
    const wanted = { stage, place, seed, wish: changes };
    const made: AudioBuffer[] = [];
    synthesise([place, incidentOf(place)], (samples) => {
      made.push(bufferOf(wanted.stage.context, samples));
      const [bed, drop] = made;
      if (!bed || !drop || wanted.wish !== changes) return;
      playing = { place: wanted.place, seed: wanted.seed, end: begin(world, wanted.stage, { ...wanted, bed, drop }) };
    });
  };
  return {
    setPlace(nextPlace, nextSeed) {
      [place, seed] = [nextPlace, nextSeed];
    },
    play(context, bus) {
      stage = context && { context, bus };
      // Often several settings change in one task. The idle callback applies them together.
      if (!isRequested) world.idle(change);
      isRequested = true;
    },
  };
}
