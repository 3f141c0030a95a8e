/** What may come of a command, as a player sees it who does not know the seed. */
import { type Play, send } from '../../flow/inHand/play';
import { type GeneratorState, seedGenerator } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';
import { rollDie, rollRuler } from '../../rules/inHand/dice';
import { FACES } from '../../rules/inHand/vocabulary';

export interface Successor {
  readonly play: Play;
  /** Of all the futures of a command, 1 in all. */
  readonly chance: number;
}

/** Generators whose next roll is A, B and C, by the ruler and by the die (R2): all that a roll may bring. */
const LOADED: readonly GeneratorState[] = FACES.map((face) => {
  for (let n = 0; ; n += 1) {
    const generator = seedGenerator(`loaded ${face} ${n}`);
    if (rollRuler(generator).face === face && rollDie(generator).face === face) return generator;
  }
});

/** A roll has three futures; whatever else chance decides in passing, such as the card of a short rest, has one like any other. */
export function successors(play: Play, command: Command): Successor[] {
  const generators = command.type === 'roll' ? LOADED : LOADED.slice(0, 1);
  const chance = 1 / generators.length;
  return generators.flatMap((generator) => {
    const sent = send(withGenerator(play, generator), command);
    return sent.ok ? [{ play: sent.play, chance }] : [];
  });
}

/** The same table with another chance. */
function withGenerator(play: Play, generator: GeneratorState): Play {
  return { ...play, state: { ...play.state, generator } };
}
