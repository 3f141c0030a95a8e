/** Searches the hero's turn to its end (expectimax): all promising sequences of commands, with every result of their rolls. */
import { legal, type Play } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import { type ReachableHex, rangeBetween, reachableHexes } from '../../rules/core/routes';
import { cardsIn, faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { livingFoes, medianRange, situationOf } from '../../rules/inHand/foes';
import { walkerOf } from '../../rules/inHand/movement';
import { evaluate } from './evaluation';
import { itemToUse } from './itemUse';
import { meanEvaluation } from './meanEvaluation';
import { keyOf } from './positionKey';
import { type Successor, successors } from './successors';
import { wayCost } from './wayCosts';

/** A command with the value of the best commands after it. */
export interface RankedLine {
  readonly command: Command;
  /** The command and the commands that should follow it, up to the next real decision. */
  readonly line: readonly Command[];
  /** The estimated chance to win after the line. */
  readonly value: number;
}

/** How many of the hexes on which a move can end are searched. */
interface SearchWidth {
  /** The number of ends of a move that are searched, the best first. */
  readonly goals: number;
  /** The number of the best ends out of the monsters' range that are searched in addition. */
  readonly safe: number;
}
/** The widths by the number of assumed rolls: the search becomes narrower with the first roll and again with the second. */
const SEARCH_WIDTHS: readonly [SearchWidth, ...SearchWidth[]] = [
  { goals: 4, safe: 2 },
  { goals: 2, safe: 1 },
  { goals: 1, safe: 1 },
];

/**
 * Returns the promising legal commands with their lines, the best first.
 * @param rolls the number of rolls assumed so far; more rolls make the search narrower
 */
export function rankedLines(play: Play, rolls = 0): RankedLine[] {
  return candidates(play, rolls)
    .flatMap((line) => {
      const [command] = line;
      return command ? [{ command, line, value: lineValue(play, line, rolls) }] : [];
    })
    .sort((a, b) => b.value - a.value);
}

/** Returns the value of a position: the value of its best command, or the evaluation if the hero's turn is over; 1 if won, 0 if lost. */
export function positionValue(play: Play, rolls = 0): number {
  if (play.phase === 'won') return 1;
  if (play.phase === 'lost') return 0;
  const known = transpositionsOf(play.book);
  const key = `${rolls} ${keyOf(play)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const worth = isSettled(play) ? meanEvaluation(play) : valueOfBest(play, rolls);
  known.set(key, worth);
  return worth;
}

function valueOfBest(play: Play, rolls: number): number {
  const answer = play.state.suffering && !itemToUse(play, legal(play)) ? bestAnswer(play, legal(play)) : null;
  if (answer) return mean(answer.after, (after) => positionValue(after, rolls));
  return candidates(play, rolls).reduce((best, line) => Math.max(best, lineValue(play, line, rolls)), 0);
}

/** Returns the mean value of a command's results. */
function mean(all: readonly Successor[], value: (play: Play) => number): number {
  const sum = all.reduce((before, { play, chance }) => before + chance * value(play), 0);
  const chance = all.reduce((before, each) => before + each.chance, 0);
  return chance > 0 ? sum / chance : 0;
}

/**
 * The transposition table: the values of positions by key. Many lines and rolls lead to the same position, and the next decision of the
 * turn can reuse the values. The table holds the positions of one book at a time, which limits the memory use.
 */
const transpositions = { book: null as Play['book'] | null, values: new Map<string, number>(), limit: 8000 };

/**
 * Sets the maximum number of values that the transposition table keeps: 8000 on a page, because each value takes a few kilobytes. A script
 * that plays many games from the same position is faster with a higher limit. The limit changes no decision.
 */
export function setTranspositionLimit(limit: number): void {
  transpositions.limit = limit;
}

/** Returns the known values of the positions of a book. Forgets those of other books, and all values if there are too many. */
function transpositionsOf(book: Play['book']): Map<string, number> {
  const { values, limit } = transpositions;
  if (book !== transpositions.book || values.size >= limit) values.clear();
  transpositions.book = book;
  return values;
}

/** Returns the value of a line, that is, of commands that belong together, such as the steps of a path. */
function lineValue(play: Play, line: readonly Command[], rolls: number): number {
  const [command, ...rest] = line;
  if (!command) return positionValue(play, rolls);
  const rolled = rolls + (command.type === 'roll' ? 1 : 0);
  return mean(successors(play, command), (after) => lineValue(after, legalRest(after, rest), rolled));
}

/** Returns `rest`, the commands of a line that are still to send, if the first of them is legal; otherwise an empty list. */
function legalRest(play: Play, rest: readonly Command[]): readonly Command[] {
  const [next] = rest;
  if (!next) return [];
  const options = legal(play);
  const said = options.some((each) => each.type === next.type && (next.type !== 'step' || sameStep(each, next)));
  return said ? rest : [];
}

const sameStep = (a: Command, b: Command) => a.type === 'step' && b.type === 'step' && a.to === b.to;

/** Whether the hero's part of the round is over, so that the position is evaluated instead of searched. */
function isSettled({ phase, state }: Play): boolean {
  if (phase === 'select' || phase === 'cleanup' || phase === 'longRest') return true;
  // The hero's last action has started a fight, and the monster's behaviour is rolled next.
  if (phase === 'behaviour' && state.turn && !state.turn.action && cardsIn(state, 'selected').length === 0) return true;
  return state.acted && state.turn === null && phase !== 'turnEnd.suffering' && phase !== 'turnEnd.deciding';
}

/** R21.1: returns the answer to damage that has the best evaluation, and the results of this answer. */
function bestAnswer(play: Play, options: readonly Command[]): { command: Command; after: readonly Successor[] } | null {
  let chosen: { command: Command; after: readonly Successor[] } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of answersToWeigh(play.state, options)) {
    const after = successors(play, command);
    const worth = after.reduce(
      (sum, { play: then, chance }) => (then.phase === 'lost' ? sum : sum + chance * evaluate(then.book, then.state)),
      0,
    );
    if (worth > most) [chosen, most] = [{ command, after }, worth];
  }
  return chosen;
}

/** Returns one answer from each group of answers that give up cards of equal value. */
function answersToWeigh({ hero }: Play['state'], options: readonly Command[]): Command[] {
  const side = (id: string) => hero.cards.find((card) => card.id === id)?.side;
  const alike = new Set<string>();
  return options.filter((command) => {
    if (command.type !== 'negateByLosing' && command.type !== 'negateByDiscarding') return true;
    // All cards of the pile have the same value. Cards of the hand have the same value if they have the same sides.
    const given = command.type === 'negateByLosing' ? 'pile' : command.cards.map(side).sort().join();
    if (alike.has(given)) return false;
    alike.add(given);
    return true;
  });
}

/** Returns the lines to search. The other lines are assumed to be no better. */
function candidates(play: Play, rolls: number): Command[][] {
  const options = legal(play);
  const use = itemToUse(play, options);
  if (use) return [[use]];
  if (play.state.suffering) {
    const answer = bestAnswer(play, options);
    return answer ? [[answer.command]] : [];
  }
  const moving =
    play.state.turn?.move && !play.state.fight && options.some(({ type }) => type === 'step' || type === 'stop');
  if (moving)
    return movesToSearch(play, options, SEARCH_WIDTHS[Math.min(rolls, SEARCH_WIDTHS.length - 1)] ?? SEARCH_WIDTHS[0]);
  const kept = options.filter((command) => isPromising(play, command, options));
  return (kept.length > 0 ? kept : options).map((command) => [command]);
}

function isPromising({ book, state }: Play, command: Command, options: readonly Command[]): boolean {
  switch (command.type) {
    case 'play': {
      const card = state.hero.cards.find(({ id }) => id === command.card);
      if (!card) return false;
      const { abilities, lost } = faceOf(book, card)[command.half];
      if (
        command.half === 'top' &&
        isFarFromAll(book, state) &&
        options.some((each) => each.type === 'play' && each.half === 'bottom')
      )
        return !abilities.some(({ kind }) => kind === 'attack') && !command.basic;
      // The basic action is searched only if the printed action is lost or of another kind; otherwise the printed action is as good.
      if (command.basic)
        return lost || !abilities.some(({ kind }) => kind === (command.half === 'top' ? 'attack' : 'move'));
      return true;
    }
    case 'endTurn':
      // The search ends the turn only if nothing but the use of an item is possible.
      return options.every(({ type }) => type === 'endTurn' || type === 'useItem');
    case 'skip':
      return !options.some(({ type }) => type === 'attack' || type === 'perform');
    case 'attack':
    case 'perform': {
      // The evaluation counts no cost for a consumed element, so only commands that consume as many as possible are searched.
      const alike = options.flatMap((each) => (each.type === command.type ? [each] : []));
      const most = Math.max(...alike.map(({ consume }) => consume.length));
      if (command.consume.length !== most || !isFirstOfItsKind(command, options)) return false;
      // Only two payments of gold are searched: nothing, and the maximum.
      const { pay = 0 } = command;
      return pay === 0 || pay === Math.max(...alike.map((each) => each.pay ?? 0));
    }
    case 'effect':
      // Not applying a condition is never better, but not moving a monster can be.
      if (state.offers[0]?.rider.kind === 'condition') return command.by > 0;
      return command.by === 0 || !options.some((each) => each.type === 'effect' && each.by > command.by);
    case 'useItem':
      return false;
    case 'shift':
      return isUsefulDistance(command.distance, options);
    default:
      return true;
  }
}

/** Whether no monster is within `MAX_RANGE` and there is no fight, so that a move comes first. During an action only the fight counts. */
function isFarFromAll(book: Play['book'], state: Play['state']): boolean {
  if (state.fight || state.turn?.action) return state.fight === null;
  const situation = situationOf(book, state);
  return livingFoes(state).every((foe) => rangeBetween(situation, state.hero.at, foe.at) > MAX_RANGE);
}

/** R12.1: the longest range printed on any card. */
const MAX_RANGE = 4;

/** Whether a Distance is the smallest, the largest, or one that suits ranged attacks (R12.2). */
function isUsefulDistance(distance: number, options: readonly Command[]): boolean {
  const all = options.flatMap((each) => (each.type === 'shift' ? [each.distance] : []));
  return distance === 2 || distance === 4 || distance === Math.min(...all) || distance === Math.max(...all);
}

/** Whether a command is the first of the commands that differ only in the cards whose symbols they consume; only the first is searched. */
function isFirstOfItsKind(
  command: Extract<Command, { type: 'attack' | 'perform' }>,
  options: readonly Command[],
): boolean {
  const alike = options.filter(
    (each) =>
      each.type === command.type &&
      each.consume.length === command.consume.length &&
      each.pay === command.pay &&
      (each.type !== 'attack' || command.type !== 'attack' || each.foe === command.foe),
  );
  return alike[0] === command;
}

/** Returns the paths to the hexes that may be the best ends of the current move, as commands. */
function movesToSearch({ book, state }: Play, options: readonly Command[], { goals, safe }: SearchWidth): Command[][] {
  const move = state.turn?.move;
  if (!move) return [];
  const situation = situationOf(book, state);
  const reached = reachableHexes(book.scenario.board, state.hero.at, move.left, walkerOf(book, state, move));
  const ways = [...reached].filter(([, way]) => way.canStop);
  const foes = livingFoes(state);
  const near = (hex: HexId) => foes.some((foe) => rangeBetween(situation, hex, foe.at) <= medianRange(book, foe));
  const ranked = ways
    .map(([hex, way]) => ({ hex, way, value: quickEstimate(book, state, hex, way), near: near(hex) }))
    .sort((a, b) => b.value - a.value);
  // If no end is within a monster's range, only the best end is searched.
  const open = ranked.some((each) => each.near);
  const chosen = new Set(
    !open ? ranked.slice(0, 1) : [...ranked.slice(0, goals), ...ranked.filter((each) => !each.near).slice(0, safe)],
  );
  const here = evaluate(book, state);
  const leadsOn = ranked.some(({ value }) => value > here);
  const stop = options.find(({ type }) => type === 'stop');
  const stay = options.find(({ type }) => type === 'skip');
  return [
    ...[...chosen].map(({ way }) => [
      ...way.path.map((to): Command => ({ type: 'step', to })),
      { type: 'stop' } as const,
    ]),
    ...(stop ? [[stop]] : []),
    // Staying wastes a round, so staying is searched only if no end has a better value than the current hex.
    ...(stay && !stop && !leadsOn ? [[stay]] : []),
  ];
}

/** Returns a quick estimate of a move's end: the evaluation on that hex, slightly corrected for money, path and distance to monsters. */
function quickEstimate(book: Play['book'], state: Play['state'], hex: HexId, { path, cost }: ReachableHex): number {
  const traps = path.filter((each) => book.scenario.board.hexes[each] === 'trap' && !state.spent.includes(each)).length;
  const hp = Math.max(1, state.hero.hp - traps * (2 + book.setup.scenarioLevel));
  const coin = state.money.includes(hex) ? 0.004 : 0;
  const foes = livingFoes(state);
  const closest = Math.min(99, ...foes.map((foe) => wayCost(book, hex, foe.at)));
  return evaluate(book, { ...state, hero: { ...state.hero, at: hex, hp } }) + coin - cost / 1000 - closest / 10000;
}
