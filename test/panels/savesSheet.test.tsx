// @vitest-environment jsdom
/** Tests the sheet of saves: export, import and backups, and that an import asks before it changes anything. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SavesSheet } from '../../src/panels/SavesSheet';
import type { SaveTransfer } from '../../src/storage/transfer';
import { settle } from './drawn';
import { paper, testApp } from './kit';

vi.mock('../../src/i18n', async (original) => (await import('./drawn')).keyedTexts(await original()));
const transfer = vi.hoisted(() => ({ of: {} as Partial<Record<string, unknown>>, downloads: [] as string[] }));
vi.mock('../../src/storage/transfer', async (original) => ({
  ...(await original<object>()),
  openSaveTransfer: () => transfer.of,
}));
vi.mock('../../src/panels/download', () => ({
  download: (name: string, text: string) => void transfer.downloads.push(`${name}: ${text}`),
}));

const SUMMARY = {
  id: 'a',
  name: 'Žofie',
  level: 3,
  done: 4,
  scenario: null,
  created: 0,
  savedAt: 0,
  played: 7_500_000,
};
const OFFER = { envelope: {}, occasion: 'import', summary: SUMMARY, restarts: false, replaces: null };
const FAULT = { reason: 'damaged', field: '', detail: '' };
const good = (value: unknown) => async () => ({ ok: true, value });
const bad = async () => ({ ok: false, fault: FAULT });

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  transfer.downloads.length = 0;
  transfer.of = {
    persistence: () => 'granted',
    backups: async () => [],
    exportCampaign: async (id: string | null) => {
      asked.push(`export ${id}`);
      return { ok: true, value: { fileName: 'zofie.txt', code: 'code' } };
    },
    inspect: good(OFFER),
    inspectFile: good([OFFER, { ...OFFER, summary: { ...SUMMARY, id: 'b', name: 'Bob' } }]),
    inspectBackup: good(OFFER),
    accept: async ({ summary }: typeof OFFER) => {
      asked.push(`accept ${summary.id}`);
      return null;
    },
  } satisfies Record<keyof SaveTransfer, unknown>;
});

/** The names of the campaigns that can be exported. */
const EXPORTED = '.row:has([data-action=export]) > span';
const LINES = [
  { ok: true, id: 'a', name: 'Žofie', level: 3 },
  { ok: true, id: 'b', name: 'Bob', level: 2 },
  { ok: false, id: 'c' },
];

async function shown(view: object = {}) {
  const { app } = testApp({ saves: [], ...view } as never);
  const root = paper();
  await act(() => render(<SavesSheet app={app} />, root));
  await settle(root);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const press = async (selector: string, nth = 0) => {
    const button = all(selector)[nth] ?? expect.unreachable(`there is no ${selector}`);
    await act(async () => button.click());
    await settle(root);
  };
  const paste = async (code: string) => {
    const field = root.querySelector<HTMLInputElement>('input[name=code]') ?? expect.unreachable('there is no field');
    field.value = code;
    await act(async () => void field.dispatchEvent(new Event('input', { bubbles: true })));
    await act(async () => void root.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true })));
    await settle(root);
  };
  const choose = async (file: object) => {
    const field = root.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable('there is no field');
    Object.defineProperty(field, 'files', { configurable: true, value: [file] });
    await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));
    await settle(root);
  };
  const text = (selector: string) => all(selector).map(({ textContent }) => textContent);
  return { root, all, press, paste, choose, text };
}

describe('export', () => {
  it('offers the open campaign with the level of its save, otherwise every readable save', async () => {
    const open = await shown({ campaign: { id: 'a', name: 'Žofie' }, saves: LINES });
    expect(open.text(EXPORTED)).toEqual(['transfer.holds(name=Žofie, level=3)']);
    const fresh = await shown({ campaign: { id: 'new', name: 'Eva' }, saves: LINES });
    expect(fresh.text(EXPORTED)).toEqual(['transfer.holds(name=Eva, level=1)']);
    const none = await shown({ saves: LINES });
    expect(none.text(EXPORTED)).toEqual(['transfer.holds(name=Žofie, level=3)', 'transfer.holds(name=Bob, level=2)']);
    expect(none.text('section p')[0]).toBe('transfer.exportNone');
    expect((await shown({ saves: LINES.slice(0, 1) })).text('section p')[0]).toBe('transfer.exportHint');
    expect((await shown({ campaign: { id: 'a', name: 'Žofie' }, saves: LINES })).text('section p')[0]).toBe(
      'transfer.exportHint',
    );
  });

  it('saves a file, or copies the code', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (code: string) => void written.push(code) },
    });
    const { press, text } = await shown({ saves: LINES });
    await press('[data-action=export]', 1);
    expect([asked, transfer.downloads]).toEqual([['export b'], ['zofie.txt: code']]);
    expect(text('[data-action=copy]')[0]).toBe('transfer.copy');
    await press('[data-action=copy]');
    expect([written, text('[data-action=copy]')]).toEqual([['code'], ['transfer.copied', 'transfer.copy']]);
    await press('[data-action=copy]', 1);
    expect(text('[data-action=copy]')).toEqual(['transfer.copy', 'transfer.copied']);
  });

  it('reports a fault', async () => {
    transfer.of['exportCampaign'] = bad;
    const { press, text } = await shown({ saves: LINES });
    await press('[data-action=export]');
    expect(text('.error')[0]).toMatch(/^transfer\.refused\(why=/);
    expect(transfer.downloads).toEqual([]);
  });
});

