/** Laws of cards, items, figures, tiles and tokens. Real play never leads to a state that breaks one. */
import type { Play } from '../../../flow/inHand/play';
import { TERRAINS } from '../../../rules/core/board';
import type { Book } from '../../../rules/inHand/book';
import { heroMaxHp } from '../../../rules/inHand/damage';
import { MAX_DECISIONS } from '../../../rules/inHand/deeds';
import { isSymbol } from '../../../rules/inHand/elements';
import { livingFoes, situationOf } from '../../../rules/inHand/foes';
import { flagNames, rulesOf } from '../../../rules/inHand/special';
import type { CardState, Effect, State, Zone } from '../../../rules/inHand/state';
import { tornIds } from '../../../rules/inHand/tileMarks';
import { BAD_CONDITIONS, GOOD_CONDITIONS } from '../../../rules/inHand/vocabulary';
import { canStand } from '../../../rules/inHand/walkers';

/** Whether the law holds. A law may assume that all laws before it hold. */
export type Law = (state: State, book: Book, play: Play) => boolean;

/** More rounds than any scenario takes, and few enough that a save has room to continue. */
const MAX_ROUNDS = 1000;
/** The same limit for printed, rolled, given and counted numbers. */
const MAX_NUMBER = 999;
const MAX_EFFECTS = 40;

/** Whether a list has no duplicates. */
export const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
/** Whether a number is within two limits, both included. */
export const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** The hero's cards in some zones. */
export function cardsIn({ hero }: State, ...zones: readonly Zone[]): readonly Readonly<CardState>[] {
  return hero.cards.filter(({ zone }) => zones.includes(zone));
}

function sameIds(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  const spell = (list: readonly { id: string }[]) => JSON.stringify(list.map(({ id }) => id).sort());
  return spell(some) === spell(others);
}

/** Whether no number in plain data is larger than all printed and calculated ones. */
function isModest(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MAX_NUMBER;
  return typeof value !== 'object' || value === null || Object.values(value).every(isModest);
}

const among =
  (known: readonly (string | number)[]) =>
  (some: readonly (string | number)[]): boolean =>
    isUnique(some) && some.every((each) => known.includes(each));

/** The ids that rules, goals and torn writs leave in `state.used`. */
export function usedIds({ scenario }: Book): string[] {
  const goals = Object.keys(scenario.board.hexes).map((hex) => `goal:${hex}`);
  const rules = scenario.rules.flatMap((rule) => ('id' in rule ? rule.id : []));
  return [...goals, ...rules, ...tornIds(scenario.rules)];
}

const effectsOf = ({ hero, fight }: State): readonly Readonly<Effect>[] => [...hero.effects, ...(fight?.effects ?? [])];
const CONDITIONS: readonly string[] = [...BAD_CONDITIONS, ...GOOD_CONDITIONS];

