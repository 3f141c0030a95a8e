/** Provides the interaction with which a game of the Long Table is watched. */
import type { LongTable } from '../../flow/longTable/types';
import type { Session } from '../session';
import { actingHero } from './actingHero';
import { EMPTY_DRAFT, NO_PLACES } from './draft';
import { NO_GHOSTS } from './ghosts';
import type { Interaction } from './interaction';
import { NO_TURNS } from './lastTurns';
import { NO_DAMAGE } from './scars';

/** Makes an interaction that has no options and no draft, and whose session refuses every command. */
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
    toggleCard: () => {},
    swapLeadingCard: () => {},
    tapHex: () => false,
    extendPath: () => {},
    restorePath: () => {},
    rotateArea: () => {},
    inspect: () => {},
    explain: () => {},
    openPile: () => {},
    showDeck: () => {},
    highlight: () => {},
    showHint: () => {},
    replayTurn: () => {},
    attackAll: () => false,
    playHalf: () => false,
    skipItems: () => false,
    endTurn: () => false,
    clearDraft: () => {},
    sendDraft: () => false,
    placeArea: () => false,
    nextUndo: session.nextUndo,
    undo: session.undo,
    redo: session.redo,
    rewind: session.rewind,
    subscribe: session.subscribe,
  };
}