describe('import', () => {
  it('shows what a code contains, and asks before it imports', async () => {
    const { paste, press, all, text } = await shown();
    await paste('a code');
    expect(all('[data-offer]').map((each) => each.dataset['offer'])).toEqual(['a']);
    expect(text('[data-offer] span')).toEqual([
      'transfer.done(count=4)',
      'transfer.played(hours=2, minutes=5)',
      expect.stringContaining('transfer.savedAt'),
    ]);
    expect([text('[data-offer] > p'), asked]).toEqual([['transfer.adds'], []]);
    await press('[data-action=accept]');
    expect([asked, all('[data-offer]'), text('.lead').at(-1)]).toEqual([
      ['accept a'],
      [],
      'transfer.accepted(name=Žofie)',
    ]);
  });

  it.each([
    [{ restarts: true }, ['transfer.relaid', 'transfer.adds']],
    [{ replaces: 'unreadable' }, ['transfer.replacesUnreadable']],
    [{ replaces: { ...SUMMARY, name: 'Old', scenario: 7 } }, ['transfer.replaces']],
  ])('says what an import replaces: %j', async (more, expected) => {
    transfer.of['inspect'] = good({ ...OFFER, ...more });
    const { paste, text } = await shown();
    await paste('a code');
    expect(text('[data-offer] > p')).toEqual(expected);
    const summaries = text('[data-offer] h2');
    expect(summaries).toHaveLength(typeof (more as { replaces?: unknown }).replaces === 'object' ? 2 : 1);
    if (summaries.length > 1) expect(text('[data-offer] span')).toContain('transfer.underWay(scenario=7)');
  });

  it('an offer that is declined changes nothing', async () => {
    const { paste, press, all } = await shown();
    await paste('a code');
    await press('[data-offer] button:not([data-action])');
    expect([asked, all('[data-offer]')]).toEqual([[], []]);
  });

  it('a file with several campaigns offers one after the other', async () => {
    const { choose, press, all } = await shown();
    await choose({ size: 10, name: 'all.txt', text: async () => 'records' });
    expect(all('[data-offer]')[0]?.dataset['offer']).toBe('a');
    await press('[data-action=accept]');
    expect(all('[data-offer]')[0]?.dataset['offer']).toBe('b');
    await press('[data-action=accept]');
    expect([all('[data-offer]'), asked]).toEqual([[], ['accept a', 'accept b']]);
  });

  it('refuses what cannot be read, a file that is too large, and a fault while importing', async () => {
    transfer.of['inspect'] = bad;
    const { paste, choose, text, all } = await shown();
    await paste('a code');
    expect([text('.error')[0], all('[data-offer]')]).toEqual([expect.stringMatching(/^transfer\.refused/), []]);
    const large = await shown();
    const reads = vi.fn(async () => '');
    await large.choose({ size: 1e9, name: 'x'.repeat(500), text: reads });
    expect([large.text('.error').length, reads.mock.calls]).toEqual([1, []]);
    await choose({ size: 10, name: 'all.txt', text: async () => 'records' });
    expect(text('.error')).toEqual([]);
    transfer.of['accept'] = async () => FAULT;
    const failing = await shown();
    await failing.choose({ size: 10, name: 'all.txt', text: async () => 'records' });
    await failing.press('[data-action=accept]');
    expect(failing.text('.error')[0]).toMatch(/^transfer\.refused/);
  });
});

it('a backup can be restored if it can be read', async () => {
  transfer.of['backups'] = async () => [
    { key: 'k1', madeAt: 0, occasion: 'import', of: { name: 'Žofie', level: 2 } },
    { key: 'k2', madeAt: 0, occasion: 'import', of: null },
  ];
  const { all, text, press } = await shown();
  expect(all('[data-backup]').map((each) => (each as HTMLButtonElement).disabled)).toEqual([false, true]);
  expect(text('section:last-of-type .row > span').map((each) => each?.split(':')[0])).toEqual([
    'transfer.holds(name=Žofie, level=2)',
    'transfer.unreadable',
  ]);
  await press('[data-backup=k1]');
  expect(all('[data-offer]')).toHaveLength(1);
});
