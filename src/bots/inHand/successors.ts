/** Computes the positions to which a command can lead, for a player who does not know the seed. */
import { lookAhead } from '../../flow/inHand/lookAhead';
import type { Play } from '../../flow/inHand/play';
import { type GeneratorState, seedGenerator } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';
import { rollDie, rollRuler } from '../../rules/inHand/dice';
import { FACES } from '../../rules/inHand/vocabulary';

/** A possible position after a command. */
export interface Successor {
  readonly play: Play;
  /** The probability of this position. The sum over all successors of a command is 1. */
  readonly chance: number;
}

/** One random generator for each face: its next roll has this face, by the ruler as well as by the die (R2). */
const LOADED: readonly GeneratorState[] = FACES.map((face) => {
  for (let n = 0; ; n += 1) {
    const generator = seedGenerator(`loaded ${face} ${n}`);
    if (rollRuler(generator).face === face && rollDie(generator).face === face) return generator;
  }
});

/**
 * Returns the possible positions: three for a roll, otherwise one. Of other random results, such as the card of a short rest, only one is
 * considered.
 */
export function successors(play: Play, command: Command): Successor[] {
  const generators = rolls(play, command) ? LOADED : LOADED.slice(0, 1);
  const chance = 1 / generators.length;
  return generators.flatMap((generator) => {
    const after = lookAhead(play, command, generator);
    return after ? [{ play: after, chance }] : [];
  });
}

/** R8.2: whether the command rolls. */
function rolls({ state: { turn } }: Play, { type }: Command): boolean {
  const kind = turn?.action?.abilities[turn.action.next]?.kind;
  return type === 'roll' || (type === 'perform' && kind === 'reroll');
}
