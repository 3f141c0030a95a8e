/** Lists the classes (L1.1) in the order in which the game shows them. */

import type { WrittenHero } from '../written';
import { bailiff } from './bailiff';
import { ferrywoman } from './ferrywoman';
import { pawnbroker } from './pawnbroker';
import { sexton } from './sexton';

const PRINTED = [bailiff, sexton, pawnbroker, ferrywoman] as const;

export const HEROES: readonly WrittenHero[] = PRINTED;

export type PrintedHeroId = (typeof PRINTED)[number]['id'];
export type PrintedCardId = (typeof PRINTED)[number]['cards'][number]['id'];
