/** Lists the chapters of texts of the Long Table, with their types and files. */
import type { ModeTexts } from '..';
import type english from '../en/longTable';
import type board from '../en/longTable/board';
import type campaign from '../en/longTable/campaign';
import type desk from '../en/longTable/desk';
import type pages from '../en/longTable/pages';
import type tableLessons from '../en/longTable/tableLessons';
import type tableRules from '../en/longTable/tableRules';
import type tableVoices from '../en/longTable/tableVoices';
import type tales from '../en/longTable/tales';
import type tidings from '../en/longTable/tidings';

type Always = typeof english;
interface Late {
  readonly board: typeof board;
  readonly campaign: typeof campaign;
  readonly desk: typeof desk;
  readonly pages: typeof pages;
  readonly tableLessons: typeof tableLessons;
  readonly tableRules: typeof tableRules;
  readonly tableVoices: typeof tableVoices;
  readonly tales: typeof tales;
  readonly tidings: typeof tidings;
}

declare module '..' {
  interface Chapters extends Always, Late {}
}

export const chapters = {
  always: {
    en: () => import('../en/longTable'),
    ru: () => import('../ru/longTable'),
    cs: () => import('../cs/longTable'),
  },
  late: {
    board: {
      en: () => import('../en/longTable/board'),
      ru: () => import('../ru/longTable/board'),
      cs: () => import('../cs/longTable/board'),
    },
    campaign: {
      en: () => import('../en/longTable/campaign'),
      ru: () => import('../ru/longTable/campaign'),
      cs: () => import('../cs/longTable/campaign'),
    },
    desk: {
      en: () => import('../en/longTable/desk'),
      ru: () => import('../ru/longTable/desk'),
      cs: () => import('../cs/longTable/desk'),
    },
    pages: {
      en: () => import('../en/longTable/pages'),
      ru: () => import('../ru/longTable/pages'),
      cs: () => import('../cs/longTable/pages'),
    },
    tableLessons: {
      en: () => import('../en/longTable/tableLessons'),
      ru: () => import('../ru/longTable/tableLessons'),
      cs: () => import('../cs/longTable/tableLessons'),
    },
    tableRules: {
      en: () => import('../en/longTable/tableRules'),
      ru: () => import('../ru/longTable/tableRules'),
      cs: () => import('../cs/longTable/tableRules'),
    },
    tableVoices: {
      en: () => import('../en/longTable/tableVoices'),
      ru: () => import('../ru/longTable/tableVoices'),
      cs: () => import('../cs/longTable/tableVoices'),
    },
    tales: {
      en: () => import('../en/longTable/tales'),
      ru: () => import('../ru/longTable/tales'),
      cs: () => import('../cs/longTable/tales'),
    },
    tidings: {
      en: () => import('../en/longTable/tidings'),
      ru: () => import('../ru/longTable/tidings'),
      cs: () => import('../cs/longTable/tidings'),
    },
  } satisfies Record<keyof Late, unknown>,
} as const satisfies ModeTexts;
