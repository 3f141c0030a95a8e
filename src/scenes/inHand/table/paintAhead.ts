/** Paints textures before they are needed, one at a time, if possible while the browser is idle. */

import { forcedCommand } from '../../../flow/inHand/forcedCommand';
import { legal, type Play, send } from '../../../flow/inHand/play';
import type { Command } from '../../../rules/inHand/commands';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Bake } from '../../core/Baker';
import type { PaintAhead } from '../../core/Director';
import { risingBakes } from './bakes';
import { gougesBake } from './moments/blow';
import { calculationBakes } from './moments/calculation';
import type { Table } from './Table';
import { type TableView, viewOf } from './tableView';

/**
 * The most legal commands whose textures are painted ahead. Most commands need the same textures, so more commands would
 * add little.
 */
const COMMANDS = 24;
/** Painting continues after this many ms even if the browser is never idle. */
const LATEST = 60;
const NOTHING = { cards: [], path: [], basic: false } as const;

/**
 * Resolves when the browser is idle, at the latest after `LATEST`. Without `requestIdleCallback`, it resolves after a third of
 * `LATEST`.
 */
function leisure(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST / 3);
  });
}

/** The play after a command and after the forced commands that follow. */
function after(play: Play, first: Command): Play {
  let next = play;
  for (let command: Command | null = first; command; command = forcedCommand(next, legal(next))) {
    const sent = send(next, command);
    if (!sent.ok) break;
    next = sent.play;
  }
  return next;
}

/** The textures of an event that appear only briefly. */
function momentBakes(table: Table, event: GameEvent, view: TableView): readonly Bake[] {
  switch (event.type) {
    case 'rolled':
      return table.signs.outlineBakes(event);
    case 'attackResolved':
      return calculationBakes(event, view);
    case 'monsterHurt':
    case 'heroHurt':
      return [gougesBake(event.before - event.after), ...risingBakes(event)];
    default:
      return risingBakes(event);
  }
}

async function paintAll(table: Table, bakes: readonly Bake[], wanted: () => boolean): Promise<void> {
  for (const bake of bakes) {
    if (!table.baker.paintAhead(bake)) continue;
    await leisure();
    if (!wanted()) return;
  }
}

/** Makes the object that the director calls to paint textures ahead of time. */
export function painterFor(table: Table): PaintAhead<Play, TableView, GameEvent> {
  return {
    async paintOutcomes(play, wanted) {
      table.baker.beginRound();
      for (const command of legal(play).slice(0, COMMANDS)) {
        await leisure();
        if (!wanted()) return;
        const next = after(play, command);
        await paintAll(table, table.bakes(viewOf(next, NOTHING), next), wanted);
        if (!wanted()) return;
      }
    },
    async paintEnd({ events, view, play }, wanted) {
      table.baker.beginRound();
      await leisure();
      if (wanted())
        await paintAll(
          table,
          [...events.flatMap((event) => momentBakes(table, event, view)), ...table.bakes(view, play)],
          wanted,
        );
    },
  };
}
