// @vitest-environment jsdom
/** Tests the sheet of small claims: the list with seals, the page of a claim, and the messages about unreadable data. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { openChapter, t } from '../../src/i18n';
import type { ClaimsView } from '../../src/panels/claims/words';
import type { InHandApp } from '../../src/panels/inHand/app';
import { ClaimsSheet } from '../../src/panels/inHand/Claims';
import type { ListedClaim } from '../../src/storage/claims';
import { loadShippedClaims } from '../../src/storage/inHand/claims';
import { stubBrowser } from './drawn';
import { steps } from './kit';

stubBrowser();

const claims = (await loadShippedClaims()).claims.filter((each) => each !== null).slice(0, 3);
const [first, second, third] = claims;
if (!first || !second || !third) throw new Error('three claims are needed');
const best = (1000 * first.chance[0]) / first.chance[1];
const TABLE_CLAIM: ListedClaim = {
  id: 'table',
  mode: 'longTable',
  degree: first.degree,
  aim: 'fellClear',
  figure: 'tallyCrow',
  best: 612,
};
const VIEW: ClaimsView = {
  list: [
    ...claims.map(({ id, degree, aim, chance: [part, whole] }) => ({
      id,
      mode: 'inHand',
      degree,
      aim: aim.kind,
      figure: null,
      best: Math.round((1000 * part) / whole),
    })),
    TABLE_CLAIM,
  ],
  claims,
  monsterNames: (mode, monster) => `${monster} of ${mode}`,
  unreadable: 0,
  results: new Map([[first.id, { id: first.id, score: Math.round(best), steps: 'kk' }]]),
  today: second.id,
  isDamaged: false,
  waiting: null,
  last: null,
};

beforeAll(() => Promise.all([openChapter('claims'), openChapter('mirror')]));

async function shown(view: ClaimsView | Error) {
  const asked: string[] = [];
  const trail = steps();
  const app = {
    cardPictures: { heroPath: () => '', monsterPath: () => '' },
    ...trail,
    openClaim: (mode: string, id: string) =>
      mode === 'inHand' ? trail.showPage('claims', id) : void asked.push(`${mode} ${id}`),
    view: {},
    show: () => {},
    async readClaims() {
      if (view instanceof Error) throw view;
      return view;
    },
    playClaim: ({ id }: { id: string }) => void asked.push(id),
  };
  const root = document.createElement('div');
  await act(async () => render(<ClaimsSheet app={app as unknown as InHandApp} />, root));
  const press = (at: string) =>
    act(async () => {
      const button = root.querySelector<HTMLElement>(at);
      if (!button) throw new Error(`there is no ${at}`);
      button.click();
    });
  return { root, asked, press };
}

it('shows the seal of a claim with a result, and the best chance of an open claim', async () => {
  const { root } = await shown(VIEW);
  const rows = [...root.querySelectorAll('.claim-row')];
  expect(rows.map((row) => row.querySelector('.claim-seal')?.getAttribute('data-seal'))).toEqual([
    'gold',
    'open',
    'open',
    'open',
  ]);
  expect(rows[0]?.textContent).toContain('of');
  expect(rows[1]?.textContent).toContain('best');
});

it('given claims that cannot be loaded, then a sentence says so', async () => {
  const { root } = await shown(new Error('offline'));
  expect(root.querySelector('[role=status]')?.textContent).toBe(t('frame.cannotFetch'));
});

it('opens the claim of the day, shows what each seal requires, and starts the claim', async () => {
  const { root, asked, press } = await shown(VIEW);
  await press('[data-action=claimOfTheDay]');
  expect(root.querySelectorAll('.claim-seals tr')).toHaveLength(3);
  await press('[data-action=beginClaim]');
  expect(asked).toEqual([second.id]);
  await press('[data-action=allClaims]');
  expect(root.querySelectorAll('.claim-row')).toHaveLength(4);
});

it('returns from a claim to its shelf', async () => {
  const far = { ...VIEW.list[2], degree: 3 as const } as ListedClaim;
  const list = VIEW.list.map((each) => (each.id === third.id ? far : each));
  const { root, press } = await shown({ ...VIEW, list, claims: [first, second, { ...third, degree: 3 }] });
  await press('[data-degree="3"]');
  await press('[data-claim="3"]');
  await press('[data-action=allClaims]');
  expect(root.querySelector('[data-degree="3"]')?.getAttribute('aria-expanded')).toBe('true');
});

it('given a claim from the foot of a filtered list, then its page begins at its head, and the list is found again', async () => {
  const { root, press } = await shown(VIEW);
  const page = root.querySelector<HTMLElement>('.page') ?? expect.unreachable('there is no page');
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.getAttribute('data-claim'));
  });
  await press('[data-action=claims-inHand]');
  page.scrollTop = 700;
  await press('[data-claim="3"]');
  expect([page.scrollTop, seen]).toEqual([0, []]);
  await press('[data-action=allClaims]');
  expect(seen).toEqual(['3']);
  expect(root.querySelector('[data-action=claims-inHand]')?.getAttribute('aria-pressed')).toBe('true');
});

it('filters the list by mode, and opens a claim of the other mode there', async () => {
  const { root, asked, press } = await shown(VIEW);
  await press('[data-action=claims-longTable]');
  const rows = [...root.querySelectorAll('.claim-row')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '4 · tallyCrow of longTableThe Long Table: fell it and end the turn clear of enemiesbest 61Open',
  ]);
  await press('[data-claim="4"]');
  expect(asked).toEqual(['longTable table']);
  await press('[data-action=claims-inHand]');
  expect(root.querySelectorAll('.claim-row')).toHaveLength(3);
});

it('names the mode of a claim of the other mode if the names of its monsters cannot be loaded', async () => {
  const { root } = await shown({ ...VIEW, monsterNames: null });
  expect(root.querySelector('[data-claim="4"]')?.textContent).toBe(
    '4 · The Long Tablefell it and end the turn clear of enemiesbest 61Open',
  );
});

it('reports a try that could not be judged', async () => {
  const { root, press } = await shown({ ...VIEW, last: { id: second.id, judged: null } });
  await press('[data-claim="2"]');
  expect(root.querySelector('[role=alert]')?.textContent).toContain('could not be judged');
});

it('shows the seal of a claim with a result, and a line to share that reveals no move', async () => {
  const { root, press } = await shown(VIEW);
  await press('[data-claim="1"]');
  expect(root.querySelector('.claim-verdict')?.textContent).toBe('Served, with gold');
  expect(root.querySelector('.claim-strip span')?.textContent).toMatch(/^Gloomholdin’ small claim 1 · gold · .* · ■■$/);
});

it('given a damaged record of seals, then it says that the next claim begins a new one', async () => {
  const { root } = await shown({ ...VIEW, results: null, isDamaged: true });
  expect(root.querySelector('[role=alert]')?.textContent).toBe(
    'The record of your seals is damaged. The next claim you play begins a new one, and this one goes to the backups; campaigns are not touched.',
  );
});

it('reports that a claim or the seals cannot be read', async () => {
  const { root } = await shown({ ...VIEW, unreadable: 1, results: null });
  const alerts = [...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    '1 claim cannot be read and is left out. Nothing else is lost.',
    'Your seals cannot be read now. They are left as they are.',
  ]);
});
