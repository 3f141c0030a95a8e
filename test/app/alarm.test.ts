// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAlarm } from '../../src/app/alarm';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function page() {
  const heard: string[] = [];
  const target = new EventTarget();
  const alarm = openAlarm({
    page: target as Window,
    show(error) {
      heard.push(`show ${error}`);
      return () => void heard.push('take away');
    },
  });
  const stands = () => alarm.stands(() => void heard.push('say'));
  const fail = (error: unknown) => target.dispatchEvent(Object.assign(new Event('error'), { error }));
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { alarm, heard, stands, fail, reject };
}

it('shows what breaks before the game stands, once', () => {
  const { alarm, heard, fail, reject } = page();
  alarm.raise('boot');
  fail('listener');
  reject('promise');
  expect(heard).toEqual(['show boot']);
});

it('hears errors of listeners, and rejections', () => {
  for (const how of ['fail', 'reject'] as const) {
    const one = page();
    one[how]('it');
    expect(one.heard).toEqual(['show it']);
  }
});

it('says over the game what breaks when it stands, each time', () => {
  const { alarm, heard, stands, fail, reject } = page();
  stands();
  expect(heard).toEqual([]);
  fail('listener');
  reject('promise');
  alarm.raise('panel');
  expect(heard).toEqual(['say', 'say', 'say']);
});

it('says over a game that stands after all what broke before, and takes the rest away', () => {
  const { heard, stands, reject } = page();
  reject('promise');
  stands();
  reject('another');
  expect(heard).toEqual(['show promise', 'say', 'take away', 'say']);
});

it('does not take a notice of the browser for an error', () => {
  const { heard, fail } = page();
  fail(null);
  fail(undefined);
  expect(heard).toEqual([]);
});

it('writes down what only it has been told', () => {
  const { alarm, fail } = page();
  fail('listener');
  expect(console.error).not.toHaveBeenCalled();
  alarm.raise('panel');
  expect(console.error).toHaveBeenCalledWith('panel');
});
