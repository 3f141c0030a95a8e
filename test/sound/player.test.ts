/** Tests the player of sounds, with an AudioContext or without one. */
import { describe, expect, it, vi } from 'vitest';
import { ambientOf, synthesiseAll } from '../../src/sound/ambient';
import type { FetchMusic } from '../../src/sound/background';
import { MAX_VOICES } from '../../src/sound/effects';
import { voiceOf } from '../../src/sound/inHand/voices';
import { musicianOf } from '../../src/sound/music/musician';
import { openSound } from '../../src/sound/player';
import { SOUNDS_BY_IMPORTANCE } from '../../src/sound/recipes';
import type { SoundHost } from '../../src/sound/world';
import { fakeWorld, runNow } from './fakes';
import { SAMPLES } from './inHand/events';

const ALL = { effects: 1, ambience: 1, music: 1, vibration: true };
const noMusic = () => expect.unreachable('no music was asked for');
const ambience = async () => ({
  ambientOf: (world: Pick<SoundHost, 'after' | 'idle'>) => ambientOf(world, runNow),
  synthesiseAll: (world: Pick<SoundHost, 'idle'>, keep: Parameters<typeof synthesiseAll>[1]) =>
    synthesiseAll(world, keep, runNow),
});
const HIT = { sound: 'hit', buzz: 18 } as const;

async function awake(part: Parameters<typeof fakeWorld>[0] = {}) {
  const fake = fakeWorld(part);
  const sound = openSound(fake.world, voiceOf, noMusic, ambience);
  sound.setLevels(ALL);
  sound.allowSound();
  await Promise.resolve();
  return { ...fake, sound };
}

