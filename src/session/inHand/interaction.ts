/**
 * Handles the player's input in hand: a running session and the draft of the next command. Scenes and panels share the
 * draft, so a card selected on the canvas is also selected in the mirror. The draft contains no rules and is not saved.
 */
import { forcedCommand } from '../../flow/inHand/forcedCommand';
import { legal, type Play, send } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import type { HexId } from '../../rules/core/hexes';
import { type ReachableHex, reachableHexes } from '../../rules/core/routes';
import type { Command, CommandType } from '../../rules/inHand/commands';
import { walkerOf } from '../../rules/inHand/movement';
import type { CardId } from '../../rules/inHand/vocabulary';
import { type Change, notifyAfterSaving, type Session } from '../session';
import type { Viewing as GenericViewing } from '../viewing';
import { emptyTurnEnd, loneAttack } from './automatic';
import type { Lift } from './lift';

/** The player's unsent selection. */
export interface Draft {
  /** Selected cards, the leading card first (R7.1). */
  readonly cards: readonly CardId[];
  /** Hexes of the previewed way, the hero's next hex first. */
  readonly path: readonly HexId[];
  /** Whether cards are played for their basic actions, Attack 2 or Move 2 (R9.4). */
  readonly basic: boolean;
  /** Hexes highlighted on the map, because the player points at a line of the log. */
  readonly highlighted?: readonly HexId[];
  /** The position of the price lever, as an index into `Lever.prices` (R18.2); undefined means the preset. */
  readonly price?: number;
  /** The proposed answer to damage (R21.1), which the seal sends; undefined means the preset. */
  readonly damage?: Command;
  /** The half of a card that the player is dragging, if any. */
  readonly lift?: Lift;
}

type Dispatched = ReturnType<Session<InHand>['dispatch']>;

const EMPTY: Draft = { cards: [], path: [], basic: false };

export type InteractionChange = Change<InHand> | { readonly kind: 'draft'; readonly play: Play };

export interface Interaction {
  readonly session: Session<InHand>;
  readonly play: Play;
  /** Resolves when the listeners have received all changes; null if they have received them already. */
  readonly notified: Promise<void> | null;
  readonly draft: Draft;
  /** The legal commands. */
  readonly options: readonly Command[];
  /** Sends a command and then the commands that leave the player nothing to decide. A refused command changes nothing. */
  send(command: Command): Dispatched;
  /** Adds a card to the selection, or removes it; a third card replaces the second. */
  toggleCard(card: CardId): void;
  /** Previews a way of the hero; null clears the preview. */
  previewWay(path: readonly HexId[] | null): void;
  /** Clears the preview of the way. */
  clearDraft(): void;
  /** Highlights hexes on the map; an empty list clears the highlight. */
  highlight(hexes: readonly HexId[]): void;
  /** Puts a hint (two cards or a way) into the draft without sending it. Any other hint changes nothing. */
  adoptHint(line: readonly Command[]): void;
  /** Sets whether cards are played for their basic actions or as printed. */
  setBasic(on: boolean): void;
  /** Sets the position of the price lever. */
  setPrice(price: number): void;
  /** Starts to drag a half of a card, or moves the half over a place; null puts the half back. */
  lift(half: Lift | null): void;
  /** Proposes an answer to damage; the seal sends it. */
  proposeAnswer(command: Command): void;
  /**
   * Sends the draft: the two cards, or the way step by step and `stop`.
   * @returns false if the draft is incomplete or the choice of cards is refused
   */
  sendDraft(): boolean;
  /** Sends the commands of one gesture. One undo takes all of them back, or those after the last one that revealed something. */
  asOneGesture<T>(sendAll: () => T): T;
  /** The first of the commands that `undo` would take back, or null if there is nothing to undo. */
  nextUndo(): Command | null;
  undo(): boolean;
  redo(): boolean;
  /**
   * Also takes back the last random result; the game then counts as practice.
   * @returns whether anything was taken back
   */
  rewind(): boolean;
  subscribe(listener: (change: InteractionChange) => void): () => void;
}

/** The hexes that the current move can reach; empty if there is no move, and during a fight. */
export function reachable({ book, state }: Play): ReadonlyMap<HexId, ReachableHex> {
  const move = state.turn?.move;
  if (!move || state.fight) return new Map();
  return reachableHexes(book.scenario.board, state.hero.at, move.left, walkerOf(book, state, move));
}

/** Whether the hero can walk a whole way now and stop at its end. A way of no hex is no walk. */
export function canWalk(play: Play, path: readonly HexId[]): boolean {
  const end = path.at(-1);
  if (end === undefined || !reachable(play).get(end)?.canStop) return false;
  let at = play;
  for (const to of path) {
    const sent = send(at, { type: 'step', to });
    if (!sent.ok) return false;
    at = sent.play;
  }
  return true;
}

