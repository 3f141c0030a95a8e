/** Computes hints: a command and its reason. The search (`advisedLine`) is like the careful bot's, and uses only what the players know. */
import { legal, type Play } from '../../flow/longTable/play';
import { areEqual } from '../../flow/sameCommand';
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { State } from '../../rules/longTable/state';
import { advisedAnswer } from './advisedAnswer';
import { advisedLine } from './advisedLine';
import { advisedSelection } from './advisedSelection';
import { type BotSettings, CAREFUL_SETTINGS, decideWithoutSearch } from './careful';
import { afterCommand, imagine } from './imagine';
import { type PlannedAct, plannedActs } from './plannedActs';
import { publicView } from './publicView';
import { type Reason, reasonForCommand, reasonInTurn } from './reasons';

/** A hint for the player, as plain data, because a worker computes it. */
export interface Hint {
  readonly command: Command;
  readonly reason: Reason;
  /** The hexes that the table marks: the path of a move, an area, the hex where something is placed, or the hex of a target. */
  readonly at: readonly HexId[];
  /** Whether the path ends at a closed door and opens it. The room behind the door is hidden (L10.1). */
  readonly opens: boolean;
  /** The half that the hero should play afterwards in the same turn; null if there is none. */
  readonly next: CommandOf<'play'> | null;
  /** What advised cards are for (`plannedActs`); empty for any other command. */
  readonly plan: readonly PlannedAct[];
}

/**
 * The search for hints. It considers more ends of a turn than the careful bot, because the line with the highest value may not be the best
 * advice.
 */
const THOROUGH: BotSettings = {
  turn: { ...CAREFUL_SETTINGS.turn, ends: 14, keen: true },
  pairs: CAREFUL_SETTINGS.pairs,
  plan: { ...CAREFUL_SETTINGS.plan, keen: true },
};

/**
 * Returns the hint for a play, or null if the scenario is over. Plays that differ only in hidden information get the same hint. Takes up to
 * a few seconds.
 */
export function advise(play: Play, care = THOROUGH): Hint | null {
  const options = legal(play);
  const [only] = options;
  if (!only) return null;
  const known = publicView(play);
  if (options.length === 1) return { ...hintOf(known, only), reason: { key: 'only' } };
  const { commands, line } = lineFor(known, options, care);
  const [first = only] = commands;
  const command = options.find((each) => areEqual(each, first));
  if (!command) return hintOf(known, only);
  const reason = line
    ? reasonInTurn(known, command, afterAction(known, commands), line.state)
    : reasonForCommand(command);
  const next = commands.slice(1).find((each) => each.type === 'play') ?? null;
  const plan = command.type === 'select' ? plannedActs(known.book, known.state, command, care.plan) : [];
  return { command, reason, ...placesOf(known, commands), next, plan };
}

/** Returns the hint for a command that nothing was searched for. */
const hintOf = (known: Play, command: Command): Hint => ({
  command,
  reason: reasonForCommand(command),
  ...placesOf(known, [command]),
  next: null,
  plan: [],
});

/** Returns the advised commands up to the end of the turn; the first of them is legal. Empty if the scenario is over. */
export function adviseLine(play: Play): readonly Command[] {
  const options = legal(play);
  const [only] = options;
  if (!only || options.length === 1) return options;
  const { commands } = lineFor(publicView(play), options, THOROUGH);
  return options.some((each) => areEqual(each, commands[0])) ? commands : [only];
}

/** Returns the advised commands, and the line that the search found, if a search was needed. */
function lineFor(known: Play, options: readonly Command[], care: BotSettings) {
  const simple = answerWithoutSearch(known, options, care);
  const line = simple ? undefined : advisedLine(known, care.turn);
  return { commands: simple ?? line?.commands ?? options.slice(0, 1), line };
}

/** Returns the commands for decisions that need no search of the turn, or null if a search is needed. */
function answerWithoutSearch(known: Play, options: readonly Command[], care: BotSettings): readonly Command[] | null {
  const { book, state } = known;
  const select = state.question?.ask === 'select' ? advisedSelection(book, state, options, care) : null;
  const simple = select ?? advisedAnswer(known, options);
  return simple ? [simple] : decideWithoutSearch(known, options, care);
}

/** Returns the state after the action of the first command; the action ends at the next choice of a card. */
function afterAction({ book, state }: Play, commands: readonly Command[]): State {
  let table = imagine(book, state);
  for (const command of commands) {
    table = afterCommand(book, table, command);
    if (table.question?.ask === 'turn') break;
  }
  return table;
}

type Places = Pick<Hint, 'at' | 'opens'>;

/** Returns the hexes of the first command. For a move, these are the hexes of the path up to the first door that the move opens. */
function placesOf(play: Play, [command, ...others]: readonly Command[]): Places {
  const { state } = play;
  switch (command?.type) {
    case 'step': {
      const next = others.findIndex(({ type }) => type !== 'step');
      return wayOf(play, [command, ...others.slice(0, next < 0 ? undefined : next)]);
    }
    case 'area':
      return { at: command.hexes, opens: false };
    case 'place':
      return { at: [command.hex], opens: false };
    case 'target':
      return { at: state.figures.flatMap(({ id, hex }) => (id === command.figure ? [hex] : [])), opens: false };
    default:
      return { at: [], opens: false };
  }
}

function wayOf({ book, state }: Play, steps: readonly Command[]): Places {
  const way = steps.flatMap((each) => (each.type === 'step' ? [each.to] : []));
  const door = way.findIndex(
    (hex) => !state.opened.includes(hex) && book.scenario.doors.some((each) => each.hex === hex),
  );
  return door < 0 ? { at: way, opens: false } : { at: way.slice(0, door + 1), opens: true };
}
