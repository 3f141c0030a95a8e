// @vitest-environment jsdom
/** Tests panels that are fetched when they are first shown, or in advance. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { lazyPanel } from '../../src/panels/lazyPanel';

const shown = (Panel: ReturnType<typeof lazyPanel<object>>) => {
  const root = document.createElement('div');
  act(() => render(<Panel />, root));
  return root;
};

it('a preloaded panel is drawn in the first frame, and is fetched only once', async () => {
  const fetch = vi.fn(async () => () => <p>here</p>);
  const Panel = lazyPanel(fetch);
  Panel.preload();
  await vi.waitFor(() => expect(fetch).toHaveResolved(), 30_000);
  await act(async () => undefined);
  expect(shown(Panel).textContent).toBe('here');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('a failed preload is silent, and the panel is fetched again when it is shown', async () => {
  const fetch = vi.fn(async () => () => <p>here</p>);
  fetch.mockRejectedValueOnce(new Error('offline'));
  const Panel = lazyPanel(fetch);
  Panel.preload();
  await act(async () => undefined);
  const root = shown(Panel);
  expect(root.textContent).toBe('');
  await vi.waitFor(() => expect(root.textContent).toBe('here'), 30_000);
});
