/** Defines what a rule for a kind of move consists of: refusal, effect, and candidates for the list of legal moves. */
import type { CampaignBook } from './book';
import type { CampaignTransaction } from './change';
import type { Move, MoveName, MoveOf, Refusal } from './moves';
import type { Campaign } from './state';

/** The rule of one kind of move. */
export interface MoveRule<M extends Move> {
  /**
   * The reason to refuse the move; null if it is legal. When `refuse` is called, no question is pending, unless the move
   * is an answer to a question.
   */
  readonly refuse: (book: CampaignBook, campaign: Campaign, move: M) => Refusal | null;
  /** Carries out a legal move. */
  readonly apply: (c: CampaignTransaction, move: M) => void;
  /** Moves of this kind that may be legal. The list of legal moves contains those that `refuse` accepts. */
  readonly candidates: (book: CampaignBook, campaign: Campaign) => M[];
}
/** The rules of all moves. */
export type MoveRules = { readonly [N in MoveName]: MoveRule<MoveOf<N>> };
