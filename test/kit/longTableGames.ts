/** Test kit: random games of the Long Table, with random set-ups of the real content and random bots. */
import { type Bot, randomBot } from '../../src/bots/longTable/random';
import { bookFor, goals, heroes, items, scenarios } from '../../src/content/longTable';
import { begin, legal, type Play, send } from '../../src/flow/longTable/play';
import { neighboursThroughDoors } from '../../src/rules/core/board';
import { type GeneratorState, nextInt, seedGenerator } from '../../src/rules/core/chance';
import type { Book, HeroSetup, PendingEffect, Setup } from '../../src/rules/longTable/book';
import type { Command, CommandType } from '../../src/rules/longTable/commands';
import { recommendedLevel } from '../../src/rules/longTable/level';
import { CONDITIONS } from '../../src/rules/longTable/vocabulary';
import { heroSetup, setupFor } from './longTableSetups';

/** Returns functions that draw random values; the same seed gives the same values. */
export function lots(seed: string) {
  let generator: GeneratorState = seedGenerator(seed);
  const upTo = (n: number): number => {
    const [value, next] = nextInt(generator, n);
    generator = next;
    return value;
  };
  return {
    /** Returns an integer from 0 to n - 1. */
    upTo,
    oneOf<T>(list: readonly T[]): T {
      const drawn = list[upTo(list.length)];
      if (drawn === undefined) throw new Error('cannot draw from an empty list');
      return drawn;
    },
    /** Returns `n` elements in random order, none twice. */
    some<T>(list: readonly T[], n: number): T[] {
      const left = [...list];
      return Array.from({ length: Math.min(n, left.length) }, () => left.splice(upTo(left.length), 1)).flat();
    },
  };
}
type Lots = ReturnType<typeof lots>;

const PENDING: readonly PendingEffect[] = [
  { pending: 'bless', cards: 2 },
  { pending: 'curse', cards: 1 },
  { pending: 'damage', amount: 2 },
  { pending: 'noItems' },
  { pending: 'moves', plus: 2 },
  { pending: 'initiative', initiative: 99 },
  ...CONDITIONS.map((condition) => ({ pending: 'condition', condition }) as const),
];

function randomHero(by: Lots, hero: string): HeroSetup {
  const level = 1 + by.upTo(9);
  const owned = by.some(items.ids, by.upTo(7));
  const sheet = heroes.get(hero)?.perks ?? [];
  return heroSetup(hero, {
    level,
    items: owned,
    equipped: owned,
    perks: sheet.map(({ boxes }) => by.upTo(boxes + 1)),
    pending: by.some(PENDING, by.upTo(3)),
  });
}

/** Returns a random set-up of the real content: scenario, party, level, equipment, variants and pending effects. */
export function randomSetup(seed: string): Setup {
  const by = lots(seed);
  const party = by.some(heroes.ids, 1 + by.upTo(4)).map((hero) => randomHero(by, hero));
  const fitting = recommendedLevel(party.map(({ level }) => level));
  return setupFor(by.oneOf(scenarios(party.length).ids), party, {
    // Mostly so easy that a random player gets beyond the first room.
    level: by.upTo(4) === 0 ? by.upTo(8) : by.upTo(fitting),
    openInformation: party.length > 1 && by.upTo(2) === 0,
    variants: { lessChance: by.upTo(4) === 0, death: by.upTo(4) === 0, grim: by.upTo(4) === 0 },
    battleGoals: by.upTo(4) === 0 ? [] : goals.ids,
    seed,
  });
}

/** The weights of commands for the eager bot, 10 by default. It seldom skips anything. */
const GLADLY: Partial<Record<CommandType, number>> = {
  endTurn: 1,
  skip: 1,
  stop: 2,
  longRest: 2,
  endBonus: 1,
  unequip: 1,
  putBack: 1,
  leaveOut: 1,
  leaveEffect: 1,
  waive: 1,
  suffer: 60,
  redraw: 1,
  step: 30,
  perform: 30,
  target: 30,
  begin: 30,
  shortRest: 2,
};

