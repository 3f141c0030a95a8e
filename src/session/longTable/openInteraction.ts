/** Opens the player's input at the Long Table for a running session. */
import type { LongTable } from '../../flow/longTable/types';
import type { Session } from '../session';
import { chooseCard, swapLeadingCard } from './cardChoice';
import { attackAll, commit, endTurn, placeArea, playHalf } from './commit';
import { EMPTY_DRAFT } from './draft';
import { type GhostMaker, makeGhost } from './ghosts';
import { InputState } from './inputState';
import type { Interaction } from './interaction';
import { ASK_ALL, type Preferences } from './preferences';
import { press, pressNothing, rotateArea } from './tap';
import { moverHex, pathExtendedTo, wayAlong } from './ways';

/**
 * @param settings returns which questions the player wants to answer; called again for each question
 * @param make computes the forecast of the round for a ghost
 */
export function openInteraction(
  session: Session<LongTable>,
  settings: () => Preferences = () => ASK_ALL,
  make: GhostMaker = makeGhost,
): Interaction {
  const input = new InputState(session, settings, make);
  return {
    session,
    ghosts: input.ghosts,
    get play() {
      return input.play;
    },
    get notified() {
      return input.notices.pending;
    },
    get draft() {
      return input.draft;
    },
    get options() {
      return input.options;
    },
    get places() {
      return input.places;
    },
    get preview() {
      return input.preview;
    },
    get attackAllCommands() {
      return input.attackAllCommands;
    },
    get lastTurns() {
      return input.lastTurns;
    },
    get lowestHp() {
      return input.lowestHp;
    },
    get recentOutcome() {
      return input.recentOutcome;
    },
    get hero() {
      return input.hero;
    },
    get mover() {
      return moverHex(input.moving);
    },
    get way() {
      return wayAlong(input.moving, input.draft.path);
    },
    ...actionsOf(input),
  };
}

/** The methods of the interaction with which the player acts. */
function actionsOf(input: InputState) {
  const { session } = input;
  return {
    send: (command) => input.send(command),
    openTab: (hero) => input.redraft({ hero, cards: [], inspected: null }),
    toggleCard: (card) => chooseCard(input, card),
    swapLeadingCard: () => swapLeadingCard(input),
    tapHex(hex, byTouch = false) {
      if (hex !== null) return press(input, hex, byTouch);
      pressNothing(input);
      return false;
    },
    extendPath(hex) {
      const { path, refused } = pathExtendedTo(input.moving, input.draft.path, hex);
      input.redraft({ path, blockedBy: refused, spot: null, inspected: null });
    },
    restorePath: (path) => input.redraft({ path, blockedBy: null }),
    rotateArea: (by) => rotateArea(input, by),
    inspect: (inspected) => input.redraft({ inspected }),
    openPile: (losingFrom) => input.redraft({ losingFrom, cards: [] }),
    showDeck: (deck) => input.redraft({ deck }),
    highlight: (highlighted) => input.redraft({ highlighted }),
    showHint: (hint, highlighted) => input.redraft({ hint, highlighted }),
    replayTurn: (turn) => input.notices.send({ kind: 'replay', play: session.play, turn }),
    attackAll: () => attackAll(input),
    skipItems: () => input.skipItems(),
    playHalf: (half) => playHalf(input, half),
    endTurn: () => endTurn(input),
    clearDraft: () => input.redraft({ ...EMPTY_DRAFT, hero: input.draft.hero }),
    sendDraft: () => commit(input),
    placeArea: () => placeArea(input),
    undo: () => session.undo(),
    redo: () => session.redo(),
    rewind: () => session.rewind(),
    subscribe(listener) {
      input.listeners.add(listener);
      return () => void input.listeners.delete(listener);
    },
  } satisfies Partial<Interaction>;
}
