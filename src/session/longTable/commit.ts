/** Reduces the inputs that send the draft, and those that need a second call as confirmation. */
import { legal } from '../../flow/longTable/play';
import { areEqual } from '../../flow/sameCommand';
import type { CommandOf } from '../../rules/longTable/commands';
import { SHOW_NEXT_HERO } from './cardChoice';
import { cardCommand, losingCommand } from './cardLoss';
import { hitAllInArea } from './inArea';
import {
  FORCED_INPUT,
  ignore,
  keepDraft,
  PERFORM_COMMAND,
  type ReducerContext,
  type Reduction,
  redraft,
} from './input';
import { hasNoEffect } from './noEffect';
import { attackAllIn, placesIn, previewIn } from './selectors';
import { heroIn, reduceSend } from './sending';
import { walkDraft } from './walk';

export function sendDraft(context: ReducerContext): Reduction {
  const { play, draft } = context;
  const { cards, area, losingFrom } = draft;
  const options = legal(play);
  if (losingFrom) {
    const gift = losingCommand(draft, options);
    return gift ? reduceSend(context, gift) : ignore(draft);
  }
  const [leading, second] = cards;
  const taken = leading === undefined ? undefined : cardCommand(options, leading);
  if (taken) return reduceSend(context, taken);
  const hero = heroIn(play, draft);
  if (leading && second && hero !== null)
    return reduceSend(context, { type: 'select', hero, leading, second }, SHOW_NEXT_HERO);
  if (area) {
    const places = placeArea(context);
    return { ...places, followUps: [...places.followUps, { type: 'hitArea' }] };
  }
  return draft.path.length > 0 ? walkDraft(context) : ignore(draft);
}

/** L13.2: sends only the area. */
export function placeArea(context: ReducerContext): Reduction {
  const { play, draft } = context;
  const { area } = draft;
  if (!area) return ignore(draft);
  return previewIn(play)
    ? reduceSend(context, PERFORM_COMMAND, { type: 'send', command: area })
    : reduceSend(context, area);
}

export function hitArea(context: ReducerContext): Reduction {
  const { play, draft } = context;
  const all = hitAllInArea(play, legal(play));
  return all ? reduceSend(context, all) : keepDraft(draft);
}

export function attackAll({ play, draft }: ReducerContext): Reduction {
  const commands = attackAllIn(play);
  return commands ? { ...keepDraft(draft, FORCED_INPUT), commands } : ignore(draft);
}

export function playHalf(context: ReducerContext, half: CommandOf<'play'>): Reduction {
  const { play, draft } = context;
  const needsConfirmation = !half.basic && !areEqual(half, draft.unconfirmedHalf) && hasNoEffect(play, half);
  return needsConfirmation
    ? { ...redraft(draft, { unconfirmedHalf: half }), isDone: false }
    : reduceSend(context, half);
}

export function endTurn(context: ReducerContext): Reduction {
  const { play, draft } = context;
  const end = legal(play).find(({ type }) => type === 'endTurn');
  if (!end) return ignore(draft);
  const { halves } = placesIn(play, heroIn(play, draft));
  const strikes = halves.some((each) => each.half === 'top' && !hasNoEffect(play, each));
  const isBegun = (play.state.turn?.played.length ?? 0) > 0;
  // L29.1: after the scenario is decided, an unplayed card hardly matters.
  const isDecided = play.state.ending !== null;
  if (draft.isEndUnconfirmed || isDecided || (isBegun && !strikes)) return reduceSend(context, end);
  return { ...redraft(draft, { isEndUnconfirmed: true }), isDone: false };
}
