/** Defines the ids of figures and the sources of effects. */
import type { HexId } from '../core/board';
import type { CardId, HalfName, HeroId, ItemId, ModifierId, MonsterId, Token } from './vocabulary';

/**
 * The id of a figure, or of an obstacle that can be attacked, such as `hero:bailiff`, `monster:shuffler:3`, `summon:2`,
 * `escort:delegate:1`, `obstacle:box1`. An id is never used twice in a scenario.
 */
export type FigureId = string;

/** The source of an effect. Events carry it, and the log shows it. */
export type Source =
  | { from: 'card'; hero: HeroId; card: CardId; half: HalfName }
  | { from: 'monsterCard'; monster: MonsterId; card: string }
  | { from: 'item'; hero: HeroId; item: ItemId }
  | { from: 'modifier'; card: ModifierId }
  /** `bonus` is the id of the bonus. */
  | { from: 'bonus'; bonus: number; hero: HeroId; card: CardId }
  | { from: 'summon'; figure: FigureId }
  | { from: 'trait'; figure: FigureId }
  | { from: 'escort'; figure: FigureId }
  | { from: 'trap' | 'hazard' | 'grave'; hex: HexId }
  | { from: 'slam'; by: FigureId }
  /** L17.5: the Retaliate of an attacked figure. L11.5: the Burst of a figure that dies. */
  | { from: 'retaliate' | 'burst'; by: FigureId }
  | { from: 'token'; token: Token }
  /** L11.1: the disadvantage of a ranged attack on an adjacent target. */
  | { from: 'adjacent' }
  | { from: 'perk' }
  | { from: 'rest' }
  | { from: 'scenario'; rule: string }
  /** An effect of the campaign that was saved until the set-up of this scenario. */
  | { from: 'pending' };
