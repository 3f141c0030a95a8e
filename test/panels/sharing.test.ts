// @vitest-environment jsdom
/** Tests that a picture is shared where the system can share it, and is otherwise saved as a file. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharePicture } from '../../src/panels/sharing';

let context: object | null;
let blob: Blob | null;
let sharing: { can: boolean; result: unknown };
let asked: ShareData[];
let saved: [string, string][];
let revoked: string[];

beforeEach(() => {
  context = {};
  blob = new Blob(['picture'], { type: 'image/png' });
  sharing = { can: true, result: undefined };
  asked = [];
  saved = [];
  revoked = [];
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(type === 'image/png' ? blob : null),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: (url: string) => revoked.push(url) });
  vi.stubGlobal('navigator', {
    canShare: () => sharing.can,
    share: async (data: ShareData) => {
      asked.push(data);
      if (sharing.result) throw sharing.result;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drawn: unknown[] = [];
const share = (draw: (ctx: unknown) => Promise<void> = async (ctx) => void drawn.push(ctx)) =>
  sharePicture({ width: 30, height: 20, draw }, 'day.png', 'Look');

it.each([
  ['shared', true, undefined],
  ['cancelled', true, new DOMException('closed', 'AbortError')],
  ['refused', true, new DOMException('no', 'NotAllowedError')],
  ['refused', true, Object.assign(new Error('no'), { name: 'AbortError' })],
  ['saved', false, undefined],
] as const)(
  'the result is %s, if the browser can share: %s, and the system answers %s',
  async (expected, can, result) => {
    sharing = { can, result };
    expect(await share()).toBe(expected);
    expect(asked).toHaveLength(can ? 1 : 0);
    const isSaved = expected === 'saved' || expected === 'refused';
    expect(saved).toEqual(isSaved ? [['blob:1', 'day.png']] : []);
  },
);

it('the picture and the words are shared under the title of the game', async () => {
  await share();
  const [data] = asked;
  expect(data).toMatchObject({ title: 'Gloomholdin’', text: 'Look' });
  expect(data?.files?.map(({ name, type, size }) => [name, type, size])).toEqual([['day.png', 'image/png', 7]]);
});

it('a browser that cannot even be asked saves the picture', async () => {
  vi.stubGlobal('navigator', {});
  expect(await share()).toBe('saved');
});

it('the picture is drawn on a canvas of its size', async () => {
  drawn.length = 0;
  const create = vi.spyOn(document, 'createElement');
  await share();
  const canvas = create.mock.results[0]?.value as HTMLCanvasElement;
  expect([canvas.localName, canvas.width, canvas.height, drawn]).toEqual(['canvas', 30, 20, [context]]);
});

it('the saved file can be read for ten seconds', async () => {
  sharing = { can: false, result: undefined };
  await share();
  vi.advanceTimersByTime(9999);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(revoked).toEqual(['blob:1']);
});

it.each(['context', 'drawing', 'blob'])('fails without a %s', async (missing) => {
  if (missing === 'context') context = null;
  if (missing === 'blob') blob = null;
  const draw = missing === 'drawing' ? () => Promise.reject(new Error('no ink')) : undefined;
  expect(await share(draw)).toBe('failed');
  expect([asked, saved]).toEqual([[], []]);
});
