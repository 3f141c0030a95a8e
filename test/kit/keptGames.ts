/** Played games that are kept as share codes, and any position of them. */
import { readFileSync } from 'node:fs';
import type { Journal } from '../../src/journal/journal';
import { type GameShapes, journalShapeOf } from '../../src/journal/schema';
import type { GameTypes, Play, Ruleset } from '../../src/rules/core/ruleset';
import { decodeShare } from '../../src/storage/shareCode';

/** A position in which the advice was poor, and what is advised there now. */
export interface PoorAdvice<Advised> {
  readonly game: string;
  /** Commands that are sent before. */
  readonly after: number;
  readonly poor: string;
  /** The command that was advised. */
  readonly was: { readonly type: string };
  readonly advised: Advised;
  /** The key of its reason. */
  readonly reason: string;
}

interface Kept<Advised> {
  readonly games: Readonly<Record<string, string>>;
  readonly positions: readonly PoorAdvice<Advised>[];
}

/** What a file of positions holds, with its games read. @throws Error naming a game that cannot be read */
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

/** All positions of a game, the beginning first. @throws Error when a command is refused: the game has to be played anew */
export function* positionsOf<G extends GameTypes>(
  rules: Ruleset<G>,
  journal: Journal<G> | undefined,
): Generator<Play<G>> {
  if (!journal) throw new Error('there is no such game');
  let play = rules.begin(rules.bookFor(journal.setup));
  yield play;
  for (const command of journal.commands) {
    const sent = rules.send(play, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)} is refused: ${sent.reason}`);
    play = sent.play;
    yield play;
  }
}
