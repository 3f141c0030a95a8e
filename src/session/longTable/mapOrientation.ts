/**
 * Stores the map's orientation for each interaction, so that an arrow key moves the map cursor in the key's direction, and words name
 * directions as the screen shows them.
 */
import type { Interaction } from './interaction';

/** `turned`: by 90 degrees to the left, so that columns run upwards and rows to the right. */
export type Orientation = 'upright' | 'turned';

const orientations = new WeakMap<Interaction, Orientation>();
const listeners = new WeakMap<Interaction, Set<() => void>>();

export function noteOrientation(interaction: Interaction, orientation: Orientation): void {
  const before = orientationOf(interaction);
  orientations.set(interaction, orientation);
  if (orientation !== before) for (const listener of listeners.get(interaction) ?? []) listener();
}

/** Calls a function whenever the map is turned. @returns a function that ends this */
export function onTurned(interaction: Interaction, listener: () => void): () => void {
  const all = listeners.get(interaction) ?? new Set();
  listeners.set(interaction, all.add(listener));
  return () => void all.delete(listener);
}

/** The map's orientation; upright as long as the table has not drawn it. */
export const orientationOf = (interaction: Interaction): Orientation => orientations.get(interaction) ?? 'upright';
