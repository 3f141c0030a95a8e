// @vitest-environment jsdom
/** Tests the strip at the top of the table while the player tries a small claim. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { ClaimStrip } from '../../src/panels/claims/ClaimStrip';
import { paper, testApp } from './kit';

vi.mock('../../src/i18n', async (original) => (await import('./drawn')).keyedTexts(await original()));

const CLAIM = { id: 'one', chance: [1, 4] };
const WORDS = { nameOf: ({ id }: { id: string }) => `name of ${id}`, aim: () => 'the aim' };

async function shown(under: object | undefined) {
  const asked: string[] = [];
  const app = {
    ...testApp().app,
    claimUnderWay: () => under,
    judgeClaim: () => asked.push('judge'),
    copies: { leave: () => asked.push('leave') },
  };
  const root = paper();
  await act(() => render(<ClaimStrip app={app as never} words={WORDS as never} />, root));
  return { root, asked, button: root.querySelector<HTMLElement>('button') };
}

it('shows the claim and its aim, and its button leaves it', async () => {
  const { root, asked, button } = await shown({ claim: CLAIM, number: 3, isDecided: false });
  const [title, note] = [...root.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(title).toBe('claims.strip(number=3, name=name of one)');
  expect(note).toBe('claims.stripAim(aim=the aim, best=25)');
  expect([button?.dataset['action'], button?.textContent, asked]).toEqual(['leaveCopy', 'claims.leave', []]);
  button?.click();
  expect(asked).toEqual(['leave']);
});

it('as soon as the aim is reached or missed, the app judges, and the button leads to the judgement', async () => {
  const { root, asked, button } = await shown({ claim: CLAIM, number: 3, isDecided: true });
  expect(root.querySelectorAll('p')[1]?.textContent).toBe('claims.stripDone');
  expect([button?.dataset['action'], button?.textContent, asked]).toEqual(['judgeClaim', 'claims.judge', ['judge']]);
});

it('is empty as long as no claim is known, and asks for no judgement', async () => {
  const { root, asked } = await shown(undefined);
  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['', '']);
  expect(asked).toEqual([]);
  const unnumbered = await shown({ claim: CLAIM, number: null, isDecided: false });
  expect(unnumbered.root.querySelector('b')?.textContent).toContain('number=0');
});
