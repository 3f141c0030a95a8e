/** Test kit: laws that every play in hand meets; each one names its rule. */
import type { Play } from '../../src/flow/inHand/play';
import type { Book } from '../../src/rules/inHand/book';
import { heroMaxHp } from '../../src/rules/inHand/damage';
import { situationOf } from '../../src/rules/inHand/foes';
import type { Effect, State } from '../../src/rules/inHand/state';
import { BAD_CONDITIONS, GOOD_CONDITIONS } from '../../src/rules/inHand/vocabulary';
import { canStand } from '../../src/rules/inHand/walkers';

type Law = (state: State, book: Book, play: Play) => boolean;

const within = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;
const unique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const effectsOf = ({ hero, fight }: State): Effect[] => [...hero.effects, ...(fight?.effects ?? [])];
const CONDITIONS: readonly string[] = [...BAD_CONDITIONS, ...GOOD_CONDITIONS];

const LAWS: Readonly<Record<string, Law>> = {
  'R1.3 the four cards are conserved': ({ hero }, book) =>
    hero.cards
      .map(({ id }) => id)
      .sort()
      .join() ===
    book.hero.cards
      .map(({ id }) => id)
      .sort()
      .join(),
  'R7.1 only the two cards of this round are selected': ({ hero, leading, second }) =>
    hero.cards.every(({ id, zone }) => zone !== 'selected' || id === leading || id === second),
  'R7.2 the discard pile holds cards on side B only': ({ hero }) =>
    hero.cards.every(({ zone, side }) => zone !== 'discard' || side === 'B'),
  'R17.4 every card in the active area has an effect that lasts': ({ hero }) =>
    hero.cards.every(({ id, zone }) => zone !== 'active' || hero.effects.some(({ card }) => card === id)),
  "R22.1 the hero's HP are within bounds, and 0 only in exhaustion": ({ hero, ending }, book) =>
    within(hero.hp, 0, heroMaxHp(book)) && (hero.hp > 0 || ending === 'exhausted'),
  "R20.1 the monsters' HP are within bounds": ({ foes }) => foes.every(({ hp, maxHp }) => within(hp, 0, maxHp)),
  'R11.1 Distance is 1 to 7': ({ fight }) => fight === null || within(fight.distance, 1, 7),
  'R26.1 only a living monster is fought': ({ fight, foes }) =>
    fight === null || foes.some(({ id, hp }) => id === fight.foe && hp > 0),
  'R25.6 the player chooses between several living monsters, outside of combat': ({ candidates, foes, fight }) =>
    candidates.length === 0 ||
    (fight === null &&
      candidates.length > 1 &&
      unique(candidates) &&
      candidates.every((id) => foes.some((foe) => foe.id === id && foe.hp > 0))),
  'R30.4 at most 2 Hindrances': ({ fight }) => (fight?.hindrances.length ?? 0) <= 2,
  'R30.4 the Hindrances that end with the round are among those of the fight': ({ fight }) =>
    fight?.fleeting.every((kind) => count(fight.fleeting, kind) <= count(fight.hindrances, kind)) ?? true,
  'R10.3 the hero stands where it may, unless it is in mid-air': (state, book) =>
    canStand(situationOf(book, state), state.hero.at) || state.turn?.move?.landing === true,
  'R16.1 a party has each condition at most once': ({ hero, fight }) =>
    [hero.effects, fight?.effects ?? []].every((list) =>
      unique(list.map(({ kind }) => kind).filter((kind) => CONDITIONS.includes(kind))),
    ),
  'R17.1 the last round of an effect is not over': (state) =>
    effectsOf(state).every(({ until }) => until === null || until >= state.round),
  'R17.1 an effect without a duration symbol ends with the next round, except Invisible for two turns': (state) =>
    effectsOf(state).every(({ lasts, until, turns, kind }) => {
      if (lasts === 'turn') return turns >= 1 && (until === null ? kind === 'invisible' : until <= state.round + 1);
      return lasts !== 'round' || until === state.round;
    }),
  'R17.3 an effect with the combat symbol belongs to the combat, or waits for one until the end of the next round': ({
    hero,
    fight,
    round,
  }) =>
    hero.effects.every(
      ({ lasts, until }) => lasts !== 'combat' || fight !== null || until === round || until === round + 1,
    ),
  'R18.2 no symbol is consumed twice in a turn': ({ turn }) => unique(turn?.consumed ?? []),
  'R9.1 at most one top and one bottom': ({ turn }) => unique(turn?.actions.map(({ half }) => half) ?? []),
  'R4.8 what is looted is gone from the map': ({ hero, treasures }) =>
    unique(hero.treasures) && hero.treasures.every((number) => !treasures.includes(number)),
  'R6.2 an exhausted hero has lost': ({ ending }, _book, { phase }) => ending !== 'exhausted' || phase === 'lost',
  'R12 an attack that is being rolled belongs to a combat': ({ attack, fight }) =>
    attack === null || fight !== null || attack.stage !== 'rolling',
};

function count<T>(list: readonly T[], value: T): number {
  return list.filter((each) => each === value).length;
}

/** Returns the names of the laws that a play breaks. */
export function brokenLaws(play: Play): string[] {
  return Object.entries(LAWS)
    .filter(([, law]) => !law(play.state, play.book, play))
    .map(([name]) => name);
}
