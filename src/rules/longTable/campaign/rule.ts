/** The parts of a move's rule: when to refuse it, its effect, and candidates for the list of legal moves. */
import type { CampaignBook } from './book';
import type { Change } from './change';
import type { Move, MoveName, MoveOf, Refusal } from './moves';
import type { Campaign } from './state';

/** The rule of one kind of move. */
export interface MoveRule<M extends Move> {
  /**
   * The reason to refuse the move; null if it is legal. No question is pending when this is called, unless the move
   * answers one.
   */
  readonly refuse: (book: CampaignBook, campaign: Campaign, move: M) => Refusal | null;
  readonly make: (c: Change, move: M) => void;
  /** Candidates of this kind for the list of legal moves; refused ones are filtered out. */
  readonly tries: (book: CampaignBook, campaign: Campaign) => M[];
}
/** The rules of all moves. */
export type MoveRules = { readonly [N in MoveName]: MoveRule<MoveOf<N>> };
