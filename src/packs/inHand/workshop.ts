/** The workshop: the drawer of drawings, a game of one on the table, and the bot that plays it. */
import { idOfPackGame, TRIED } from '../../flow/inHand/campaign';
import { checksum } from '../../journal/digest';
import type { Store } from '../../storage/store';
import type { Read } from '../../storage/untrusted';
import { tryOut } from '../tryOut';
import { type BotOrder, type BotTally, botGames } from './botGames';
import type { Draft } from './draft';
import { packTextOf, trialPackOf } from './draftPack';
import { type Drawer, openDrawer } from './drawer';
import { type Around, isUnderWay, layPackGame, removeGame, type Wanted } from './game';
import { install } from './install';
import { type Pack, type PackScenario, readPack } from './pack';

/** Where the player was at the desk: it is as it lay after a game. */
export interface Place {
  /** The drawing that lies on the desk; null: the drawer is open. */
  drawing: string | null;
  /** What else the page remembers of the desk. */
  desk: unknown;
}

export interface Workshop {
  /** The drawings; null: another tab draws. */
  open(): Promise<Drawer | null>;
  /** Where the player left it. */
  readonly place: Place;
  /** Lays a game of a draft on the table. @returns the id of its campaign; null: another tab has it */
  play(draft: Draft, wanted: Wanted): Promise<Read<string | null>>;
  /** The id of the game that lies there of this very drawing; null: none does. */
  underWay(draft: Draft, tried: string | null): Promise<string | null>;
  /** Removes what lies on the table of a drawing. */
  clearTable(draft: Draft): Promise<void>;
  /** Has the bot play. Rejects when it is stopped. */
  bot(order: BotOrder, tell: (tally: BotTally) => void, signal: AbortSignal): Promise<Read<BotTally>>;
}

export interface WorkshopOptions extends Around {
  readonly store: Store;
  readonly tabs: Around['tabs'] & { has(id: string): Promise<boolean> };
  local(): Storage;
}

/** In the name of which one tab draws. */
const DESK = 'workshop';

/** What a drawing is known by as it was when it was tried. */
export const fingerprintOf = (draft: Draft): string => checksum(packTextOf(draft));

export function openWorkshop(options: WorkshopOptions): Workshop {
  const { store, queue, tabs, now, local } = options;
  return {
    place: { drawing: null, desk: null },
    async open() {
      await queue.flush();
      if (!(await tabs.claim(DESK))) return null;
      return openDrawer({ store, queue, now, local, mayWrite: () => tabs.has(DESK) });
    },
    async play(draft, wanted) {
      const read = readPack(packTextOf(draft));
      if (!read.ok) return read;
      const scenario = laid(read.value);
      if (!scenario) return { ok: true, value: null };
      // The desk is left: what was drawn is written before another tab may have it.
      await queue.flush();
      return { ok: true, value: await layPackGame(options, scenario, wanted) };
    },
    async underWay(draft, tried) {
      if (tried === null || fingerprintOf(draft) !== tried) return null;
      const read = readPack(packTextOf(draft));
      const scenario = read.ok && laid(read.value);
      if (!scenario || !(await isUnderWay(options, scenario.page.id))) return null;
      return idOfPackGame(scenario.page.id);
    },
    async clearTable(draft) {
      await removeGame(options, `${draft.id}${TRIED}/${draft.page.id}`);
      await tabs.claim(DESK);
    },
    bot: (order, tell, signal) =>
      tryOut<BotOrder, BotTally, Read<BotTally>>(
        {
          worker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
          here: botGames,
          signal,
        },
        order,
        tell,
      ),
  };
}

/** Puts a drawing among what books are made of, under names of its own. @returns its page */
function laid(pack: Pack): PackScenario | undefined {
  const trial = trialPackOf(pack);
  install(trial);
  return trial.scenarios[0];
}