/** Returns a random bot that makes progress: it moves towards closed doors, then towards treasures and marked hexes. */
export function eagerBot(seed: string): Bot {
  const by = lots(seed);
  return (play) => {
    const options = legal(play);
    const kinds = [...new Set(options.map(({ type }) => type))];
    const weighed = kinds.flatMap((kind) => Array<CommandType>(GLADLY[kind] ?? 10).fill(kind));
    if (weighed.length === 0) return null;
    const kind = by.oneOf(weighed);
    const alike = options.filter(({ type }) => type === kind);
    return kind === 'step' && by.upTo(5) > 0 ? nearest(play, alike) : by.oneOf(alike);
  };
}

function nearest({ book: { scenario }, state }: Play, steps: readonly Command[]): Command {
  const { marks, doors, treasures } = scenario;
  const shut = doors.filter(({ hex }) => !state.opened.includes(hex)).map(({ hex }) => hex);
  const goals = shut.length > 0 ? shut : [...treasures.map(({ hex }) => hex), ...Object.values(marks).flat()];
  const far = new Map(goals.map((hex) => [hex, 0]));
  for (const [hex, steps] of far)
    for (const to of neighboursThroughDoors(scenario.board, hex)) if (!far.has(to)) far.set(to, steps + 1);
  const rest = (command: Command): number => (command.type === 'step' ? (far.get(command.to) ?? 99) : 99);
  return steps.reduce((best, each) => (rest(each) < rest(best) ? each : best));
}

export interface Step {
  readonly play: Play;
  /** The command that led there, or null at the beginning. */
  readonly command: Command | null;
}

/** Returns a random bot; for about half of the seeds it is an eager one. */
export const botFor = (seed: string): Bot => (lots(`${seed} bot`).upTo(2) === 0 ? randomBot(seed) : eagerBot(seed));

/** An item that moves other figures during its owner's turn. */
const GRAPNEL = 'grapnelOnAString';

/** Returns the book with this item as the only equipped item of each hero; all else is unchanged. */
export function withGrapnels(book: Book): Book {
  const heroes = book.setup.heroes.map((hero) => {
    const items = [GRAPNEL, ...hero.items.filter((id) => id !== GRAPNEL)];
    return { ...hero, items, equipped: [GRAPNEL] };
  });
  return bookFor({ ...book.setup, heroes });
}

/**
 * Returns a bot that, with a chance of 2 in 3, steps onto other figures and uses items in the middle of a move, and forces figures to the
 * hex from which the move came, if possible. All other decisions are those of `other`.
 */
export function midMoveBot(seed: string, other: Bot): Bot {
  const by = lots(`${seed} items`);
  return (play) => {
    const wanted = inMidMove(play);
    return wanted.length > 0 && by.upTo(3) > 0 ? by.oneOf(wanted) : other(play);
  };
}

function inMidMove(play: Play): Command[] {
  const { question, agenda, figures } = play.state;
  const options = legal(play);
  if (question?.ask === 'move') {
    const taken = new Set(figures.map(({ hex }) => hex));
    const onto = options.filter((each) => each.type === 'step' && taken.has(each.to));
    const items = question.move.steps > 0 ? options.filter(({ type }) => type === 'useItem') : [];
    return items.length > 0 ? items : onto;
  }
  const move = agenda.findLast((task) => task.do === 'move');
  if (question?.ask !== 'force' || move?.do !== 'move') return [];
  const home = options.filter((each) => each.type === 'force' && each.to === move.from);
  return home.length > 0 ? home : options.filter(({ type }) => type === 'force');
}

/** No game has as many commands. */
const MAX_COMMANDS = 20_000;

/** Plays a whole game and yields its positions. @throws Error if it does not end or a legal command is refused */
export function* game(book: Book, seed: string, bot = botFor(seed)): Generator<Step, Play> {
  let play = begin(book);
  yield { play, command: null };
  for (let i = 0; i < MAX_COMMANDS; i += 1) {
    const command = bot(play);
    if (!command) return play;
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)} is legal but refused: ${sent.reason}`);
    play = sent.play;
    yield { play, command };
  }
  throw new Error(`the game has no end after ${MAX_COMMANDS} commands`);
}

export const randomBook = (seed: string): Book => bookFor(randomSetup(seed));
