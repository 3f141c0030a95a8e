/** Implements the methods of `Interaction` that send the draft, or a command that a second call must confirm. */
import { areEqual } from '../../flow/sameCommand';
import type { CommandOf } from '../../rules/longTable/commands';
import { cardCommand, losingCommand } from './cardLoss';
import { hitAllInArea } from './inArea';
import type { InputState } from './inputState';
import { hasNoEffect } from './noEffect';
import { walkDraft } from './walk';

/** Implements `Interaction.sendDraft`. */
export function commit(input: InputState): boolean {
  const { draft, options, hero } = input;
  const { cards, area, losingFrom } = draft;
  if (losingFrom) {
    const gift = losingCommand(draft, options);
    return gift !== null && input.send(gift).ok;
  }
  const [leading, second] = cards;
  const taken = leading === undefined ? undefined : cardCommand(options, leading);
  if (taken) return input.send(taken).ok;
  if (leading && second && hero !== null) {
    const isSent = input.send({ type: 'select', hero, leading, second }).ok;
    if (isSent) input.redraft({ hero: null, cards: [] });
    return isSent;
  }
  if (area) {
    const isPlaced = placeArea(input);
    const all = isPlaced ? hitAllInArea(input.play, input.options) : null;
    if (all) input.send(all);
    return isPlaced;
  }
  return draft.path.length > 0 && walkDraft(input);
}

/** L13.2: sends only the area. */
export function placeArea(input: InputState): boolean {
  const { area } = input.draft;
  if (!area) return false;
  if (input.preview) input.send({ type: 'perform' });
  return input.send(area).ok;
}

export function attackAll(input: InputState): boolean {
  const named = input.attackAllCommands;
  input.recentOutcome = null;
  for (const command of named ?? []) if (!input.session.dispatch(command).ok) return false;
  input.playForcedMoves();
  return named !== null;
}

export function playHalf(input: InputState, half: CommandOf<'play'>): boolean {
  if (!half.basic && !areEqual(half, input.draft.unconfirmedHalf) && hasNoEffect(input.play, half)) {
    input.redraft({ unconfirmedHalf: half });
    return false;
  }
  return input.send(half).ok;
}

export function endTurn(input: InputState): boolean {
  const end = input.offered('endTurn');
  if (!end) return false;
  const { play } = input;
  const strikes = input.places.halves.some((each) => each.half === 'top' && !hasNoEffect(play, each));
  const isBegun = (play.state.turn?.played.length ?? 0) > 0;
  if (input.draft.isEndUnconfirmed || (isBegun && !strikes)) return input.send(end).ok;
  input.redraft({ isEndUnconfirmed: true });
  return false;
}
