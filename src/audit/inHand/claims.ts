/** Defines the small claims in hand: their aims, and all results of a command for the three faces of a roll (R2.1). */
import { keyOf } from '../../bots/inHand/positionKey';
import { lookAhead } from '../../flow/inHand/lookAhead';
import { legal, type Play } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import { type GeneratorState, seedGenerator } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';
import { rollDie, rollRuler } from '../../rules/inHand/dice';
import { FACES, type FoeId } from '../../rules/inHand/vocabulary';
import type { ClaimOf, ClaimRules, PossibleResult, Verdict } from '../claims';

/** The aim of a claim. */
export type Aim =
  /** The monster dies in the hero's turn of this round. */
  | { readonly kind: 'kill'; readonly foe: FoeId }
  /** The monster dies in the hero's turn of this round, and until then the hero neither loses HP nor gives up anything to negate damage. */
  | { readonly kind: 'killUnhurt'; readonly foe: FoeId }
  /** Until the end of the round the hero neither loses HP nor gives up anything to negate damage. */
  | { readonly kind: 'unhurt' }
  /** The hero is alive at the end of the round. */
  | { readonly kind: 'survive' }
  /** The treasure is looted in the hero's turn of this round. */
  | { readonly kind: 'loot'; readonly treasure: number };

/** A small claim: a position in the hero's turn or at the selection of cards, and its aim. */
export type SmallClaim = ClaimOf<InHand, Aim>;

/** The maximum number of positions in the expansion of a claim, so that the expansion takes less than a second on the page. */
export const MAX_POSITIONS = 1500;

/** Returns the rules of a claim that starts in `from`. */
export function claimRules(from: Play, aim: Aim): ClaimRules<InHand> {
  return { legal, results: equallyLikely, keyOf, verdict: (play) => verdictOf(from, aim, play) };
}

/**
 * One random generator for each face: its next roll has this face, by the ruler as well as by the die (R2). `after` contains the two states
 * that the generator has after a roll by the ruler and by the die.
 */
const LOADED = FACES.map((face) => {
  for (let nth = 0; ; nth += 1) {
    const before = seedGenerator(`claim ${face} ${nth}`);
    const [ruler, die] = [rollRuler(before), rollDie(before)];
    if (ruler.face === face && die.face === face) return { before, after: [ruler.next, die.next] };
  }
});

/**
 * Returns all plays to which a command can lead: three if the command rolls, one if not, none if the command is refused.
 * @throws RangeError if the command draws other random numbers than those of one roll
 */
export function possibleResults(play: Play, command: Command): Play[] {
  const found: Play[] = [];
  for (const { before, after } of LOADED) {
    const next = lookAhead(play, command, before);
    if (!next) return found;
    found.push(next);
    if (isSame(next.state.generator, before)) return found;
    if (!after.some((each) => isSame(next.state.generator, each))) throw new RangeError('more than one roll');
  }
  return found;
}

const equallyLikely = (play: Play, command: Command): PossibleResult<InHand>[] =>
  possibleResults(play, command).map((each) => ({ play: each, weight: 1 }));

const isSame = (a: GeneratorState, b: GeneratorState) => a.every((word, nth) => word === b[nth]);

/** Returns whether the position and the events of the last command reach or miss the aim, or null while the claim is open. */
export function verdictOf(from: Play, aim: Aim, play: Play): Verdict | null {
  const { state, phase, events } = play;
  if (phase === 'lost') return 'missed';
  const isOver = phase === 'won' || phase === 'cleanup' || state.round !== from.state.round;
  const isTurnOver = isOver || (state.acted && state.turn === null);
  const isHurt = () => events.some(({ type }) => type === 'heroHurt' || type === 'damageNegated');
  switch (aim.kind) {
    case 'kill':
    case 'killUnhurt': {
      if (aim.kind === 'killUnhurt' && isHurt()) return 'missed';
      if (state.foes.some(({ id, hp }) => id === aim.foe && hp === 0)) return 'reached';
      return isTurnOver ? 'missed' : null;
    }
    case 'unhurt':
      if (isHurt()) return 'missed';
      return isOver ? 'reached' : null;
    case 'survive':
      return isOver ? 'reached' : null;
    case 'loot':
      if (events.some((event) => event.type === 'looted' && event.what === 'treasure' && event.number === aim.treasure))
        return 'reached';
      return isTurnOver ? 'missed' : null;
  }
}
