/** Computes the features that predict the party's chance to win, such as its HP and cards, the enemies, and the work still to do. */

import { FAR, objectivesOf, stepsTo } from '../../bots/longTable/objectives';
import { roundsLeft } from '../../bots/longTable/stamina';
import type { Play } from '../../flow/longTable/play';
import { cardsCountedIn } from '../../rules/longTable/cards';
import { valuesOf } from '../../rules/longTable/figures';
import { heroCount, monsterLevel } from '../../rules/longTable/level';
import { rankFor } from '../../rules/longTable/spawning';

/** The names of the features, in the order of `featuresOf`. */
export const FEATURES = [
  /** The constant 1. */
  'one',
  /** The heroes' HP. */
  'hp',
  /** The mean number of rounds that a hero's cards last. */
  'rounds',
  /** The smallest number of rounds that a hero's cards last. */
  'weakest',
  /** The exhausted heroes. */
  'out',
  /** The HP of the monsters on the map. */
  'enemies',
  /** The attack of the monsters on the map. */
  'threat',
  /** The HP of the monsters in closed rooms. */
  'unseen',
  /** The closed rooms. */
  'shut',
  /** The steps to the objectives. */
  'steps',
  /** The unfinished share of the goal. */
  'left',
] as const;

/** Returns the features of a position, scaled to similar sizes. Some are divided by the number of heroes, to make parties comparable. */
export function featuresOf({ book, state }: Play): number[] {
  const size = heroCount(book);
  const heroes = state.figures.filter(({ kind }) => kind === 'hero');
  const most = book.heroes.reduce((sum, { def, setup }) => sum + (def.hp[setup.level - 1] ?? 0), 0);
  const hp = heroes.reduce((sum, figure) => sum + figure.hp, 0) / Math.max(1, most);
  const rounds = state.seats.map((seat) =>
    seat.exhausted
      ? 0
      : roundsLeft(seat.hand.length + planned(seat), cardsCountedIn(state, seat.hero, 'discard').length),
  );
  const monsters = state.figures.filter((each) => each.kind === 'monster');
  const level = Math.max(1, book.heroes.reduce((sum, { setup }) => sum + setup.level, 0) / size);
  /** The approximate damage that a hero of the party's mean level deals in a round. */
  const power = 2.5 + 0.5 * level;
  const enemies = monsters.reduce((sum, figure) => sum + figure.hp, 0) / size / power;
  const threat = monsters.reduce((sum, figure) => sum + valuesOf(book, figure).attack, 0) / size / 2;
  const objectives = objectivesOf(book, state);
  const steps = objectives.reduce(
    (sum, { hexes }) =>
      sum +
      nearest(
        book,
        state,
        hexes,
        heroes.map(({ hex }) => hex),
      ),
    0,
  );
  const shut = book.scenario.rooms.length - state.rooms.length;
  return [
    1,
    hp,
    rounds.reduce((sum, each) => sum + each, 0) / size / 10,
    Math.min(...rounds) / 10,
    state.seats.filter(({ exhausted }) => exhausted).length / size,
    enemies / 3,
    threat / 3,
    unseenHp({ book, state }) / size / power / 3,
    shut,
    steps / 10,
    leftOfGoal({ book, state }),
  ];
}

const planned = ({ plan }: Play['state']['seats'][number]): number => (plan?.plan === 'cards' ? 2 : 0);

function nearest(
  book: Play['book'],
  state: Play['state'],
  hexes: readonly string[],
  heroes: readonly string[],
): number {
  const steps = stepsTo(book, state, hexes);
  return Math.min(20, ...heroes.map((hex) => steps.get(hex) ?? FAR));
}

/** Returns the total HP of the monsters in closed rooms. */
function unseenHp({ book, state }: Pick<Play, 'book' | 'state'>): number {
  return book.scenario.monsters.reduce((sum, mark) => {
    const rank = state.rooms.includes(mark.room) ? null : rankFor(book, mark.pattern);
    const hp = rank && (book.monsters[mark.monster]?.ranks[rank]?.[monsterLevel(book)]?.hp ?? 0);
    return sum + (hp ?? 0) * (rank === 'boss' ? heroCount(book) : 1);
  }, 0);
}

/** Returns the share of the goal that is still to do, 0 to 1; 1 for a goal without countable parts. */
function leftOfGoal({ book: { scenario }, state }: Pick<Play, 'book' | 'state'>): number {
  const { goal } = scenario;
  const carried = state.seats.reduce((sum, { carries }) => sum + carries.length, 0);
  switch (goal.goal) {
    case 'plates':
      return 1 - state.plates.length / goal.marks.length;
    case 'loot':
      return 1 - Math.min(1, carried / goal.count);
    case 'fetch':
      return carried > 0 ? 0.5 : 1;
    case 'survive':
    case 'protect':
      return Math.max(0, goal.round - state.round + 1) / goal.round;
    case 'bells':
      return 1 - goal.marks.filter((mark) => (state.bells[mark] ?? 0) > state.round).length / goal.marks.length;
    default:
      return 1;
  }
}
