/** Defines the schema of a journal from outside. The schema does not check whether the commands are legal; the rules do. */
import * as v from 'valibot';
import type { Checkpoint, GameTypes, ModeId, SetupOf } from '../rules/core/ruleset';
import { type Journal, limitUndone, MAX_COMMANDS, type SavedGame } from './journal';
import { list, nullable, optional, record, type Shape } from './shapes';

/** The schemas that each mode provides. */
export interface GameShapes<G extends GameTypes = GameTypes> {
  readonly setup: Shape<SetupOf<G>>;
  readonly command: Shape<G['command']>;
  readonly checkpoint: Shape<Checkpoint<G>>;
}

/** The shape of a mode's journal. */
export function journalShapeOf<G extends GameTypes>(mode: ModeId, shapes: GameShapes<G>): Shape<Journal<G>> {
  const { setup, command, checkpoint }: GameShapes = shapes;
  return record<Journal>({
    format: v.literal(1),
    mode: v.literal(mode),
    contentHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
    setup,
    start: nullable(checkpoint),
    commands: list(command, MAX_COMMANDS),
  }) as Shape<Journal<G>>;
}

/** Drops groups beyond `MAX_UNDONE` commands (journal.ts), because too many commands to redo are no reason to refuse a save. */
function redoableShape<C>(command: Shape<C>): Shape<readonly (readonly C[])[]> {
  return v.pipe(
    v.array(v.array(v.unknown())),
    v.transform<unknown[][], unknown>(limitUndone),
    v.array(v.array(command)),
  );
}

/** The shape of a scenario in a save. */
export function savedGameShapeOf<G extends GameTypes>(mode: ModeId, shapes: GameShapes<G>): Shape<SavedGame<G>> {
  const { command, checkpoint }: GameShapes = shapes;
  return record<SavedGame>({
    journal: journalShapeOf<GameTypes>(mode, shapes),
    checkpoint,
    undone: optional(redoableShape(command)),
  }) as Shape<SavedGame<G>>;
}
