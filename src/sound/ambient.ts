/** Plays a place: its bed, faded in and out, and its incidents. */
import { aside, type Synthesise } from './aside';
import { incidentOf, incidents, type Place } from './places';
import { RECIPES, SOUNDS, type SoundId } from './recipes';
import { bufferOf, type World } from './world';

export interface Ambient {
  /** Sets the place; it is heard as soon as there is a context. */
  settle(place: Place | null, seed: number): void;
  /** Plays on a context, or is silent. */
  play(context: AudioContext | null, bus: AudioNode): void;
}

/** Seconds of the way from one place to the next. */
const FADE = 1.5;

interface Stage {
  readonly context: AudioContext;
  readonly bus: AudioNode;
}

/** What is heard of a place. */
interface Heard {
  readonly place: Place;
  readonly seed: number;
  readonly bed: AudioBuffer;
  readonly drop: AudioBuffer;
}

/** Plays a place on a context. @returns what ends it */
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

/** Has all that is heard of events made, as a bed is, so that no sound is late. */
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
  /** Counts what was to be heard: a bed that comes too late is not. */
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
      // Several things are set at once; what comes of them is heard when the browser is idle.
      if (!asked) world.idle(change);
      asked = true;
    },
  };
}
