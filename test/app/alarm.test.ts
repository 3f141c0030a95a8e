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

/** An error that some script has thrown. */
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
  const stands = () => alarm.onMounted(() => void heard.push('say'));
  const fail = (error: unknown, filename = `${SCRIPTS}game.js`) =>
    target.dispatchEvent(Object.assign(new Event('error'), { error, filename }));
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { alarm, heard, stands, fail, reject };
}

it('shows what breaks before the game stands, once', () => {
  const { alarm, heard, fail, reject } = page();
  alarm.raise('boot');
  fail('listener');
  reject(ours('promise'));
  expect(heard).toEqual(['show boot']);
});

it('hears errors of listeners, and rejections', () => {
  for (const how of ['fail', 'reject'] as const) {
    const one = page();
    one[how](ours('it'));
    expect(one.heard).toEqual(['show Error: it']);
  }
});

it('says over the game what breaks when it stands, each time', () => {
  const { alarm, heard, stands, fail, reject } = page();
  stands();
  expect(heard).toEqual([]);
  fail('listener');
  reject(ours('promise'));
  alarm.raise('panel');
  expect(heard).toEqual(['say', 'say', 'say']);
});

it('says over a game that stands after all what broke before, and takes the rest away', () => {
  const { heard, stands, reject } = page();
  reject(ours('promise'));
  stands();
  reject(ours('another'));
  expect(heard).toEqual(['show Error: promise', 'say', 'take away', 'say']);
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

it.each([
  ['an extension', 'chrome-extension://abc/content.js'],
  ['a script that an in-app browser has put into the page', 'https://game.example/'],
  ['nobody knows whom', '<anonymous>'],
])('says nothing of errors of %s', (_, script) => {
  const { heard, stands, fail, reject } = page();
  fail(errorOf(script, 'theirs'), script);
  reject(errorOf(script, 'theirs'));
  reject('a reason without a stack');
  stands();
  expect(heard).toEqual([]);
});
