/** Runs a scenario: accepts commands, keeps the journal, and notifies listeners. */
import {
  addCommand,
  type Game,
  type Journal,
  MAX_COMMANDS,
  newGame,
  replay,
  type UndoneGroups,
} from '../journal/journal';
import { rewindTarget, undoPoint, undoTarget } from '../journal/undo';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';

/** 'command': the listener animates the events. 'sync': the listener redraws the state, for example after an undo. */
export type Change<G extends GameTypes = GameTypes> =
  | {
      readonly kind: 'command';
      readonly command: G['command'];
      readonly events: readonly G['event'][];
      readonly play: Play<G>;
    }
  | { readonly kind: 'sync'; readonly play: Play<G> };

type DispatchResult<G extends GameTypes> =
  | { readonly ok: true; readonly events: readonly G['event'][] }
  | { readonly ok: false; readonly reason: G['reason'] };

export interface Session<G extends GameTypes = GameTypes> {
  readonly play: Play<G>;
  readonly journal: Journal<G>;
  /** Resolves when the last change is saved; null if no save is running. */
  readonly saving: Promise<void> | null;
  /** Sends a command to the rules, saves the game and notifies the listeners. A refused command changes nothing. */
  dispatch(command: G['command']): DispatchResult<G>;
  /** The first of the commands that `undo` would take back, or null if there is nothing to undo. */
  nextUndo(): G['command'] | null;
  canUndo(): boolean;
  undo(): boolean;
  /** Number of commands that `undo` would leave, or null if there is nothing to undo. */
  readonly undoTarget: number | null;
  /** Number of commands that `undo` can never take back. */
  readonly undoLimit: number;
  /**
   * Takes back all commands after the first `commands` ones, as far as `undoLimit` allows.
   * @returns false if nothing was taken back
   */
  undoTo(commands: number): boolean;
  /** The first of the commands that `redo` would send again, or null if there is nothing to redo. */
  nextRedo(): G['command'] | null;
  /** Sends again the commands that were last taken back. The seed is the same, so the random results are the same. */
  redo(): boolean;
  /** Whether `rewind` is allowed in this game at all. */
  readonly mayRewind: boolean;
  /**
   * The command with a random result that `rewind` would take back, or null if there is none or if `rewind` is not
   * allowed.
   */
  nextRewind(): G['command'] | null;
  /**
   * Takes back the command that brought the last random result, and all commands after it. From then on the game counts
   * as practice, see `onPractice`.
   */
  rewind(): boolean;
  /** @returns a function that ends the subscription */
  subscribe(listener: (change: Change<G>) => void): () => void;
}

export interface SessionOptions<G extends GameTypes = GameTypes> {
  /** The game to resume. Without it a new game begins. */
  readonly game?: Game<G>;
  /**
   * Called when a new game begins and after every change. A returned promise resolves when the game is saved; it never
   * rejects.
   */
  save(game: Game<G>): Promise<void> | null | undefined;
  /** Called when a command is refused because the journal has reached its maximum length. */
  onFull?(): void;
  /** Called before the save when `rewind` takes back a random result. Without this callback `rewind` is not allowed. */
  onPractice?(): void;
}

/**
 * Opens a session. Each command updates state and journal, starts the save, and only then notifies the listeners.
 * Listeners show results after `saving` resolves (`notifyAfterSaving`). A roll is thus saved before the player sees it,
 * and closing the page does not allow a second roll.
 */
