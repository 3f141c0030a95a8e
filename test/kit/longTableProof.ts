/** What must hold of every game of the Long Table, whatever is played: proven on games of a random bot. */
import * as v from 'valibot';
import { fromJSON, isOver, legal, type Play, refusal, send, toJSON } from '../../src/flow/longTable/play';
import { newGame, record, replay } from '../../src/journal/journal';
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

/** One in so many commands is gone over with all that is slow. */
const CLOSELY = 9;

class Broken extends Error {
  override readonly name = 'Broken';
}

function holds(truth: boolean, what: string): asserts truth {
  if (!truth) throw new Broken(what);
}

/**
 * Plays a random scenario to its end. @throws Error naming the seed, the command and what does not hold
 */
export function prove(seed: string): Proof {
  const random = randomBook(seed);
  const book = lots(`${seed} grapnel`).upTo(2) === 0 ? withGrapnels(random) : random;
  holds(v.is(SHAPES.setup, book.setup), `${seed}: the set-up is not of its shape`);
  let journalled = newGame(LONG_TABLE, book);
  const by = lots(`${seed} garbage`);
  const said: Command[] = [];
  let last: Play = journalled.play;
  let doors = 0;
  try {
    for (const { play, command } of game(book, seed, midMoveBot(seed, botFor(seed)))) {
      if (command) {
        journalled = record(LONG_TABLE, journalled, command, play, play.events);
        said.push(command);
        holds(v.is(SHAPES.command, command), 'a command is not of its shape');
      }
      doors += play.events.filter(({ type }) => type === 'doorOpened').length;
      check(book, play);
      if (said.length % CLOSELY === 0) checkClosely(book, play, by, said);
      last = play;
    }
    const again = replay(LONG_TABLE, book, journalled.journal);
    holds(
      again.ok && JSON.stringify(toJSON(again.play)) === JSON.stringify(toJSON(last)),
      'replayed it is another game',
    );
  } catch (error) {
    throw new Error(`seed ${seed}, command ${said.length} ${JSON.stringify(said.at(-1))}: ${error}`, { cause: error });
  }
  const { ending, round } = last.state;
  return {
    seed,
    scenario: book.scenario.id,
    heroes: book.heroes.length,
    commands: said.length,
    rounds: round,
    ending: ending ?? 'lost',
    doors,
  };
}

/** At every command. */
function check(book: Book, play: Play): void {
  const broken = findFlaw(play);
  holds(broken === null, `the law ${broken} is broken in ${play.phase}`);
  holds(legal(play).length > 0 !== isOver(play), `nothing is legal in ${play.phase}`);
  for (const event of play.events) checkEvent(event);
  const { question } = play.state;
  if (question?.ask === 'choice') holds(question.choice.options.length > 1, 'one option is a choice (L36.8)');
  holds(play.state.agenda.length < 100, 'the agenda grows');
  holds(play.book === book, 'the book is another one');
}

function checkEvent(event: GameEvent): void {
  holds(/^L\d+\.\d+$/.test(event.rule), `${event.type} has no rule, but ${event.rule}`);
  if (event.type === 'choiceOffered') {
    const { options, preset } = event.choice;
    holds(options.length > 1 && options[preset] !== undefined, 'a choice without a preset (L36.8)');
  }
}

/** A play laid down and taken up again goes on the same; what is not offered is refused, and changes nothing. */
function checkClosely(book: Book, play: Play, by: ReturnType<typeof lots>, said: readonly Command[]): void {
  const text = JSON.stringify(toJSON(play));
  const read: ReturnType<typeof toJSON> = JSON.parse(text);
  holds(v.is(SHAPES.checkpoint, read), `the checkpoint is not of its shape in ${play.phase}`);
  const again = fromJSON(book, read);
  const options = legal(play);
  holds(JSON.stringify(options) === JSON.stringify(legal(again)), 'taken up again other commands are legal');
  const command = options.length > 0 ? by.oneOf(options) : null;
  if (command) holds(outcomeOf(play, command) === outcomeOf(again, command), 'taken up again it goes another way');
  for (const other of by.some(said, 3)) {
    const reason = refusal(play, other);
    const sent = send(play, other);
    holds(sent.ok ? reason === null : sent.reason === reason, `${JSON.stringify(other)}: two answers`);
  }
  holds(JSON.stringify(toJSON(play)) === text, 'a play was changed from outside');
}

function outcomeOf(play: Play, command: Command): string {
  const sent = send(play, command);
  return JSON.stringify(sent.ok ? [toJSON(sent.play), sent.events] : sent.reason);
}
