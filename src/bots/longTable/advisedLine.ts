/**
 * Chooses the advised line of a turn. The search values the party as a whole and prefers a line even for the smallest advantage. But a
 * player dislikes leaving a hero alone among enemies, using a basic attack instead of the printed attack, and actions without effect.
 */
import type { Play } from '../../flow/longTable/play';
import { areEqual } from '../../flow/sameCommand';
import { hexDistance } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { optionsOf } from '../../rules/longTable/engine';
import type { State } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { afterCommand, imagine } from './imagine';
import { bestLines, type Effort, type Line } from './turnSearch';

/** The minimum advantage, in points of damage, of a basic attack over a printed attack that deals more damage. */
const AHEAD = 2;
/** The cost, in points of damage, of each enemy after the first that is adjacent to the weakest hero while no ally is near. */
const ALONE = 2.5;
/** The maximum distance, in hexes, at which an ally can help. */
const NEAR = 2;

/** Returns the advised line, or undefined if it is no hero's turn or the search finds no line. */
export function advisedLine({ book, state }: Play, effort: Effort): Line | undefined {
  const figure = state.figures.find(({ id }) => id === state.turn?.figure);
  if (figure?.kind !== 'hero') return undefined;
  const start = imagine(book, state);
  const search = (from: State) => safest(bestLines(book, from, figure.hero, effort), figure.hero);
  const line = withoutIdle(book, start, search(start));
  const [first] = line?.commands ?? [];
  const own = first && ownAttack(optionsOf(book, start), first);
  if (!line || !own) return line;
  const after = search(afterCommand(book, start, own));
  if (!after) return line;
  const isBetter =
    dealt(start, after.state) > dealt(start, line.state) &&
    preferenceFor(after, figure.hero) > preferenceFor(line, figure.hero) - AHEAD;
  return isBetter ? { ...after, commands: [own, ...after.commands] } : line;
}

/** Returns the printed attack of the card, or undefined if `first` is not a basic attack or the printed attack is not legal. */
function ownAttack(options: readonly Command[], first: Command): Command | undefined {
  if (first.type !== 'play' || !first.basic || first.half !== 'top') return undefined;
  return options.find((each) => each.type === 'play' && each.card === first.card && each.half === 'top' && !each.basic);
}

/** Removes the first action of a line if this action changes nothing but the places of cards. */
function withoutIdle(book: Book, start: State, line: Line | undefined): Line | undefined {
  if (!line || start.question?.ask !== 'turn' || line.commands[0]?.type !== 'play') return line;
  const isLegal = (command: Command | undefined) => optionsOf(book, start).some((each) => areEqual(each, command));
  let table = start;
  for (const [nth, command] of line.commands.entries()) {
    table = afterCommand(book, table, command);
    if (table.question?.ask !== 'turn') continue;
    const commands = line.commands.slice(nth + 1);
    return isLegal(commands[0]) && isAlike(table, start) ? { ...line, commands } : line;
  }
  return isLikeEndingNow(book, start, line.state) ? { ...line, commands: [END] } : line;
}

const END: Command = { type: 'endTurn' };

/** Whether an action changes nothing but the places of cards. @param from the state at the choice of a card, before the action */
export const isIdle = (book: Book, from: State, to: State): boolean =>
  isAlike(from, to) || (to.question?.ask !== 'turn' && isLikeEndingNow(book, from, to));

/** The turn ends without a command after the last card, so its end is compared with the result of ending the turn now. */
const isLikeEndingNow = (book: Book, from: State, to: State): boolean =>
  optionsOf(book, from).some((each) => areEqual(each, END)) && isAlike(to, afterCommand(book, from, END));

const isAlike = (one: State, other: State): boolean => whatLies(one) === whatLies(other);

/** Returns everything on the map and in the heroes' possession as text, without played cards and the question. */
function whatLies({ figures, rooms, elements, bonuses, money, treasures, traps, graves, tiles, seats }: State): string {
  const held = seats.map((seat) => [seat.hand, seat.items, seat.money, seat.experience, seat.carries]);
  return JSON.stringify([figures, rooms, elements, bonuses, money, treasures, traps, graves, tiles, held]);
}

const dealt = (before: State, after: State): number => hpOfMonsters(before) - hpOfMonsters(after);

const hpOfMonsters = ({ figures }: State): number =>
  figures.reduce((sum, { kind, hp }) => sum + (kind === 'monster' ? hp : 0), 0);

function safest(lines: readonly Line[], hero: HeroId): Line | undefined {
  const [first, ...others] = lines;
  return others.reduce(
    (best, line) => (best && preferenceFor(line, hero) > preferenceFor(best, hero) ? line : best),
    first,
  );
}

const preferenceFor = ({ state, worth }: Line, hero: HeroId): number => worth - exposureOf(state, hero);

/**
 * Returns the cost, in points of damage, of ending the turn alone among enemies; 0 unless the hero has fewer HP than every other hero and
 * no other hero is near.
 */
export function exposureOf({ figures, over }: State, hero: HeroId): number {
  const heroes = figures.filter(({ kind }) => kind === 'hero');
  const mine = heroes.find((each) => each.kind === 'hero' && each.hero === hero);
  const others = heroes.filter((each) => each !== mine);
  if (over || !mine || others.length === 0 || others.some(({ hp }) => hp <= mine.hp)) return 0;
  if (others.some(({ hex }) => hexDistance(hex, mine.hex) <= NEAR)) return 0;
  const beside = figures.filter(({ kind, hex }) => kind === 'monster' && hexDistance(hex, mine.hex) <= 1).length;
  return Math.max(0, beside - 1) * ALONE;
}
