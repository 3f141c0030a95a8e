/** Test kit: checks what must be true in every game of the Long Table, in games of random bots. */
import * as v from 'valibot';
import { fromJSON, isOver, legal, type Play, refusal, send, toJSON } from '../../src/flow/longTable/play';
import { addCommand, newGame, replay } from '../../src/journal/journal';
import { findFlaw } from '../../src/journal/longTable/laws/findFlaw';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { SHAPES } from '../../src/journal/longTable/schema';
import type { Book } from '../../src/rules/longTable/book';
import type { Command } from '../../src/rules/longTable/commands';
import type { GameEvent } from '../../src/rules/longTable/events';
import { botFor, game, lots, midMoveBot, randomBook, withGrapnels } from './longTableGames';

export interface Proof {
  readonly seed: string;
  readonly scenario: string;
  readonly heroes: number;
  readonly commands: number;
  readonly rounds: number;
  readonly ending: 'won' | 'lost';
  readonly doors: number;
}

/** The slow checks run after every ninth command. */
const CLOSELY = 9;

class Broken extends Error {
  override readonly name = 'Broken';
}

function holds(truth: boolean, what: string): asserts truth {
  if (!truth) throw new Broken(what);
}

/**
 * Plays a random scenario to its end and checks all its positions.
 * @throws Error with the seed, the command and what is wrong
 */
export function prove(seed: string): Proof {
  const random = randomBook(seed);
  const book = lots(`${seed} grapnel`).upTo(2) === 0 ? withGrapnels(random) : random;
  holds(v.is(SHAPES.setup, book.setup), `${seed}: the set-up is not of its shape`);
  let journalled = newGame(LONG_TABLE, book);
  const by = lots(`${seed} garbage`);
  const history: Command[] = [];
  let last: Play = journalled.play;
  let doors = 0;
  try {
    for (const { play, command } of game(book, seed, midMoveBot(seed, botFor(seed)))) {
      if (command) {
        journalled = addCommand(LONG_TABLE, journalled, command, play, play.events);
        history.push(command);
        holds(v.is(SHAPES.command, command), 'a command is not of its shape');
      }
      doors += play.events.filter(({ type }) => type === 'doorOpened').length;
      check(book, play);
      if (history.length % CLOSELY === 0) checkClosely(book, play, by, history);
      last = play;
    }
    const again = replay(LONG_TABLE, book, journalled.journal);
    holds(
      again.ok && JSON.stringify(toJSON(again.play)) === JSON.stringify(toJSON(last)),
      'the replayed journal gives another game',
    );
  } catch (error) {
    const where = `command ${history.length} ${JSON.stringify(history.at(-1))}`;
    throw new Error(`seed ${seed}, ${where}: ${error}`, { cause: error });
  }
  const { ending, round } = last.state;
  return {
    seed,
    scenario: book.scenario.id,
    heroes: book.heroes.length,
    commands: history.length,
    rounds: round,
    ending: ending ?? 'lost',
    doors,
  };
}

/** Checks that run after every command. */
function check(book: Book, play: Play): void {
  const broken = findFlaw(play);
  holds(broken === null, `the law ${broken} is broken in ${play.phase}`);
  holds(legal(play).length > 0 !== isOver(play), `the number of legal commands is wrong in ${play.phase}`);
  for (const event of play.events) checkEvent(event);
  const { question } = play.state;
  if (question?.ask === 'choice') holds(question.choice.options.length > 1, 'a choice has only one option (L36.8)');
  holds(play.state.agenda.length < 100, 'the agenda has 100 tasks or more');
  holds(play.book === book, 'the book was replaced');
}

function checkEvent(event: GameEvent): void {
  holds(/^L\d+\.\d+$/.test(event.rule), `the rule of ${event.type} is no rule number: ${event.rule}`);
  if (event.type === 'choiceOffered') {
    const { options, preset } = event.choice;
    holds(options.length > 1 && options[preset] !== undefined, 'a choice has only one option or no preset (L36.8)');
  }
}

/** Checks that a saved and restored play goes on in the same way, that `refusal` and `send` agree, and that neither mutates the play. */
function checkClosely(book: Book, play: Play, by: ReturnType<typeof lots>, history: readonly Command[]): void {
  const text = JSON.stringify(toJSON(play));
  const read: ReturnType<typeof toJSON> = JSON.parse(text);
  holds(v.is(SHAPES.checkpoint, read), `the checkpoint is not of its shape in ${play.phase}`);
  const again = fromJSON(book, read);
  const options = legal(play);
  holds(JSON.stringify(options) === JSON.stringify(legal(again)), 'the restored play has other legal commands');
  const command = options.length > 0 ? by.oneOf(options) : null;
  if (command) holds(outcomeOf(play, command) === outcomeOf(again, command), 'the restored play gives another result');
  for (const other of by.some(history, 3)) {
    const reason = refusal(play, other);
    const sent = send(play, other);
    holds(sent.ok ? reason === null : sent.reason === reason, `${JSON.stringify(other)}: refusal and send differ`);
  }
  holds(JSON.stringify(toJSON(play)) === text, 'the play was mutated');
}

function outcomeOf(play: Play, command: Command): string {
  const sent = send(play, command);
  return JSON.stringify(sent.ok ? [toJSON(sent.play), sent.events] : sent.reason);
}
