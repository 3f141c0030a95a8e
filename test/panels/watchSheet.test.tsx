// @vitest-environment jsdom
/** Tests that a player without a share code can watch a sample game, and that it is won under the current rules. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { fetchModes, modeOf } from '../../src/modes';
import { IN_HAND_PANELS } from '../../src/panels/inHand';
import { LONG_TABLE_PANELS } from '../../src/panels/longTable';
import { openCode } from '../../src/panels/viewer/open';
import { WatchSheet } from '../../src/panels/viewer/WatchSheet';
import { decodeShare, encodeShare } from '../../src/storage/shareCode';
import { paper, testApp } from './kit';

await fetchModes();

const SAMPLES = [
  ['in hand', IN_HAND_PANELS.sampleGame],
  ['the Long Table', LONG_TABLE_PANELS.sampleGame],
] as const;

it.each(SAMPLES)('%s: the sample game opens and ends with a victory', async (_, sampleGame) => {
  const viewing = await openCode(await sampleGame(), modeOf);
  if (typeof viewing === 'string') return expect.unreachable(viewing);
  viewing.seek(viewing.last);
  expect(viewing.interaction.play.phase).toMatch(/won/i);
});

it.each(SAMPLES)(
  '%s: given a shared game of other content, then it is refused with the reason',
  async (_, sampleGame) => {
    const read = await decodeShare(await sampleGame(), modeOf);
    if (!read.ok) return expect.unreachable(read.fault.reason);
    const older = await encodeShare({ ...read.value, contentHash: '0badcafe' });
    expect(await openCode(older, modeOf)).toBe(
      'That game cannot be watched. It was played in another version: cards or scenarios have changed since.',
    );
  },
);

async function pressSample(sampleGame: () => Promise<string>, watch: (code: string) => Promise<string | null>) {
  const { app } = testApp();
  Object.assign(app, { watch });
  const root = paper();
  await act(() => render(<WatchSheet app={app} sampleGame={sampleGame} />, root));
  await act(async () => root.querySelector<HTMLElement>('[data-action=watch-sample]')?.click());
  return () => root.querySelector('[role=status]')?.textContent;
}

it('the button opens the sample game of the mode', async () => {
  const watched: string[] = [];
  const readStatus = await pressSample(
    async () => 'sample',
    async (code) => {
      watched.push(code);
      return null;
    },
  );
  expect([watched, readStatus()]).toEqual([['sample'], '']);
});

it('shows a message if the sample game cannot be fetched', async () => {
  const offline = async () => Promise.reject(new TypeError('Failed to fetch'));
  const readStatus = await pressSample(offline, () => expect.unreachable());
  await expect.poll(readStatus).toMatch(/could not be fetched/);
});
