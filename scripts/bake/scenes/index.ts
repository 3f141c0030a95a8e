/** Lists the pictures of the in-hand mode: one for the page of each scenario, and one for each ending. */
import type { Piece } from '../picture';
import { below } from './below';
import { type Composition, printComposition } from './composition';
import { countingHouse } from './countingHouse';
import { endings } from './endings';
import { fen } from './fen';
import { palace } from './palace';
import { pledge } from './pledge';
import { works } from './works';

export const SCENES: readonly Composition[] = [...pledge, ...works, ...countingHouse, ...fen, ...below, ...palace];
export const ENDINGS: readonly Composition[] = endings;

export const scenes = (): readonly Piece[] => [
  ...SCENES.map((each) => printComposition(each, 'scenes')),
  ...ENDINGS.map((each) => printComposition(each, 'endings')),
];
