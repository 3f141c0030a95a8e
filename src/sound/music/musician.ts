/** Plays a region's theme bar by bar, and schedules each bar shortly before it begins. */
import { type Synthesise, synthesiserOf } from '../synthesiserOf';
import { bufferOf, type SoundHost } from '../world';
import { INSTRUMENT_NOTES } from './instruments';
import { type Bar, barOf, type Mood, type Note } from './score';
import type { Instrument, Region } from './themes';

/** The theme and mood to play. */
export interface Score {
  readonly region: Region;
  readonly mood: Mood;
}

export interface Musician {
  /**
   * Sets the theme and mood that the next call of `play` starts, or null for silence. `seed` decides which phrases have a
   * tune, and which notes have accents.
   */
  setScore(score: Score | null, seed: number): void;
  /** Plays the music on an audio context; null stops the music. */
  play(context: AudioContext | null, bus: AudioNode): void;
}

/** Duration of the fade of a theme that ends, in seconds. The next theme begins during the fade. */
const FADE = 1.2;
/** The notes of a bar are scheduled this many seconds before the bar begins. */
const AHEAD = 0.3;
/** Duration of a note's fade after its release, in seconds. */
const RELEASE = 0.25;

interface Stage {
  readonly context: AudioContext;
  readonly bus: AudioNode;
}

/** A theme that is playing. */
interface Take {
  readonly region: Region;
  readonly seed: number;
  /** Changes the mood at the next beat. */
  turn(mood: Mood): void;
  end(): void;
}

const INSTRUMENTS = Object.keys(INSTRUMENT_NOTES) as Instrument[];

export function musicianOf(
  world: Pick<SoundHost, 'after' | 'idle'>,
  synthesise: Synthesise = synthesiserOf(world),
): Musician {
  const recorded = new Map<Instrument, AudioBuffer>();
  let [score, seed]: [Score | null, number] = [null, 0];
  let stage: Stage | null = null;
  let take: Take | null = null;
  let isRequested = false;

  /** Synthesises the notes of all instruments and then starts the music. */
  const record = (context: AudioContext): void => {
    const recipes = INSTRUMENTS.map((by) => INSTRUMENT_NOTES[by].recipe);
    synthesise(recipes, (samples, nth) => {
      const by = INSTRUMENTS[nth];
      if (by) recorded.set(by, bufferOf(context, samples));
      if (recorded.size === INSTRUMENTS.length) change();
    });
  };
  const recordingOf = (by: Instrument): AudioBuffer | null => recorded.get(by) ?? null;

  function change(): void {
    if (stage && score && recorded.size === 0) return record(stage.context);
    isRequested = false;
    if (stage && score && take && take.region === score.region && take.seed === seed) return take.turn(score.mood);
    take?.end();
    take = stage && score ? begin(world, stage, recordingOf, score, seed) : null;
  }

  return {
    setScore(next, nextSeed) {
      [score, seed] = [next, nextSeed];
    },
    play(context, bus) {
      stage = context && { context, bus };
      // Often several settings change in one task. The idle callback applies them together.
      if (!isRequested) world.idle(change);
      isRequested = true;
    },
  };
}

function begin(
  world: Pick<SoundHost, 'after'>,
  { context, bus }: Stage,
  recordingOf: (by: Instrument) => AudioBuffer | null,
  { region, mood: first }: Score,
  seed: number,
): Take {
  const level = context.createGain();
  level.connect(bus);
  let mood = first;
  let number = 0;
  let bar: Bar = barOf(region, 0, mood, seed);
  let began = context.currentTime + AHEAD;
  let sounding: { readonly at: number; readonly source: AudioBufferSourceNode }[] = [];
  let cancelNext = () => {};
  let ended = false;

  const playNote = ({ by, at, held, hz, gain }: Note): void => {
    const source = context.createBufferSource();
    source.buffer = recordingOf(by);
    source.playbackRate.value = hz / INSTRUMENT_NOTES[by].hz;
    const hand = context.createGain();
    const [from, until] = [began + at, began + at + held];
    hand.gain.setValueAtTime(gain, from);
    hand.gain.setTargetAtTime(0, until, RELEASE / 3);
    source.connect(hand).connect(level);
    source.onended = () => {
      hand.disconnect();
      sounding = sounding.filter((each) => each.source !== source);
      if (ended && sounding.length === 0) level.disconnect();
    };
    source.start(from);
    source.stop(until + RELEASE);
    sounding.push({ at: from, source });
  };
  const playBar = (): void => {
    bar.notes.forEach(playNote);
    const rest = began + bar.seconds - context.currentTime - AHEAD;
    cancelNext = world.after(Math.max(0, rest) * 1000, () => {
      number += 1;
      // If the page was busy, the bar begins late.
      began = Math.max(began + bar.seconds, context.currentTime);
      bar = barOf(region, number, mood, seed);
      playBar();
    });
  };
  playBar();

  return {
    region,
    seed,
    turn(next) {
      if (next === mood) return;
      mood = next;
      cancelNext();
      // Cut the bar at its next beat, and begin the same phrase again there in the other mood.
      const beats = Math.max(0, Math.ceil((context.currentTime - began) / bar.beat));
      const cut = began + beats * bar.beat;
      for (const { at, source } of sounding) if (at >= cut) source.stop();
      number -= number % 4;
      began = cut;
      bar = barOf(region, number, mood, seed);
      playBar();
    },
    end() {
      cancelNext();
      ended = true;
      level.gain.setTargetAtTime(0, context.currentTime, FADE / 4);
      for (const { source } of sounding) source.stop(context.currentTime + FADE);
    },
  };
}
