/**
 * Handles the player's input at the Long Table: a running session and the draft of the next command. Map, HUD, hand and
 * mirror share the draft, which is not saved.
 */
import { forcedCommand } from '../../flow/longTable/forcedCommand';
import { legal, type Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { areEqual } from '../../flow/sameCommand';
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import { figureAt } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import { type Change, notifyAfterSaving, type Session } from '../session';
import type { Viewing as GenericViewing } from '../viewing';
import { attackAllCommands } from './attackAll';
import { type Draft, EMPTY_DRAFT, NO_PLACES } from './draft';
import { type GhostMaker, type Ghosts, makeGhost, NO_GHOSTS, openGhosts } from './ghosts';
import { areasOver, hitAllInArea } from './inArea';
import { type LastTurns, lastTurnsOf, NO_TURNS, updateLastTurns } from './lastTurns';
import { cardCommand, losingCommand, type Pile, toggleLostCard } from './losing';
import { hasNoEffect } from './noEffect';
import { type Places, placesWithPreview, previewOf } from './places';
import { ASK_ALL, automaticAnswer, type Preferences } from './preferences';
import { type RecentOutcome, recentOutcomeIn } from './recentOutcome';
import { type LowestHp, lowestHpOf, NO_DAMAGE, updateLowestHp } from './scars';
import { singleTargetCommand } from './singleTarget';
import type { TurnReplay } from './turnReplay';
import { type DrawnWay, moverHex, pathExtendedTo, wayAlong } from './ways';

type Dispatched = ReturnType<Session<LongTable>['dispatch']>;

export type InteractionChange =
  | Change<LongTable>
  | { readonly kind: 'draft'; readonly play: Play }
  /** The table replays a past turn; the state does not change. */
  | { readonly kind: 'replay'; readonly play: Play; readonly turn: TurnReplay };

export interface Interaction {
  readonly session: Session<LongTable>;
  readonly play: Play;
  /** Resolves when the listeners have received all changes; null if they have received them already. */
  readonly notified: Promise<void> | null;
  readonly draft: Draft;
  /** The legal commands. */
  readonly options: readonly Command[];
  readonly places: Places;
  /**
   * The play as it would be after `perform`, used to show targets and ways before the player confirms. Null if there is
   * nothing to preview.
   */
  readonly preview: Play | null;
  /**
   * L13.1: the commands that attack every target in reach. Null if no attack is pending, if fewer than two targets are in
   * reach, or if the attack may not hit all of them.
   */
  readonly attackAllCommands: readonly Command[] | null;
  /** The last turn of each monster, summon and escort. */
  readonly lastTurns: LastTurns;
  /** The lowest HP of each damaged figure, from which its scars follow. */
  readonly lowestHp: LowestHp;
  /** Easily missed results of the player's last command, or null if there are none. */
  readonly recentOutcome: RecentOutcome | null;
  /** The hero whose cards are shown; null if all heroes are exhausted. */
  readonly hero: HeroId | null;
  /** The hex of the figure that may move now, or null if no figure may move. */
  readonly mover: HexId | null;
  /** The way in the draft, with its cost and risks, or null if there is none. */
  readonly way: DrawnWay | null;
  /** The ghosts: forecasts of the round with the moving hero on another hex. */
  readonly ghosts: Ghosts;
  send(command: Command): Dispatched;
  /** Shows the cards of a hero. */
  openTab(hero: HeroId): void;
  /**
   * Adds a card of the shown hero to the selection or removes it. Before the scenario, moves the card between hand and
   * pool.
   */
  choose(card: CardId): void;
  /** Makes the other selected card the leading card (L6.3). */
  swapLeadingCard(): void;
  /**
   * Handles a tap on a hex. A tap on the empty table (null) clears the part of the draft that belongs to the map.
   * @returns false if the hex is null or nothing on the hex reacts to a tap
   */
  press(hex: HexId | null): boolean;
  /** L9.1: extends the drawn way to a hex. If the way already crosses the hex, shortens the way to it. */
  extendPath(hex: HexId): void;
  /** Restores an earlier path of the draft after a cancelled gesture. */
  restorePath(path: readonly HexId[]): void;
  /** Switches to the next or previous placement of the area that covers the tapped hex. */
  rotateArea(by: 1 | -1): void;
  inspect(figure: FigureId | null): void;
  /** L20.1: opens the pile from which the player picks cards to lose instead of HP; null closes it. */
  openPile(pile: Pile | null): void;
  /** Shows or hides the list of undrawn modifier cards. */
  showDeck(open: boolean): void;
  /** Highlights hexes on the map; an empty list clears the highlight. */
  highlight(hexes: readonly HexId[]): void;
  /** Marks the control that gives the hinted command, and highlights the hexes it affects. */
  showHint(command: Command, at: readonly HexId[]): void;
  /** Asks the table to animate a past turn again. */
  replayTurn(turn: TurnReplay): void;
  /**
   * Sends `attackAllCommands`.
   * @returns false if there are no such commands or one of them is refused
   */
  attackAll(): boolean;
  /**
   * L21.2: declines the use of an item, and declines it again whenever this hero is asked in the same round.
   * @returns false if no such question is pending
   */
  skipItems(): boolean;
  /**
   * Plays half a card. A half without effect (L7.2) needs a second call as confirmation, unless it is a basic action.
   * @returns whether the half was played
   */
  playHalf(half: CommandOf<'play'>): boolean;
  /**
   * L7.1: ends the turn. Needs a second call as confirmation if no card was played, or if a top half could still have
   * an effect.
   * @returns whether the turn was ended
   */
  endTurn(): boolean;
  /** Clears the draft, except the open tab. */
  aim(at: null): void;
  /**
   * Sends the draft: two cards for the round, cards to lose or recover, a way, or an area with all targets in it.
   * @returns false if the draft is incomplete or its command is refused
   */
  commit(): boolean;
  /** L13.2: sends only the area. The player then chooses its targets in order or declines some. */
  placeArea(): boolean;
  undo(): boolean;
  redo(): boolean;
  rewind(): boolean;
  subscribe(listener: (change: InteractionChange) => void): () => void;
}

/**
 * The hero whom the question asks, or whose turn it is, or the first hero who still has to choose cards, or else the
 * first hero who is not exhausted. Null if there is no such hero.
 */
export function actingHero({ state }: Play): HeroId | null {
  const { question, turn } = state;
  if (question && 'hero' in question) return question.hero;
  const acting = turn?.figure.startsWith('hero:') ? turn.figure.slice('hero:'.length) : null;
  if (acting !== null) return acting;
  const seats = state.seats.filter(({ exhausted }) => !exhausted);
  return (seats.find(({ plan }) => plan === null) ?? seats[0])?.hero ?? null;
}

interface ItemQuestion {
  readonly hero: HeroId;
  readonly round: number;
}

const PERFORM = { type: 'perform' } as const;
const PROCEED = { type: 'proceed' } as const;

/** L21.2: hero and round of a pending question about a defensive item, or null if no such question is pending. */
function itemQuestionIn({ state: { question, round } }: Play): ItemQuestion | null {
  return question?.ask === 'defend' || question?.ask === 'ward' ? { hero: question.hero, round } : null;
}

/**
 * @param settings tells which questions the player wants to answer; read again for each question
 * @param make computes the forecast of the round for a ghost
 */
export function openInteraction(
  session: Session<LongTable>,
  settings: () => Preferences = () => ASK_ALL,
  make: GhostMaker = makeGhost,
): Interaction {
  const listeners = new Set<(change: InteractionChange) => void>();
  let draft = EMPTY_DRAFT;
  let options: readonly Command[] = legal(session.play);
  let places: Places | null = null;
  /** The value of `attackAllCommands`; undefined until it is computed. */
  let all: readonly Command[] | null | undefined;
  let preview = previewOf(session.play, options);
  /** Null until it is computed after the game was opened or a command was undone. */
  let lastTurns: LastTurns | null = null;
  /** Null for the same reason as `lastTurns`. */
  let lowestHp: LowestHp | null = null;
  let recentOutcome: RecentOutcome | null = null;
  const notices = notifyAfterSaving(session, (change: InteractionChange) => {
    for (const listener of listeners) listener(change);
  });
  const redraft = (next: Partial<Draft>) => {
    draft = { ...draft, ...next };
    places = null;
    ghosts.follow();
    notices.send({ kind: 'draft', play: session.play });
  };
  session.subscribe((change) => {
    options = legal(change.play);
    places = null;
    all = undefined;
    preview = previewOf(change.play, options);
    lastTurns =
      change.kind === 'command' && lastTurns
        ? updateLastTurns(lastTurns, change.play, session.journal.commands.length)
        : null;
    lowestHp = change.kind === 'command' && lowestHp ? updateLowestHp(lowestHp, change.events) : null;
    draft = keptDraft(draft, change.play);
    // Keep the last result visible during forced commands that have no such result.
    if (change.kind !== 'command') recentOutcome = null;
    else recentOutcome = recentOutcomeIn(change.play) ?? recentOutcome;
    ghosts.follow();
    notices.send(change);
  });

  /** The hero who declines items, and the round in which the hero does so. */
  let skipped: ItemQuestion | null = null;
  const skipsItems = (play: Play): boolean => {
    const now = itemQuestionIn(play);
    return now !== null && now.hero === skipped?.hero && now.round === skipped.round;
  };
  const next = (): Command | null => {
    const { play } = session;
    if (skipsItems(play)) return PROCEED;
    return (
      forcedCommand(play, options) ?? automaticAnswer(play, options, settings()) ?? singleTargetCommand(play, options)
    );
  };
  const playForcedMoves = () => {
    for (let said = next(); said; said = next()) if (!session.dispatch(said).ok) return;
  };
  const sendCommand = (command: Command): Dispatched => {
    recentOutcome = null;
    // If the question comes again after an undo, the player's own answer ends the automatic declining.
    if (skipsItems(session.play)) skipped = null;
    const said = session.dispatch(command);
    playForcedMoves();
    return said;
  };
  const offered = <T extends Command['type']>(type: T) =>
    options.find((each): each is CommandOf<T> & Command => each.type === type);
  const hero = () => draft.hero ?? actingHero(session.play);
  const currentPlaces = () => {
    places ??= placesWithPreview(session.play, options, hero(), preview);
    return places;
  };

  const allOf = () => {
    if (all !== undefined) return all;
    const named = preview ? attackAllCommands(preview, legal(preview)) : attackAllCommands(session.play, options);
    all = named && preview ? [PERFORM, ...named] : named;
    return all;
  };

  /** The play in which the player decides about the move. */
  const moving = () => preview ?? session.play;

  const ghosts = openGhosts({
    moving,
    drawn() {
      const way = wayAlong(moving(), draft.path);
      return way?.canStop === true ? way : null;
    },
    wayTo: (hex) => currentPlaces().spots.get(hex)?.way ?? null,
    wanted: () => settings().foresight,
    make,
  });

  /** Sends the steps of the drawn way, unless the figure may not stop at its end. */
  function walkDraft(): boolean {
    const { path } = draft;
    if (wayAlong(moving(), path)?.canStop === false) redraft({ blockedBy: 'noEnd' });
    else {
      if (preview) session.dispatch({ type: 'perform' });
      walk(path);
    }
    return true;
  }

  /**
   * Handles a tap while a way is drawn: a tap on the end of the way sends it, and a tap elsewhere previews the way to
   * that hex.
   */
  function pressDrawn(hex: HexId): boolean {
    const { path } = draft;
    if (path.length === 0) return false;
    if (path.at(-1) === hex) return walkDraft();
    const way = currentPlaces().spots.get(hex)?.way;
    if (way) redraft({ path: way.path, blockedBy: null, spot: null, inspected: null });
    return way != null;
  }

  function walk(path: readonly HexId[]): void {
    recentOutcome = null;
    for (const to of path) {
      const isOpen = options.some((each) => each.type === 'step' && each.to === to);
      // A step may lead to a decision. The rest of the way is then dropped.
      if (!isOpen) return;
      const { state } = session.play;
      const said = session.dispatch({ type: 'step', to });
      // An opened door changes the map, so the player must choose a new way.
      if (!said.ok || session.play.state.opened.length > state.opened.length) return;
    }
    const stop = offered('stop');
    if (stop) session.dispatch(stop);
    playForcedMoves();
  }

  function placeArea(): boolean {
    const { area } = draft;
    if (!area) return false;
    if (preview) sendCommand({ type: 'perform' });
    return sendCommand(area).ok;
  }

  function pressArea(hex: HexId): boolean {
    const over = areasOver(session.play, currentPlaces().areas, hex);
    const [first] = over;
    if (!first) return false;
    const next = draft.area && over.includes(draft.area) ? turned(over, draft.area, 1) : first;
    redraft({ area: next, spot: hex, inspected: null });
    return true;
  }

  /**
   * Sends `perform` if the tapped hex belongs to the preview of the ability.
   * @returns whether the command was sent
   */
  function performAt(hex: HexId): boolean {
    const spot = currentPlaces().spots.get(hex);
    if (!preview || !spot || spot.commands.some((each) => options.includes(each))) return false;
    return sendCommand({ type: 'perform' }).ok;
  }

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
    get places() {
      return currentPlaces();
    },
    get preview() {
      return preview;
    },
    get attackAllCommands() {
      return allOf();
    },
    get lastTurns() {
      lastTurns ??= lastTurnsOf(session.journal, session.play.book);
      return lastTurns;
    },
    get lowestHp() {
      lowestHp ??= lowestHpOf(session.journal, session.play.book);
      return lowestHp;
    },
    get recentOutcome() {
      return recentOutcome;
    },
    get hero() {
      return hero();
    },
    get mover() {
      return moverHex(moving());
    },
    get way() {
      return wayAlong(moving(), draft.path);
    },
    ghosts,
    send: sendCommand,
    openTab: (to) => redraft({ hero: to, cards: [], inspected: null }),
    choose(card) {
      const who = hero();
      const swap = options.find(
        (each) => (each.type === 'takeCard' || each.type === 'putBack') && each.hero === who && each.card === card,
      );
      if (swap) return void sendCommand(swap);
      if (draft.losingFrom) return redraft({ cards: toggleLostCard(draft, options, card) });
      if (cardCommand(options, card)) return redraft({ cards: draft.cards.includes(card) ? [] : [card] });
      if (!mayPlan(options, who, card)) return;
      const { cards } = draft;
      redraft({ cards: cards.includes(card) ? cards.filter((each) => each !== card) : [...cards.slice(0, 1), card] });
    },
    swapLeadingCard() {
      const [leading, second] = draft.cards;
      if (leading && second && draft.losingFrom === null) redraft({ cards: [second, leading] });
    },
    press(hex) {
      if (hex === null) {
        redraft({ path: [], blockedBy: null, area: null, spot: null, inspected: null });
        return false;
      }
      if (pressArea(hex) || pressDrawn(hex)) return true;
      performAt(hex);
      const spot = currentPlaces().spots.get(hex);
      const standing = figureAt(session.play.state, hex);
      if (!spot) {
        redraft({
          path: [],
          blockedBy: null,
          area: null,
          spot: null,
          inspected: standing && standing.id !== draft.inspected ? standing.id : null,
        });
        return standing !== undefined;
      }
      // L13.2: a tap on a figure in an area makes it the next target. A button declines a target instead.
      const aimed = spot.commands.filter(({ type }) => type !== 'leaveOut');
      const [only, ...others] = aimed;
      if (only && others.length === 0 && !spot.way) sendCommand(only);
      else if (!only && spot.way) {
        const { path, risks } = spot.way;
        if (risks.length === 0) walk(path);
        else redraft({ path, blockedBy: null, spot: null, inspected: null });
      } else redraft({ spot: hex, path: [], blockedBy: null, inspected: null });
      return true;
    },
    extendPath(hex) {
      const { path, refused } = pathExtendedTo(moving(), draft.path, hex);
      redraft({ path, blockedBy: refused, spot: null, inspected: null });
    },
    restorePath: (path) => redraft({ path, blockedBy: null }),
    rotateArea(by) {
      const { area, spot } = draft;
      if (!area || spot === null) return;
      redraft({
        area: turned(areasOver(session.play, currentPlaces().areas, spot), area, by),
      });
    },
    inspect: (inspected) => redraft({ inspected }),
    openPile: (losingFrom) => redraft({ losingFrom, cards: [] }),
    showDeck: (deck) => redraft({ deck }),
    highlight: (highlighted) => redraft({ highlighted }),
    showHint: (hint, highlighted) => redraft({ hint, highlighted }),
    attackAll() {
      const named = allOf();
      recentOutcome = null;
      for (const command of named ?? []) if (!session.dispatch(command).ok) return false;
      playForcedMoves();
      return named !== null;
    },
    playHalf(half) {
      if (!half.basic && !areEqual(half, draft.unconfirmedHalf) && hasNoEffect(session.play, half)) {
        redraft({ unconfirmedHalf: half });
        return false;
      }
      return sendCommand(half).ok;
    },
    skipItems() {
      const now = itemQuestionIn(session.play);
      if (!now || !sendCommand(PROCEED).ok) return false;
      skipped = now;
      playForcedMoves();
      return true;
    },
    replayTurn: (turn) => notices.send({ kind: 'replay', play: session.play, turn }),
    endTurn() {
      const end = offered('endTurn');
      if (!end) return false;
      const { play } = session;
      const strikes = currentPlaces().halves.some((each) => each.half === 'top' && !hasNoEffect(play, each));
      const isBegun = (play.state.turn?.played.length ?? 0) > 0;
      if (draft.isEndUnconfirmed || (isBegun && !strikes)) return sendCommand(end).ok;
      redraft({ isEndUnconfirmed: true });
      return false;
    },
    aim: () => redraft({ ...EMPTY_DRAFT, hero: draft.hero }),
    commit() {
      const { cards, area, losingFrom } = draft;
      if (losingFrom) {
        const gift = losingCommand(draft, options);
        return gift !== null && sendCommand(gift).ok;
      }
      const who = hero();
      const [leading, second] = cards;
      const taken = leading === undefined ? undefined : cardCommand(options, leading);
      if (taken) return sendCommand(taken).ok;
      if (leading && second && who !== null) {
        const said = sendCommand({ type: 'select', hero: who, leading, second }).ok;
        if (said) redraft({ hero: null, cards: [] });
        return said;
      }
      if (area) {
        const laid = placeArea();
        const all = laid ? hitAllInArea(session.play, options) : null;
        if (all) sendCommand(all);
        return laid;
      }
      return draft.path.length > 0 && walkDraft();
    },
    placeArea,
    undo: () => session.undo(),
    redo: () => session.redo(),
    rewind: () => session.rewind(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The draft after a command. It is empty, except that the open tab stays while all heroes choose. */
function keptDraft({ hero }: Draft, { state }: Play): Draft {
  const asked = state.question?.ask;
  const stays = asked === 'prepare' || asked === 'select' || asked === 'rests';
  const sits = state.seats.some((seat) => seat.hero === hero && !seat.exhausted);
  return stays && sits ? { ...EMPTY_DRAFT, hero } : EMPTY_DRAFT;
}

function turned<T>(all: readonly T[], from: T, by: 1 | -1): T {
  const at = (all.indexOf(from) + by + all.length) % all.length;
  return all[at] ?? from;
}

function mayPlan(options: readonly Command[], hero: HeroId | null, card: CardId): boolean {
  return options.some(
    (each) => each.type === 'select' && each.hero === hero && (each.leading === card || each.second === card),
  );
}

/** Makes an interaction for watching: it has no options and no draft, and its session refuses every command. */
export function readOnlyInteraction(session: Session<LongTable>): Interaction {
  return {
    session,
    get play() {
      return session.play;
    },
    notified: null,
    draft: EMPTY_DRAFT,
    options: [],
    places: NO_PLACES,
    preview: null,
    attackAllCommands: null,
    lastTurns: NO_TURNS,
    lowestHp: NO_DAMAGE,
    recentOutcome: null,
    get hero() {
      return actingHero(session.play);
    },
    mover: null,
    way: null,
    ghosts: NO_GHOSTS,
    send: session.dispatch,
    openTab: () => {},
    choose: () => {},
    swapLeadingCard: () => {},
    press: () => false,
    extendPath: () => {},
    restorePath: () => {},
    rotateArea: () => {},
    inspect: () => {},
    openPile: () => {},
    showDeck: () => {},
    highlight: () => {},
    showHint: () => {},
    replayTurn: () => {},
    attackAll: () => false,
    playHalf: () => false,
    skipItems: () => false,
    endTurn: () => false,
    aim: () => {},
    commit: () => false,
    placeArea: () => false,
    undo: session.undo,
    redo: session.redo,
    rewind: session.rewind,
    subscribe: session.subscribe,
  };
}

/** A recorded game of the Long Table in the viewer. */
export type Viewing = GenericViewing<LongTable, Interaction>;
