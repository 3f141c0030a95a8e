/** Plays single sounds. Keeps the synthesised sounds, and stops the oldest sound if too many play at the same time. */
import { RECIPES, type SoundId } from './recipes';
import { renderSamples } from './synth';
import type { Voice } from './voice';
import { bufferOf } from './world';

export interface Effects {
  /** Plays a voice, unless the same sound has just begun or another sound waits for the context to run. */
  play(context: AudioContext, bus: AudioNode, voice: Voice): void;
  /** Keeps a synthesised sound. Skips a sound that was played before, because it is kept already. */
  keep(context: AudioContext, sound: SoundId, samples: Float32Array): void;
}

/** The greatest number of sounds at the same time. A further sound stops the oldest sound. */
export const MAX_VOICES = 8;
/** The same sound does not start again within this many seconds. */
const GAP = 0.015;

export function openEffects(): Effects {
  let played = 0;
  const buffers = new Map<SoundId, AudioBuffer>();
  const began = new Map<SoundId, number>();
  const voices: AudioBufferSourceNode[] = [];

  const buffer = (context: AudioContext, sound: SoundId): AudioBuffer => {
    const known = buffers.get(sound) ?? bufferOf(context, renderSamples(RECIPES[sound]));
    buffers.set(sound, known);
    return known;
  };
  /** Whether a sound may start. While the context is not running, only one sound may wait for it. */
  const mayStart = (context: AudioContext, sound: SoundId): boolean => {
    if (context.state !== 'running' && voices.length > 0) return false;
    return context.currentTime - (began.get(sound) ?? Number.NEGATIVE_INFINITY) >= GAP;
  };
  /**
   * A random-like factor that differs from sound to sound. The same sequence of sounds always gets the same factors.
   */
  const varied = (spread: number): number => {
    played += 1;
    return 1 + spread * (2 * ((played * 0.618) % 1) - 1);
  };

  return {
    play(context, bus, { sound, gain = 1, rate = 1, spread = 0 }) {
      if (!mayStart(context, sound)) return;
      if (voices.length >= MAX_VOICES) voices.shift()?.stop();
      const source = context.createBufferSource();
      source.buffer = buffer(context, sound);
      source.playbackRate.value = rate * varied(spread);
      const level = context.createGain();
      level.gain.value = gain;
      source.connect(level).connect(bus);
      source.onended = () => {
        const index = voices.indexOf(source);
        if (index >= 0) voices.splice(index, 1);
        level.disconnect();
      };
      source.start();
      voices.push(source);
      began.set(sound, context.currentTime);
    },
    keep(context, sound, samples) {
      if (!buffers.has(sound)) buffers.set(sound, bufferOf(context, samples));
    },
  };
}
