/** Ids of figures, and sources of effects. */
import type { HexId } from '../core/board';
import type { CardId, HalfName, HeroId, ItemId, ModifierId, MonsterId, Token } from './vocabulary';

/**
 * `hero:bailiff`, `monster:shuffler:3`, `summon:2`, `escort:delegate:1`, `obstacle:box1`. An id is never used again in
 * a scenario.
 */
export type FigureId = string;

/** The source of an effect, as the log and the why-events name it. */
export type Source =
  | { from: 'card'; hero: HeroId; card: CardId; half: HalfName }
  | { from: 'monsterCard'; monster: MonsterId; card: string }
  | { from: 'item'; hero: HeroId; item: ItemId }
  | { from: 'modifier'; card: ModifierId }
  | { from: 'bonus'; bonus: number; hero: HeroId; card: CardId }
  | { from: 'summon'; figure: FigureId }
  | { from: 'trait'; figure: FigureId }
  | { from: 'escort'; figure: FigureId }
  | { from: 'trap' | 'hazard'; hex: HexId }
  | { from: 'slam'; by: FigureId }
  | { from: 'retaliate' | 'burst'; by: FigureId }
  | { from: 'token'; token: Token }
  /** L11.1: a ranged attack on an adjacent target. */
  | { from: 'adjacent' }
  | { from: 'perk' }
  | { from: 'rest' }
  | { from: 'scenario'; rule: string }
  | { from: 'pending' };
