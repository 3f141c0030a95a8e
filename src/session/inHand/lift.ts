/**
 * Defines the dragging of a half of an ability card (R9.1, R9.4): the places where the player can drop it, and the
 * commands that a drop sends.
 */
import { forcedCommand } from '../../flow/inHand/forcedCommand';
import { legal, type Play, send } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import type { Command } from '../../rules/inHand/commands';
import type { State } from '../../rules/inHand/state';
import type { Action, CardId, FoeId, Half } from '../../rules/inHand/vocabulary';
import { type Draft, hexesInReach, type Interaction } from './interaction';
import { leverOf, pricedOptions, stateBeforeRoll } from './lever';
import { hasNoEffect } from './noEffect';

/** A half that is being dragged. `basic`: whether the half is played as Attack 2 or Move 2. */
export interface LiftedHalf {
  readonly card: CardId;
  readonly half: Half;
  readonly basic: boolean;
}

/** A place where a half can be dropped: a monster, a hex, a Distance on the tracker, or the hero's own card. */
export type LiftTarget =
  | { readonly at: 'foe'; readonly foe: FoeId }
  | { readonly at: 'hex'; readonly hex: HexId; readonly path: readonly HexId[] }
  | { readonly at: 'distance'; readonly distance: number }
  | { readonly at: 'hero' };

/** The hex of a target on the map; null for a target beside the map. */
export function hexOfTarget({ state }: Play, target: LiftTarget): HexId | null {
  if (target.at === 'hex') return target.hex;
  return target.at === 'foe' ? (state.foes.find(({ id }) => id === target.foe)?.at ?? null) : null;
}

/** The half that is being dragged. `over`: the place below the half, or null if the half has no effect there. */
export interface Lift extends LiftedHalf {
  readonly over: LiftTarget | null;
}

/** What dragging a half would start, and where the half can be dropped. */
export interface LiftPlan {
  /** The action that playing the half would start. */
  readonly action: Action;
  /** The play after playing the half and all forced commands that follow. The next command usually chooses the target. */
  readonly playAfter: Play;
  readonly targets: readonly LiftTarget[];
}

const playOf = ({ card, half, basic }: LiftedHalf): Extract<Command, { type: 'play' }> => ({
  type: 'play',
  card,
  half,
  basic,
});

/** Whether the half may be played now, as printed or as a basic action. */
export function canLift(options: readonly Command[], card: CardId, half: Half): boolean {
  return options.some((each) => each.type === 'play' && each.card === card && each.half === half);
}

const known = new WeakMap<Play, Map<string, LiftPlan | null>>();

/**
 * The plan for a half; it is cached for the play.
 * @returns null if the half cannot be played or would have no effect
 */
export function liftPlanOf(play: Play, lifted: LiftedHalf): LiftPlan | null {
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
  const begun = afterForced(sent.play);
  return { action: { abilities, ...(lost ? { lost } : {}) }, playAfter: begun, targets: targetsOf(begun) };
}

function afterForced(play: Play): Play {
  const next = forcedCommand(play, legal(play));
  const sent = next && send(play, next);
  return sent?.ok ? afterForced(sent.play) : play;
}

/** The targets: monsters for an attack, hexes or Distances for a move, and the hero for everything else. */
function targetsOf(begun: Play): LiftTarget[] {
  const options = legal(begun);
  const foes = new Set(options.flatMap((each) => (each.type === 'attack' ? [each.foe] : [])));
  const hexes = [...hexesInReach(begun)].flatMap(([hex, { canStop, path }]): LiftTarget[] =>
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

/** The play and the draft after playing the dragged half; both unchanged if no half is dragged or the half has no effect. */
export function previewOf(play: Play, draft: Draft): { readonly play: Play; readonly draft: Draft } {
  const { lift } = draft;
  const plan = lift && liftPlanOf(play, lift);
  if (!plan) return { play, draft };
  const path = lift.over?.at === 'hex' ? lift.over.path : [];
  return { play: plan.playAfter, draft: { ...draft, path } };
}

/**
 * The state just before the roll of the attack to which the dragged half would lead, at the preset price. Null if the
 * half is not over a monster that it can attack.
 */
export function stateOfDraggedAttack(play: Play, draft: Draft): State | null {
  const { lift } = draft;
  const plan = lift?.over?.at === 'foe' ? liftPlanOf(play, lift) : null;
  if (!plan || lift?.over?.at !== 'foe') return null;
  const attack = attackOn(plan.playAfter, lift.over.foe);
  return attack ? stateBeforeRoll(plan.playAfter, attack) : null;
}

function attackOn(play: Play, foe: FoeId): Extract<Command, { type: 'attack' }> | null {
  const attacks = pricedOptions(play, legal(play), {}).flatMap((each) => (each.type === 'attack' ? [each] : []));
  return attacks.find((each) => each.foe === foe) ?? null;
}

/**
 * Drops the half: plays it and sends the command for the target. A null target only plays the half, as a tap does. If
 * elements or gold may be spent (R18.2), the player is asked for the price before the command for the target is sent.
 */
export function dropHalf(interaction: Interaction, lifted: LiftedHalf, target: LiftTarget | null) {
  return interaction.asOneGesture(() => drop(interaction, lifted, target));
}

function drop(interaction: Interaction, lifted: LiftedHalf, target: LiftTarget | null) {
  const said = interaction.send(playOf(lifted));
  if (!said.ok || !target) return said;
  switch (target.at) {
    case 'hex':
      interaction.previewWay(target.path);
      interaction.sendDraft();
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
export const isSameTarget = (a: LiftTarget | null, b: LiftTarget | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
