// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAlarm } from '../../src/app/alarm';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SCRIPTS = 'https://game.example/assets/';

/** An error whose stack names `script` as the file that threw it. */
const errorOf = (script: string, message: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${script}:1:2)` });
const ours = (message: string) => errorOf(`${SCRIPTS}game.js`, message);

function page() {
  const heard: string[] = [];
  const target = new EventTarget();
  const alarm = openAlarm({
    page: target as Window,
    scripts: SCRIPTS,
    show(error) {
      heard.push(`show ${error}`);
      return () => void heard.push('take away');
    },
  });
  const stands = () => alarm.setWarningHandler(() => void heard.push('say'));
  const fail = (error: unknown, filename = `${SCRIPTS}game.js`) =>
    target.dispatchEvent(Object.assign(new Event('error'), { error, filename }));
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { alarm, heard, stands, fail, reject };
}

it('shows only the first error when the game is not mounted yet', () => {
  const { alarm, heard, fail, reject } = page();
  alarm.raise('boot');
  fail('listener');
  reject(ours('promise'));
  expect(heard).toEqual(['show boot']);
});

it('shows errors of event listeners and unhandled rejections', () => {
  for (const how of ['fail', 'reject'] as const) {
    const one = page();
    one[how](ours('it'));
    expect(one.heard).toEqual(['show Error: it']);
  }
});

it('announces every error while the game stays on screen, once it is mounted', () => {
  const { alarm, heard, stands, fail, reject } = page();
  stands();
  expect(heard).toEqual([]);
  fail('listener');
  reject(ours('promise'));
  alarm.raise('panel');
  expect(heard).toEqual(['say', 'say', 'say']);
});

it('replaces the failure panel by an announcement when the game is mounted after an error', () => {
  const { heard, stands, reject } = page();
  reject(ours('promise'));
  stands();
  reject(ours('another'));
  expect(heard).toEqual(['show Error: promise', 'say', 'take away', 'say']);
});

it('ignores error events without an error, which browsers use for notices', () => {
  const { heard, fail } = page();
  fail(null);
  fail(undefined);
  expect(heard).toEqual([]);
});

it('logs an error that was raised directly, because the browser logs all others itself', () => {
  const { alarm, fail } = page();
  fail('listener');
  expect(console.error).not.toHaveBeenCalled();
  alarm.raise('panel');
  expect(console.error).toHaveBeenCalledWith('panel');
});

it.each([
  ['an extension', 'chrome-extension://abc/content.js'],
  ['a script that an in-app browser has put into the page', 'https://game.example/'],
  ['nobody knows whom', '<anonymous>'],
])('ignores errors of %s', (_, script) => {
  const { heard, stands, fail, reject } = page();
  fail(errorOf(script, 'theirs'), script);
  reject(errorOf(script, 'theirs'));
  reject('a reason without a stack');
  reject(undefined);
  stands();
  expect(heard).toEqual([]);
});
