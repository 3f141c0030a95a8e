/** Explains the terrain of the hex that the player taps or holds. */
import { t } from '../../../i18n';
import { terrainAt } from '../../../rules/core/board';
import { figureAt, situationOf } from '../../../rules/longTable/figures';
import { hazardDamage } from '../../../rules/longTable/level';
import type { Interaction } from '../../../session/longTable/interaction';

/** One line about each thing on the hex; null if no hex is explained, the hex is not seen yet, or there is nothing on it. */
export function terrainWords({ play, draft: { explained: hex } }: Pick<Interaction, 'play' | 'draft'>): string | null {
  if (hex === null) return null;
  const { book, state } = play;
  const { doors, rooms } = book.scenario;
  const isDoor = doors.some((each) => each.hex === hex);
  const isSeen = isDoor || state.rooms.some((room) => rooms[room]?.hexes.includes(hex));
  if (!isSeen || figureAt(state, hex)) return null;
  const terrain = terrainAt(situationOf(book, state), hex);
  const lines = [
    ...(isDoor ? [t(state.opened.includes(hex) ? 'board.terrain.openDoor' : 'board.terrain.door')] : []),
    ...(terrain === 'difficult' || terrain === 'obstacle' ? [t(`board.terrain.${terrain}`)] : []),
    ...(terrain === 'hazardous' ? [t('board.terrain.hazardous', { n: hazardDamage(book) })] : []),
    ...(state.traps.some((trap) => trap.hex === hex) ? [t('board.terrain.trap')] : []),
    ...(state.money.includes(hex) ? [t('board.terrain.money')] : []),
  ];
  return lines.length > 0 ? lines.join(' ') : null;
}
