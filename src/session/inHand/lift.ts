/** A half of an ability card that is carried to where it works (R9.1, R9.4): where that can be, and the commands that follow when it is let go there. */
import { forcedCommand } from '../../flow/inHand/forcedCommand';
import { legal, type Play, send } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import type { Command } from '../../rules/inHand/commands';
import type { State } from '../../rules/inHand/state';
import type { Action, CardId, FoeId, Half } from '../../rules/inHand/vocabulary';
import { type Draft, hasNoEffect, type Interaction, reachable } from './interaction';
import { attacked, leverOf, pricedOptions } from './lever';

/** The half that is carried; `basic`: as Attack 2 or Move 2. */
export interface LiftedHalf {
  readonly card: CardId;
  readonly half: Half;
  readonly basic: boolean;
}

/** A place where a half can be let go: a monster, a hex, a Distance on the tracker, or the hero's own card. */
export type LiftTarget =
  | { readonly at: 'foe'; readonly foe: FoeId }
  | { readonly at: 'hex'; readonly hex: HexId; readonly path: readonly HexId[] }
  | { readonly at: 'distance'; readonly distance: number }
  | { readonly at: 'hero' };

/** What is carried, and the place that it is held over, or null if it would not work there. */
export interface Lift extends LiftedHalf {
  readonly over: LiftTarget | null;
}

export interface LiftPlan {
  /** What the half does, as it would be played. */
  readonly action: Action;
  /** The play once the half has been begun and nothing is left but the choice of a target. */
  readonly begun: Play;
  readonly targets: readonly LiftTarget[];
}

const playOf = ({ card, half, basic }: LiftedHalf): Extract<Command, { type: 'play' }> => ({
  type: 'play',
  card,
  half,
  basic,
});

/** Whether a half answers what is asked now, as it is printed or as a basic action. */
export function canLift(options: readonly Command[], card: CardId, half: Half): boolean {
  return options.some((each) => each.type === 'play' && each.card === card && each.half === half);
}

const known = new WeakMap<Play, Map<string, LiftPlan | null>>();

/** @returns null when the half cannot be played, or would have no effect; the answer is kept for the play */
export function planOf(play: Play, lifted: LiftedHalf): LiftPlan | null {
  const command = playOf(lifted);
  const plans = known.get(play) ?? new Map<string, LiftPlan | null>();
  known.set(play, plans);
  const key = JSON.stringify(command);
  const before = plans.get(key);
  if (before !== undefined) return before;
  const plan = findPlan(play, command);
  plans.set(key, plan);
  return plan;
}

function findPlan(play: Play, command: Extract<Command, { type: 'play' }>): LiftPlan | null {
  if (hasNoEffect(play, command)) return null;
  const sent = send(play, command);
  if (!sent.ok) return null;
  const { abilities = [], lost } = sent.play.state.turn?.action ?? {};
  const begun = afterObvious(sent.play);
  return { action: { abilities, ...(lost ? { lost } : {}) }, begun, targets: targetsOf(begun) };
}

function afterObvious(play: Play): Play {
  const next = forcedCommand(play, legal(play));
  const sent = next && send(play, next);
  return sent?.ok ? afterObvious(sent.play) : play;
}

/** An attack works on monsters, a move on hexes or Distances, all else on the hero. */
function targetsOf(begun: Play): LiftTarget[] {
  const options = legal(begun);
  const foes = new Set(options.flatMap((each) => (each.type === 'attack' ? [each.foe] : [])));
  const hexes = [...reachable(begun)].flatMap(([hex, { canStop, path }]): LiftTarget[] =>
    canStop && path.length > 0 ? [{ at: 'hex', hex, path }] : [],
  );
  const targets: LiftTarget[] = [
    ...[...foes].map((foe): LiftTarget => ({ at: 'foe', foe })),
    ...hexes,
    ...options.flatMap((each): LiftTarget[] =>
      each.type === 'shift' ? [{ at: 'distance', distance: each.distance }] : [],
    ),
  ];
  return targets.length > 0 ? targets : [{ at: 'hero' }];
}

/** The play and the draft as they would be if the half that is carried were let go; without one, both as they are. */
export function previewOf(play: Play, draft: Draft): { readonly play: Play; readonly draft: Draft } {
  const { lift } = draft;
  const plan = lift && planOf(play, lift);
  if (!plan) return { play, draft };
  const path = lift.over?.at === 'hex' ? lift.over.path : [];
  return { play: plan.begun, draft: { ...draft, path } };
}

/** The state in which the roll of the attack waits, at the preset price, or null if the half is held over no monster. */
export function attackUnder(play: Play, draft: Draft): State | null {
  const { lift } = draft;
  const plan = lift?.over?.at === 'foe' ? planOf(play, lift) : null;
  if (!plan || lift?.over?.at !== 'foe') return null;
  const attack = attackOn(plan.begun, lift.over.foe);
  return attack ? attacked(plan.begun, attack) : null;
}

function attackOn(play: Play, foe: FoeId): Extract<Command, { type: 'attack' }> | null {
  const attacks = pricedOptions(play, legal(play), {}).flatMap((each) => (each.type === 'attack' ? [each] : []));
  return attacks.find((each) => each.foe === foe) ?? null;
}

/**
 * Lets the half go: plays it and goes on as far as nothing is left to be chosen. Null if the action only begins, as by a tap. What may be spent on
 * it (R18.2) is asked for first.
 */
export function letGo(interaction: Interaction, lifted: LiftedHalf, target: LiftTarget | null) {
  const said = interaction.send(playOf(lifted));
  if (!said.ok || !target) return said;
  switch (target.at) {
    case 'hex':
      interaction.aim(target.path);
      interaction.commit();
      return said;
    case 'distance':
      return interaction.send({ type: 'shift', distance: target.distance });
    case 'foe':
    case 'hero': {
      const { play, options } = interaction;
      if (leverOf(play, options)) return said;
      const next = options.filter((each) =>
        target.at === 'foe' ? each.type === 'attack' && each.foe === target.foe : each.type === 'perform',
      );
      const [only] = next;
      return only && next.length === 1 ? interaction.send(only) : said;
    }
    default:
      return target satisfies never;
  }
}

/** Whether two targets are the same place. */
export const sameTarget = (a: LiftTarget | null, b: LiftTarget | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
