/** Reduces the player's input in the mode in hand: computes the next draft and the commands to send, but sends nothing. */
import { forcedCommand } from '../../flow/inHand/forcedCommand';
import { legal, type Play } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import type { HexId } from '../../rules/core/hexes';
import type { Command } from '../../rules/inHand/commands';
import type { CardId } from '../../rules/inHand/vocabulary';
import type { Reduction as GenericReduction } from '../inputs';
import { automaticCommand } from './automatic';
import type { Draft } from './interaction';
import { chosenCost } from './lastingCost';
import type { Lift } from './lift';

/** What the player does; `Interaction` describes each input at the method of the same name. */
export type Input =
  | { readonly type: 'send'; readonly command: Command }
  | { readonly type: 'toggleCard'; readonly card: CardId }
  | { readonly type: 'previewWay'; readonly path: readonly HexId[] }
  | { readonly type: 'highlight'; readonly hexes: readonly HexId[] }
  | { readonly type: 'adoptHint'; readonly line: readonly Command[] }
  | { readonly type: 'setBasic'; readonly basic: boolean }
  | { readonly type: 'setPrice'; readonly price: number }
  | { readonly type: 'lift'; readonly half: Lift | null }
  | { readonly type: 'proposeAnswer'; readonly command: Command }
  | { readonly type: 'sendDraft' }
  // Inputs that only other inputs cause.
  /** Takes the next step of a way, or ends the move after the last step. */
  | { readonly type: 'walk'; readonly path: readonly HexId[] }
  /** Sends the commands that leave the player nothing to decide, one after the other. */
  | { readonly type: 'playForced' };

export type Reduction = GenericReduction<InHand, Draft, Input>;

export const EMPTY_DRAFT: Draft = { cards: [], path: [], basic: false };

const FORCED: Input = { type: 'playForced' };

/** The inputs that leave a hint in the draft. After any other input the hint no longer says what the player is about to do. */
const KEEPS_HINT: readonly Input['type'][] = ['adoptHint', 'highlight', 'sendDraft'];

export function reduce(play: Play, before: Draft, input: Input): Reduction {
  const draft = KEEPS_HINT.includes(input.type) ? before : withoutHint(before);
  switch (input.type) {
    case 'send':
      return sending(draft, input.command, FORCED);
    case 'toggleCard':
      return drafted(toggled(legal(play), draft, input.card));
    case 'previewWay':
      return drafted({ ...draft, path: input.path });
    case 'highlight':
      return drafted(highlighted(draft, input.hexes));
    case 'adoptHint':
      return drafted(hinted(draft, input.line));
    case 'setBasic':
      return drafted({ ...draft, basic: input.basic });
    case 'setPrice':
      return drafted({ ...draft, price: input.price });
    case 'lift':
      return drafted(lifted(draft, input.half));
    case 'proposeAnswer':
      return drafted({ ...draft, damage: input.command });
    case 'sendDraft':
      return sendDraft(play, draft);
    case 'walk':
      return walk(play, draft, input.path);
    case 'playForced': {
      // The first press shows how many rounds the half costs, and the second one plays it.
      if (chosenCost(play.state)) return drafted(draft);
      const options = legal(play);
      const next = forcedCommand(play, options) ?? automaticCommand(play, options);
      return next ? sending(draft, next, FORCED) : drafted(draft);
    }
    default:
      return input satisfies never;
  }
}

/** The draft after a change of the game: it keeps only those selected cards that may still be selected. */
export function draftAfter({ cards }: Draft, play: Play): Draft {
  const options = legal(play);
  return { ...EMPTY_DRAFT, cards: cards.filter((id) => mayChoose(options, id)) };
}

const drafted = (draft: Draft, ...followUps: readonly Input[]): Reduction => ({
  draft,
  commands: [],
  followUps,
  isDone: true,
});

const sending = (draft: Draft, command: Command, ...followUps: readonly Input[]): Reduction => ({
  draft,
  commands: [command],
  followUps,
  isDone: true,
});

function toggled(options: readonly Command[], draft: Draft, card: CardId): Draft {
  if (!mayChoose(options, card)) return draft;
  const { cards } = draft;
  const isChosen = cards.includes(card);
  return { ...draft, cards: isChosen ? cards.filter((each) => each !== card) : [...cards.slice(0, 1), card] };
}

function highlighted(draft: Draft, hexes: readonly HexId[]): Draft {
  const { highlighted: before, ...rest } = draft;
  if (hexes.length > 0) return { ...rest, highlighted: hexes };
  return before ? rest : draft;
}

function withoutHint(draft: Draft): Draft {
  if (!draft.hint) return draft;
  const { hint, ...rest } = draft;
  return rest;
}

/** The hints that have no place on the map and no cards to mark, so that the seal has to send them. */
const SEALED: readonly Command['type'][] = ['play', 'endTurn', 'shortRest', 'longRest'];

function hinted(before: Draft, line: readonly Command[]): Draft {
  const draft = withoutHint(before);
  const [first] = line;
  if (first?.type === 'select') return { ...draft, cards: [first.leading, first.second] };
  const path = line.flatMap((command) => (command.type === 'step' ? [command.to] : []));
  if (first && SEALED.includes(first.type)) return { ...draft, cards: [], hint: first, path };
  return path.length > 0 ? { ...draft, path } : draft;
}

function lifted(draft: Draft, half: Lift | null): Draft {
  const { lift: before, ...rest } = draft;
  if (half) return { ...rest, lift: half };
  return before ? rest : draft;
}

function sendDraft({ phase }: Play, draft: Draft): Reduction {
  const [leading, second] = draft.cards;
  if (phase === 'select' && leading && second) return sending(draft, { type: 'select', leading, second });
  const { path, hint } = draft;
  if (hint) return sending(draft, hint, FORCED, ...(path.length > 0 ? [{ type: 'walk', path } as const] : []));
  return path.length > 0 ? drafted(draft, { type: 'walk', path }) : { ...drafted(draft, FORCED), isDone: false };
}

function walk(play: Play, draft: Draft, path: readonly HexId[]): Reduction {
  const options = legal(play);
  const [to, ...rest] = path;
  const next = options.find((each) =>
    to === undefined ? each.type === 'stop' : each.type === 'step' && each.to === to,
  );
  // A step may lead to a decision, or end the move. The remaining steps are then not sent.
  if (!next) return drafted(draft, FORCED);
  return sending(draft, next, to === undefined ? FORCED : { type: 'walk', path: rest });
}

function mayChoose(options: readonly Command[], card: CardId): boolean {
  return options.some((each) => each.type === 'select' && (each.leading === card || each.second === card));
}
