// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { whenLeaving } from '../../src/shell/leaving';

it('tells that the page is hidden or left, but not that it is visible again', () => {
  const told = vi.fn();
  whenLeaving(told);
  const turn = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
    return told.mock.calls.length;
  };
  expect([turn(true), turn(false)]).toEqual([1, 1]);
  dispatchEvent(new Event('pagehide'));
  expect(told).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
