// @vitest-environment jsdom
/** Tests the reference with a small rule book. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { Reference } from '../../src/panels/reference/Reference';
import { entryOf, type RuleBook, sectionsOf } from '../../src/panels/reference/ruleBook';
import { paper, testApp } from './kit';

const TEXTS: Readonly<Record<string, string>> = {
  'R1.1': 'Bring an umbrella; see R2.1.',
  'R1.2': 'Share it.',
  'R2.1': 'It always rains.',
};

const BOOK: RuleBook = {
  rules: Object.keys(TEXTS),
  factsOf: (rule) => (rule === 'R2.1' ? { ruling: true, figure: 'cloud', see: ['R1.2'] } : {}),
  textOf: (rule) => TEXTS[rule] ?? '',
  titleOf: (section) => (section === 'R1' ? 'Umbrellas' : 'Rain'),
  noteOf: (rule) => (rule === 'R1.2' ? { text: 'Two may stand under one.', ruling: false } : null),
  drawing: (figure) => <figure>{figure}</figure>,
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

async function open(rule: string | null) {
  const { app } = testApp({ sheet: 'rules', rule });
  const root = paper();
  await act(() => render(<Reference app={app} book={BOOK} />, root));
  const place = (name: string) => root.querySelector<HTMLElement>(`[data-place="${name}"]`);
  return { root, place };
}

it('the reference shows sections, rules, rulings, notes and drawings', async () => {
  const { root, place } = await open(null);
  expect([...root.querySelectorAll('.reference-contents a')].map((each) => each.textContent)).toEqual([
    'R1 Umbrellas',
    'R2 Rain',
  ]);
  expect([...root.querySelectorAll('article')].map((each) => each.dataset['place'])).toEqual(BOOK.rules);
  expect(place('R1.2')?.querySelector('.note')?.textContent).toContain('Two may stand under one.');
  expect(place('R2.1')?.querySelector('figure')?.textContent).toBe('cloud');
  expect(place('R2.1')?.querySelector('.see a')?.textContent).toBe('R1.2');
  expect(place('R2.1')?.querySelector('.ruling')).not.toBeNull();
  expect(place('R1.1')?.querySelector('.ruling')).toBeNull();
});

it('the reference opens at a rule, and a rule number leads to its rule', async () => {
  const { root, place } = await open('R1.1');
  expect(document.activeElement).toBe(place('R1.1'));
  await act(() => place('R1.1')?.querySelector<HTMLElement>('p a')?.click());
  expect(root.querySelector('.rule.here')).toBe(place('R2.1'));
  expect(document.activeElement).toBe(place('R2.1'));
});

it('the reference opens at its beginning if there is no such rule', async () => {
  const { root } = await open('no rule');
  expect(root.querySelector('.rule.here')).toBeNull();
});

it('the search finds rules by their words, also with a typing mistake', async () => {
  const { root } = await open(null);
  const field = root.querySelector('input');
  await act(() => {
    if (field) field.value = 'umbrela';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([...root.querySelectorAll('article')].map((each) => each.dataset['place'])).toContain('R1.1');
  expect(root.querySelector('.of-section')?.textContent).toBe('Umbrellas');
});

it('a place is found by the number of its section or rule', () => {
  expect(sectionsOf(BOOK.rules)).toEqual(['R1', 'R2']);
  expect(['R1', 'R1.2', 'R1.3', 'R', ''].map((each) => entryOf(BOOK, each))).toEqual(['R1', 'R1.2', null, null, null]);
});

it('given the reference is open, then only it is printed, and when it is closed the page is printed again', async () => {
  const { root } = await open(null);
  expect(document.body.classList.contains('prints-reference')).toBe(true);
  await act(() => render(null, root));
  expect(document.body.classList.contains('prints-reference')).toBe(false);
});