/** Every card, item, monster, hex and rule that is named exists. */
const NAMES: Readonly<Record<string, Law>> = {
  'R1.3 the hero has all of its cards': ({ hero }, book) => sameIds(hero.cards, book.hero.cards),
  'R23 the hero has the items that it brought': ({ hero }, { setup, items }) =>
    sameIds(
      hero.items,
      setup.items.map((id) => ({ id })),
    ) && hero.items.every(({ id }) => Object.hasOwn(items, id)),
  'R1.9 the monsters are those of the page, on their own hexes': ({ foes }, { scenario, monsters }) =>
    sameIds(foes, scenario.foes) &&
    scenario.foes.every(({ id, monster, at }) =>
      foes.some((foe) => foe.id === id && foe.monster === monster && foe.at === at && Object.hasOwn(monsters, monster)),
    ),
  'R4.1 every hex that is named is on the map': (
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
  'R18.1 every symbol shows an element': ({ turn }) =>
    turn === null || (turn.infused.every(isSymbol) && turn.consumed.every(isSymbol)),
  'R3.1 counters and marks are those of the special rules': ({ flags, used, followers }, book) =>
    among(flagNames(book.scenario.rules))(Object.keys(flags)) &&
    among(usedIds(book))(used) &&
    among(rulesOf(book, 'follower').map(({ id }) => id))(Object.keys(followers)),
  'R3.1 every decision is one that a special rule asks': ({ decisions }, book) =>
    decisions.length <= MAX_DECISIONS &&
    decisions.every(({ rule, deed }) => {
      const kind = rulesOf(book, 'when').find(({ id }) => id === rule)?.does[deed]?.do;
      return kind === 'choose' || kind === 'roll';
    }),
  'R4.8 every treasure is on the map or with the hero, and not on both': ({ hero, treasures }, { scenario }) =>
    among(scenario.treasures.map(({ number }) => number))([...hero.treasures, ...treasures]),
  'R26.1 whoever is fought, was fought or is to come is on the page': ({ foes, fought, absent, turn, fight }, book) => {
    const waves = rulesOf(book, 'wave').flatMap((wave) => wave.foes.map(({ foe }) => foe));
    const ids = foes.map(({ id }) => id);
    return (
      among(ids)(fought) &&
      among(waves)(absent) &&
      (turn === null || turn.struck === null || ids.includes(turn.struck)) &&
      (fight === null || ids.includes(fight.foe))
    );
  },
};

/** Everything is in a place where it may be, and in a possible number. */
const PLACES: Readonly<Record<string, Law>> = {
  'R6.1 no scenario takes so many rounds': ({ round }) => isWithin(round, 1, MAX_ROUNDS),
  'R1.2 numbers are as small as on cards': ({ generator: _, round: __, treasures: ___, hero, purse, ...rest }) =>
    isModest({ ...rest, hero: { ...hero, treasures: [] } }) && Math.abs(purse) <= 10 * MAX_NUMBER + 9,
  'R4.8 the hero owes no gold': ({ purse }, { setup }) => (setup.gold ?? 0) + purse >= 0,
  'R4.10 there is no more money than the page and dead monsters leave': ({ hero, money, foes }, { scenario }) =>
    hero.money + money.length <= scenario.money.length + foes.filter(({ hp }) => hp === 0).length,
  "R22.1 the hero's HP are within bounds, and 0 only in exhaustion": ({ hero, ending }, book) =>
    isWithin(hero.hp, 0, heroMaxHp(book)) && (hero.hp > 0 || ending === 'exhausted'),
  "R20.1 the monsters' HP are within bounds": ({ foes }) =>
    foes.every(({ hp, maxHp }) => maxHp > 0 && isWithin(hp, 0, maxHp)),
  'R26.2 who is still to come has all of its HP': ({ foes, absent, fought }) =>
    foes.every(({ id, hp, maxHp }) => !absent.includes(id) || (hp === maxHp && !fought.includes(id))),
  'R26.1 only a living monster that has come is fought': (state) =>
    state.fight === null || livingFoes(state).some(({ id }) => id === state.fight?.foe),
  'R4.3 only doors are opened, each of them once': ({ opened, tiles }, { scenario }) =>
    isUnique(opened) && opened.every((hex) => (tiles[hex] ?? scenario.board.hexes[hex]) === 'door' || hex in tiles),
  'R4.4 no trap goes off twice': ({ spent }) => isUnique(spent),
  'R3.1 no hex becomes a door': ({ tiles }) =>
    Object.values(tiles).every((terrain) => terrain !== 'door' && TERRAINS.includes(terrain)),
  'R7.2 the discard pile holds cards on side B only': (state) =>
    cardsIn(state, 'discard').every(({ side }) => side === 'B'),
  'R17.4 a card is in the active area as long as its effect lasts': (state) =>
    cardsIn(state, 'active').every(({ id }) => state.hero.effects.some(({ card }) => card === id)),
  'R17.4 an effect holds a card that is in play': (state) =>
    effectsOf(state).every(
      ({ card }) => card === null || cardsIn(state, 'active', 'selected').some(({ id }) => id === card),
    ),
};

const times = (list: readonly string[], what: string): number => list.filter((each) => each === what).length;

const EFFECTS: Readonly<Record<string, Law>> = {
  'R16.1 one condition of a kind on a party': ({ hero, fight }) =>
    [hero.effects, fight?.effects ?? []].every(
      (list) =>
        list.length <= MAX_EFFECTS &&
        isUnique(list.map(({ kind }) => kind).filter((kind) => CONDITIONS.includes(kind))),
    ),
  'R17.1 no effect outlives its round': (state, _, { phase }) => {
    const { round } = state;
    const ended = phase.startsWith('roundEnd.') ? 1 : 0;
    return effectsOf(state).every(({ until }) => until === null || isWithin(until, round + ended, round + 1));
  },
  'R17.1 without a symbol none is promised more than the end of the next round, but for two turns': (state) =>
    effectsOf(state).every(({ lasts, until, turns, kind }) => {
      if (lasts === 'turn') return isWithin(turns, 1, 9) && (until !== null || kind === 'invisible');
      return lasts !== 'round' || until === state.round;
    }),
  'R17.3 an effect for a combat has one, or waits for one no longer than to the end of the next round': ({
    hero,
    fight,
  }) => hero.effects.every(({ lasts, until }) => lasts !== 'combat' || fight !== null || until !== null),
  'R30.4 never more than 2 Hindrances, and what goes with the round is there': ({ fight }) => {
    return (
      fight === null ||
      (fight.hindrances.length <= 2 &&
        fight.fleeting.every((kind) => times(fight.fleeting, kind) <= times(fight.hindrances, kind)))
    );
  },
  'R30.3 no more traps are disarmed than lie among the Hindrances': ({ fight }) =>
    !fight?.traps || fight.traps.gone <= times([...fight.hindrances, ...fight.absent], 'trap'),
};

const GROUND: Readonly<Record<string, Law>> = {
  'R10.3 the hero stands where it may, unless it is in mid-air': (state, book) =>
    canStand(situationOf(book, state), state.hero.at) || state.turn?.move?.landing === true,
};

export const TABLE_LAWS: Readonly<Record<string, Law>> = { ...NAMES, ...PLACES, ...EFFECTS, ...GROUND };
