/** Ghosts made in a worker: what the worker is sent, whom its answers reach, and what happens when it fails. */
import { describe, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { ghostsInWorker } from '../../../src/modes/longTable/ghostsInWorker';
import type { GhostRequest } from '../../../src/modes/longTable/ghostWorker';
import { type GhostTable, ghostIn, ghostTable } from '../../kit/longTableGhost';
import { tableOf } from '../../kit/longTableWon';

const table: GhostTable = ghostTable();

/** Returns a worker that records its requests; the test answers them itself. */
function heldWorker() {
  const sent: GhostRequest[] = [];
  const worker = {
    postMessage: (request: GhostRequest) => void sent.push(request),
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
  };
  const answer = (nth: number, ghost: unknown) => worker.onmessage?.({ data: { nth, ghost } });
  return { worker, sent, answer, open: vi.fn(() => worker as unknown as Worker) };
}

/** What a promise has become by now: its value, the message of its error, or 'pending'. */
const stateOf = (made: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    made.catch((error: Error) => error.message),
    new Promise((resolve) => setTimeout(() => resolve('pending'))),
  ]);

/** Plays that no rule looks at. */
const playWith = (book: object, state: object) => ({ book, state }) as Play;
const [BOOK, STATE] = [{ name: 'book' }, { name: 'state' }];

/** Returns the play in which the hero’s move is decided. */
function moving() {
  const interaction = tableOf(table.campaign);
  for (const command of table.journal.commands) interaction.send(command);
  return interaction.preview ?? interaction.play;
}

describe('ghosts in a worker', () => {
  it('send book and state only if they have changed, and number the requests', () => {
    const { sent, open } = heldWorker();
    const make = ghostsInWorker(open);
    const otherState = { name: 'later' };
    void make(playWith(BOOK, STATE), []);
    void make(playWith(BOOK, STATE), ['a1']);
    void make(playWith(BOOK, otherState), ['a1']);
    void make(playWith({ name: 'another' }, otherState), []);
    expect(sent).toEqual([
      { nth: 1, book: BOOK, state: STATE, path: [] },
      { nth: 2, book: null, state: null, path: ['a1'] },
      { nth: 3, book: null, state: otherState, path: ['a1'] },
      { nth: 4, book: { name: 'another' }, state: null, path: [] },
    ]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('come to those who asked, in whatever order; one that cannot be computed is rejected', async () => {
    const { answer, open } = heldWorker();
    const make = ghostsInWorker(open);
    const made = [1, 2, 3].map(() => make(playWith(BOOK, STATE), []));
    answer(3, 'third');
    answer(2, null);
    answer(99, 'nobody asked');
    answer(98, null);
    const states = () => Promise.all(made.map(stateOf));
    expect(await states()).toEqual(['pending', 'the worker could not compute the forecast', 'third']);
    answer(1, 'first');
    expect(await states()).toEqual(['first', 'the worker could not compute the forecast', 'third']);
  });

  it('are made in the page if the worker fails, those that wait and all later ones', async () => {
    const { worker, sent, open } = heldWorker();
    const make = ghostsInWorker(open);
    const play = moving();
    const made = [make(play, []), make(play, [table.beside])];
    worker.onerror?.({ message: 'dead' });
    const expected = [ghostIn(play, []), ghostIn(play, [table.beside])];
    expect(await Promise.all(made.map(stateOf))).toEqual(expected);
    expect(await stateOf(make(play, [table.beside]))).toEqual(expected[1]);
    expect([sent.length, open.mock.calls.length]).toEqual([2, 1]);
  });
});
