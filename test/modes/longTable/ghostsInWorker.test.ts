import { describe, expect, it, vi } from 'vitest';
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
    onerror: null as (() => void) | null,
  };
  return { worker, sent, open: vi.fn(() => worker as unknown as Worker) };
}

/** Returns the play in which the hero’s move is decided. */
function moving() {
  const interaction = tableOf(table.campaign);
  for (const command of table.journal.commands) interaction.send(command);
  return interaction.preview ?? interaction.play;
}

describe('ghosts in a worker', () => {
  it('send book and state once, then only paths', async () => {
    const { worker, sent, open } = heldWorker();
    const make = ghostsInWorker(open);
    const play = moving();
    const ghost = ghostIn(play, []);
    const made = [make(play, []), make(play, [table.beside])];
    expect(sent).toMatchObject([
      { book: play.book, state: play.state, path: [] },
      { book: null, state: null, path: [table.beside] },
    ]);
    for (const { nth } of sent) worker.onmessage?.({ data: { nth, ghost: nth === 1 ? ghost : null } });
    expect(await made[0]).toBe(ghost);
    await expect(made[1]).rejects.toThrow();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('are made in the page if the worker fails', async () => {
    const { worker, open } = heldWorker();
    const make = ghostsInWorker(open);
    const play = moving();
    const made = make(play, []);
    worker.onerror?.();
    expect(await made).toEqual(ghostIn(play, []));
    expect(await make(play, [table.beside])).toEqual(ghostIn(play, [table.beside]));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
