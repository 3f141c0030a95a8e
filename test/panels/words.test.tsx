// @vitest-environment jsdom
/** Tests that menu, log and keys of the table use the texts and actions of the mode. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { listenForKeys } from '../../src/panels/keys';
import { type LogEntry, LogSheet } from '../../src/panels/LogSheet';
import { Menu } from '../../src/panels/Menu';
import { openInteraction } from '../../src/session/inHand/interaction';
import { openSession } from '../kit/inHand';
import { paper, testApp } from './kit';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => document.body.replaceChildren());

const atTable = () =>
  openInteraction(openSession(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'words' }), { save: () => {} }));

it('the menu names the command that a redo repeats, and has the buttons of the mode', async () => {
  const interaction = atTable();
  const [first] = interaction.options;
  if (first) interaction.send(first);
  interaction.undo();
  const { app, asked } = testApp({ screen: 'table', interaction });
  const root = paper();
  const gameWords = { label: (_: unknown, { type }: { readonly type: string }) => `the ${type}` };
  await act(() =>
    render(
      <Menu app={app} gameWords={gameWords}>
        <button type="button">Shout</button>
      </Menu>,
      root,
    ),
  );
  const redo = root.querySelector<HTMLElement>('[data-action=redo]');
  expect(redo?.textContent).toContain(`the ${first?.type}`);
  const buttons = [...root.querySelectorAll('button')].map((each) => each.textContent);
  expect(buttons).toEqual(expect.arrayContaining(['Shout', 'Music: on']));
  redo?.click();
  expect(asked).toEqual(['show null']);
  expect(interaction.session.journal.commands).toEqual([first]);
});

it('the log is divided into rounds, and an opened entry shows its figures', async () => {
  const entry = (text: string, round: number, at: number): LogEntry<string> => ({
    text,
    rule: `R${at}.1`,
    round,
    at,
    commandLabel: at === 0 ? null : 'Hop',
    event: text,
  });
  const entries = [entry('It began.', 1, 0), entry('You hopped.', 2, 1)];
  const words = {
    entriesOf: () => entries,
    figuresOf: (event: string) => [{ what: 'Letters', value: String(event.length) }],
  };
  const { app, asked } = testApp({ screen: 'table', interaction: atTable() });
  const root = paper();
  await act(() => render(<LogSheet app={app} words={words} />, root));
  expect([...root.querySelectorAll('.log-round')].map((each) => each.textContent)).toEqual([
    'Round 1It began. R0.1',
    'Round 2You hopped. R1.1',
  ]);
  const [, second] = root.querySelectorAll('details');
  await act(() => {
    if (second) second.open = true;
    second?.dispatchEvent(new Event('toggle'));
  });
  expect(second?.querySelector('dl')?.textContent).toBe('Letters11');
  expect(second?.querySelector('.log-about p')?.textContent).toContain('Hop');
  second?.querySelector<HTMLElement>('[data-action=rule]')?.click();
  second?.querySelector<HTMLElement>('[data-action=watch-at]')?.click();
  expect(asked).toEqual(['rule R1.1', 'watch at 1']);
});

it('the keys of all tables and those of the mode work', () => {
  const interaction = atTable();
  const [first] = interaction.options;
  if (first) interaction.send(first);
  const { app, asked } = testApp({ screen: 'table', interaction });
  listenForKeys(app, { hint: () => void asked.push('hint') });
  const key = (name: string) => dispatchEvent(new KeyboardEvent('keydown', { key: name }));
  for (const name of ['l', 'h', 'r', 'o']) key(name);
  expect(asked).toEqual(['show log', 'hint', 'show menu']);
  key('z');
  expect(interaction.session.journal.commands).toEqual([]);
});
