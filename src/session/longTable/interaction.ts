/**
 * The player's side of the Long Table: a running session, and what is pointed at and not said yet. Map, slips, hand and mirror share it.
 * Nothing here is a rule, and nothing is saved.
 */
import { obvious } from '../../flow/longTable/obvious';
import { legal, type Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { sameWords } from '../../flow/sameCommand';
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import { figureAt } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import { type Change, type Session, whenKept } from '../session';
import type { Viewing as GenericViewing } from '../viewing';
import type { Again } from './again';
import { allTargets } from './allTargets';
import { type Deeds, deedsAfter, deedsOf, NO_DEEDS } from './deeds';
import { type Draft, EMPTY, NOWHERE } from './draft';
import { type GhostMaker, type Ghosts, makeGhost, NO_GHOSTS, openGhosts } from './ghosts';
import { isIdle } from './idle';
import { allIn, areasOver } from './inArea';
import { type Lately, latelyIn } from './lately';
import { loneTarget } from './loneTarget';
import { cardCommand, giftOf, given, type Pile } from './losing';
import { aheadOf, type Places, placesWith } from './places';
import { type DrawnWay, moverHex, traced, wayAlong } from './ways';
import { ASKS_ALL, type Wishes, wished } from './wishes';

type Dispatched = ReturnType<Session<LongTable>['dispatch']>;

export type InteractionChange =
  | Change<LongTable>
  | { readonly kind: 'draft'; readonly play: Play }
  /** A turn is to be seen once more; the table stands as it stood. */
  | { readonly kind: 'again'; readonly play: Play; readonly turn: Again };

export interface Interaction {
  readonly session: Session<LongTable>;
  readonly play: Play;
  readonly told: Promise<void> | null;
  readonly draft: Draft;
  /** The legal commands, and where each of them is given. */
  readonly options: readonly Command[];
  readonly places: Places;
  /** The play in which the ability that is asked about is being done: what it could be done to is shown already. Null: nothing is. */
  readonly ahead: Play | null;
  /** L13.1: what attacks all that there are in reach, as none is too many; null: there is something to be chosen. */
  readonly all: readonly Command[] | null;
  /** What monsters, summons and escorts did last. */
  readonly deeds: Deeds;
  /** What has come of what the player said last and is easily missed; null: nothing of the kind. */
  readonly lately: Lately | null;
  /** The hero whose cards are shown; null: everybody is exhausted. */
  readonly hero: HeroId | null;
  /** Where whoever may move now stands; null: nobody may. */
  readonly mover: HexId | null;
  /** The way that is pointed at, and what is on it; null: none is. */
  readonly way: DrawnWay | null;
  /** The ghost of the hero who moves. */
  readonly ghosts: Ghosts;
  say(command: Command): Dispatched;
  /** Opens a hero's tab. */
  turnTo(hero: HeroId): void;
  /** A card of the open hand: into the plan or out of it; before the scenario into the hand or back to the pool. */
  choose(card: CardId): void;
  /** The other one of the two cards that are pointed at leads. */
  swapLead(): void;
  /** A hex is touched; null: the bare table, what is pointed at on the map is not any more. @returns whether that means anything now */
  press(hex: HexId | null): boolean;
  /** L9.1: draws the way on to a hex, or back to one that it leads over. */
  trace(hex: HexId): void;
  /** Lays the way that is pointed at as it lay before it was drawn on. */
  retrace(path: readonly HexId[]): void;
  /** Lays the area another way over the same hex. */
  turnArea(by: 1 | -1): void;
  look(figure: FigureId | null): void;
  /** L20.1: opens the pile of which cards can be lost; null: damage is suffered after all. */
  give(pile: Pile | null): void;
  /** Whether what is left of the deck is to be seen. */
  lookAtDeck(open: boolean): void;
  /** Lights hexes on the map; none: puts the light out. */
  light(hexes: readonly HexId[]): void;
  /** Marks a command where it is given, and lights where it is done. */
  advise(command: Command, at: readonly HexId[]): void;
  /** Shows a turn again that has been played. */
  again(turn: Again): void;
  /** Attacks all that there are in reach. False: somebody is to be chosen. */
  takeAll(): boolean;
  /** L21.2: goes on without an item, and does so for the rest of the round whenever this hero is asked. False: no item is asked about. */
  spare(): boolean;
  /** Plays a half; one that would come to nothing (L7.2) only when it is said twice. @returns whether it is played */
  playHalf(half: CommandOf<'play'>): boolean;
  /** L7.1: ends the turn; with no card played, or an upper half left that could be played on somebody, only when it is said twice. */
  endTurn(): boolean;
  /** Null takes back what is pointed at. */
  aim(at: null): void;
  /** Says what is pointed at: two cards, a way, an area with all who are in it. False: nothing is. */
  commit(): boolean;
  /** L13.2: lays the area alone: who is in it is hit in the order in which they are named, or left out. */
  layArea(): boolean;
  undo(): boolean;
  redo(): boolean;
  rewind(): boolean;
  subscribe(listener: (change: InteractionChange) => void): () => void;
}

/** Whose turn it is, or who has still to choose; null: nobody. */
export function heroAtHand({ state }: Play): HeroId | null {
  const { question, turn } = state;
  if (question && 'hero' in question) return question.hero;
  const acting = turn?.figure.startsWith('hero:') ? turn.figure.slice('hero:'.length) : null;
  if (acting !== null) return acting;
  const seats = state.seats.filter(({ exhausted }) => !exhausted);
  return (seats.find(({ plan }) => plan === null) ?? seats[0])?.hero ?? null;
}

interface Sparing {
  readonly hero: HeroId;
  readonly round: number;
}

const PERFORM = { type: 'perform' } as const;
const PROCEED = { type: 'proceed' } as const;

/** L21.2: who is asked about an item against what comes from others. */
function sparingIn({ state: { question, round } }: Play): Sparing | null {
  return question?.ask === 'defend' || question?.ask === 'ward' ? { hero: question.hero, round } : null;
}

/** @param settings what the player wants to be asked about */
export function openInteraction(
  session: Session<LongTable>,
  settings: () => Wishes = () => ASKS_ALL,
  make: GhostMaker = makeGhost,
): Interaction {
  const listeners = new Set<(change: InteractionChange) => void>();
  let draft = EMPTY;
  let options: readonly Command[] = legal(session.play);
  let places: Places | null = null;
  /** Undefined: nobody has asked yet. */
  let all: readonly Command[] | null | undefined;
  let ahead = aheadOf(session.play, options);
  /** Null: nobody has asked for them since the game was taken up, or something was taken back. */
  let deeds: Deeds | null = null;
  let lately: Lately | null = null;
  const telling = whenKept(session, (change: InteractionChange) => {
    for (const listener of listeners) listener(change);
  });
  const redraft = (next: Partial<Draft>) => {
    draft = { ...draft, ...next };
    places = null;
    ghosts.follow();
    telling.pass({ kind: 'draft', play: session.play });
  };
  session.subscribe((change) => {
    options = legal(change.play);
    places = null;
    all = undefined;
    ahead = aheadOf(change.play, options);
    deeds = change.kind === 'command' && deeds ? deedsAfter(deeds, change.play, session.journal.commands.length) : null;
    draft = keptDraft(draft, change.play);
    // What follows of itself leaves it in sight.
    if (change.kind !== 'command') lately = null;
    else lately = latelyIn(change.play) ?? lately;
    ghosts.follow();
    telling.pass(change);
  });

  /** Who keeps items for later, and in which round. */
  let sparing: Sparing | null = null;
  const isSparing = (play: Play): boolean => {
    const now = sparingIn(play);
    return now !== null && now.hero === sparing?.hero && now.round === sparing.round;
  };
  const next = (): Command | null => {
    const { play } = session;
    if (isSparing(play)) return PROCEED;
    return obvious(play, options) ?? wished(play, options, settings()) ?? loneTarget(play, options);
  };
  const sayTheObvious = () => {
    for (let said = next(); said; said = next()) if (!session.dispatch(said).ok) return;
  };
  const say = (command: Command): Dispatched => {
    lately = null;
    // Who is asked again after all answers for this once.
    if (isSparing(session.play)) sparing = null;
    const said = session.dispatch(command);
    sayTheObvious();
    return said;
  };
  const offered = <T extends Command['type']>(type: T) =>
    options.find((each): each is CommandOf<T> & Command => each.type === type);
  const hero = () => draft.hero ?? heroAtHand(session.play);
  const places_ = () => {
    places ??= placesWith(session.play, options, hero(), ahead);
    return places;
  };

  const allOf = () => {
    if (all !== undefined) return all;
    const named = ahead ? allTargets(ahead, legal(ahead)) : allTargets(session.play, options);
    all = named && ahead ? [PERFORM, ...named] : named;
    return all;
  };

  /** The play in which the move is asked about already. */
  const moving = () => ahead ?? session.play;

  const ghosts = openGhosts({
    moving,
    drawn() {
      const way = wayAlong(moving(), draft.path);
      return way?.canStop === true ? way : null;
    },
    wayTo: (hex) => places_().spots.get(hex)?.way ?? null,
    wanted: () => settings().foresight,
    make,
  });

  /** What is drawn is gone, unless it ends where nobody may stand. */
  function walkDraft(): boolean {
    const { path } = draft;
    if (wayAlong(moving(), path)?.canStop === false) redraft({ barred: 'noEnd' });
    else {
      if (ahead) session.dispatch({ type: 'perform' });
      walk(path);
    }
    return true;
  }

  /** While a way is drawn, a touch elsewhere shows the one that leads there; a touch on its end goes it. */
  function pressDrawn(hex: HexId): boolean {
    const { path } = draft;
    if (path.length === 0) return false;
    if (path.at(-1) === hex) return walkDraft();
    const way = places_().spots.get(hex)?.way;
    if (way) redraft({ path: way.path, barred: null, spot: null, look: null });
    return way != null;
  }

  function walk(path: readonly HexId[]): void {
    lately = null;
    for (const to of path) {
      const isOpen = options.some((each) => each.type === 'step' && each.to === to);
      // A step may have led to a decision: the rest of the way is dropped.
      if (!isOpen) return;
      const { state } = session.play;
      const said = session.dispatch({ type: 'step', to });
      // Who has opened a door sees another map, and chooses again.
      if (!said.ok || session.play.state.opened.length > state.opened.length) return;
    }
    const stop = offered('stop');
    if (stop) session.dispatch(stop);
    sayTheObvious();
  }

  function layArea(): boolean {
    const { area } = draft;
    if (!area) return false;
    if (ahead) say({ type: 'perform' });
    return say(area).ok;
  }

  function pressArea(hex: HexId): boolean {
    const over = areasOver(session.play, places_().areas, hex);
    const [first] = over;
    if (!first) return false;
    const next = draft.area && over.includes(draft.area) ? turned(over, draft.area, 1) : first;
    redraft({ area: next, spot: hex, look: null });
    return true;
  }

  /** What is touched is of the ability that is asked about: it is done, and then that. */
  function performs(hex: HexId): boolean {
    const spot = places_().spots.get(hex);
    if (!ahead || !spot || spot.commands.some((each) => options.includes(each))) return false;
    return say({ type: 'perform' }).ok;
  }

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
    get places() {
      return places_();
    },
    get ahead() {
      return ahead;
    },
    get all() {
      return allOf();
    },
    get deeds() {
      deeds ??= deedsOf(session.journal, session.play.book);
      return deeds;
    },
    get lately() {
      return lately;
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
    say,
    turnTo: (to) => redraft({ hero: to, cards: [], look: null }),
    choose(card) {
      const who = hero();
      const swap = options.find(
        (each) => (each.type === 'takeCard' || each.type === 'putBack') && each.hero === who && each.card === card,
      );
      if (swap) return void say(swap);
      if (draft.giving) return redraft({ cards: given(draft, options, card) });
      if (cardCommand(options, card)) return redraft({ cards: draft.cards.includes(card) ? [] : [card] });
      if (!mayPlan(options, who, card)) return;
      const { cards } = draft;
      redraft({ cards: cards.includes(card) ? cards.filter((each) => each !== card) : [...cards.slice(0, 1), card] });
    },
    swapLead() {
      const [leading, second] = draft.cards;
      if (leading && second && draft.giving === null) redraft({ cards: [second, leading] });
    },
    press(hex) {
      if (hex === null) {
        redraft({ path: [], barred: null, area: null, spot: null, look: null });
        return false;
      }
      if (pressArea(hex) || pressDrawn(hex)) return true;
      performs(hex);
      const spot = places_().spots.get(hex);
      const standing = figureAt(session.play.state, hex);
      if (!spot) {
        redraft({
          path: [],
          barred: null,
          area: null,
          spot: null,
          look: standing && standing.id !== draft.look ? standing.id : null,
        });
        return standing !== undefined;
      }
      // L13.2: in an area whoever is touched is hit next; to leave it out is said apart.
      const aimed = spot.commands.filter(({ type }) => type !== 'leaveOut');
      const [only, ...others] = aimed;
      if (only && others.length === 0 && !spot.way) say(only);
      else if (!only && spot.way) {
        const { path, risks } = spot.way;
        if (risks.length === 0) walk(path);
        else redraft({ path, barred: null, spot: null, look: null });
      } else redraft({ spot: hex, path: [], barred: null, look: null });
      return true;
    },
    trace(hex) {
      const { path, refused } = traced(moving(), draft.path, hex);
      redraft({ path, barred: refused, spot: null, look: null });
    },
    retrace: (path) => redraft({ path, barred: null }),
    turnArea(by) {
      const { area, spot } = draft;
      if (!area || spot === null) return;
      redraft({
        area: turned(areasOver(session.play, places_().areas, spot), area, by),
      });
    },
    look: (look) => redraft({ look }),
    give: (giving) => redraft({ giving, cards: [] }),
    lookAtDeck: (deck) => redraft({ deck }),
    light: (lit) => redraft({ lit }),
    advise: (advised, lit) => redraft({ advised, lit }),
    takeAll() {
      const named = allOf();
      lately = null;
      for (const command of named ?? []) if (!session.dispatch(command).ok) return false;
      sayTheObvious();
      return named !== null;
    },
    playHalf(half) {
      if (!half.basic && !sameWords(half, draft.doubted) && isIdle(session.play, half)) {
        redraft({ doubted: half });
        return false;
      }
      return say(half).ok;
    },
    spare() {
      const now = sparingIn(session.play);
      if (!now || !say(PROCEED).ok) return false;
      sparing = now;
      sayTheObvious();
      return true;
    },
    again: (turn) => telling.pass({ kind: 'again', play: session.play, turn }),
    endTurn() {
      const end = offered('endTurn');
      if (!end) return false;
      const { play } = session;
      const strikes = places_().halves.some((each) => each.half === 'top' && !isIdle(play, each));
      const isBegun = (play.state.turn?.played.length ?? 0) > 0;
      if (draft.ending || (isBegun && !strikes)) return say(end).ok;
      redraft({ ending: true });
      return false;
    },
    aim: () => redraft({ ...EMPTY, hero: draft.hero }),
    commit() {
      const { cards, area, giving } = draft;
      if (giving) {
        const gift = giftOf(draft, options);
        return gift !== null && say(gift).ok;
      }
      const who = hero();
      const [leading, second] = cards;
      const taken = leading === undefined ? undefined : cardCommand(options, leading);
      if (taken) return say(taken).ok;
      if (leading && second && who !== null) {
        const said = say({ type: 'select', hero: who, leading, second }).ok;
        if (said) redraft({ hero: null, cards: [] });
        return said;
      }
      if (area) {
        const laid = layArea();
        const all = laid ? allIn(session.play, options) : null;
        if (all) say(all);
        return laid;
      }
      return draft.path.length > 0 && walkDraft();
    },
    layArea,
    undo: () => session.undo(),
    redo: () => session.redo(),
    rewind: () => session.rewind(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** After a command what was pointed at is said or in vain; a tab stays open while all choose. */
function keptDraft({ hero }: Draft, { state }: Play): Draft {
  const asked = state.question?.ask;
  const stays = asked === 'prepare' || asked === 'select' || asked === 'rests';
  const sits = state.seats.some((seat) => seat.hero === hero && !seat.exhausted);
  return stays && sits ? { ...EMPTY, hero } : EMPTY;
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

/** A read-only interaction: no options, nothing can be pointed at, and every command is refused. */
export function onlyLook(session: Session<LongTable>): Interaction {
  return {
    session,
    get play() {
      return session.play;
    },
    told: null,
    draft: EMPTY,
    options: [],
    places: NOWHERE,
    ahead: null,
    all: null,
    deeds: NO_DEEDS,
    lately: null,
    get hero() {
      return heroAtHand(session.play);
    },
    mover: null,
    way: null,
    ghosts: NO_GHOSTS,
    say: session.dispatch,
    turnTo: () => {},
    choose: () => {},
    swapLead: () => {},
    press: () => false,
    trace: () => {},
    retrace: () => {},
    turnArea: () => {},
    look: () => {},
    give: () => {},
    lookAtDeck: () => {},
    light: () => {},
    advise: () => {},
    again: () => {},
    takeAll: () => false,
    playHalf: () => false,
    spare: () => false,
    endTurn: () => false,
    aim: () => {},
    commit: () => false,
    layArea: () => false,
    undo: session.undo,
    redo: session.redo,
    rewind: session.rewind,
    subscribe: session.subscribe,
  };
}

/** A played game in the viewer. */
export type Viewing = GenericViewing<LongTable, Interaction>;
