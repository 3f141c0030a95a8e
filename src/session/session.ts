/** The running scenario: takes commands, keeps the journal, and notifies listeners. */
import { type Game, type Journal, MOST_COMMANDS, newGame, record, replay, type Undone } from '../journal/journal';
import { rewindTarget, undoPoint, undoTarget } from '../journal/undo';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';

/** 'command': animate the events. 'sync': redraw the state, as after an undo. */
export type Change<G extends GameTypes = GameTypes> =
  | {
      readonly kind: 'command';
      readonly command: G['command'];
      readonly events: readonly G['event'][];
      readonly play: Play<G>;
    }
  | { readonly kind: 'sync'; readonly play: Play<G> };

type Dispatched<G extends GameTypes> =
  | { readonly ok: true; readonly events: readonly G['event'][] }
  | { readonly ok: false; readonly reason: G['reason'] };

export interface Session<G extends GameTypes = GameTypes> {
  readonly play: Play<G>;
  readonly journal: Journal<G>;
  /** Resolves when the last change is kept; null: there is nothing to wait for. */
  readonly kept: Promise<void> | null;
  /** A refused command changes nothing and notifies no listener. */
  dispatch(command: G['command']): Dispatched<G>;
  /** The first of the commands that `undo` would take back; null: there is nothing to undo. */
  undoes(): G['command'] | null;
  canUndo(): boolean;
  undo(): boolean;
  /** How many commands stand for good: `undo` never goes back before them. */
  readonly settled: number;
  /** Takes back at once all but so many commands, as far as `undo` may. False: nothing is taken back. */
  undoTo(commands: number): boolean;
  /** The first of the commands that `redo` would send again; null: there is nothing to redo. */
  redoes(): G['command'] | null;
  /** Sends again what was taken back last. The seed is the same, and so are the random results. */
  redo(): boolean;
  /** The command with a random result that `rewind` would take back; null: there is none, or it is not allowed. */
  rewinds(): G['command'] | null;
  /** Takes back the last random result too. That counts as practice, and is reported to `practise`. */
  rewind(): boolean;
  /** @returns what ends the subscription */
  subscribe(listener: (change: Change<G>) => void): () => void;
}

export interface SessionOptions<G extends GameTypes = GameTypes> {
  /** A game to go on with; without one, a new one begins. */
  readonly game?: Game<G>;
  /** Asked for at the beginning of a new game and after every change. A promise resolves when the game is kept, and never rejects. */
  save(game: Game<G>): Promise<void> | null | undefined;
  /** Called when a command is refused because a save has no room for one more. */
  full?(): void;
  /** Called before the save when a random result is taken back. Without it `rewind` is not allowed. */
  practised?(): void;
}

/**
 * Order matters: state, journal, save, and only then the listeners. What they show waits for `kept` besides (`whenKept`). So a roll's
 * result is kept before it is shown, and nothing that ends the page, or the browser, rolls again.
 */
export function openSession<G extends GameTypes>(
  rules: Ruleset<G>,
  book: G['book'],
  { game: resumed, save, full, practised }: SessionOptions<G>,
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

  const turnTo = (next: Game<G>, change: Change<G>) => {
    game = next;
    saved();
    listeners.notify(change);
  };

  /** @param undone what can still be said again afterwards */
  function say(command: G['command'], undone: Undone<G>): Dispatched<G> {
    const sent = rules.send(game.play, command);
    if (!sent.ok) return sent;
    if (game.journal.commands.length >= MOST_COMMANDS) {
      full?.();
      return { ok: false, reason: rules.full };
    }
    const { play, events } = sent;
    const next = record(rules, game, command, play, events);
    turnTo(undone.length > 0 ? { ...next, undone } : next, { kind: 'command', command, events, play });
    return { ok: true, events };
  }

  function goBackTo(target: number | null): boolean {
    if (target === null) return false;
    const taken = game.journal.commands.slice(target);
    const shorter = replay(rules, book, { ...game.journal, commands: game.journal.commands.slice(0, target) });
    if (!shorter.ok) throw new Error(`command ${shorter.index} of this very game is refused: ${shorter.reason}`);
    const { journal, play, played } = shorter;
    turnTo({ journal, play, played, undone: [taken, ...(game.undone ?? [])] }, { kind: 'sync', play });
    return true;
  }

  const undoes = () => {
    const target = undoTarget(game.played);
    return target === null ? null : (game.journal.commands[target] ?? null);
  };

  const rewinds = () => {
    const target = practised ? rewindTarget(game.played) : null;
    return target === null ? null : (game.journal.commands[target] ?? null);
  };

  return {
    get play() {
      return game.play;
    },
    get journal() {
      return game.journal;
    },
    get kept() {
      return kept;
    },
    dispatch: (command) => say(command, []),
    undoes,
    canUndo: () => undoes() !== null,
    undo: () => goBackTo(undoTarget(game.played)),
    get settled() {
      return undoPoint(game.played);
    },
    undoTo(commands) {
      const target = Math.max(commands, undoPoint(game.played));
      return target < game.journal.commands.length && goBackTo(target);
    },
    redoes: () => game.undone?.[0]?.[0] ?? null,
    redo() {
      const [again, ...rest] = game.undone ?? [];
      if (!again) return false;
      for (const [index, command] of again.entries()) {
        const left = again.slice(index + 1);
        const said = say(command, left.length > 0 ? [left, ...rest] : rest);
        if (said.ok) continue;
        if (said.reason === rules.full) return index > 0;
        throw new Error(`${command.type} was legal here before`);
      }
      return true;
    },
    rewinds,
    rewind() {
      if (!rewinds()) return false;
      practised?.();
      return goBackTo(rewindTarget(game.played));
    },
    subscribe: listeners.subscribe,
  };
}

/** Hands on what happens in a session when it is kept, in order; at once where nothing is to be waited for. */
export function whenKept<T>(session: Pick<Session, 'kept'>, tell: (message: T) => void) {
  let told: Promise<void> | null = null;
  return {
    /** Resolves when everything so far has been handed on; null: it has. */
    get told() {
      return told;
    },
    pass(message: T) {
      const { kept } = session;
      if (!kept && !told) return tell(message);
      const turn: Promise<void> = Promise.all([told, kept]).then(() => {
        if (told === turn) told = null;
        tell(message);
      });
      told = turn;
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