export function openSession<G extends GameTypes>(
  rules: Ruleset<G>,
  book: G['book'],
  { game: resumed, save, onFull, onPractice }: SessionOptions<G>,
): Session<G> {
  let game = resumed ?? newGame(rules, book);
  const listeners = notifier<Change<G>>();
  let kept: Promise<void> | null = null;
  const saved = () => {
    const saving = save(game) ?? null;
    kept = saving;
    void saving?.then(() => {
      if (kept === saving) kept = null;
    });
  };
  if (!resumed) saved();

  const update = (next: Game<G>, change: Change<G>) => {
    game = next;
    saved();
    listeners.notify(change);
  };

  /** @param undone groups of undone commands that `redo` can still send after this command */
  function sendCommand(command: G['command'], undone: UndoneGroups<G>): DispatchResult<G> {
    const sent = rules.send(game.play, command);
    if (!sent.ok) return sent;
    if (game.journal.commands.length >= MAX_COMMANDS) {
      onFull?.();
      return { ok: false, reason: rules.fullReason };
    }
    const { play, events } = sent;
    const next = addCommand(rules, game, command, play, events);
    update(undone.length > 0 ? { ...next, undone } : next, { kind: 'command', command, events, play });
    return { ok: true, events };
  }

  function goBackTo(target: number | null): boolean {
    if (target === null) return false;
    const taken = game.journal.commands.slice(target);
    const shorter = replay(rules, book, { ...game.journal, commands: game.journal.commands.slice(0, target) });
    if (!shorter.ok) throw new Error(`the replay refuses command ${shorter.index} of this game: ${shorter.reason}`);
    const { journal, play, played } = shorter;
    update({ journal, play, played, undone: [taken, ...(game.undone ?? [])] }, { kind: 'sync', play });
    return true;
  }

  const nextUndo = () => {
    const target = undoTarget(game.played);
    return target === null ? null : (game.journal.commands[target] ?? null);
  };

  const nextRewind = () => {
    const target = onPractice ? rewindTarget(game.played) : null;
    return target === null ? null : (game.journal.commands[target] ?? null);
  };

  return {
    get play() {
      return game.play;
    },
    get journal() {
      return game.journal;
    },
    get saving() {
      return kept;
    },
    dispatch: (command) => sendCommand(command, []),
    nextUndo,
    canUndo: () => nextUndo() !== null,
    undo: () => goBackTo(undoTarget(game.played)),
    get undoTarget() {
      return undoTarget(game.played);
    },
    get undoLimit() {
      return undoPoint(game.played);
    },
    undoTo(commands) {
      const target = Math.max(commands, undoPoint(game.played));
      return target < game.journal.commands.length && goBackTo(target);
    },
    nextRedo: () => game.undone?.[0]?.[0] ?? null,
    redo() {
      const [again, ...rest] = game.undone ?? [];
      if (!again) return false;
      for (const [index, command] of again.entries()) {
        const left = again.slice(index + 1);
        const said = sendCommand(command, left.length > 0 ? [left, ...rest] : rest);
        if (said.ok) continue;
        if (said.reason === rules.fullReason) return index > 0;
        throw new Error(`redo: the undone command ${command.type} is refused now: ${said.reason}`);
      }
      return true;
    },
    mayRewind: onPractice !== undefined,
    nextRewind,
    rewind() {
      if (!nextRewind()) return false;
      onPractice?.();
      return goBackTo(rewindTarget(game.played));
    },
    subscribe: listeners.subscribe,
  };
}

/**
 * Passes messages on in order. Each message waits for earlier messages and for the save that runs when the message is
 * sent. If there is neither an earlier message nor a running save, the message passes immediately.
 */
export function notifyAfterSaving<T>(session: Pick<Session, 'saving'>, tell: (message: T) => void) {
  let pending: Promise<void> | null = null;
  return {
    /** Resolves when all messages so far have been passed on; null if no message is waiting. */
    get pending() {
      return pending;
    },
    send(message: T) {
      const { saving } = session;
      if (!saving && !pending) return tell(message);
      const turn: Promise<void> = Promise.all([pending, saving]).then(() => {
        if (pending === turn) pending = null;
        tell(message);
      });
      pending = turn;
    },
  };
}

/** Notifies listeners of changes in order, even when a listener causes the next change. */
function notifier<T>() {
  const listeners = new Set<(message: T) => void>();
  const waiting: T[] = [];
  let notifying = false;
  return {
    subscribe(listener: (message: T) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(message: T) {
      waiting.push(message);
      if (notifying) return;
      notifying = true;
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) for (const listener of listeners) listener(next);
      } finally {
        notifying = false;
      }
    },
  };
}
