/**
 * What a roll may bring, exactly: outcomes are counted in thirds of one roll or ninths of two, never sampled. Odds look at the
 * table and draw nothing from the generator.
 */
import { activeModifiers, chosenRoll, defence, reckon } from './attack';
import type { Book } from './book';
import type { GameEvent } from './events';
import { columnOf, foeOf } from './foes';
import { modifierAt, type Position, positionOf } from './hpCards';
import { beginMonsterTurn } from './monsterTurn';
import type { RollState, State } from './state';
import { resolve } from './table';
import { FACES, type Face } from './vocabulary';

/** What comes of a face being the one that counts. */
export interface Outcome {
  readonly face: Face;
  readonly modifier: number;
  /** In how many of `Odds.of` equally likely cases. */
  readonly cases: number;
  /** Before anything that the hero may put against it (R21.1). */
  readonly damage: number;
  readonly hp: { readonly before: number; readonly after: number };
  /** The position of the target's HP card afterwards; null: it is dead or exhausted. */
  readonly position: Position | null;
}

export interface Odds {
  /** 3 for one roll that is to come, 9 for two. */
  readonly of: number;
  /** One for each face, A to C, those that cannot come out left out. */
  readonly outcomes: readonly Outcome[];
}

/** The attack at hand, either party's, before its next roll (R12.3, R14.1); null: none waits for one. */
export function attackOdds(book: Book, state: State): Odds | null {
  const { attack, fight } = state;
  if (attack?.stage !== 'rolling' || !fight) return null;
  const row = activeModifiers(book, state, attack.by);
  const faces = FACES.map((face): RollState => ({ face, modifier: modifierAt(row, face) }));
  const second = attack.advantage !== 0 && attack.rolls.length === 0;
  const futures = faces.flatMap((roll) => (second ? faces.map((other) => [roll, other]) : [[roll]]));
  const counted = futures.map((future) => chosenRoll([...attack.rolls, ...future], attack.advantage).face);
  const before = attack.by === 'hero' ? foeOf(state, fight.foe).hp : state.hero.hp;
  const shield = defence(book, state, attack);
  const outcomes = faces.map(({ face, modifier }): Outcome => {
    const damage = reckon(attack, modifier, shield);
    const after = Math.max(0, before - damage);
    const cases = counted.filter((each) => each === face).length;
    return { face, modifier, cases, damage, hp: { before, after }, position: after > 0 ? positionOf(after) : null };
  });
  return { of: futures.length, outcomes: outcomes.filter(({ cases }) => cases > 0) };
}

/** The mean damage as a fraction. */
export function meanDamage({ of, outcomes }: Odds): { readonly sum: number; readonly of: number } {
  return { sum: outcomes.reduce((sum, { damage, cases }) => sum + damage * cases, 0), of };
}

/** The chance that the target does not survive, as a fraction. @public */
export function killChance({ of, outcomes }: Odds): { readonly cases: number; readonly of: number } {
  const deadly = outcomes.filter(({ hp }) => hp.after === 0);
  return { cases: deadly.reduce((sum, { cases }) => sum + cases, 0), of };
}

/** What the monster that is fought will do if this face is its behaviour: R24, played on a copy of the table up to its attack's roll. */
export interface Forecast {
  readonly face: Face;
  readonly initiative: number;
  /** Where it would stand. */
  readonly distance: number;
  /** What it would do before its attack's roll, with the reasons. */
  readonly events: readonly GameEvent[];
  /** Null: it would not attack. */
  readonly attack: Odds | null;
}

/** The monster's coming turn: three equally likely forecasts before the behaviour roll (R8.1), one after it. */
export function forecast(book: Book, state: State, distance = state.fight?.distance): Forecast[] {
  const { fight } = state;
  if (!fight || distance === undefined) return [];
  const faces = fight.face ? [fight.face] : FACES;
  const foe = foeOf(state, fight.foe);
  return faces.map((face) => {
    const after = resolve(book, state, (t) => {
      if (t.state.fight) Object.assign(t.state.fight, { face, distance });
      Object.assign(t.state, { attack: null, foeTurn: null });
      beginMonsterTurn(t);
    });
    return {
      face,
      initiative: columnOf(book, foe, face).initiative,
      distance: after.state.fight?.distance ?? distance,
      events: after.events,
      attack: attackOdds(book, after.state),
    };
  });
}
