/** Fake parts of the application for tests; most of them only record their calls. */

import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import type { Picture as PictureOf } from '../../src/modes/front';
import type { InHandMode } from '../../src/modes/inHand/types';
import { type Interaction, openInteraction } from '../../src/session/inHand/interaction';
import type { Sound } from '../../src/sound';
import { openSession } from '../kit/inHand';

type Picture = PictureOf<InHandMode>;

/** A game of scenario 1 that is not saved. */
export function someDesk(seed = 'app'): Interaction {
  return openInteraction(openSession(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed }), { save: () => {} }));
}

/** A sound that records its calls in `heard`. */
export function mute(heard: string[] = []): Sound<unknown> {
  return {
    allowSound: () => {},
    setHidden: () => {},
    setLevels: () => {},
    setPlace: () => {},
    hear: () => {},
    tick: () => {},
    setQuiet: () => {},
    play: ({ sound }) => void heard.push(sound),
  };
}

/** A picture that paints nothing and records its calls in `notes`. */
export function blank(notes: string[] = [], more: Partial<Picture> = {}): Picture {
  const print = (what: string) => () => void notes.push(`print ${what}`);
  return {
    table: {
      resume: () => void notes.push('goOn'),
      reprint: () => void notes.push('reprint'),
      fit: () => void notes.push('fit'),
      idle: async () => {},
      drawn: () => [],
      places: () => ({}),
      look: async () => null,
      cancelPress: () => {},
    },
    cardPictures: {
      glyph: print('glyph'),
      heroPath: () => '',
      monsterPath: () => '',
      itemGlyph: print('itemGlyph'),
      itemBlock: print('itemBlock'),
      townBlock: print('townBlock'),
      abilityFace: print('abilityFace'),
      monsterCard: () => undefined,
      itemStrip: () => undefined,
      campaignMap: print('campaignMap'),
      drawing: print('drawing'),
      tool: print('tool'),
      places: {},
    },
    load: async () => null,
    show: () => void notes.push('lay'),
    clear: () => void notes.push('clear'),
    practise: async () => ({ roll: () => {}, close: () => {} }),
    ...more,
  };
}

/** A promise that the test settles itself. */
export function byHand<T>() {
  let settle: { resolve(value: T): void; reject(error: unknown): void } = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value: T) => settle.resolve(value), reject: (error: unknown) => settle.reject(error) };
}
