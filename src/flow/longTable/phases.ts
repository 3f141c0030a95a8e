/**
 * The phases of a scenario in which the player has to decide, and their legal commands. A phase is a leaf state of the
 * scenario machine.
 */
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { optionsOf } from '../../rules/longTable/engine';
import type { State } from '../../rules/longTable/state';
import type { QuestionKind } from '../../rules/longTable/tasks';
import { areEqual } from '../sameCommand';

/** Questions that scenario rules can cause before round 1, in any turn, and at the end of a round. */
const ANYWHERE = [
  'choice',
  'ability',
  'move',
  'targets',
  'draw',
  'defend',
  'damage',
  'ward',
  'force',
  'place',
  'cards',
  'items',
  'element',
] as const;

/** The kinds of question that each part of a scenario can ask. Every kind occurs in at least one part. */
export const QUESTIONS = {
  opening: ANYWHERE,
  round: ['select', 'choice', 'orderSet'],
  turn: ['turn', 'longRest', ...ANYWHERE],
  roundEnd: ['rests', 'restLoss', ...ANYWHERE],
} as const satisfies Record<string, readonly QuestionKind[]>;

type Part = keyof typeof QUESTIONS;
type PhaseIn<P extends Part> = `${P}.${(typeof QUESTIONS)[P][number]}`;
/** A phase: the part of the scenario, a dot, and the kind of question. */
export type Phase = 'prepare' | { [P in Part]: PhaseIn<P> }[Part] | 'won' | 'lost';

const PARTS = Object.keys(QUESTIONS) as Part[];

export const PHASES: readonly Phase[] = [
  'prepare',
  ...PARTS.flatMap((part) => QUESTIONS[part].map((kind) => `${part}.${kind}` as Phase)),
  'won',
  'lost',
];

const KNOWN: ReadonlySet<string> = new Set(PHASES);
export const isPhase = (name: string): name is Phase => KNOWN.has(name);

/** The kind of question of a phase; null if the scenario is over. */
export function questionOf(phase: Phase): QuestionKind | null {
  if (phase === 'won' || phase === 'lost') return null;
  return phase.slice(phase.indexOf('.') + 1) as QuestionKind;
}

const known = new WeakMap<State, { readonly book: Book; readonly options: readonly Command[] }>();

/** All legal commands, cached by state. Do not change the state after the call, because the cache would be outdated. */
export function cachedOptions(book: Book, state: State): readonly Command[] {
  const old = known.get(state);
  if (old?.book === book) return old.options;
  const options = state.over ? [] : optionsOf(book, state);
  known.set(state, { book, options });
  return options;
}

/**
 * Whether a command is legal. A command taken from the list of options is found by identity; any other command is
 * compared field by field.
 */
export function isOffered(book: Book, state: State, command: Command): boolean {
  const options = cachedOptions(book, state);
  return options.includes(command) || options.some((each) => each.type === command?.type && areEqual(each, command));
}
