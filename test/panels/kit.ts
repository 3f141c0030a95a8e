/** Test kit: an app for panels that records its calls. */
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { App, AppView } from '../../src/panels/app';
import { DEFAULTS } from '../../src/storage/settings';

const VIEW: AppView = {
  screen: 'title',
  campaign: null,
  saves: [],
  warnings: [],
  alarm: null,
  settings: DEFAULTS,
  language: 'en',
  interaction: null,
  viewing: null,
  copy: null,
  waitingCopy: null,
  finished: false,
  sheet: null,
  rule: null,
  isUpdateReady: false,
};

export interface TestApp {
  readonly app: App;
  /** The recorded calls, such as 'show daily'. */
  readonly asked: string[];
  /** Changes the view, and notifies all listeners. */
  turn(view: Partial<AppView>): Promise<void>;
}

/** Returns methods that keep the page of each panel and notify listeners, and ignore dialogs. */
export function steps(): Pick<App, 'registerDialog' | 'pageOf' | 'subscribe' | 'showPage'> {
  const pages = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  return {
    registerDialog: () => () => {},
    pageOf: (panel) => pages.get(panel) ?? null,
    showPage(panel, page) {
      pages.set(panel, page);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function testApp(first: Partial<AppView> = {}): TestApp {
  let view: AppView = { ...VIEW, ...first };
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  const { registerDialog, pageOf, showPage } = steps();
  const app = {
    registerDialog,
    pageOf,
    showPage(panel, page) {
      showPage(panel, page);
      for (const listener of listeners) listener();
    },
    get view() {
      return view;
    },
    cardPictures: { glyph: () => {} },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (sheet) => void asked.push(`show ${sheet}`),
    showRule: (rule) => void asked.push(`rule ${rule}`),
    watchAt: (at) => void asked.push(`watch at ${at}`),
    openNewCampaign: () => void asked.push('create'),
    journal: null,
    reportBroken(error) {
      throw error;
    },
  } satisfies Partial<App>;
  return {
    app: app as unknown as App,
    asked,
    turn: (change) =>
      act(() => {
        view = { ...view, ...change };
        for (const listener of listeners) listener();
      }),
  };
}

/** Returns an empty element in the document. */
export function paper(): HTMLElement {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  return root;
}

/** Stubs `ResizeObserver`, so that no picture is notified of its size. */
export function neverResized(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
