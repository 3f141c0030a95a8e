/** The classes (L1.1), in the order in which they are listed. */
import { bailiff } from './bailiff';
import { ferrywoman } from './ferrywoman';
import { pawnbroker } from './pawnbroker';
import { sexton } from './sexton';

export const HEROES = [bailiff, sexton, pawnbroker, ferrywoman] as const;
