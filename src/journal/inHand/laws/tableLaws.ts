/** Defines the laws about cards, items, figures, tiles and tokens. Every state that real play can reach meets all laws. */
import type { Play } from '../../../flow/inHand/play';
import { TERRAINS } from '../../../rules/core/board';
import type { Book } from '../../../rules/inHand/book';
import { heroMaxHp } from '../../../rules/inHand/damage';
import { MAX_DECISIONS } from '../../../rules/inHand/deeds';
import { isSymbol } from '../../../rules/inHand/elements';
import { livingFoes, situationOf } from '../../../rules/inHand/foes';
import { flagNames, rulesOf } from '../../../rules/inHand/special';
import type { CardState, Effect, State, Zone } from '../../../rules/inHand/state';
import { tornWritIds } from '../../../rules/inHand/tileMarks';
import { BAD_CONDITIONS, GOOD_CONDITIONS } from '../../../rules/inHand/vocabulary';
import { canStand } from '../../../rules/inHand/walkers';

/** A law: returns whether a state meets it. Laws are checked in order, so a law may rely on the laws before it. */
export type Law = (state: State, book: Book, play: Play) => boolean;

/** The limit for the number of rounds; no scenario lasts so many rounds. */
const MAX_ROUNDS = 1000;
/** The limit for the numbers in a state, except gold, round, random generator and the numbers that identify treasures. */
const MAX_NUMBER = 999;
const MAX_GOLD = 9999;
const MAX_EFFECTS = 40;

/** Whether a list has no duplicates. */
export const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
/** Whether a number is within two limits, both included. */
const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** The hero's cards in any of the given zones. */
export function cardsIn({ hero }: State, ...zones: readonly Zone[]): readonly Readonly<CardState>[] {
  return hero.cards.filter(({ zone }) => zones.includes(zone));
}

function sameIds(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  const sortedIds = (list: readonly { id: string }[]) => JSON.stringify(list.map(({ id }) => id).sort());
  return sortedIds(some) === sortedIds(others);
}

/** Whether every number in the value, at any depth, is between -MAX_NUMBER and MAX_NUMBER. */
function hasSmallNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MAX_NUMBER;
  return typeof value !== 'object' || value === null || Object.values(value).every(hasSmallNumbers);
}

/** Whether a list has no duplicates and all its entries are known. */
const areDistinctIn =
  (known: readonly (string | number)[]) =>
  (some: readonly (string | number)[]): boolean =>
    isUnique(some) && some.every((each) => known.includes(each));

/** The ids that `state.used` may contain: ids of special rules, of goal hexes, and of writs that the hero can tear. */
export function usedIds({ scenario }: Book): string[] {
  const goals = Object.keys(scenario.board.hexes).map((hex) => `goal:${hex}`);
  const rules = scenario.rules.flatMap((rule) => ('id' in rule ? rule.id : []));
  return [...goals, ...rules, ...tornWritIds(scenario.rules)];
}

const effectsOf = ({ hero, fight }: State): readonly Readonly<Effect>[] => [...hero.effects, ...(fight?.effects ?? [])];
const CONDITIONS: readonly string[] = [...BAD_CONDITIONS, ...GOOD_CONDITIONS];

