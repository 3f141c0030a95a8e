/**
 * Computes the scars that damage leaves on figures until the scenario ends. They follow from the journal; the state
 * does not contain them.
 */
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/longTable/book';
import type { GameEvent } from '../../rules/longTable/events';
import type { FigureId } from '../../rules/longTable/state';
import { replaySteps } from './turnReplay';

/**
 * The gouges on a figure's picture: `cut` is the number of all gouges, `inked` the number of gouges that healing has
 * covered with ink.
 */
export interface Scars {
  readonly cut: number;
  readonly inked: number;
}

export const NO_SCARS: Scars = { cut: 0, inked: 0 };

/** The lowest HP that each damaged figure has had. */
export type LowestHp = ReadonlyMap<FigureId, number>;

export const NO_DAMAGE: LowestHp = new Map();

/** A figure gets a gouge whenever its HP falls below one of these fractions of its maximum HP for the first time. */
const PARTS = [0.75, 0.5, 0.25] as const;

const partsAbove = (hp: number, maxHp: number): number => PARTS.filter((part) => hp < part * maxHp).length;

/** @param lowest the lowest HP that the figure has had so far */
export function scarsOf(hp: number, maxHp: number, lowest: number): Scars {
  const cut = partsAbove(Math.min(hp, lowest), maxHp);
  return { cut, inked: cut - partsAbove(hp, maxHp) };
}

/** The scars after a change of HP. */
export function scarsAfter({ cut }: Scars, hp: number, maxHp: number): Scars {
  const now = partsAbove(hp, maxHp);
  return { cut: Math.max(cut, now), inked: Math.max(0, cut - now) };
}

/** The lowest HP after the events of a command. */
export function updateLowestHp(lowest: LowestHp, events: readonly GameEvent[]): LowestHp {
  const next = new Map(lowest);
  for (const event of events)
    if (event.type === 'damaged') next.set(event.figure, Math.min(event.hp, next.get(event.figure) ?? event.hp));
  return next;
}

/** Computes the lowest HP by replaying the whole journal, for a game that was opened or undone. */
export const lowestHpOf = (journal: Journal<LongTable>, book: Book): LowestHp =>
  replaySteps(journal, book).reduce((lowest, { events }) => updateLowestHp(lowest, events), NO_DAMAGE);
