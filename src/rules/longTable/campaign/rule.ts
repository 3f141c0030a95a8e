/** How a move is written: why it may be refused, what it does, and which of its kind are worth trying. */
import type { CampaignBook } from './book';
import type { Change } from './change';
import type { Move, MoveName, MoveOf, Refusal } from './moves';
import type { Campaign } from './state';

export interface MoveRule<M extends Move> {
  /** Null: it may be made. Nothing is asked when this is called, unless the move answers. */
  readonly refuse: (book: CampaignBook, campaign: Campaign, move: M) => Refusal | null;
  readonly make: (c: Change, move: M) => void;
  /** Moves of this kind that name what there is; those that are refused are left out of the list of legal moves. */
  readonly tries: (book: CampaignBook, campaign: Campaign) => M[];
}
export type MoveRules = { readonly [N in MoveName]: MoveRule<MoveOf<N>> };
