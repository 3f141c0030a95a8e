/**
 * Defines the careful, the greedy and the swift bot. They search a hero's turn with the rules of the game, without hidden information, and
 * evaluate the results. Only the careful bot also simulates the monsters' answers with their revealed cards.
 */
import { legal, type Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import { heroFigure, seatOf } from '../../rules/longTable/figures';
import { answerWithoutSearch, best, worthOfCard } from './answerWithoutSearch';
import { imagine } from './imagine';
import { planFor } from './planning';
import type { Bot } from './random';
import { roundsLeft } from './stamina';
import { bestLines, type Effort } from './turnSearch';

/** How much a bot searches. */
export interface BotSettings {
  /** The effort of the search of a turn. */
  readonly turn: Effort;
  /** The maximum number of pairs of cards that are searched; if 1, the quick estimate selects the pair. */
  readonly pairs: number;
  /** The effort of the search of the turn for each pair. */
  readonly plan: Effort;
}

/** The search of the careful bot. */
export const CAREFUL_SETTINGS: BotSettings = {
  turn: { breadth: 40, statesBetweenActions: 3, ends: 6 },
  pairs: 8,
  plan: { breadth: 20, statesBetweenActions: 1, ends: 0 },
};
/** The search of the greedy bot. */
export const GREEDY_SETTINGS: BotSettings = {
  turn: { breadth: 12, statesBetweenActions: 1, ends: 0 },
  pairs: 2,
  plan: { breadth: 6, statesBetweenActions: 1, ends: 0 },
};

/**
 * Creates a bot that plans several commands at once. The bot sends the planned commands one after the other. It plans again when the hero
 * has to choose the next action (question `turn`), or when the next planned command is not legal.
 */
export function createBot(care: BotSettings): Bot {
  let line: readonly Command[] = [];
  return (play) => {
    const options = legal(play);
    const [only] = options;
    if (!only) return null;
    const [next, ...others] = line;
    line = [];
    const isOn = next && play.state.question?.ask !== 'turn' ? find(options, next) : undefined;
    if (isOn) {
      line = others;
      return isOn;
    }
    if (options.length === 1) return only;
    const commands = decide(play, options, care);
    line = commands.slice(1);
    return commands[0] ?? only;
  };
}

/** The search of the swift bot. */
const SWIFT_SETTINGS: BotSettings = {
  turn: { breadth: 4, statesBetweenActions: 1, ends: 0 },
  pairs: 1,
  plan: { breadth: 3, statesBetweenActions: 1, ends: 0 },
};

/** Creates the careful bot, which also simulates the monsters' answers. */
export const createCarefulBot = (): Bot => createBot(CAREFUL_SETTINGS);
/** Creates the swift bot, which searches less than the greedy bot. */
export const createSwiftBot = (): Bot => createBot(SWIFT_SETTINGS);
/** Creates the greedy bot, which does not simulate the monsters' answers. */
export const createGreedyBot = (): Bot => createBot(GREEDY_SETTINGS);

const find = (options: readonly Command[], command: Command): Command | undefined => {
  const text = JSON.stringify(command);
  return options.find((each) => each.type === command.type && JSON.stringify(each) === text);
};

/** Returns the next commands. @param options the legal commands, at least two */
function decide(play: Play, options: readonly Command[], care: BotSettings): readonly Command[] {
  const { book, state } = play;
  const simple = decideWithoutSearch(play, options, care);
  if (simple) return simple;
  const hero = state.turn && state.figures.find(({ id }) => id === state.turn?.figure);
  const [line] = hero?.kind === 'hero' ? bestLines(book, imagine(book, state), hero.hero, care.turn) : [];
  return line?.commands ?? one(options[0]);
}

/** Returns the commands for decisions that need no search of the turn, or null if a search is needed. */
export function decideWithoutSearch(
  play: Play,
  options: readonly Command[],
  care: BotSettings,
): readonly Command[] | null {
  const { book, state } = play;
  const { question } = state;
  const simple = answerWithoutSearch(book, state);
  if (simple) return [simple];
  switch (question?.ask) {
    case 'prepare':
      return prepared(play, options);
    case 'select':
      return one(planFor(book, state, options, care.pairs, care.plan));
    case 'orderSet':
      return one({ type: 'proceed' });
    case 'longRest': {
      const losses = options.flatMap((each) => (each.type === 'lose' ? [each] : []));
      return one(best(losses, ({ card }) => -worthOfCard(book, state, question.hero, card)) ?? options[0]);
    }
    case 'rests':
      return one(shortRest(play, options));
    case 'restLoss':
      return one({ type: 'keep' });
    default:
      return null;
  }
}

const one = (command: Command | null | undefined): readonly Command[] => (command ? [command] : []);

/**
 * Returns the next command that prepares the scenario: equips items, then takes the most valuable cards into the hand, then begins. The
 * bot keeps the proposed battle goals and start hexes.
 */
function prepared({ book, state }: Play, options: readonly Command[]): readonly Command[] {
  const equip = options.find(({ type }) => type === 'equip');
  if (equip) return [equip];
  const cards = options.flatMap((each) => (each.type === 'takeCard' ? [each] : []));
  const taken = best(cards, ({ hero, card }) => worthOfCard(book, state, hero, card));
  return one(taken ?? options.find(({ type }) => type === 'begin') ?? options[0]);
}

/**
 * Returns the command for the short rest of a hero with fewer than two cards in hand, or `done` if no hero should take a short rest. A hero
 * with at most half of the HP takes a long rest later instead, if no enemy is on the map and the cards last for more than three rounds.
 */
function shortRest({ state }: Play, options: readonly Command[]): Command | undefined {
  const rest = options.find((each) => {
    if (each.type !== 'shortRest') return false;
    const { hand, discard, hero } = seatOf(state, each.hero);
    const figure = heroFigure(state, hero);
    if (hand.length >= 2 || !figure) return false;
    const isHurt = figure.hp <= figure.maxHp / 2;
    const spare = roundsLeft(hand.length, discard.length);
    const isCalm = !state.figures.some(({ kind }) => kind === 'monster');
    return !(isCalm && isHurt && spare > 3);
  });
  return rest ?? options.find(({ type }) => type === 'done');
}
