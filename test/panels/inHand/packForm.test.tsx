// @vitest-environment jsdom
/** Tests that a pack is entered as a file or as pasted text, and that a file that is too long is not read. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { PackForm } from '../../../src/panels/packs/PackForm';
import type { Fault } from '../../../src/storage/untrusted';
import { paper } from '../kit';

beforeAll(() => openChapter('packs'));

/** UTF-8 takes at most four bytes for each of 2,000,000 characters. */
const MAX_BYTES = 8_000_000;

async function shown() {
  const texts: string[] = [];
  const faults: Fault[] = [];
  const root = paper();
  const form = (
    <PackForm
      message={null}
      title="A pack"
      word="Look"
      action="look"
      onText={(text) => texts.push(text)}
      onFault={(f) => faults.push(f)}
    >
      <button type="button" id="more" />
    </PackForm>
  );
  await act(() => void render(form, root));
  const find = <T extends HTMLElement>(selector: string): T =>
    root.querySelector<T>(selector) ?? expect.unreachable(selector);
  const choose = (...files: { size: number; name?: string }[]) =>
    act(async () => {
      const input = find<HTMLInputElement>('input[type=file]');
      const given = files.map(({ size, name = 'a.json' }) => ({ size, name, text: async () => `the text of ${size}` }));
      Object.defineProperty(input, 'files', { value: given, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { texts, faults, find, choose };
}

it('a file is read up to the maximum size of a pack', async () => {
  const { texts, faults, choose } = await shown();
  await choose({ size: MAX_BYTES });
  expect([texts, faults]).toEqual([['the text of 8000000'], []]);
  await choose({ size: MAX_BYTES + 1, name: `${'long'.repeat(40)}.json` });
  expect(texts).toHaveLength(1);
  expect(faults).toMatchObject([{ reason: 'tooLong', field: '' }]);
  expect(faults[0]?.detail.length).toBeLessThanOrEqual(61);
  await choose();
  expect([texts.length, faults.length]).toEqual([1, 1]);
});

it('pasted text is submitted by the button, which is disabled before', async () => {
  const { texts, find } = await shown();
  const button = find<HTMLButtonElement>('[data-action=look]');
  expect([button.disabled, button.textContent, button.type]).toEqual([true, 'Look', 'submit']);
  const area = find<HTMLTextAreaElement>('textarea');
  await act(() => {
    area.value = '{}';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(button.disabled).toBe(false);
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  await act(() => void find('form').dispatchEvent(sent));
  expect([texts, sent.defaultPrevented]).toEqual([['{}'], true]);
  expect(find('h2').textContent).toBe('A pack');
  find('#more');
});
