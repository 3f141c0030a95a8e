/** Lists the pictures of the Long Table's scenarios and events, and the map of the world. */
import type { Piece } from '../../picture';
import { type Composition, printComposition } from '../../scenes/composition';
import { BANK } from './bank';
import { CITY } from './city';
import { FAR_BANK } from './farBank';
import { HEATH } from './heath';
import { PROOF } from './proof';
import { ROAD } from './road';
import { TOWN } from './town';
import { worldMap } from './world';

export const LONG_SCENES: readonly Composition[] = [...BANK, ...PROOF, ...FAR_BANK];
export const LONG_EVENTS: readonly Composition[] = [...CITY, ...TOWN, ...ROAD, ...HEATH];

export const longScenes = (): readonly Piece[] => [
  ...LONG_SCENES.map((each) => printComposition(each, 'longTable/scenes')),
  ...LONG_EVENTS.map((each) => printComposition(each, 'longTable/events')),
  worldMap(),
];
