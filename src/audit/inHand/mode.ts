/** Defines the audit in hand: every sample draws new rolls and new contents of unopened treasures (R4.8). */
import { rankedPairs, swiftBot } from '../../bots/inHand/careful';
import { publicView } from '../../bots/inHand/publicView';
import { rankedLines } from '../../bots/inHand/turnPlan';
import { lookAhead } from '../../flow/inHand/lookAhead';
import { legal, type Play } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import { type GeneratorState, seedGenerator } from '../../rules/core/chance';
import type { Ruleset } from '../../rules/core/ruleset';
import type { Command } from '../../rules/inHand/commands';
import { rollDie, rollRuler } from '../../rules/inHand/dice';
import { FACES } from '../../rules/inHand/vocabulary';
import type { AuditedMode } from '../mode';
import { chanceOf } from './chance';

export function auditedInHand(rules: Ruleset<InHand>): AuditedMode<InHand> {
  return {
    rules,
    redraw: (play, seed, nth) => {
      const { state, ...known } = publicView(play);
      return { ...known, state: { ...state, generator: freshThrows(play, seed, nth) } };
    },
    playAfter: lookAhead,
    pilot: () => swiftBot,
    // A round that leaves only a long rest may be the last one, so it is played before the estimate.
    isFarEnough: (from, now) =>
      now.phase === 'select' && now.state.round > from.state.round + 2 && legal(now).length > 1,
    chanceOf,
    rankedCommands: ranked,
    limits: { rough: 16, fair: 16, fine: 60 },
  };
}

/**
 * Returns a random generator for the nth sample. The first rolls of three consecutive samples are A, B and C, so that the samples cover all
 * faces equally.
 */
function freshThrows({ book }: Play, seed: string, nth: number): GeneratorState {
  const throwDie = book.setup.variants.onTable ? rollDie : rollRuler;
  for (let attempt = 0; ; attempt += 1) {
    const generator = seedGenerator(`${seed} ${nth} ${attempt}`);
    if (throwDie(generator).face === FACES[nth % FACES.length]) return generator;
  }
}

function ranked(play: Play): readonly (readonly Command[])[] {
  const options = legal(play);
  if (play.phase === 'select') return rankedPairs(play, options).map(({ pair }) => [pair]);
  const lines = play.state.suffering ? [] : rankedLines(play).map(({ line }) => line);
  // Compares all answers to damage. `rankedLines` would consider only one of several answers with equal cost.
  return lines.length > 0 ? lines : options.map((each) => [each]);
}
