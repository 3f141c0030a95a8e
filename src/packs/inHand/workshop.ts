/** Provides the services of the workshop (the scenario editor): stored draft scenarios, and games of them by player or bot. */
import { idOfPackGame, TRIAL_SUFFIX } from '../../flow/inHand/singleGame';
import { checksum } from '../../journal/digest';
import type { Store } from '../../storage/store';
import type { ReadResult } from '../../storage/untrusted';
import { runLongTask } from '../runLongTask';
import { type BotRequest, type BotTally, botGames } from './botGames';
import type { Draft } from './draft';
import { packTextOf, trialPackOf } from './draftPack';
import { type DraftStore, openDraftStore } from './draftStore';
import { type GameChoice, hasUnfinishedGame, type PackGameServices, removeGame, startPackGame } from './game';
import { install } from './install';
import { type Pack, type PackScenario, readPack } from './pack';

/** The player's place in the editor, restored when the player returns from a game. */
export interface EditorPlace {
  /** The open draft scenario, or null if the list of draft scenarios is open. */
  drawingId: string | null;
  /** Further data that the editor's page wants to restore. */
  editor: unknown;
}

export interface Workshop {
  /** Opens the draft scenarios. Returns null if another tab edits them. */
  open(): Promise<DraftStore | null>;
  /** The place at which the player left the editor. */
  readonly place: EditorPlace;
  /**
   * Starts a game of a draft: stores the campaign of the game, which the table then opens.
   * @returns the id of the campaign, null if another tab holds the campaign, or the fault of the draft
   */
  startGame(draft: Draft, wanted: GameChoice): Promise<ReadResult<string | null>>;
  /** The id of the running game of a draft scenario; null if there is none, or if the draft scenario has changed since the game began. */
  runningGame(draft: Draft, tried: string | null): Promise<string | null>;
  /** Removes the running game of a draft scenario, and reserves the editor for this tab again. */
  clearTable(draft: Draft): Promise<void>;
  /** Lets the bot play games. Rejects if `signal` aborts the games. */
  playBotGames(order: BotRequest, tell: (tally: BotTally) => void, signal: AbortSignal): Promise<ReadResult<BotTally>>;
}

export interface WorkshopOptions extends PackGameServices {
  readonly store: Store;
  readonly tabs: PackGameServices['tabs'] & { has(id: string): Promise<boolean> };
  local(): Storage;
}

/** The name under which a tab reserves the editor for itself. */
const TAB_CLAIM = 'workshop';

/** The checksum that shows whether a draft scenario has changed since it was tried. */
export const fingerprintOf = (draft: Draft): string => checksum(packTextOf(draft));

export function openWorkshop(options: WorkshopOptions): Workshop {
  const { store, queue, tabs, now, local } = options;
  return {
    place: { drawingId: null, editor: null },
    async open() {
      await queue.flush();
      if (!(await tabs.claim(TAB_CLAIM))) return null;
      return openDraftStore({ store, queue, now, local, mayWrite: () => tabs.has(TAB_CLAIM) });
    },
    async startGame(draft, wanted) {
      const read = readPack(packTextOf(draft));
      if (!read.ok) return read;
      const scenario = installTrial(read.value);
      if (!scenario) return { ok: true, value: null };
      // Wait until the draft scenario is saved, because another tab may reserve the editor from now on.
      await queue.flush();
      return { ok: true, value: await startPackGame(options, scenario, wanted) };
    },
    async runningGame(draft, tried) {
      if (tried === null || fingerprintOf(draft) !== tried) return null;
      const read = readPack(packTextOf(draft));
      const scenario = read.ok && installTrial(read.value);
      if (!scenario || !(await hasUnfinishedGame(options, scenario.page.id))) return null;
      return idOfPackGame(scenario.page.id);
    },
    async clearTable(draft) {
      await removeGame(options, `${draft.id}${TRIAL_SUFFIX}/${draft.page.id}`);
      await tabs.claim(TAB_CLAIM);
    },
    playBotGames: (order, tell, signal) =>
      runLongTask<BotRequest, BotTally, ReadResult<BotTally>>(
        {
          worker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
          runHere: botGames,
          signal,
        },
        order,
        tell,
      ),
  };
}

/** Installs a draft scenario under separate ids, so that the game can make books of it. @returns the draft's scenario */
function installTrial(pack: Pack): PackScenario | undefined {
  const trial = trialPackOf(pack);
  install(trial);
  return trial.scenarios[0];
}
