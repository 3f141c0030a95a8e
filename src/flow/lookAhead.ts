/**
 * Runs a chart without XState's actors and snapshots, for searches that try thousands of commands and keep only the
 * resulting states. The game itself runs in XState.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type AnyChange, CHART_OPTIONS, changeOf } from './machine';

interface Given {
  readonly context: object;
  readonly event: { readonly type: string };
}

/** A transition of a chart. */
interface PreparedTransition {
  readonly isOpen: (given: Given) => boolean;
  readonly changes: readonly AnyChange[];
  readonly to: LeafState;
}

/**
 * A leaf state with its transitions. Transitions of outer states come after those of inner states, because the first
 * open transition is taken.
 */
interface LeafState {
  /** The path of the state: the names of the outer states and its own name, outermost first, joined by dots. */
  readonly phase: string;
  /** Transitions by the type of the command. */
  readonly on: ReadonlyMap<string, readonly PreparedTransition[]>;
  /** Automatic transitions. */
  readonly always: readonly PreparedTransition[];
  readonly entry: readonly AnyChange[];
}

/**
 * Runs a command. The actions, and the guards of automatic transitions, use a copy of `context`.
 * @param asked the context for the guards of the command's transitions, so that a search can change the random generator in `context`
 * @returns the new phase and context; null if the phase does not accept the command
 * @throws RangeError if the automatic transitions never end; exceptions of rules are passed on
 */
export type LookAhead = <Context extends object>(
  phase: string,
  asked: Context,
  event: { readonly type: string },
  context: Context,
) => { readonly phase: string; readonly context: Context } | null;

/** XState's wildcard: a transition for every event that has no other transition. */
const ANY_EVENT = '*';

const NOWHERE: Pick<LeafState, 'on'> = { on: new Map() };

/**
 * Returns the function that runs commands in a chart.
 * @throws TypeError if the chart contains anything but transitions, guards and rules
 */
export function createLookAhead(machine: AnyStateMachine): LookAhead {
  const places = new Map<AnyStateNode, LeafState>();
  const byPhase = new Map<string, LeafState>();
  for (const node of leavesOf(machine.root)) {
    const { phase } = placeOf(node);
    byPhase.set(phase, placeOf(node));
  }

  /** Prepares a leaf state. The state is stored before its transitions are prepared, because a transition can lead back to the state. */
  function placeOf(leaf: AnyStateNode): LeafState {
    const known = places.get(leaf);
    if (known) return known;
    const on = new Map<string, PreparedTransition[]>();
    const always: PreparedTransition[] = [];
    const place: LeafState = { phase: leaf.path.join('.'), on, always, entry: changesOf(leaf, leaf.entry) };
    places.set(leaf, place);
    for (const node of withOuter(leaf)) {
      if (node.type === 'parallel' || node.exit.length > 0 || (node !== leaf && node.entry.length > 0)) refuse(node);
      for (const [type, ways] of node.transitions)
        on.set(type, [...(on.get(type) ?? []), ...ways.map((way) => wayOf(node, way))]);
      always.push(...(node.always ?? []).map((way) => wayOf(node, way)));
    }
    return place;
  }

  function wayOf(from: AnyStateNode, { target, guard, actions }: Transition): PreparedTransition {
    const [to, other] = target ?? [];
    if (!to || other || (guard !== undefined && typeof guard !== 'function')) return refuse(from);
    const isOpen = (guard as PreparedTransition['isOpen'] | undefined) ?? (() => true);
    return { isOpen, changes: changesOf(from, actions), to: placeOf(leafOf(to)) };
  }

  return (phase, asked, event, from) => {
    let context = from;
    const open = (ways: readonly PreparedTransition[] | undefined, of = context) =>
      ways?.find(({ isOpen }) => isOpen({ context: of, event }));
    const { on } = byPhase.get(phase) ?? NOWHERE;
    let way = open(on.get(event.type) ?? on.get(ANY_EVENT), asked);
    if (!way) return null;
    for (let steps = 0; steps < CHART_OPTIONS.maxIterations; steps += 1) {
      for (const change of [...way.changes, ...way.to.entry]) context = { ...context, ...change({ context, event }) };
      const next = open(way.to.always);
      if (!next) return { phase: way.to.phase, context };
      way = next;
    }
    throw new RangeError(`more than ${CHART_OPTIONS.maxIterations} automatic transitions in a row; check for a loop`);
  };
}

type Transition = AnyStateNode['transitions'] extends Map<string, (infer One)[]> ? One : never;

function changesOf(node: AnyStateNode, actions: readonly unknown[]): AnyChange[] {
  return actions.map((action) => changeOf(action) ?? refuse(node));
}

function refuse({ id }: AnyStateNode): never {
  throw new TypeError(`the state "${id}" has more than transitions, guards and rules`);
}

const inner = ({ states }: AnyStateNode): AnyStateNode[] => Object.values(states);

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  return inner(node).length === 0 ? [node] : inner(node).flatMap(leavesOf);
}

/** The leaf state that becomes active when a state is entered. */
function leafOf(node: AnyStateNode): AnyStateNode {
  if (inner(node).length === 0) return node;
  const [first] = node.initial.target ?? [];
  return first ? leafOf(first) : refuse(node);
}

function withOuter(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...withOuter(node.parent)] : [node];
}
