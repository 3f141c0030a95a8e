/** Lists the chapters of texts of the mode in hand, with their types and files. */
import type { ModeTexts } from '..';
import type english from '../en/inHand';
import type afterwards from '../en/inHand/afterwards';
import type archive from '../en/inHand/archive';
import type arrange from '../en/inHand/arrange';
import type daily from '../en/inHand/daily';
import type explain from '../en/inHand/explain';
import type foresight from '../en/inHand/foresight';
import type lessons from '../en/inHand/lessons';
import type mirror from '../en/inHand/mirror';
import type moments from '../en/inHand/moments';
import type narration from '../en/inHand/narration';
import type practice from '../en/inHand/practice';
import type reference from '../en/inHand/reference';
import type shop from '../en/inHand/shop';
import type stats from '../en/inHand/stats';
import type voices from '../en/inHand/voices';
import type workshop from '../en/inHand/workshop';

type Always = typeof english;
interface Late {
  readonly afterwards: typeof afterwards;
  readonly archive: typeof archive;
  readonly arrange: typeof arrange;
  readonly daily: typeof daily;
  readonly explain: typeof explain;
  readonly foresight: typeof foresight;
  readonly lessons: typeof lessons;
  readonly mirror: typeof mirror;
  readonly moments: typeof moments;
  readonly narration: typeof narration;
  readonly practice: typeof practice;
  readonly reference: typeof reference;
  readonly shop: typeof shop;
  readonly stats: typeof stats;
  readonly voices: typeof voices;
  readonly workshop: typeof workshop;
}

declare module '..' {
  interface Chapters extends Always, Late {}
}

export const chapters = {
  always: {
    en: () => import('../en/inHand'),
    ru: () => import('../ru/inHand'),
    cs: () => import('../cs/inHand'),
  },
  late: {
    afterwards: {
      en: () => import('../en/inHand/afterwards'),
      ru: () => import('../ru/inHand/afterwards'),
      cs: () => import('../cs/inHand/afterwards'),
    },
    archive: {
      en: () => import('../en/inHand/archive'),
      ru: () => import('../ru/inHand/archive'),
      cs: () => import('../cs/inHand/archive'),
    },
    arrange: {
      en: () => import('../en/inHand/arrange'),
      ru: () => import('../ru/inHand/arrange'),
      cs: () => import('../cs/inHand/arrange'),
    },
    daily: {
      en: () => import('../en/inHand/daily'),
      ru: () => import('../ru/inHand/daily'),
      cs: () => import('../cs/inHand/daily'),
    },
    explain: {
      en: () => import('../en/inHand/explain'),
      ru: () => import('../ru/inHand/explain'),
      cs: () => import('../cs/inHand/explain'),
    },
    foresight: {
      en: () => import('../en/inHand/foresight'),
      ru: () => import('../ru/inHand/foresight'),
      cs: () => import('../cs/inHand/foresight'),
    },
    lessons: {
      en: () => import('../en/inHand/lessons'),
      ru: () => import('../ru/inHand/lessons'),
      cs: () => import('../cs/inHand/lessons'),
    },
    mirror: {
      en: () => import('../en/inHand/mirror'),
      ru: () => import('../ru/inHand/mirror'),
      cs: () => import('../cs/inHand/mirror'),
    },
    moments: {
      en: () => import('../en/inHand/moments'),
      ru: () => import('../ru/inHand/moments'),
      cs: () => import('../cs/inHand/moments'),
    },
    narration: {
      en: () => import('../en/inHand/narration'),
      ru: () => import('../ru/inHand/narration'),
      cs: () => import('../cs/inHand/narration'),
    },
    practice: {
      en: () => import('../en/inHand/practice'),
      ru: () => import('../ru/inHand/practice'),
      cs: () => import('../cs/inHand/practice'),
    },
    reference: {
      en: () => import('../en/inHand/reference'),
      ru: () => import('../ru/inHand/reference'),
      cs: () => import('../cs/inHand/reference'),
    },
    shop: {
      en: () => import('../en/inHand/shop'),
      ru: () => import('../ru/inHand/shop'),
      cs: () => import('../cs/inHand/shop'),
    },
    stats: {
      en: () => import('../en/inHand/stats'),
      ru: () => import('../ru/inHand/stats'),
      cs: () => import('../cs/inHand/stats'),
    },
    voices: {
      en: () => import('../en/inHand/voices'),
      ru: () => import('../ru/inHand/voices'),
      cs: () => import('../cs/inHand/voices'),
    },
    workshop: {
      en: () => import('../en/inHand/workshop'),
      ru: () => import('../ru/inHand/workshop'),
      cs: () => import('../cs/inHand/workshop'),
    },
  } satisfies Record<keyof Late, unknown>,
} as const satisfies ModeTexts;
