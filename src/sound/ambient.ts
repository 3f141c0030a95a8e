/** Plays the background of a place: its bed of noise, faded in and out, and its incidents. */
import { aside, type Synthesise } from './aside';
import { incidentOf, incidents, type Place } from './places';
import { RECIPES, SOUNDS, type SoundId } from './recipes';
import { bufferOf, type World } from './world';

export interface Ambient {
  /** Sets the place; it sounds as soon as there is a context. */
  settle(place: Place | null, seed: number): void;
  /** Plays on a context; null silences it. */
  play(context: AudioContext | null, bus: AudioNode): void;
}

/** Seconds of the fade between two places. */
const FADE = 1.5;

interface Stage {
  readonly context: AudioContext;
  readonly bus: AudioNode;
}

/** The sounds of a place. */
interface Heard {
  readonly place: Place;
  readonly seed: number;
  readonly bed: AudioBuffer;
  readonly drop: AudioBuffer;
}

/** Plays a place on a context. @returns a function that ends it */
function begin(world: Pick<World, 'after'>, { context, bus }: Stage, { place, seed, bed: looped, drop }: Heard) {
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
  let callOff = () => {};
  const wait = () => {
    const { after, rate } = times.next().value;
    callOff = world.after(after * 1000, () => {
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
    callOff();
    level.gain.cancelScheduledValues(context.currentTime);
    level.gain.setTargetAtTime(0, context.currentTime, FADE / 4);
    bed.onended = () => level.disconnect();
    bed.stop(context.currentTime + FADE);
  };
}

/** Synthesises all sounds of events in advance, so that none is late. */
export function rehearse(
  world: Pick<World, 'idle'>,
  keep: (sound: SoundId, samples: Float32Array) => void,
  synthesise: Synthesise = aside(world),
): void {
  synthesise(
    SOUNDS.map((sound) => RECIPES[sound]),
    (samples, nth) => {
      const sound = SOUNDS[nth];
      if (sound) keep(sound, samples);
    },
  );
}

export function ambientOf(world: Pick<World, 'after' | 'idle'>, synthesise: Synthesise = aside(world)): Ambient {
  let [place, seed]: [Place | null, number] = [null, 0];
  let playing: { readonly place: Place; readonly seed: number; readonly end: () => void } | null = null;
  let stage: Stage | null = null;
  let asked = false;
  /** Counts the changes: a bed that arrives after the next change is not played. */
  let wish = 0;

  const change = (): void => {
    asked = false;
    if (playing && stage && playing.place === place && playing.seed === seed) return;
    wish += 1;
    playing?.end();
    playing = null;
    if (!stage || !place) return;
    const wanted = { stage, place, seed, wish };
    const made: AudioBuffer[] = [];
    synthesise([place, incidentOf(place)], (samples) => {
      made.push(bufferOf(wanted.stage.context, samples));
      const [bed, drop] = made;
      if (!bed || !drop || wanted.wish !== wish) return;
      playing = { place: wanted.place, seed: wanted.seed, end: begin(world, wanted.stage, { ...wanted, bed, drop }) };
    });
  };
  return {
    settle(nextPlace, nextSeed) {
      [place, seed] = [nextPlace, nextSeed];
    },
    play(context, bus) {
      stage = context && { context, bus };
      // Several settings change at once; the idle callback applies them together.
      if (!asked) world.idle(change);
      asked = true;
    },
  };
}
