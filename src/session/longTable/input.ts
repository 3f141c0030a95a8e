/** Defines the inputs at the Long Table: those of the player, and those that only other inputs cause. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { FigureId } from '../../rules/longTable/state';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import type { Reduction as GenericReduction } from '../inputs';
import type { Pile } from './cardLoss';
import type { Draft } from './draft';
import type { Preferences } from './preferences';

/** What the player does; `Interaction` describes each input at the method of the same name. */
type PlayerInput =
  | { readonly type: 'send'; readonly command: Command }
  /** Null shows the cards of the acting hero. */
  | { readonly type: 'openTab'; readonly hero: HeroId | null }
  | { readonly type: 'toggleCard'; readonly card: CardId }
  | { readonly type: 'swapLeadingCard' }
  | { readonly type: 'tapHex'; readonly hex: HexId | null; readonly byTouch: boolean }
  | { readonly type: 'extendPath'; readonly hex: HexId }
  | { readonly type: 'restorePath'; readonly path: readonly HexId[] }
  | { readonly type: 'rotateArea'; readonly by: 1 | -1 }
  | { readonly type: 'inspect'; readonly figure: FigureId | null }
  | { readonly type: 'explain'; readonly hex: HexId }
  | { readonly type: 'openPile'; readonly pile: Pile | null }
  | { readonly type: 'showDeck'; readonly open: boolean }
  | { readonly type: 'highlight'; readonly hexes: readonly HexId[] }
  | { readonly type: 'showHint'; readonly command: Command; readonly hexes: readonly HexId[] }
  | { readonly type: 'attackAll' }
  | { readonly type: 'skipItems' }
  | { readonly type: 'playHalf'; readonly half: CommandOf<'play'> }
  | { readonly type: 'endTurn' }
  | { readonly type: 'clearDraft' }
  | { readonly type: 'undoDraft' }
  | { readonly type: 'sendDraft' }
  | { readonly type: 'placeArea' };

/** An input that only another input causes. */
type FollowUp =
  /** Does what a tap on the hex does, but does not send `perform` first. */
  | { readonly type: 'tapSpot'; readonly hex: HexId; readonly byTouch: boolean }
  /** L13.2: sends the command that hits all targets in the placed area. */
  | { readonly type: 'hitArea' }
  /** Takes the next step of a way, or ends the move after the last step. `opened`: number of doors open before the way. */
  | { readonly type: 'walk'; readonly path: readonly HexId[]; readonly opened: number }
  /** Sends the commands that need no decision of the player, one after the other. */
  | { readonly type: 'playForced' };

export type Input = PlayerInput | FollowUp;
export type InputOf<T extends Input['type']> = Extract<Input, { type: T }>;

export type Reduction = GenericReduction<LongTable, Draft, Input>;

/** What the reducer reads. */
export interface ReducerContext {
  readonly play: Play;
  readonly draft: Draft;
  readonly preferences: Preferences;
}

export const PERFORM_COMMAND = { type: 'perform' } as const;
export const FORCED_INPUT: Input = { type: 'playForced' };

/** Changes the draft. */
export const redraft = (draft: Draft, change: Partial<Draft>): Reduction => ({
  draft: { ...draft, ...change },
  commands: [],
  followUps: [],
  isDone: true,
});

/** Leaves the draft as it is; other inputs may follow. */
export const keepDraft = (draft: Draft, ...followUps: readonly Input[]): Reduction => ({
  draft,
  commands: [],
  followUps,
  isDone: true,
});

/** Does nothing. */
export const ignore = (draft: Draft): Reduction => ({ ...keepDraft(draft), isDone: false });
