// @vitest-environment jsdom
/** Tests the page of a small claim after a try: the judgement, the steps, and the ways on. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { ClaimPage } from '../../src/panels/claims/ClaimPage';
import { paper } from './kit';

vi.mock('../../src/i18n', async (original) => (await import('./drawn')).keyedTexts(await original()));

const CLAIM = { id: 'one', chance: [1, 2] };
const LIST = ['one', 'two', 'three'].map((id) => ({ id, mode: 'inHand' }));
const WORDS = {
  playOf: () => 'play',
  where: () => 'here',
  nameOf: () => 'the name',
  picture: () => null,
  aim: () => 'the aim',
  aimLong: () => 'the long aim.',
  cards: () => ['this card', 'that card'],
  situation: () => ['a situation'],
  label: (_: unknown, command: string) => command,
};
const RESULT = { id: 'one', score: 250, steps: 'kl' };

async function shown(view: object = {}) {
  const asked: string[] = [];
  let watched = () => {};
  const app = {
    showPage: (panel: string, page: string | null) => asked.push(`${panel} ${page}`),
    openClaim: (mode: string, id: string) => asked.push(`${mode} ${id}`),
    playClaim: ({ id }: { id: string }) => asked.push(`play ${id}`),
    watchClaim: (_: object, isWanted: () => boolean) =>
      new Promise<void>((resolve) => {
        watched = () => {
          if (isWanted()) asked.push('watched');
          resolve();
        };
      }),
  };
  const whole = { list: LIST, claims: [], results: new Map(), waiting: null, last: null, ...view };
  const root = paper();
  await act(() =>
    render(<ClaimPage app={app as never} view={whole as never} words={WORDS as never} claim={CLAIM as never} />, root),
  );
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const press = (action: string) => act(async () => all(`[data-action=${action}]`)[0]?.click());
  return {
    root,
    all,
    press,
    asked,
    watched: () => act(async () => watched()),
    texts: (at: string) => all(at).map((each) => each.textContent),
  };
}

it('an untried claim is begun, and shows its conditions but no judgement', async () => {
  const { all, press, asked, texts } = await shown();
  expect(texts('.seal-row span')).toEqual(['claims.begin']);
  expect([all('.claim-outcome'), all('[role=alert]'), all('[data-action=watchClaim]')]).toEqual([[], [], []]);
  expect(texts('.lead')).toEqual(['The aim']);
  expect(texts('.claim-task p').slice(1)).toEqual([
    'the long aim. claims.bestLine(best=50)',
    'claims.cards(cards=this card, that card)',
    'a situation',
  ]);
  expect(texts('article > p').at(-1)).toBe('claims.first');
  await press('beginClaim');
  await press('allClaims');
  await press('nextClaim');
  expect(asked).toEqual(['play one', 'claims null', 'inHand two']);
});

it('a claim with a waiting try goes on, and a tried one is tried again for practice', async () => {
  expect((await shown({ waiting: 'one' })).texts('.seal-row span')).toEqual(['claims.goOn']);
  expect((await shown({ waiting: 'two' })).texts('.seal-row span')).toEqual(['claims.begin']);
  const tried = await shown({ results: new Map([['one', RESULT]]) });
  expect(tried.texts('.seal-row span')).toEqual(['claims.again']);
  expect(tried.texts('article > p').at(-1)).toBe('claims.practice');
});

it('the next claim is the first other one without a result', async () => {
  const results = new Map([
    ['one', RESULT],
    ['two', { ...RESULT, id: 'two' }],
  ]);
  const { press, asked } = await shown({ results });
  await press('nextClaim');
  expect(asked).toEqual(['inHand three']);
  const all = new Map(LIST.map(({ id }) => [id, { ...RESULT, id }]));
  expect((await shown({ results: all })).all('[data-action=nextClaim]')).toEqual([]);
});

it('the best line is watched once at a time', async () => {
  const { press, all, texts, watched } = await shown({ results: new Map([['one', RESULT]]) });
  const button = () => all('[data-action=watchClaim]')[0] as HTMLButtonElement;
  expect([button().disabled, texts('[data-action=watchClaim]')]).toEqual([false, ['claims.watch']]);
  await press('watchClaim');
  expect([button().disabled, texts('[data-action=watchClaim]')]).toEqual([true, ['claims.weighing']]);
  await watched();
  expect(button().disabled).toBe(false);
});

it('given a best line that comes after the page is left, then it is not shown', async () => {
  const { press, root, asked, watched } = await shown({ results: new Map([['one', RESULT]]) });
  await press('watchClaim');
  await act(() => render(null, root));
  await watched();
  expect(asked).toEqual([]);
});

it('the judgement compares the own line with the best one', async () => {
  const { all, texts } = await shown({ results: new Map([['one', RESULT]]) });
  expect(texts('.claim-bar b')).toEqual(['claims.chance(points=25)', 'claims.chance(points=50)']);
  expect(all('.claim-bar > i > i').map(({ style }) => style.width)).toEqual(['25%', '50%']);
  expect(texts('.claim-strip span')[0]).toContain('squares=■◪');
  expect(all('.claim-steps')).toEqual([]);
});

it.each([
  ['reached', 'claims.fellWell'],
  ['missed', 'claims.fellIll'],
])('the steps of the last try say where it lost, and that the aim was %s', async (verdict, words) => {
  const steps = [
    { play: 'a', command: 'first', better: null, score: 500 },
    { play: 'b', command: 'second', better: { play: 'c', command: 'other' }, score: 250 },
  ];
  const view = { results: new Map([['one', RESULT]]), last: { id: 'one', judged: { steps, verdict } } };
  const { all, texts } = await shown(view);
  expect(all('.claim-steps li').map((each) => each.dataset['lost'])).toEqual(['false', 'true']);
  expect(texts('.claim-steps em')).toEqual([' claims.better(what=other)']);
  expect(texts('.claim-steps b')).toEqual(['50', '25']);
  expect(texts('.claim-outcome p.small')).toEqual([words]);
  const other = await shown({ ...view, last: { ...view.last, id: 'two' } });
  expect([other.all('.claim-steps'), other.all('[role=alert]')]).toEqual([[], []]);
});

it.each([
  [async () => {}, 'claims.copied'],
  [() => Promise.reject(new Error('no')), 'claims.notCopied'],
])('a copy says whether it worked: %#', async (writeText, said) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { press, texts } = await shown({ results: new Map([['one', RESULT]]) });
  await press('copyClaim');
  await expect.poll(() => texts('.claim-strip').join()).toContain(said);
  vi.unstubAllGlobals();
});
