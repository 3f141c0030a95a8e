/** Test kit: a small scenario with a fight, and a player for it. */
import { expect } from 'vitest';
import { begin, isOver, legal, type Play, send } from '../../src/flow/inHand/play';
import type { Book, Setup } from '../../src/rules/inHand/book';
import type { Command } from '../../src/rules/inHand/commands';
import { book, card, column, monster } from '../kit/books';

const blade = (id: string, initiative: number) =>
  card(
    id,
    { initiative, top: [{ kind: 'attack', value: 2 }], bottom: [{ kind: 'move', value: 3 }] },
    { initiative: initiative + 5, top: [{ kind: 'attack', value: 3, range: 3 }], bottom: [{ kind: 'move', value: 4 }] },
  );

const brute = monster({ id: 'brute', hp: 4, columns: column({ initiative: 35, move: 2, attack: 2, range: 2 }) });

/** Returns a scenario in which the hero walks past a trap to a brute and fights it. */
export function skirmish(setup: Partial<Setup> = {}): Book {
  return book({
    board: `
      @   .   .
        .   T
      .   .   1
        $   .
      .   .   .
    `,
    cards: [blade('one', 10), blade('two', 20), blade('three', 30), blade('four', 40)],
    foes: [brute],
    setup,
  });
}

/**
 * Plays until the scenario is over or the maximum number of commands is reached, and returns the result.
 * @param numbers The choices among the legal commands, used cyclically.
 */
export function playByNumbers(
  book: Book,
  numbers: readonly number[],
  maxCommands = 200,
): { play: Play; commands: Command[] } {
  let play = begin(book);
  const commands: Command[] = [];
  while (!isOver(play) && commands.length < maxCommands) {
    const options = legal(play);
    const command = options[(numbers[commands.length % numbers.length] ?? 0) % options.length];
    if (!command) return expect.unreachable(`nothing is legal in ${play.phase}`);
    const sent = send(play, command);
    if (!sent.ok) return expect.unreachable(`${command.type} is refused: ${sent.reason}`);
    play = sent.play;
    commands.push(command);
  }
  return { play, commands };
}
