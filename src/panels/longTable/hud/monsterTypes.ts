/** Finds the monsters of one type on the map. */
import type { Play } from '../../../flow/longTable/play';
import type { MonsterId } from '../../../rules/longTable/vocabulary';

export type Monster = Play['state']['figures'][number] & { kind: 'monster' };

export const monstersOf = ({ state }: Play, type: MonsterId): readonly Monster[] =>
  state.figures.flatMap((each) => (each.kind === 'monster' && each.monster === type ? [each] : []));

/** L10.4: whether the type has a late monster, which acts after the current turn although the type has had its turn. */
export const isTypeLate = (play: Play, type: MonsterId): boolean =>
  monstersOf(play, type).some(({ id }) => play.state.late.includes(id));

/**
 * The ring around a monster type's picture: 'elite' (gold) if the type has monsters on the map and none of them is normal, else 'normal'.
 * @param all the type's monsters on the map
 */
export const ringOfType = (all: readonly Monster[]): 'normal' | 'elite' =>
  all.length === 0 || all.some(({ rank }) => rank === 'normal') ? 'normal' : 'elite';
