// @vitest-environment jsdom
/** Tests what the workshop offers: the drawer, and each side of the desk, with what its tools and fields change. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Draft, newDraft } from '../../../src/packs/inHand/draft';
import { changePage, setGround, toggleThing, toggleWall } from '../../../src/packs/inHand/draftEdits';
import { openDraftStore } from '../../../src/packs/inHand/draftStore';
import { newHistory } from '../../../src/packs/inHand/history';
import type { Workshop } from '../../../src/packs/inHand/workshop';
import type { InHandApp, InHandView } from '../../../src/panels/inHand/app';
import type { CardPictures } from '../../../src/panels/inHand/cardPictures';
import { WorkshopSheet } from '../../../src/panels/inHand/workshop/Workshop';
import { writeQueue } from '../../../src/storage/queue';
import { DEFAULTS } from '../../../src/storage/settings';
import { memoryStore } from '../../../src/storage/store';
import { smallDraft } from '../../kit/drafts';
import { type Drawing, noting, stubBrowser } from '../drawn';
import { steps } from '../kit';
import { offersOf } from '../offers';
import { OFFERS } from './offers/workshop';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

stubBrowser();
beforeAll(async () => {
  for (const fetch of Object.values(import.meta.glob('../../../src/panels/inHand/workshop/*.tsx'))) await fetch();
}, 60_000);

const FOE = { monster: 'shuffler', kind: 'normal' } as const;

/** Returns a draft with a wall, a door, a trap, a treasure, a second goal and a special rule. */
function full(): Draft {
  const drawn = setGround(setGround(toggleWall(smallDraft(), 'b1', 'b2'), 'b3', 'door'), 'c3', 'trap');
  return changePage(toggleThing(drawn, 'a1', 'treasure', FOE), {
    goals: [{ kind: 'killAll' }, { kind: 'survive', round: 5 }],
    rules: [{ kind: 'roundLimit', id: 'late', round: 9 } as never],
  });
}

/** Returns a draft with a single hex and many mistakes. */
const broken = (): Draft => setGround(newDraft('broken', 'en'), 'a1', 'plain');

function drawing(drafts: readonly Draft[], isOpen: boolean, turn?: string): Drawing {
  const asked: string[] = [];
  const queue = writeQueue(() => {});
  const store = memoryStore();
  const open = async () => {
    localStorage.clear();
    const drawer = await openDraftStore({
      store,
      queue,
      local: () => localStorage,
      mayWrite: async () => true,
      now: () => 0,
    });
    for (const draft of drafts) if (!drawer?.drawings.has(draft.id)) drawer?.save(newHistory(draft), null);
    return drawer;
  };
  const workshop = noting<Workshop>(
    {
      place: { drawingId: isOpen ? (drafts[0]?.id ?? null) : null, editor: null },
      open,
      runningGame: async () => null,
    },
    asked,
  );
  const view = { screen: 'title', settings: DEFAULTS, language: 'en', sheet: null, warnings: [] };
  const app = noting<InHandApp>(
    {
      view: view as unknown as InHandView,
      cardPictures: noting<CardPictures>({}, asked),
      ...steps(),
      loadWorkshop: async () => workshop,
    },
    asked,
  );
  return {
    asked,
    mount(root) {
      render(<WorkshopSheet app={app} />, root);
      if (turn) {
        // The drawer is read and its drawing opened before the tab exists.
        const watch = setInterval(() => {
          const tab = root.querySelector<HTMLElement>(`[data-turn=${turn}]`);
          if (!tab) return;
          clearInterval(watch);
          void act(() => tab.click());
        });
      }
      return () => render(null, root);
    },
  };
}

async function offers(title: string, draw: () => Drawing): Promise<void> {
  expect(await offersOf(draw)).toEqual(OFFERS[title]);
}

describe('the workshop', () => {
  it('offers an empty drawer', () => offers('an empty drawer', () => drawing([], false)));

  it('offers a drawer with drawings', () => offers('a drawer', () => drawing([smallDraft(), broken()], false)));

  it.each(['hex', 'page', 'rules', 'try'])('offers a desk, with its side %s', (tab) =>
    offers(`a desk at ${tab}`, () => drawing([full()], true, tab)),
  );

  it('offers a list of mistakes', () => offers('a broken drawing', () => drawing([broken()], true, 'check')));
});
