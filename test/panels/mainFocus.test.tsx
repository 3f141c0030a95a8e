// @vitest-environment jsdom
/** Tests which button has the focus on a new page. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { useMainFocus } from '../../src/panels/useFirstFocus';
import { paper } from './kit';

function Page({ name, main, isDisabled }: { name: string; main: string | null; isDisabled: boolean }) {
  useMainFocus(name);
  return (
    <main class="screen">
      <button type="button" key={`${name} quiet`} />
      {main !== null && <button type="button" key={name} id={name} class={main} disabled={isDisabled} />}
    </main>
  );
}

it('the main button of a new page has the focus if the last input was a key, also if the page is loaded late', async () => {
  const root = paper();
  const draw = (name: string, main: string | null, isDisabled = false) =>
    act(() => render(<Page {...{ name, main, isDisabled }} />, root));
  const focused = () => document.activeElement?.id;
  await draw('title', 'slab paper');
  expect(focused()).toBe('');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  await draw('scenario', 'wax');
  expect(focused()).toBe('scenario');
  await draw('outcome', null);
  expect(focused()).toBe('');
  await draw('outcome', 'onward');
  await expect.poll(focused).toBe('outcome');
  await draw('quest', 'wax', true);
  expect(focused()).toBe('');
  await draw('quest', 'wax');
  await expect.poll(focused).toBe('quest');
  await act(() => render(null, root));
  await draw('founding', 'wax');
  expect(focused()).toBe('founding');
  dispatchEvent(new Event('pointerdown'));
  await draw('camp', 'wax');
  expect(focused()).toBe('');
});
