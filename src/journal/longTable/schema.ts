/** Defines the schemas for the contents of a journal of the Long Table. */
import type { LongTable } from '../../flow/longTable/types';
import type { GameShapes } from '../schema';
import { commandShape } from './commandSchema';
import { setupShape } from './setupSchema';
import { checkpointShape } from './stateSchema';

export const SHAPES: GameShapes<LongTable> = { setup: setupShape, command: commandShape, checkpoint: checkpointShape };
