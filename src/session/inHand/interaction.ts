/**
 * Handles the player's input in the mode in hand. An interaction combines a running session with the draft of the next
 * command. Scenes and panels share the draft, so a card selected on the canvas is also selected in the mirror. The draft is not
 * saved.
 */
import { legal, type Play, send } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import type { HexId } from '../../rules/core/hexes';
import { type ReachableHex, saferHexes } from '../../rules/core/routes';
import type { Command } from '../../rules/inHand/commands';
import { walkerOf } from '../../rules/inHand/movement';
import type { CardId } from '../../rules/inHand/vocabulary';
import { applyInput } from '../inputs';
import { type Change, notifyAfterSaving, type Session } from '../session';
import type { Viewing as GenericViewing } from '../viewing';
import { emptyTurnEnd } from './automatic';
import type { Lift } from './lift';
import { draftAfter, EMPTY_DRAFT, type Input, reduce } from './reduce';

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
  /** A hint to play a half, to end the turn or to rest, which the seal sends; `path` is the way of the half. */
  readonly hint?: Command;
  /** The half of a card that the player is dragging, if any. */
  readonly lift?: Lift;
}

type DispatchResult = ReturnType<Session<InHand>['dispatch']>;

/** A card that is chosen in the draft only: no command has sent it. */
export interface ChosenCard {
  readonly type: 'chosenCard';
  readonly card: CardId;
}

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
  send(command: Command): DispatchResult;
  /** Adds a card to the selection, or removes it; a third card replaces the second. */
  toggleCard(card: CardId): void;
  /** Previews a way of the hero; null clears the preview. */
  previewWay(path: readonly HexId[] | null): void;
  /** Clears the preview of the way. */
  clearDraft(): void;
  /** Highlights hexes on the map; an empty list clears the highlight. */
  highlight(hexes: readonly HexId[]): void;
  /** Puts a hint (two cards, a way, a half, the end of the turn or a rest) into the draft without sending it. Any other hint changes nothing. */
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
   * Sends the draft: the two cards, or the half of a hint, and the way step by step and `stop`.
   * @returns false if the draft is incomplete or the choice of cards is refused
   */
  sendDraft(): boolean;
  /**
   * Sends the commands of one gesture. One undo then takes back all these commands; if a command revealed something, only
   * the commands after that one.
   */
  asOneGesture<T>(sendAll: () => T): T;
  /** What `undo` would take back: the last chosen card, else the first of the commands; null if there is nothing to undo. */
  nextUndo(): Command | ChosenCard | null;
  undo(): boolean;
  redo(): boolean;
  /**
   * Takes back the command that brought the last random result, and all commands after it. The game then counts as
   * practice.
   * @returns whether anything was taken back
   */
  rewind(): boolean;
  subscribe(listener: (change: InteractionChange) => void): () => void;
}

/** The hexes that the current move can reach; empty if there is no move, and during a fight. */
export function hexesInReach({ book, state }: Play): ReadonlyMap<HexId, ReachableHex> {
  const move = state.turn?.move;
  if (!move || state.fight) return new Map();
  return saferHexes(book.scenario.board, state.hero.at, move.left, walkerOf(book, state, move));
}

/** Whether the hero can walk a whole way now and stop at its end. A way of no hex is no walk. */
export function canWalk(play: Play, path: readonly HexId[]): boolean {
  const end = path.at(-1);
  if (end === undefined || !hexesInReach(play).get(end)?.canStop) return false;
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
  let draft = EMPTY_DRAFT;
  let options: readonly Command[] = legal(session.play);
  const notices = notifyAfterSaving(session, (change: InteractionChange) => {
    for (const listener of listeners) listener(change);
  });
  session.subscribe((change) => {
    options = legal(change.play);
    draft = draftAfter(draft, change.play);
    notices.send(change);
  });
  const redraft = (next: Draft) => {
    if (next === draft) return;
    draft = next;
    notices.send({ kind: 'draft', play: session.play });
  };
  const apply = (input: Input) =>
    applyInput({ session, updateDraft: redraft, reduce: (each) => reduce(session.play, draft, each) }, input);
  const { joinLast, asOneGesture, nextUndo, undo } = undoOf(session);
  const lastChosen = () => draft.cards.at(-1);
  const applyAndEnd = (input: Input) => {
    const applied = apply(input);
    const end = emptyTurnEnd(session.play, options);
    if (end) joinLast(() => session.dispatch(end));
    return applied;
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
    send: (command) => applyAndEnd({ type: 'send', command }).answer,
    toggleCard: (card) => void apply({ type: 'toggleCard', card }),
    previewWay: (path) => void apply({ type: 'previewWay', path: path ?? [] }),
    clearDraft: () => void apply({ type: 'previewWay', path: [] }),
    highlight: (hexes) => void apply({ type: 'highlight', hexes }),
    adoptHint: (line) => void apply({ type: 'adoptHint', line }),
    setBasic: (basic) => void apply({ type: 'setBasic', basic }),
    setPrice: (price) => void apply({ type: 'setPrice', price }),
    lift: (half) => void apply({ type: 'lift', half }),
    proposeAnswer: (command) => void apply({ type: 'proposeAnswer', command }),
    sendDraft() {
      const sendAll = () => applyAndEnd({ type: 'sendDraft' }).isDone;
      return draft.hint ? asOneGesture(sendAll) : sendAll();
    },
    asOneGesture,
    nextUndo() {
      const card = lastChosen();
      return card === undefined ? nextUndo() : { type: 'chosenCard', card };
    },
    undo() {
      const card = lastChosen();
      if (card === undefined) return undo();
      apply({ type: 'toggleCard', card });
      return true;
    },
    redo: () => session.redo(),
    rewind: () => session.rewind(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface Undo extends Pick<Interaction, 'asOneGesture' | 'undo'> {
  nextUndo(): Command | null;
  /** Sends a command that one undo takes back together with the last decision. */
  joinLast(dispatch: () => void): void;
}

/** Undo that takes back a gesture of several commands at once. */
function undoOf(session: Session<InHand>): Undo {
  /** The journal's lengths before and after the last gesture of several commands, and the gesture's first command. */
  let gesture: { readonly from: number; readonly to: number; readonly first: Command | undefined } | null = null;
  const length = () => session.journal.commands.length;
  const remember = (from: number) => {
    gesture = { from, to: length(), first: session.journal.commands[from] };
  };
  /** The journal's length after an undo of the last gesture; null if other commands followed it, or if it cannot be undone. */
  const gestureStart = (): number | null => {
    if (gesture?.to !== length()) return null;
    // The gesture may have been undone, and others have sent as many commands since.
    if (session.journal.commands[gesture.from] !== gesture.first) return null;
    const from = Math.max(gesture.from, session.undoLimit);
    return from < length() ? from : null;
  };
  return {
    asOneGesture(sendAll) {
      const from = length();
      const result = sendAll();
      remember(from);
      return result;
    },
    joinLast(dispatch) {
      const from = gestureStart() ?? session.undoTarget;
      dispatch();
      if (from !== null) remember(from);
    },
    nextUndo: () => session.journal.commands[gestureStart() ?? Number.NaN] ?? session.nextUndo(),
    undo() {
      const from = gestureStart();
      return from === null ? session.undo() : session.undoTo(from);
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
    draft: EMPTY_DRAFT,
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
