/**
 * Estimates what a hero can still hit from the hero's hex in this turn. The search continues only the states with the highest values. The
 * value of a state is lower if the hero is next to enemies. So without this estimate, the search would drop the hexes from which an area
 * hits several enemies.
 */
import type { HexId } from '../../rules/core/board';
import { rangeBetween } from '../../rules/core/routes';
import { placingsOf } from '../../rules/longTable/areas';
import type { Book } from '../../rules/longTable/book';
import { heroFigure, situationOf, valuesOf } from '../../rules/longTable/figures';
import { amountFor } from '../../rules/longTable/level';
import type { State } from '../../rules/longTable/state';
import type { Ability, HalfDef, HeroId, Verb } from '../../rules/longTable/vocabulary';
import { priceOfCard } from './stamina';

type Figure = State['figures'][number];
type Strike = Extract<Ability, { readonly verb: Verb }>;

/** The value of each point of damage. */
const PER_POINT = 1.5;
/** The value of any killed enemy. */
const PER_KILL = 2;
/** The additional value of a killed enemy for each point of the enemy's attack. */
const PER_ATTACK = 1.8;

/** The top half of any card as a basic action (L7.3). */
const BASIC: HalfDef = { parts: [{ part: 'ability', ability: { verb: 'attack', amount: 2, mods: {} } }] };

/** Returns `outlookOf` with a cache, because many states of a search have the same figures on the same hexes. */
export function outlooksFor(book: Book, hero: HeroId): (state: State) => number {
  const known = new Map<string, number>();
  return (state) => {
    const { figures, turn, question } = state;
    const at = figures.map(({ hex, hp }) => `${hex}/${hp}`).join();
    const key = `${turn?.cards.join()} ${turn?.played.length} ${question?.ask === 'turn'} ${at}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const outlook = outlookOf(book, state, hero);
    known.set(key, outlook);
    return outlook;
  };
}

/**
 * Returns the value of the best attack that the hero can still begin from the present hex, plus the value of the attacks of the current
 * action. The unit is points of damage.
 */
function outlookOf(book: Book, state: State, hero: HeroId): number {
  const { turn, question } = state;
  const hex = heroFigure(state, hero)?.hex;
  if (!turn || hex === undefined || state.over) return 0;
  const last = turn.played.at(-1);
  const isUnderWay = last !== undefined && question?.ask !== 'turn';
  const under = isUnderWay ? halfOf(book, last) : undefined;
  const left = turn.cards.flatMap((card) =>
    (['top', 'bottom'] as const).flatMap((half) =>
      turn.played.some((each) => each.half === half)
        ? []
        : [halfOf(book, { card, half, basic: false }), halfOf(book, { card, half, basic: true })],
    ),
  );
  const price = left.some((half) => half?.lost) ? priceOfCard(book, state, hero) : 0;
  const best = left.reduce(
    (most, half) => Math.max(most, hitsOf(book, state, hex, half) - (half?.lost ? price : 0)),
    0,
  );
  return best + hitsOf(book, state, hex, under);
}

interface Played {
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly basic: boolean;
}

function halfOf(book: Book, { card, half, basic }: Played): HalfDef | undefined {
  if (!basic) return book.cards[card]?.[half];
  return half === 'top' ? BASIC : undefined;
}

function hitsOf(book: Book, state: State, from: HexId, half: HalfDef | undefined): number {
  let sum = 0;
  for (const part of half?.parts ?? []) {
    if (part.part !== 'ability') continue;
    const { ability } = part;
    if (ability.verb === 'attack' || ability.verb === 'damage') sum += hitsOfAbility(book, state, from, ability);
  }
  return sum;
}

function hitsOfAbility(book: Book, state: State, from: HexId, { amount, mods }: Strike): number {
  const n = amountFor(book, amount);
  const situation = situationOf(book, state);
  const range = mods.range ?? 1;
  const worthAt = new Map(
    state.figures.flatMap((figure): [HexId, number][] => {
      const worth = hitOn(book, figure, n + extra(figure));
      return worth > 0 ? [[figure.hex, worth]] : [];
    }),
  );
  if (worthAt.size === 0) return 0;
  if (mods.area) {
    const sums = placingsOf(situation, mods.area, from, range).map((hexes) =>
      hexes.reduce((sum, hex) => sum + (worthAt.get(hex) ?? 0), 0),
    );
    return Math.max(0, ...sums);
  }
  const inRange = [...worthAt].flatMap(([hex, worth]) => (rangeBetween(situation, from, hex) <= range ? [worth] : []));
  const targets = mods.targets === 'all' ? inRange.length : amountFor(book, mods.targets ?? 1);
  return inRange
    .sort((a, b) => b - a)
    .slice(0, targets)
    .reduce((sum, each) => sum + each, 0);
}

/** Poison adds 1 to each attack (L15). */
const extra = ({ tokens }: Figure): number => (tokens.some(({ token }) => token === 'poison') ? 1 : 0);

function hitOn(book: Book, figure: Figure, n: number): number {
  if (figure.kind === 'obstacle') return book.scenario.goal.goal === 'destroy' ? Math.min(n, figure.hp) * PER_POINT : 0;
  if (figure.kind !== 'monster') return 0;
  const { attack, shield = 0 } = valuesOf(book, figure);
  const damage = Math.max(0, n - shield);
  const kill = damage >= figure.hp ? PER_KILL + attack * PER_ATTACK : 0;
  return Math.min(damage, figure.hp) * PER_POINT + kill;
}
