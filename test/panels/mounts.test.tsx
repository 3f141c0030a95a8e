// @vitest-environment jsdom
/** Tests that HUD and mirror of both modes appear with the table and disappear with it. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../src/content/longTable';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import type { AppView } from '../../src/panels/app';
import type { InHandApp } from '../../src/panels/inHand/app';
import { mountHud as mountInHand } from '../../src/panels/inHand/hud';
import { mountMirror as mountInHandMirror } from '../../src/panels/inHand/mirror';
import type { LongTableApp } from '../../src/panels/longTable/app';
import { mountHud as mountLongTable } from '../../src/panels/longTable/hud';
import { mountMirror as mountLongTableMirror } from '../../src/panels/longTable/mirror';
import { openInteraction as openInHand } from '../../src/session/inHand/interaction';
import { openInteraction as openLongTable } from '../../src/session/longTable/openInteraction';
import { openSession as openTable } from '../../src/session/session';
import { openSession } from '../kit/inHand';
import { setupFor } from '../kit/longTableSetups';
import { openLongTable as openWords } from '../kit/longTableWords';
import { BOOK } from '../kit/phases';
import { stubBrowser } from './drawn';
import { paper, type TestApp, testApp } from './kit';
import { NAMED_PICTURES } from './longTable/pictures';
import { UNTOLD } from './longTable/told';
import { IN_HAND_PHONE, LONG_TABLE_PHONE } from './plans';

beforeAll(async () => {
  await openWords();
  await import('../../src/panels/inHand/hud/Hud');
  // The HUD fetches this panel while it is drawn; with the import here it is ready even in a slow run.
  await import('../../src/panels/inHand/hud/Foresight');
  await import('../../src/panels/longTable/hud/Hud');
}, 60_000);
beforeEach(stubBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Mounted {
  readonly test: TestApp;
  readonly root: HTMLElement;
  readonly end: () => void;
}

function inHand(mirror: boolean, plan: typeof IN_HAND_PHONE | null = IN_HAND_PHONE): Mounted {
  const interaction = openInHand(openSession(BOOK, { save: () => {} }));
  const test = testApp({ interaction, screen: 'table' } as unknown as Partial<AppView>);
  const app = test.app as unknown as InHandApp;
  const root = paper();
  const currentEvent = { now: null, subscribe: () => () => {} };
  const context = () => ({ plan, notice: null, shownPlay: interaction.play, currentEvent, waiting: null });
  const inspector = { places: () => ({}), look: async () => null, cancelPress: () => {} };
  const end = mirror ? mountInHandMirror(root, app, context) : mountInHand(root, app, context, inspector);
  return { test, root, end };
}

function longTable(mirror: boolean, plan: typeof LONG_TABLE_PHONE | null = LONG_TABLE_PHONE): Mounted {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'mounted' }));
  const interaction = openLongTable(openTable(LONG_TABLE, book, { save: () => {} }));
  const test = testApp({ interaction, screen: 'table' } as unknown as Partial<AppView>);
  Object.assign(test.app, { cardPictures: NAMED_PICTURES });
  const app = test.app as unknown as LongTableApp;
  const root = paper();
  const context = () => ({ plan, notice: null, shownPlay: interaction.play, currentEvent: UNTOLD, waiting: null });
  const end = mirror ? mountLongTableMirror(root, app) : mountLongTable(root, app, context);
  return { test, root, end };
}

describe.each([
  ['in hand', inHand],
  ['of the Long Table', longTable],
] as const)('the HUD %s', (_, mounted) => {
  it('is drawn only while the screen is the table and a game is open', async () => {
    const { test, root, end } = mounted(false);
    await expect.poll(() => root.querySelector('[data-action=menu], .prompt')).not.toBeNull();
    await test.turn({ screen: 'title' });
    expect(root.childElementCount).toBe(0);
    await test.turn({ screen: 'table' });
    expect(root.childElementCount).toBeGreaterThan(0);
    await test.turn({ interaction: null });
    expect(root.childElementCount).toBe(0);
    end();
  });

  it('is not drawn before there is a plan', async () => {
    const { test, root, end } = mounted(false, null);
    await test.turn({});
    expect(root.childElementCount).toBe(0);
    end();
  });

  it('disappears when it is unmounted', async () => {
    const { root, end } = mounted(false);
    await expect.poll(() => root.childElementCount).toBeGreaterThan(0);
    end();
    expect(root.childElementCount).toBe(0);
  });
});

describe.each([
  ['in hand', inHand],
  ['of the Long Table', longTable],
] as const)('the mirror %s', (_, mounted) => {
  it('shows the table as text and commands, and is inert under a sheet', async () => {
    const { test, root, end } = mounted(true);
    const section = () => root.querySelector<HTMLElement>('.mirror');
    await expect.poll(() => section()?.querySelectorAll('button[data-command]').length).toBeGreaterThan(2);
    expect(section()?.textContent).not.toMatch(/undefined|mirror\./);
    expect(section()?.hasAttribute('inert')).toBe(false);
    await test.turn({ sheet: 'log' });
    expect(section()?.hasAttribute('inert')).toBe(true);
    await test.turn({ screen: 'title' });
    expect(section()).toBeNull();
    await test.turn({ screen: 'table', sheet: null });
    expect(section()).not.toBeNull();
    end();
    expect(root.childElementCount).toBe(0);
  });
});