describe('before the first gesture', () => {
  it('opens no context, plays nothing and does not vibrate', () => {
    const { world, open, vibrate, instant, rest } = fakeWorld();
    const sound = openSound(world, voiceOf, noMusic, ambience);
    sound.setLevels(ALL);
    sound.setPlace('drips', 1, null);
    sound.play(HIT);
    sound.hear(SAMPLES.monsterHurt);
    sound.setHidden(true);
    sound.setHidden(false);
    instant();
    rest();
    expect(open).not.toHaveBeenCalled();
    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe('after the first gesture', () => {
  it('opens one context, however many gestures follow', async () => {
    const { sound, open } = await awake();
    sound.allowSound();
    sound.allowSound();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('plays sounds with their own volume and pitch', async () => {
    const { sound, context } = await awake();
    sound.play({ sound: 'tick', rate: 1.2, gain: 0.5 });
    expect(context.effects).toHaveLength(1);
    expect(context.effects[0]?.playbackRate.value).toBe(1.2);
    expect(context.gains.at(-1)?.gain.value).toBe(0.5);
    expect(context.effects[0]?.buffer?.samples.some((each) => each !== 0)).toBe(true);
  });

  it('resumes a context that the system has suspended', async () => {
    const { sound, context } = await awake();
    context.state = 'suspended';
    sound.allowSound();
    await Promise.resolve();
    expect(context.state).toBe('running');
  });

  it('keeps one sound, but not more, for a context that is still resuming', async () => {
    const { sound, context } = await awake();
    context.state = 'suspended';
    for (const each of SOUNDS_BY_IMPORTANCE) sound.play({ sound: each });
    expect(context.effects).toHaveLength(1);
  });

  it('plays at most a fixed number of sounds: a new one stops the oldest', async () => {
    const { sound, context } = await awake();
    for (const each of SOUNDS_BY_IMPORTANCE.slice(0, MAX_VOICES + 3)) sound.play({ sound: each });
    const { effects } = context;
    expect(effects.filter(({ stop }) => stop.mock.calls.length > 0)).toEqual(effects.slice(0, 3));
    effects[5]?.onended?.();
    sound.play({ sound: 'victory' });
    expect(effects[3]?.stop).not.toHaveBeenCalled();
  });

  it('does not begin the same sound twice at once', async () => {
    const { sound, context } = await awake();
    sound.play(HIT);
    sound.play(HIT);
    expect(context.effects).toHaveLength(1);
    context.currentTime = 0.1;
    sound.play(HIT);
    expect(context.effects).toHaveLength(2);
  });

  it('creates each sound once, before it is needed', async () => {
    const fake = fakeWorld();
    const create = vi.spyOn(fake.context, 'createBuffer');
    const sound = openSound(fake.world, voiceOf, noMusic, ambience);
    sound.setLevels({ ...ALL, ambience: 0 });
    sound.allowSound();
    await Promise.resolve();
    // Without a place nothing is created for one yet.
    expect(create).not.toHaveBeenCalled();
    sound.setPlace('wind', 1, null);
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(SOUNDS_BY_IMPORTANCE.length));
    sound.setPlace('hall', 1, null);
    await Promise.resolve();
    for (const each of SOUNDS_BY_IMPORTANCE) sound.play({ sound: each });
    expect(create).toHaveBeenCalledTimes(SOUNDS_BY_IMPORTANCE.length);
  });

  it('creates a sound itself that is needed before the worker has made it, or if the worker fails', async () => {
    const fake = fakeWorld();
    const gone = () => Promise.reject(new Error('offline'));
    const sound = openSound(fake.world, voiceOf, noMusic, gone);
    sound.setLevels(ALL);
    sound.setPlace('wind', 1, null);
    sound.allowSound();
    sound.play(HIT);
    expect(fake.context.effects[0]?.buffer?.samples.some((each) => each !== 0)).toBe(true);
    await Promise.resolve();
    fake.context.currentTime = 1;
    sound.play(HIT);
    expect(fake.context.effects).toHaveLength(2);
  });
});

describe('a hush', () => {
  it('silences place and music until it ends, but not effects', async () => {
    const { sound, context } = await awake();
    sound.setLevels({ effects: 1, ambience: 1, music: 1, vibration: false });
    const gains = () => context.gains.slice(0, 3).map(({ gain }) => gain.value);
    sound.setQuiet(true);
    expect(gains()).toEqual([1, 0, 0]);
    sound.setQuiet(false);
    expect(gains()).toEqual([1, 1, 1]);
  });
});

describe('a batch of events', () => {
  it('that is skipped causes one sound and one vibration', async () => {
    const { sound, context, vibrate, instant } = await awake();
    for (const event of Object.values(SAMPLES)) sound.hear(event);
    expect(context.effects).toHaveLength(0);
    instant();
    expect(context.effects).toHaveLength(1);
    expect(vibrate.mock.calls).toEqual([[40]]);
  });

  it('that is shown is heard event by event', async () => {
    const { sound, context, instant } = await awake();
    for (const event of [SAMPLES.stepped, SAMPLES.monsterHurt, SAMPLES.monsterDied]) {
      sound.hear(event);
      instant();
    }
    expect(context.effects).toHaveLength(3);
  });
});

describe('settings', () => {
  it('convert volumes to the perceived loudness', async () => {
    const { sound, context } = await awake();
    sound.setLevels({ effects: 0.5, ambience: 0.2, music: 0.3, vibration: true });
    expect(context.gains[0]?.gain.value).toBeCloseTo(0.25);
    expect(context.gains[1]?.gain.value).toBeCloseTo(0.04);
    expect(context.gains[2]?.gain.value).toBeCloseTo(0.09);
  });

  it('with volume 0 play nothing at all', async () => {
    const { sound, context, rest } = await awake();
    sound.setLevels({ effects: 0, ambience: 0, music: 0, vibration: true });
    sound.setPlace('wind', 1, null);
    rest();
    sound.play(HIT);
    expect(context.sources).toEqual([]);
  });

  it('can turn vibration off and keep the sound', async () => {
    const { sound, context, vibrate } = await awake();
    sound.play(HIT);
    expect(vibrate).toHaveBeenCalledWith(18);
    sound.setLevels({ ...ALL, vibration: false });
    context.currentTime = 1;
    sound.play(HIT);
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(context.effects).toHaveLength(2);
  });
});

describe('a hidden tab', () => {
  it('is silent, and plays again when it is shown', async () => {
    const { sound, context, vibrate } = await awake();
    sound.setHidden(true);
    sound.play(HIT);
    expect(context.suspend).toHaveBeenCalled();
    sound.allowSound();
    expect(context.state).toBe('suspended');
    expect([context.effects.length, vibrate.mock.calls.length]).toEqual([0, 0]);
    sound.setHidden(false);
    await Promise.resolve();
    sound.play(HIT);
    expect(context.effects).toHaveLength(1);
  });
});

/** Waits until the code for places is loaded and the first background sound is created. */
const fetched = (rest: () => void, context: { readonly beds: readonly unknown[] }) =>
  vi.waitFor(() => {
    rest();
    expect(context.beds).toHaveLength(1);
  });

describe('a place', () => {
  it('is loaded at the first gesture, once, again after a failure, and not while it is off', async () => {
    const fake = fakeWorld();
    const fetchAmbience = vi.fn(ambience).mockRejectedValueOnce(new Error('offline'));
    const sound = openSound(fake.world, voiceOf, noMusic, fetchAmbience);
    const SOFT = { ...ALL, effects: 0 };
    sound.setPlace('drips', 1, null);
    sound.setLevels({ ...SOFT, ambience: 0 });
    sound.allowSound();
    expect(fetchAmbience).not.toHaveBeenCalled();
    sound.setLevels(SOFT);
    await Promise.resolve();
    await vi.waitFor(() => {
      sound.setLevels(SOFT);
      fake.rest();
      expect(fake.context.beds).toHaveLength(1);
    });
    sound.setLevels(SOFT);
    expect(fetchAmbience).toHaveBeenCalledTimes(2);
  });

  it('is heard as a background with incidents, and is replaced by the next place', async () => {
    const { sound, context, rest, timers } = await awake();
    sound.setPlace('drips', 1, null);
    await fetched(rest, context);
    expect(context.beds).toHaveLength(1);
    const [drip] = timers;
    drip?.();
    expect(context.effects).toHaveLength(1);
    sound.setPlace('murmur', 1, null);
    rest();
    expect(context.beds).toHaveLength(2);
    expect(context.beds[0]?.stop).toHaveBeenCalled();
    expect(context.beds[1]?.stop).not.toHaveBeenCalled();
  });

  it('continues when nothing changes, and stops when it is turned off', async () => {
    const { sound, context, rest, timers } = await awake();
    sound.setPlace('drips', 1, null);
    await fetched(rest, context);
    sound.setPlace('drips', 1, null);
    sound.setLevels({ ...ALL, ambience: 0.1 });
    rest();
    expect(context.beds).toHaveLength(1);
    sound.setLevels({ ...ALL, ambience: 0 });
    rest();
    expect(context.beds[0]?.stop).toHaveBeenCalled();
    expect(timers.size).toBe(0);
  });
});

describe('without Web Audio', () => {
  const fail = () => {
    throw new DOMException('no more contexts', 'NotSupportedError');
  };
  it.each([
    ['none', null],
    ['one that does not open', fail],
  ])('context: %s; nothing fails, and vibration still works', async (_, open) => {
    const { sound, vibrate, instant, rest } = await awake({ open });
    sound.setPlace('wind', 1, null);
    sound.play(HIT);
    sound.tick(12);
    for (const event of Object.values(SAMPLES)) sound.hear(event);
    sound.setHidden(true);
    sound.setHidden(false);
    instant();
    rest();
    expect(vibrate.mock.calls).toEqual([[18], [4], [40]]);
  });

  it('a context that does not resume is left alone', async () => {
    const { sound, context } = await awake();
    context.state = 'suspended';
    context.resume.mockRejectedValueOnce(new DOMException('not now', 'InvalidStateError'));
    sound.allowSound();
    await Promise.resolve();
    sound.play(HIT);
    expect(context.effects.length).toBeLessThanOrEqual(1);
  });

  it('a device without vibration is not asked to vibrate', async () => {
    const { sound, context } = await awake({ vibrate: null });
    sound.play(HIT);
    expect(context.effects).toHaveLength(1);
  });
});

describe('music', () => {
  const score = { region: 'fen', mood: 'calm' } as const;
  const musician = async () => ({
    musicianOf: (world: Pick<SoundHost, 'after' | 'idle'>) => musicianOf(world, runNow),
  });
  function withMusic(fetch: FetchMusic = musician) {
    const fake = fakeWorld();
    const fetchMusic = vi.fn(fetch);
    const sound = openSound(fake.world, voiceOf, fetchMusic, ambience);
    sound.setPlace(null, 1, score);
    return { ...fake, fetchMusic, sound };
  }

  it('is loaded at the first gesture, once, and not while it is off', async () => {
    const { sound, fetchMusic, context, rest } = withMusic();
    sound.setLevels({ ...ALL, music: 0 });
    sound.allowSound();
    expect(fetchMusic).not.toHaveBeenCalled();
    sound.setLevels(ALL);
    sound.setLevels(ALL);
    await vi.waitFor(() => {
      rest();
      expect(context.effects.length).toBeGreaterThan(1);
    });
    expect(fetchMusic).toHaveBeenCalledTimes(1);
  });

  it('is not loaded before a gesture', () => {
    const { sound, fetchMusic } = withMusic();
    sound.setLevels(ALL);
    expect(fetchMusic).not.toHaveBeenCalled();
  });

  it('does nothing if it cannot be loaded, and is requested again at the next change', async () => {
    const { sound, fetchMusic } = withMusic(() => Promise.reject(new Error('offline')));
    sound.setLevels(ALL);
    sound.allowSound();
    await vi.waitFor(() => {
      sound.setLevels(ALL);
      expect(fetchMusic.mock.calls.length).toBeGreaterThan(1);
    });
  });

  it('is silent in a hidden tab, and when it is turned off', async () => {
    const { sound, context, rest, timers } = withMusic();
    sound.setLevels({ ...ALL, ambience: 0 });
    sound.allowSound();
    await vi.waitFor(() => {
      rest();
      expect(timers.size).toBe(1);
    });
    sound.setHidden(true);
    rest();
    expect(timers.size).toBe(0);
    sound.setHidden(false);
    rest();
    expect(timers.size).toBe(1);
    sound.setLevels({ ...ALL, ambience: 0, music: 0 });
    rest();
    expect(timers.size).toBe(0);
    expect(context.gains[2]?.gain.value).toBe(0);
  });
});
