/** The workers of both modes: each does the work of its mode, and answers in messages. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { bookFor as tableBookFor } from '../../src/content/longTable';
import { begin } from '../../src/flow/longTable/play';
import { loadShippedClaims } from '../../src/storage/inHand/claims';
import { loadShippedClaims as loadTableClaims } from '../../src/storage/longTable/claims';
import { ghostIn, ghostTable } from '../kit/longTableGhost';
import { setupFor } from '../kit/longTableSetups';
import { tableOf } from '../kit/longTableWon';

/** The worker's side of the channel. */
const here: { onmessage?: (event: { data: unknown }) => void; posted: unknown[] } = { posted: [] };

beforeEach(() => {
  vi.resetModules();
  here.posted = [];
  vi.stubGlobal(
    'self',
    Object.assign(here, { postMessage: (message: unknown) => void here.posted.push(structuredClone(message)) }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sends a worker a message, and returns what the worker posts. */
async function answersOf(fetch: () => Promise<unknown>, data: unknown): Promise<unknown[]> {
  await fetch();
  here.onmessage?.({ data: structuredClone(data) });
  return here.posted;
}

it('an audit in hand, and one of the Long Table, say that they have begun and end with their findings', async () => {
  const setup = { ...NEWCOMER, scenario: 'plotNine', seed: 'worker' };
  const game = { setup, book: bookFor(setup), commands: [] };
  const found = await answersOf(() => import('../../src/modes/inHand/auditWorker'), { game, record: null });
  expect([found[0], found.at(-1)]).toMatchObject([
    { progress: 'begun' },
    { result: { progress: null, sheet: { moves: [] } } },
  ]);
  here.posted = [];
  const tableSetup = setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'worker' });
  const table = { setup: tableSetup, book: tableBookFor(tableSetup), commands: [{ type: 'nonsense' }] };
  const refused = await answersOf(() => import('../../src/modes/longTable/auditWorker'), { game: table, record: null });
  expect([refused[0], refused.at(-1)]).toEqual([{ progress: 'begun' }, { result: null }]);
});

it.each([
  ['in hand', loadShippedClaims, () => import('../../src/modes/inHand/claimWorker')],
  ['of the Long Table', loadTableClaims, () => import('../../src/modes/longTable/claimWorker')],
] as const)(
  'a judge of claims %s finds the best line',
  async (_, load, fetch) => {
    const claim = (await load()).claims.find((each) => each !== null);
    const found = await answersOf(fetch, { claim, line: null });
    const commands = expect.arrayContaining([expect.objectContaining({ type: expect.any(String) })]);
    expect(found).toMatchObject([{ progress: 'begun' }, { result: { judged: null, best: { commands } } }]);
  },
  60_000,
);

it('an adviser of the Long Table says that it has begun, then gives its hint', async () => {
  const play = begin(tableBookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'worker' })));
  const found = await answersOf(() => import('../../src/modes/longTable/adviseWorker'), { ...play, events: [] });
  expect(found).toMatchObject([{ progress: 'begun' }, { result: { command: {}, reason: {} } }]);
}, 60_000);

it('a forecaster of the Long Table keeps book and state, and answers null when it cannot forecast', async () => {
  const table = ghostTable();
  const interaction = tableOf(table.campaign);
  for (const command of table.journal.commands) interaction.send(command);
  const play = interaction.preview ?? interaction.play;
  const { book, state } = play;
  const fetch = () => import('../../src/modes/longTable/ghostWorker');
  expect(await answersOf(fetch, { nth: 1, book: null, state: null, path: [] })).toEqual([{ nth: 1, ghost: null }]);
  here.posted = [];
  await answersOf(fetch, { nth: 2, book, state, path: [] });
  await answersOf(fetch, { nth: 3, book: null, state: null, path: [table.beside] });
  await answersOf(fetch, { nth: 4, book: null, state: { ...state, figures: null }, path: [] });
  expect(here.posted).toEqual([
    { nth: 2, ghost: structuredClone(ghostIn(play, [])) },
    { nth: 3, ghost: structuredClone(ghostIn(play, [table.beside])) },
    { nth: 4, ghost: null },
  ]);
});
