/** Makes the interaction for playing a session of the Long Table. */
import { legal } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Session } from '../session';
import { type GhostMaker, makeGhost } from './ghosts';
import { InputState } from './inputState';
import type { Interaction } from './interaction';
import { ASK_ALL, type Preferences } from './preferences';
import { attackAllIn, previewIn } from './selectors';
import { heroIn } from './sending';
import { lastOfDraft } from './undoDraft';
import { moverHex, wayAlong } from './ways';

/**
 * @param settings returns which questions the player wants to answer; called again for each question
 * @param make computes a `Ghost`, the forecast of the round after a move
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
      return session.play;
    },
    get notified() {
      return input.notices.pending;
    },
    get draft() {
      return input.draft;
    },
    get options() {
      return legal(session.play);
    },
    get places() {
      return input.places;
    },
    get preview() {
      return previewIn(session.play);
    },
    get attackAllCommands() {
      return attackAllIn(session.play);
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
      return heroIn(session.play, input.draft);
    },
    get mover() {
      return moverHex(input.moving);
    },
    get way() {
      return wayAlong(input.moving, input.draft.path);
    },
    ...actionsOf(input),
    replayTurn: (turn) => input.notices.send({ kind: 'replay', play: session.play, turn }),
    nextUndo: () => lastOfDraft(input.draft) ?? session.nextUndo(),
    undo: () => input.apply({ type: 'undoDraft' }).isDone || session.undo(),
    redo: () => session.redo(),
    rewind: () => session.rewind(),
    subscribe(listener) {
      input.listeners.add(listener);
      return () => void input.listeners.delete(listener);
    },
  };
}

/** What the player can do: each action applies one input. */
function actionsOf(input: InputState) {
  return {
    send: (command) => input.apply({ type: 'send', command }).answer,
    openTab: (hero) => void input.apply({ type: 'openTab', hero }),
    toggleCard: (card) => void input.apply({ type: 'toggleCard', card }),
    swapLeadingCard: () => void input.apply({ type: 'swapLeadingCard' }),
    tapHex: (hex, byTouch = false) => input.apply({ type: 'tapHex', hex, byTouch }).isDone,
    extendPath: (hex) => void input.apply({ type: 'extendPath', hex }),
    restorePath: (path) => void input.apply({ type: 'restorePath', path }),
    rotateArea: (by) => void input.apply({ type: 'rotateArea', by }),
    inspect: (figure) => void input.apply({ type: 'inspect', figure }),
    explain: (hex) => void input.apply({ type: 'explain', hex }),
    openPile: (pile) => void input.apply({ type: 'openPile', pile }),
    showDeck: (open) => void input.apply({ type: 'showDeck', open }),
    highlight: (hexes) => void input.apply({ type: 'highlight', hexes }),
    showHint: (command, hexes) => void input.apply({ type: 'showHint', command, hexes }),
    attackAll: () => input.apply({ type: 'attackAll' }).isDone,
    skipItems: () => input.apply({ type: 'skipItems' }).isDone,
    playHalf: (half) => input.apply({ type: 'playHalf', half }).isDone,
    endTurn: () => input.apply({ type: 'endTurn' }).isDone,
    clearDraft: () => void input.apply({ type: 'clearDraft' }),
    sendDraft: () => input.apply({ type: 'sendDraft' }).isDone,
    placeArea: () => input.apply({ type: 'placeArea' }).isDone,
  } satisfies Partial<Interaction>;
}
