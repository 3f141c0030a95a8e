/**
 * The strong bots. They look through a hero's turn with the very rules of the game, never at what is hidden, and measure what comes
 * of it; the careful one also lets the monsters answer by their shown cards.
 */
import { legal, type Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import { heroFigure, seatOf } from '../../rules/longTable/figures';
import { imagined } from './imagining';
import { planFor } from './planning';
import type { Bot } from './random';
import { best, reflex, worthOfCard } from './reflex';
import { roundsLeft } from './stamina';
import { type Effort, linesOf } from './turnSearch';

export interface Care {
  readonly turn: Effort;
  /** Pairs of cards that are looked through, and how. */
  readonly pairs: number;
  readonly plan: Effort;
}

export const CAREFUL: Care = {
  turn: { breadth: 40, between: 3, ends: 6 },
  pairs: 8,
  plan: { breadth: 20, between: 1, ends: 0 },
};
export const GREEDY: Care = {
  turn: { breadth: 12, between: 1, ends: 0 },
  pairs: 2,
  plan: { breadth: 6, between: 1, ends: 0 },
};

/** Goes on with the line that it found as long as everything falls out as it thought. */
export function botWith(care: Care): Bot {
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

/** Half of the time of the greedy bot. */
const SWIFT: Care = {
  turn: { breadth: 4, between: 1, ends: 0 },
  pairs: 1,
  plan: { breadth: 3, between: 1, ends: 0 },
};

export const carefulBot = (): Bot => botWith(CAREFUL);
export const swiftBot = (): Bot => botWith(SWIFT);
export const greedyBot = (): Bot => botWith(GREEDY);

const find = (options: readonly Command[], command: Command): Command | undefined => {
  const text = JSON.stringify(command);
  return options.find((each) => each.type === command.type && JSON.stringify(each) === text);
};

/** What to say one after the other. @param options what is legal, more than one */
function decide(play: Play, options: readonly Command[], care: Care): readonly Command[] {
  const { book, state } = play;
  const simple = simplyDecided(play, options, care);
  if (simple) return simple;
  const hero = state.turn && state.figures.find(({ id }) => id === state.turn?.figure);
  const [line] = hero?.kind === 'hero' ? linesOf(book, imagined(book, state), hero.hero, care.turn) : [];
  return line?.commands ?? one(options[0]);
}

/** Whatever is decided without a look through the turn; null: that is wanted. */
export function simplyDecided(play: Play, options: readonly Command[], care: Care): readonly Command[] | null {
  const { book, state } = play;
  const { question } = state;
  const simple = reflex(book, state);
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

/** Items on, cards in hand, and it begins: of the goals the first one lies uppermost, and where heroes start is as good as elsewhere. */
function prepared({ book, state }: Play, options: readonly Command[]): readonly Command[] {
  const equip = options.find(({ type }) => type === 'equip');
  if (equip) return [equip];
  const cards = options.flatMap((each) => (each.type === 'takeCard' ? [each] : []));
  const taken = best(cards, ({ hero, card }) => worthOfCard(book, state, hero, card));
  return one(taken ?? options.find(({ type }) => type === 'begin') ?? options[0]);
}

/** A short rest is taken with fewer than two cards in hand, if somebody is near; else the long one may come. */
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
