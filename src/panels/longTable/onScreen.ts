/** Connects commands with the map as the player sees it: directions in their labels, and the mark on their hex. */
import type { Play } from '../../flow/longTable/play';
import { commandLabel } from '../../i18n/longTable/commandLabels';
import type { Command } from '../../rules/longTable/commands';
import type { Interaction } from '../../session/longTable/interaction';
import { orientationOf } from '../../session/longTable/mapOrientation';
import { hexOfCommand } from '../../session/longTable/places';

/** The label of a command, with the directions on the screen. @param play the play in which the command is sent */
export const labelOnScreen = (interaction: Interaction, command: Command, play: Play = interaction.play): string =>
  commandLabel(play, command, orientationOf(interaction) === 'turned');

/** Attributes of a command's button: while the pointer or the focus is on it, the map marks the command's hex. */
export function markingOnScreen(interaction: Interaction, command: Command) {
  const hex = hexOfCommand(interaction.play, command);
  if (hex === null) return {};
  const mark = () => interaction.highlight([hex]);
  const unmark = () => interaction.highlight([]);
  return { onPointerEnter: mark, onFocus: mark, onPointerLeave: unmark, onBlur: unmark };
}
