/** Summons of heroes (L19.2). In their texts, S is the hero's level. */
import type { WrittenSummon } from './written';

const PRINTED = [
  { id: 'possessionMan', prints: 'HP 5+S | move 2 | attack 2' },
  { id: 'mourner', prints: 'HP 3+S | move 2 | attack 1 | range 3 | attacks Muddle' },
  { id: 'digger', prints: 'HP 4+S | move 2 | attack 2' },
  { id: 'longTenant', prints: 'HP 6+S | move 1 | attack 3 | Retaliate 1' },
  { id: 'hearse', prints: 'HP 7+S | move 3 | attack 3 | attacks Push 1' },
] as const satisfies readonly WrittenSummon[];

export const SUMMONS: readonly WrittenSummon[] = PRINTED;

export type PrintedSummonId = (typeof PRINTED)[number]['id'];