/** Laws: everything to which the state refers (cards, items, monsters, hexes, rules) exists. */
const REFERENCE_LAWS: Readonly<Record<string, Law>> = {
  'R1.3 the hero has all of its cards': ({ hero }, book) => sameIds(hero.cards, book.hero.cards),
  'R23 the hero has the items of the set-up': ({ hero }, { setup, items }) =>
    sameIds(
      hero.items,
      setup.items.map((id) => ({ id })),
    ) && hero.items.every(({ id }) => Object.hasOwn(items, id)),
  'R1.9 the monsters and their start hexes are those of the scenario page': ({ foes }, { scenario, monsters }) =>
    sameIds(foes, scenario.foes) &&
    scenario.foes.every(({ id, monster, at }) =>
      foes.some((foe) => foe.id === id && foe.monster === monster && foe.at === at && Object.hasOwn(monsters, monster)),
    ),
  'R4.1 every hex that the state refers to is on the map': (
    { hero, opened, spent, money, tiles, followers, fight },
    { scenario: { board } },
  ) =>
    [
      hero.at,
      ...opened,
      ...spent,
      ...money,
      ...Object.keys(tiles),
      ...Object.values(followers),
      ...(fight?.traps?.at ?? []),
    ].every((hex) => Object.hasOwn(board.hexes, hex)),
  'R18.1 every symbol in `infused` and `consumed` names an element': ({ turn }) =>
    turn === null || (turn.infused.every(isSymbol) && turn.consumed.every(isSymbol)),
  'R3.1 counters, `used` entries and followers are known to the scenario': ({ flags, used, followers }, book) =>
    areDistinctIn(flagNames(book.scenario.rules))(Object.keys(flags)) &&
    areDistinctIn(usedIds(book))(used) &&
    areDistinctIn(rulesOf(book, 'follower').map(({ id }) => id))(Object.keys(followers)),
  'R3.1 every decision belongs to a special rule that asks for a choice or a roll': ({ decisions }, book) =>
    decisions.length <= MAX_DECISIONS &&
    decisions.every(({ rule, deed: index }) => {
      const kind = rulesOf(book, 'when').find(({ id }) => id === rule)?.does[index]?.do;
      return kind === 'choose' || kind === 'roll';
    }),
  'R4.8 every treasure is printed, and is not both on the map and with the hero': ({ hero, treasures }, { scenario }) =>
    areDistinctIn(scenario.treasures.map(({ number }) => number))([...hero.treasures, ...treasures]),
  'R26.1 every monster in `fight`, `fought`, `absent` and `struck` is on the scenario page': (
    { foes, fought, absent, turn, fight },
    book,
  ) => {
    const waves = rulesOf(book, 'wave').flatMap((wave) => wave.foes.map(({ foe }) => foe));
    const ids = foes.map(({ id }) => id);
    return (
      areDistinctIn(ids)(fought) &&
      areDistinctIn(waves)(absent) &&
      (turn === null || turn.struck === null || ids.includes(turn.struck)) &&
      (fight === null || ids.includes(fight.foe))
    );
  },
};

/** Laws: positions are possible, and amounts such as rounds, HP and money are within their limits. */
const LIMIT_LAWS: Readonly<Record<string, Law>> = {
  'R6.1 the round is between 1 and 1000': ({ round }) => isWithin(round, 1, MAX_ROUNDS),
  // The random generator, the round and the numbers that identify treasures are left out, because they may be larger.
  'R1.2 no number exceeds 999, and the gold does not exceed 9999': ({
    generator: _,
    round: __,
    treasures: ___,
    hero,
    purse,
    ...rest
  }) => hasSmallNumbers({ ...rest, hero: { ...hero, treasures: [] } }) && Math.abs(purse) <= MAX_GOLD,
  'R4.8 the hero owes no gold': ({ purse }, { setup }) => (setup.gold ?? 0) + purse >= 0,
  'R4.10 there is no more money than the scenario page and dead monsters give': ({ hero, money, foes }, { scenario }) =>
    hero.money + money.length <= scenario.money.length + foes.filter(({ hp }) => hp === 0).length,
  "R22.1 the hero's HP are within bounds, and 0 only in exhaustion": ({ hero, ending }, book) =>
    isWithin(hero.hp, 0, heroMaxHp(book)) && (hero.hp > 0 || ending === 'exhausted'),
  "R20.1 the monsters' HP are within bounds": ({ foes }) =>
    foes.every(({ hp, maxHp }) => maxHp > 0 && isWithin(hp, 0, maxHp)),
  'R3.1 a monster that has not arrived yet has full HP and was not fought': ({ foes, absent, fought }) =>
    foes.every(({ id, hp, maxHp }) => !absent.includes(id) || (hp === maxHp && !fought.includes(id))),
  'R26.1 only a living monster that has arrived is fought': (state) =>
    state.fight === null || livingFoes(state).some(({ id }) => id === state.fight?.foe),
  // A special rule may replace an opened door by another terrain.
  'R4.3 only doors are opened, each of them once': ({ opened, tiles }, { scenario }) =>
    isUnique(opened) && opened.every((hex) => (tiles[hex] ?? scenario.board.hexes[hex]) === 'door' || hex in tiles),
  'R4.4 no trap goes off twice': ({ spent }) => isUnique(spent),
  'R3.1 no hex becomes a door': ({ tiles }) =>
    Object.values(tiles).every((terrain) => terrain !== 'door' && TERRAINS.includes(terrain)),
  'R7.2 the discard pile holds cards on side B only': (state) =>
    cardsIn(state, 'discard').every(({ side }) => side === 'B'),
  'R17.4 every card in the active area has an effect that lasts': (state) =>
    cardsIn(state, 'active').every(({ id }) => state.hero.effects.some(({ card }) => card === id)),
  'R17.4 the card that an effect names is in the active area or selected': (state) =>
    effectsOf(state).every(
      ({ card }) => card === null || cardsIn(state, 'active', 'selected').some(({ id }) => id === card),
    ),
};

