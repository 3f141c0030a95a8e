/** Stores the map's orientation for each interaction, so that an arrow key moves the map cursor in the key's direction. */
import type { Interaction } from './interaction';

/** `turned`: by 90 degrees to the left, so that columns run upwards and rows to the right. */
export type Orientation = 'upright' | 'turned';

const orientations = new WeakMap<Interaction, Orientation>();

export const noteOrientation = (interaction: Interaction, orientation: Orientation): void =>
  void orientations.set(interaction, orientation);

/** The map's orientation; upright as long as the table has not drawn it. */
export const orientationOf = (interaction: Interaction): Orientation => orientations.get(interaction) ?? 'upright';
