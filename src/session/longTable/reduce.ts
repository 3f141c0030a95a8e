/**
 * Reduces the player's input at the Long Table: computes the next draft and the commands to send, but sends nothing
 * itself.
 */
import type { Play } from '../../flow/longTable/play';
import { swapLeadingCard, toggleCard } from './cardChoice';
import { attackAll, endTurn, hitArea, placeArea, playHalf, sendDraft } from './commit';
import { type Draft, EMPTY_DRAFT } from './draft';
import { type Input, type Reduction, redraft } from './input';
import type { Preferences } from './preferences';
import { playOfMove } from './selectors';
import { playForced, reduceSend, skipItems } from './sending';
import { rotateArea, tapHex, tapNothing, tapSpot } from './tap';
import { takeStep } from './walk';
import { pathExtendedTo } from './ways';

export function reduce(play: Play, draft: Draft, input: Input, preferences: Preferences): Reduction {
  const position = { play, draft, preferences };
  switch (input.type) {
    case 'send':
      return reduceSend(position, input.command);
    case 'openTab':
      return redraft(draft, { hero: input.hero, cards: [], inspected: null });
    case 'toggleCard':
      return toggleCard(position, input.card);
    case 'swapLeadingCard':
      return swapLeadingCard(position);
    case 'tapHex':
      return input.hex === null ? tapNothing(position) : tapHex(position, input.hex, input.byTouch);
    case 'extendPath': {
      const { path, refused } = pathExtendedTo(playOfMove(play), draft.path, input.hex);
      return redraft(draft, { path, blockedBy: refused, spot: null, inspected: null });
    }
    case 'restorePath':
      return redraft(draft, { path: input.path, blockedBy: null });
    case 'rotateArea':
      return rotateArea(position, input.by);
    case 'inspect':
      return redraft(draft, { inspected: input.figure });
    case 'openPile':
      return redraft(draft, { losingFrom: input.pile, cards: [] });
    case 'showDeck':
      return redraft(draft, { deck: input.open });
    case 'highlight':
      return redraft(draft, { highlighted: input.hexes });
    case 'showHint':
      return redraft(draft, { hint: input.command, highlighted: input.hexes });
    case 'attackAll':
      return attackAll(position);
    case 'skipItems':
      return skipItems(position);
    case 'playHalf':
      return playHalf(position, input.half);
    case 'endTurn':
      return endTurn(position);
    case 'clearDraft':
      return redraft(EMPTY_DRAFT, { hero: draft.hero, skipped: draft.skipped });
    case 'sendDraft':
      return sendDraft(position);
    case 'placeArea':
      return placeArea(position);
    case 'tapSpot':
      return tapSpot(position, input.hex, input.byTouch);
    case 'hitArea':
      return hitArea(position);
    case 'walk':
      return takeStep(position, input);
    case 'playForced':
      return playForced(position);
    default:
      return input satisfies never;
  }
}

/** The draft after a command: keeps only `skipped`, and the open tab while all heroes prepare, choose cards or rest. */
export function draftAfter({ hero, skipped }: Draft, { state }: Play): Draft {
  const asked = state.question?.ask;
  const stays = asked === 'prepare' || asked === 'select' || asked === 'rests';
  const sits = state.seats.some((seat) => seat.hero === hero && !seat.exhausted);
  return { ...EMPTY_DRAFT, skipped, hero: stays && sits ? hero : null };
}
