// @vitest-environment jsdom
/** Tests that pages of the Long Table show their icons as soon as the painters are loaded, even if the pages were drawn before. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { ENHANCEMENT_NEEDS } from '../../../src/content/longTable/campaign/tables';
import { lazyPainters } from '../../../src/modes/longTable/lazyPainters';
import type { LongPictures, LongTableApp, LongTableView } from '../../../src/panels/longTable/app';
import { CampPage } from '../../../src/panels/longTable/CampPage';
import { legalMoves } from '../../../src/rules/longTable/campaign/play';
import { EMPTY_TALLY } from '../../../src/session/longTable/tally';
import { DEFAULTS } from '../../../src/storage/settings';
import { begin, given, moved, with1 } from '../../kit/campaign';
import { noting, settle, stubBrowser } from '../drawn';
import { paper, steps } from '../kit';
import { NAMED_PICTURES } from './pictures';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

stubBrowser();
beforeAll(async () => {
  for (const fetch of Object.values(import.meta.glob('../../../src/panels/longTable/**/*.tsx'))) await fetch();
}, 60_000);

const BOOK = campaignBook();
const RICH = given(with1(begin(BOOK, ['bailiff', 'ferrywoman']), 1, { gold: 240 }), (state) => {
  state.world.achievements.push(ENHANCEMENT_NEEDS);
});
const OWNING = moved(
  BOOK,
  RICH,
  ...legalMoves(BOOK, RICH)
    .filter(({ move }) => move === 'buy')
    .slice(0, 1),
);

it.each(['party', 'town', 'engraver'])(
  'the icons of the camp (%s) appear when the painters are loaded',
  async (tab) => {
    let here: { readonly cardPictures: LongPictures } | null = null;
    const campaign = { id: 'a', name: 'The Receivers', stage: { at: 'camp' }, state: OWNING };
    const view = { settings: DEFAULTS, sheet: null, finished: false, page: null, interaction: null, campaign };
    const app = noting<LongTableApp>(
      {
        view: view as unknown as LongTableView,
        cardPictures: lazyPainters(
          () => here,
          () => {},
        ),
        ...steps(),
        readStats: async () => ({ ok: true, value: EMPTY_TALLY }),
      },
      [],
    );
    const root = paper();
    render(<CampPage app={app} />, root);
    act(() => root.querySelector<HTMLElement>(`[data-page=${tab}]`)?.click());
    await settle(root);
    const icons = () => [...root.querySelectorAll('svg.icon path')].map((each) => each.getAttribute('d'));
    expect(icons()).toContain('');
    here = { cardPictures: NAMED_PICTURES };
    await act(() => void dispatchEvent(new Event('reprint')));
    expect(icons()).not.toContain('');
  },
);
