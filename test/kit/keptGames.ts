/** Test kit: reads played games that are kept as share codes, and returns their positions. */
import { readFileSync } from 'node:fs';
import type { Journal } from '../../src/journal/journal';
import { type GameShapes, journalShapeOf } from '../../src/journal/schema';
import type { GameTypes, Play, Ruleset } from '../../src/rules/core/ruleset';
import { decodeShare } from '../../src/storage/shareCode';

/** A position in which the advice was poor once, and the command that is advised there now. */
export interface PoorAdvice<Advised> {
  readonly game: string;
  /** The number of commands that lead to the position. */
  readonly after: number;
  readonly poor: string;
  /** The command that was advised earlier. */
  readonly was: { readonly type: string };
  readonly advised: Advised;
  /** The key of the reason for the advice. */
  readonly reason: string;
}

interface Kept<Advised> {
  readonly games: Readonly<Record<string, string>>;
  readonly positions: readonly PoorAdvice<Advised>[];
}

/** Reads a file of positions, and the games in it. @throws Error with the name of a game that cannot be read */
export async function readPoorAdvice<G extends GameTypes, Advised>(
  file: string,
  rules: Ruleset<G>,
  shapes: GameShapes<G>,
): Promise<{ readonly positions: readonly PoorAdvice<Advised>[]; readonly journals: ReadonlyMap<string, Journal<G>> }> {
  const kept: Kept<Advised> = JSON.parse(readFileSync(file, 'utf8'));
  const journal = journalShapeOf(rules.id, shapes);
  const journals = new Map<string, Journal<G>>();
  for (const [name, code] of Object.entries(kept.games)) {
    const read = await decodeShare<G>(code, () => ({ journal }));
    if (!read.ok) throw new Error(`the game ${name} cannot be read`);
    journals.set(name, read.value);
  }
  return { positions: kept.positions, journals };
}

/** Yields all positions of a game from its beginning. @throws Error if a command is refused; then the game must be recorded again */
export function* positionsOf<G extends GameTypes>(
  rules: Ruleset<G>,
  journal: Journal<G> | undefined,
): Generator<Play<G>> {
  if (!journal) throw new Error('the file has no such game');
  let play = rules.begin(rules.bookFor(journal.setup));
  yield play;
  for (const command of journal.commands) {
    const sent = rules.send(play, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)} is refused: ${sent.reason}`);
    play = sent.play;
    yield play;
  }
}
