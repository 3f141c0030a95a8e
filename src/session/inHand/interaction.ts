/**
 * The player's input: a running session, and the draft of the next command. Scenes and panels share the draft, so that
 * two cards chosen on the canvas are chosen in the mirror too. Nothing here is a rule, and nothing is saved.
 */
import { obvious } from '../../flow/inHand/obvious';
import { legal, type Play, send } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import type { HexId } from '../../rules/core/hexes';
import { type Reached, reach } from '../../rules/core/routes';
import type { Command, CommandType } from '../../rules/inHand/commands';
import { walkerOf } from '../../rules/inHand/movement';
import type { CardId } from '../../rules/inHand/vocabulary';
import { type Change, type Session, whenKept } from '../session';
import type { Viewing as GenericViewing } from '../viewing';

/** What the player has chosen but not sent yet. */
export interface Draft {
  /** Cards chosen in selection, the leading one first (R7.1). */
  readonly cards: readonly CardId[];
  /** Hexes of the way that is previewed, the next one first. */
  readonly path: readonly HexId[];
  /** Cards are to be played as Attack 2 or Move 2 (R9.4). */
  readonly basic: boolean;
  /** Hexes that the log is asked about: the map shows where they lie. */
  readonly lit?: readonly HexId[];
  /** Where the lever of what is spent stands, by its index (R18.2); left out: where it was preset. */
  readonly price?: number;
  /** The answer to damage that the seal would give (R21.1); left out: the preset one. */
  readonly damage?: Command;
}

type Dispatched = ReturnType<Session<InHand>['dispatch']>;

const EMPTY: Draft = { cards: [], path: [], basic: false };

export type InteractionChange = Change<InHand> | { readonly kind: 'draft'; readonly play: Play };

export interface Interaction {
  readonly session: Session<InHand>;
  readonly play: Play;
  /** Resolves when those who listen know what has happened; null: they do. */
  readonly told: Promise<void> | null;
  readonly draft: Draft;
  /** The legal commands. */
  readonly options: readonly Command[];
  /** Sends a command; a refused one changes nothing. */
  say(command: Command): Dispatched;
  /** Adds a card to the selection, or removes it. */
  choose(card: CardId): void;
  /** Previews a way of the hero; null takes it back. */
  aim(path: readonly HexId[] | null): void;
  /** Lights hexes on the map; none: puts the light out. */
  light(hexes: readonly HexId[]): void;
  /** Puts a suggestion into the draft without sending it: two cards, or a way. */
  take(line: readonly Command[]): void;
  /** Plays cards for their basic actions, or as they are printed. */
  playBasic(on: boolean): void;
  /** Puts the lever of what is spent into a position. */
  spend(price: number): void;
  /** Proposes an answer to damage, for the seal to give. */
  proposeAnswer(command: Command): void;
  /** Sends the draft: the two cards, or the way step by step and its end. False: it is incomplete. */
  commit(): boolean;
  undo(): boolean;
  redo(): boolean;
  /** For practice: the last roll is taken back too. */
  rewind(): boolean;
  subscribe(listener: (change: InteractionChange) => void): () => void;
}

/** The hexes that the move under way can come to; empty out of a move. */
export function reachable({ book, state }: Play): ReadonlyMap<HexId, Reached> {
  const move = state.turn?.move;
  if (!move || state.fight) return new Map();
  return reach(book.scenario.board, state.hero.at, move.left, walkerOf(book, state, move));
}

/** R9.3: whether playing a half would have no effect: none of its abilities has a target. */
export function hasNoEffect(play: Play, command: Command): boolean {
  if (command.type !== 'play') return false;
  const sent = send(play, command);
  if (!sent.ok) return false;
  const ends = sent.events.findIndex(({ type }) => type === 'actionEnded');
  return (
    ends > 0 && sent.events.slice(0, ends).every(({ type }) => type === 'actionBegan' || type === 'abilitySkipped')
  );
}

export function openInteraction(session: Session<InHand>): Interaction {
  const listeners = new Set<(change: InteractionChange) => void>();
  let draft = EMPTY;
  let options: readonly Command[] = legal(session.play);
  const telling = whenKept(session, (change: InteractionChange) => {
    for (const listener of listeners) listener(change);
  });
  const notify = telling.pass;
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

  const sayTheObvious = () => {
    for (let next = obvious(session.play, options); next; next = obvious(session.play, options))
      if (!session.dispatch(next).ok) return;
  };
  const walk = (path: readonly HexId[]): boolean => {
    // A step may lead to a decision: then the rest of the way is dropped.
    for (const to of path) {
      const { phase } = session.play;
      if (phase !== 'heroTurn.acting' || !session.dispatch({ type: 'step', to }).ok) return true;
    }
    if (offers('stop')) session.dispatch({ type: 'stop' });
    return true;
  };
  const offers = (type: CommandType) => options.some((each) => each.type === type);

  return {
    session,
    get play() {
      return session.play;
    },
    get told() {
      return telling.told;
    },
    get draft() {
      return draft;
    },
    get options() {
      return options;
    },
    say(command) {
      const said = session.dispatch(command);
      sayTheObvious();
      return said;
    },
    choose(card) {
      if (!mayChoose(options, card)) return;
      const chosen = draft.cards.includes(card);
      const cards = chosen ? draft.cards.filter((each) => each !== card) : [...draft.cards.slice(0, 1), card];
      redraft({ ...draft, cards });
    },
    aim: (path) => redraft({ ...draft, path: path ?? [] }),
    light(hexes) {
      const { lit = [], ...rest } = draft;
      if (hexes.length > 0 || lit.length > 0) redraft(hexes.length > 0 ? { ...rest, lit: hexes } : rest);
    },
    take(line) {
      const [first] = line;
      if (first?.type === 'select') redraft({ ...draft, cards: [first.leading, first.second] });
      const way = line.flatMap((command) => (command.type === 'step' ? [command.to] : []));
      if (way.length > 0) redraft({ ...draft, path: way });
    },
    playBasic: (basic) => redraft({ ...draft, basic }),
    spend: (price) => redraft({ ...draft, price }),
    proposeAnswer: (damage) => redraft({ ...draft, damage }),
    commit() {
      const [leading, second] = draft.cards;
      if (session.play.phase === 'select' && leading && second) {
        return session.dispatch({ type: 'select', leading, second }).ok;
      }
      const gone = draft.path.length > 0 && walk([...draft.path]);
      sayTheObvious();
      return gone;
    },
    undo: () => session.undo(),
    redo: () => session.redo(),
    rewind: () => session.rewind(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A read-only interaction: no options, no draft, and every command is refused. */
export function onlyLook(session: Session<InHand>): Interaction {
  return {
    session,
    get play() {
      return session.play;
    },
    told: null,
    draft: EMPTY,
    options: [],
    say: session.dispatch,
    choose: () => {},
    aim: () => {},
    light: () => {},
    take: () => {},
    playBasic: () => {},
    spend: () => {},
    proposeAnswer: () => {},
    commit: () => false,
    undo: session.undo,
    redo: session.redo,
    rewind: session.rewind,
    subscribe: session.subscribe,
  };
}

/** A played game in the viewer. */
export type Viewing = GenericViewing<InHand, Interaction>;

function mayChoose(options: readonly Command[], card: CardId): boolean {
  return options.some((each) => each.type === 'select' && (each.leading === card || each.second === card));
}