/** How often a list contains a value. */
const countOf = (list: readonly string[], what: string): number => list.filter((each) => each === what).length;

const EFFECT_LAWS: Readonly<Record<string, Law>> = {
  'R16.1 a party has each condition at most once': ({ hero, fight }) =>
    [hero.effects, fight?.effects ?? []].every(
      (list) =>
        list.length <= MAX_EFFECTS &&
        isUnique(list.map(({ kind }) => kind).filter((kind) => CONDITIONS.includes(kind))),
    ),
  'R17.1 an effect with a last round (`until`) ends in this round or the next': (state, _, { phase }) => {
    const { round } = state;
    const ended = phase.startsWith('roundEnd.') ? 1 : 0;
    return effectsOf(state).every(({ until }) => until === null || isWithin(until, round + ended, round + 1));
  },
  'R17.1 an effect without a duration symbol ends with the next round, except Invisible for two turns': (state) =>
    effectsOf(state).every(({ lasts, until, turns, kind }) => {
      if (lasts === 'turn') return isWithin(turns, 1, 9) && (until !== null || kind === 'invisible');
      return lasts !== 'round' || until === state.round;
    }),
  'R17.3 an effect with the combat symbol belongs to the combat, or waits for one until the end of the next round': ({
    hero,
    fight,
  }) => hero.effects.every(({ lasts, until }) => lasts !== 'combat' || fight !== null || until !== null),
  'R30.4 a fight has at most 2 Hindrances, and all `fleeting` Hindrances are among them': ({ fight }) => {
    return (
      fight === null ||
      (fight.hindrances.length <= 2 &&
        fight.fleeting.every((kind) => countOf(fight.fleeting, kind) <= countOf(fight.hindrances, kind)))
    );
  },
  'R30.3 no more traps are disarmed than there are among the Hindrances': ({ fight }) =>
    !fight?.traps || fight.traps.gone <= countOf([...fight.hindrances, ...fight.absent], 'trap'),
};

const STANDING_LAWS: Readonly<Record<string, Law>> = {
  'R10.3 the hero is on a hex where a move may end, except during a jump': (state, book) =>
    canStand(situationOf(book, state), state.hero.at) || state.turn?.move?.landing === true,
};

export const TABLE_LAWS: Readonly<Record<string, Law>> = {
  ...REFERENCE_LAWS,
  ...LIMIT_LAWS,
  ...EFFECT_LAWS,
  ...STANDING_LAWS,
};