/** Makes the interaction for playing a session. */
export function openInteraction(session: Session<InHand>): Interaction {
  const listeners = new Set<(change: InteractionChange) => void>();
  let draft = EMPTY;
  let options: readonly Command[] = legal(session.play);
  const notices = notifyAfterSaving(session, (change: InteractionChange) => {
    for (const listener of listeners) listener(change);
  });
  const notify = notices.send;
  const redraft = (next: Draft) => {
    draft = next;
    notify({ kind: 'draft', play: session.play });
  };
  session.subscribe((change) => {
    options = legal(change.play);
    draft =
      change.play.phase === 'select' ? { ...EMPTY, cards: draft.cards.filter((id) => mayChoose(options, id)) } : EMPTY;
    notify(change);
  });

  /** The command that leaves the player nothing to decide now; null if there is a decision. */
  const nextAutomatic = () => forcedCommand(session.play, options) ?? loneAttack(session.play, options);
  const sendAutomatic = () => {
    for (let next = nextAutomatic(); next; next = nextAutomatic()) if (!session.dispatch(next).ok) return;
    const end = emptyTurnEnd(session.play, options);
    if (!end) return;
    // One undo takes back the end of the turn together with the decision before it.
    const from = gestureStart() ?? session.undoTarget;
    session.dispatch(end);
    if (from !== null) gesture = { from, to: length() };
  };
  const walk = (path: readonly HexId[]): boolean => {
    // A step may lead to a decision. The remaining steps are then not sent.
    for (const to of path) {
      const { phase } = session.play;
      if (phase !== 'heroTurn.acting' || !session.dispatch({ type: 'step', to }).ok) return true;
    }
    if (offers('stop')) session.dispatch({ type: 'stop' });
    return true;
  };
  const offers = (type: CommandType) => options.some((each) => each.type === type);

  /** The journal's lengths before and after the last gesture of several commands. */
  let gesture: { readonly from: number; readonly to: number } | null = null;
  const length = () => session.journal.commands.length;
  /** The journal's length after an undo of the last gesture; null if other commands followed it, or if it cannot be undone. */
  const gestureStart = (): number | null => {
    if (gesture?.to !== length()) return null;
    const from = Math.max(gesture.from, session.undoLimit);
    return from < length() ? from : null;
  };

  return {
    session,
    get play() {
      return session.play;
    },
    get notified() {
      return notices.pending;
    },
    get draft() {
      return draft;
    },
    get options() {
      return options;
    },
    send(command) {
      const said = session.dispatch(command);
      sendAutomatic();
      return said;
    },
    toggleCard(card) {
      if (!mayChoose(options, card)) return;
      const chosen = draft.cards.includes(card);
      const cards = chosen ? draft.cards.filter((each) => each !== card) : [...draft.cards.slice(0, 1), card];
      redraft({ ...draft, cards });
    },
    previewWay: (path) => redraft({ ...draft, path: path ?? [] }),
    clearDraft: () => redraft({ ...draft, path: [] }),
    highlight(hexes) {
      const { highlighted = [], ...rest } = draft;
      if (hexes.length > 0 || highlighted.length > 0)
        redraft(hexes.length > 0 ? { ...rest, highlighted: hexes } : rest);
    },
    adoptHint(line) {
      const [first] = line;
      if (first?.type === 'select') redraft({ ...draft, cards: [first.leading, first.second] });
      const way = line.flatMap((command) => (command.type === 'step' ? [command.to] : []));
      if (way.length > 0) redraft({ ...draft, path: way });
    },
    setBasic: (basic) => redraft({ ...draft, basic }),
    setPrice: (price) => redraft({ ...draft, price }),
    lift(half) {
      const { lift, ...rest } = draft;
      if (half || lift) redraft(half ? { ...rest, lift: half } : rest);
    },
    proposeAnswer: (damage) => redraft({ ...draft, damage }),
    sendDraft() {
      const [leading, second] = draft.cards;
      if (session.play.phase === 'select' && leading && second) {
        return session.dispatch({ type: 'select', leading, second }).ok;
      }
      const gone = draft.path.length > 0 && walk([...draft.path]);
      sendAutomatic();
      return gone;
    },
    asOneGesture(sendAll) {
      const from = length();
      const result = sendAll();
      gesture = { from, to: length() };
      return result;
    },
    nextUndo: () => session.journal.commands[gestureStart() ?? Number.NaN] ?? session.nextUndo(),
    undo() {
      const from = gestureStart();
      return from === null ? session.undo() : session.undoTo(from);
    },
    redo: () => session.redo(),
    rewind: () => session.rewind(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Makes an interaction for watching: it has no options and no draft, and its session refuses every command. */
export function readOnlyInteraction(session: Session<InHand>): Interaction {
  return {
    session,
    get play() {
      return session.play;
    },
    notified: null,
    draft: EMPTY,
    options: [],
    send: session.dispatch,
    toggleCard: () => {},
    previewWay: () => {},
    clearDraft: () => {},
    highlight: () => {},
    adoptHint: () => {},
    setBasic: () => {},
    setPrice: () => {},
    lift: () => {},
    proposeAnswer: () => {},
    sendDraft: () => false,
    asOneGesture: (sendAll) => sendAll(),
    nextUndo: session.nextUndo,
    undo: session.undo,
    redo: session.redo,
    rewind: session.rewind,
    subscribe: session.subscribe,
  };
}

/** A recorded game in hand in the viewer. */
export type Viewing = GenericViewing<InHand, Interaction>;

function mayChoose(options: readonly Command[], card: CardId): boolean {
  return options.some((each) => each.type === 'select' && (each.leading === card || each.second === card));
}
