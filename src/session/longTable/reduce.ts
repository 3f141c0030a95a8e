/**
 * Reduces the player's input at the Long Table: computes the next draft and the commands to send, but sends nothing
 * itself.
 */
import type { Play } from '../../flow/longTable/play';
import { openTab, SHOW_NEXT_HERO, showHint, swapLeadingCard, toggleCard, unsentCards } from './cardChoice';
import { attackAll, endTurn, hitArea, placeArea, playHalf, sendDraft } from './commit';
import { type Draft, EMPTY_DRAFT } from './draft';
import { type Input, type Reduction, redraft } from './input';
import type { Preferences } from './preferences';
import { playOfMove } from './selectors';
import { playForced, reduceSend, skipItems } from './sending';
import { rotateArea, tapHex, tapNothing, tapSpot } from './tap';
import { undoDraft } from './undoDraft';
import { takeStep } from './walk';
import { pathExtendedTo } from './ways';

export function reduce(play: Play, draft: Draft, input: Input, preferences: Preferences): Reduction {
  const context = { play, draft, preferences };
  switch (input.type) {
    case 'send':
      return input.command.type === 'longRest'
        ? reduceSend(context, input.command, SHOW_NEXT_HERO)
        : reduceSend(context, input.command);
    case 'openTab':
      return openTab(context, input.hero);
    case 'toggleCard':
      return toggleCard(context, input.card);
    case 'swapLeadingCard':
      return swapLeadingCard(context);
    case 'tapHex':
      return input.hex === null ? tapNothing(context) : tapHex(context, input.hex, input.byTouch);
    case 'extendPath': {
      const { path, refused } = pathExtendedTo(playOfMove(play), draft.path, input.hex);
      return redraft(draft, { path, blockedBy: refused, spot: null, inspected: null, explained: null });
    }
    case 'restorePath':
      return redraft(draft, { path: input.path, blockedBy: null });
    case 'rotateArea':
      return rotateArea(context, input.by);
    case 'inspect':
      return redraft(draft, { inspected: input.figure, explained: null });
    case 'explain':
      return redraft(draft, { explained: input.hex });
    case 'openPile':
      return redraft(draft, { losingFrom: input.pile, cards: [] });
    case 'showDeck':
      return redraft(draft, { deck: input.open });
    case 'highlight':
      return redraft(draft, { highlighted: input.hexes });
    case 'showHint':
      return showHint(context, input);
    case 'attackAll':
      return attackAll(context);
    case 'skipItems':
      return skipItems(context);
    case 'playHalf':
      return playHalf(context, input.half);
    case 'endTurn':
      return endTurn(context);
    case 'clearDraft':
      return redraft(EMPTY_DRAFT, { hero: draft.hero, skipped: draft.skipped, cardsOfOthers: draft.cardsOfOthers });
    case 'undoDraft':
      return undoDraft(context);
    case 'sendDraft':
      return sendDraft(context);
    case 'placeArea':
      return placeArea(context);
    case 'tapSpot':
      return tapSpot(context, input.hex, input.byTouch);
    case 'hitArea':
      return hitArea(context);
    case 'walk':
      return takeStep(context, input);
    case 'playForced':
      return playForced(context);
    default:
      return input satisfies never;
  }
}

/**
 * The draft after a command or an undo: keeps `skipped`, the open tab while all heroes prepare, choose cards or rest, and the cards that
 * other heroes have selected without having sent them.
 */
export function draftAfter({ hero, skipped, cardsOfOthers }: Draft, play: Play): Draft {
  const { state } = play;
  const asked = state.question?.ask;
  const stays = asked === 'prepare' || asked === 'select' || asked === 'rests';
  const sits = state.seats.some((seat) => seat.hero === hero && !seat.exhausted);
  return {
    ...EMPTY_DRAFT,
    skipped,
    hero: stays && sits ? hero : null,
    cardsOfOthers: unsentCards(play, cardsOfOthers),
  };
}
