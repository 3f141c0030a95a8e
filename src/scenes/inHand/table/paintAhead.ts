/** Paints textures before they are needed, one at a time, if possible while the browser is idle. */

import { forcedCommand } from '../../../flow/inHand/forcedCommand';
import { legal, type Play, send } from '../../../flow/inHand/play';
import type { Command } from '../../../rules/inHand/commands';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Bake } from '../../core/Baker';
import type { PaintAhead } from '../../core/Director';
import { untilReleased } from '../../core/leisure';
import { type IsFree, leisureBetweenFrames, paintAll } from '../../core/paintAll';
import { risingBakes } from './bakes';
import { gougesBake } from './moments/blow';
import { calculationBakes } from './moments/calculation';
import { chipBakes } from './moments/chips';
import { hpChangeBakes } from './moments/hp';
import type { Table } from './Table';
import { type TableView, viewOf } from './tableView';

/**
 * The most legal commands whose textures are painted ahead. Most commands need the same textures, so more commands would
 * add little.
 */
const COMMANDS = 24;
const NOTHING = { cards: [], path: [], basic: false } as const;

/**
 * The plays after a command and after each forced command that follows, with their events. Asks `isFree` before each command, and returns
 * null if it refuses.
 */
async function stepsAfter(play: Play, first: Command, isFree: IsFree): Promise<Play[] | null> {
  const steps: Play[] = [];
  let now = play;
  for (let command: Command | null = first; command; command = forcedCommand(now, legal(now))) {
    if (!(await isFree())) return null;
    const sent = send(now, command);
    if (!sent.ok) break;
    now = sent.play;
    steps.push(now);
  }
  return steps;
}

/** The textures of an event that appear only briefly. */
function momentBakes(table: Table, event: GameEvent, view: TableView): readonly Bake[] {
  switch (event.type) {
    case 'rolled':
      return table.signs.outlineBakes(event);
    case 'attackResolved':
      return calculationBakes(event, view);
    case 'monsterHurt':
    case 'heroHurt': {
      const who = event.type === 'heroHurt' ? 'hero' : 'monster';
      return [
        gougesBake(event.before - event.after),
        ...risingBakes(event),
        ...hpChangeBakes(table, { ...event, who }),
      ];
    }
    case 'healed':
      return [...risingBakes(event), ...hpChangeBakes(table, event)];
    case 'effectGiven':
    case 'effectEnded':
      return chipBakes(event, { table, next: view });
    default:
      return risingBakes(event);
  }
}

/** What the events of a play show during their animation. */
function momentsOf(table: Table, play: Play): readonly Bake[] {
  const view = viewOf(play, NOTHING);
  return play.events.flatMap((event) => momentBakes(table, event, view));
}

/** Makes the object that the director calls to paint textures ahead of time. */
export function painterFor(table: Table): PaintAhead<Play, TableView, GameEvent> {
  return {
    async paintOutcomes(play, wanted) {
      /** Waits until the browser is idle, nothing moves and no finger is down. */
      const isFree = async () => {
        do {
          await untilReleased();
          await leisureBetweenFrames();
        } while (wanted() && table.motion.isMoving);
        return wanted();
      };
      table.baker.beginRound();
      for (const command of legal(play).slice(0, COMMANDS)) {
        const steps = await stepsAfter(play, command, isFree);
        if (!steps) return;
        const next = steps.at(-1) ?? play;
        if (!(await isFree())) return;
        await paintAll(table.baker, table.bakes(viewOf(next, NOTHING), next), isFree);
        // The state fixes a roll, so what the roll's animation shows need not be painted while the ruler runs.
        if (command.type !== 'roll') continue;
        for (const step of steps) {
          if (!(await isFree())) return;
          await paintAll(table.baker, momentsOf(table, step), isFree);
        }
      }
    },
    async paintEnd({ events, view, play }, wanted) {
      // The director waits for this painting, so it goes on while a finger is down.
      const isFree = async () => {
        await leisureBetweenFrames();
        return wanted();
      };
      table.baker.beginRound();
      if (!(await isFree())) return;
      const moments = events.flatMap((event) => momentBakes(table, event, view));
      await paintAll(table.baker, [...moments, ...table.bakes(view, play)], isFree);
    },
  };
}
