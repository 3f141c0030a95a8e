/** Checks a play that comes from outside, and repairs a checkpoint after the printed content has changed. */
import type { Checkpoint, Play } from '../../../flow/inHand/play';
import type { Book } from '../../../rules/inHand/book';
import { heroMaxHp } from '../../../rules/inHand/damage';
import { flagNames } from '../../../rules/inHand/special';
import { TABLE_LAWS, usedIds } from './tableLaws';
import { TURN_LAWS } from './turnLaws';

const LAWS = Object.entries({ ...TABLE_LAWS, ...TURN_LAWS });

/** The name (in English) of the first law that a play breaks; null if it breaks none. */
export function findFlaw(play: Play): string | null {
  return LAWS.find(([, law]) => !law(play.state, play.book, play))?.[0] ?? null;
}

/**
 * Lowers the hero's HP to the printed maximum if the HP are higher, and removes entries of `used` and `flags` that no special rule has
 * any more. Changed content can leave such HP and entries in a checkpoint, and the checkpoint must stay usable.
 */
export function repairCheckpoint(book: Book, { phase, state }: Checkpoint): Checkpoint {
  const [used, flags] = [new Set(usedIds(book)), new Set(flagNames(book.scenario.rules))];
  return {
    phase,
    state: {
      ...state,
      hero: { ...state.hero, hp: Math.min(state.hero.hp, heroMaxHp(book)) },
      used: state.used.filter((id) => used.has(id)),
      flags: Object.fromEntries(Object.entries(state.flags).filter(([name]) => flags.has(name))),
    },
  };
}
