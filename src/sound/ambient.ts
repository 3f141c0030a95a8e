/** Plays a place: its bed, faded in and out, and its incidents. */
import { bedOf, incidentOf, incidents, type Place } from './places';
import { render } from './synth';
import { bufferOf, type World } from './world';

export interface Ambient {
  /** Sets the place; it is heard as soon as there is a context. */
  settle(place: Place | null, seed: number): void;
  /** Plays on a context, or is silent. */
  play(context: AudioContext | null, bus: AudioNode): void;
}

/** Seconds of the way from one place to the next. */
const FADE = 1.5;

/** Plays a place on a context. @returns what ends it */
function begin(world: Pick<World, 'after'>, context: AudioContext, bus: AudioNode, place: Place, seed: number) {
  const level = context.createGain();
  level.connect(bus);
  level.gain.setValueAtTime(0, context.currentTime);
  level.gain.linearRampToValueAtTime(1, context.currentTime + FADE);
  const bed = context.createBufferSource();
  bed.buffer = bufferOf(context, bedOf(place));
  bed.loop = true;
  bed.connect(level);
  bed.start();
  const drop = bufferOf(context, render(incidentOf(place)));
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

export function ambientOf(world: Pick<World, 'after' | 'idle'>): Ambient {
  let [place, seed]: [Place | null, number] = [null, 0];
  let playing: { readonly place: Place; readonly seed: number; readonly end: () => void } | null = null;
  let stage: { readonly context: AudioContext; readonly bus: AudioNode } | null = null;
  let asked = false;

  const change = (): void => {
    asked = false;
    if (playing && stage && playing.place === place && playing.seed === seed) return;
    playing?.end();
    playing = stage && place ? { place, seed, end: begin(world, stage.context, stage.bus, place, seed) } : null;
  };
  return {
    settle(nextPlace, nextSeed) {
      [place, seed] = [nextPlace, nextSeed];
    },
    play(context, bus) {
      stage = context && { context, bus };
      // A bed takes a while to render: it is made when the browser is idle.
      if (!asked) world.idle(change);
      asked = true;
    },
  };
}
