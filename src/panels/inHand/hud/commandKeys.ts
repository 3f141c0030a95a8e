/** The keys of the answers (keyActions.ts), as attributes of their buttons. The style sheet prints them on a desktop. */
import { t } from '../../../i18n';
import type { Command } from '../../../rules/inHand/commands';
import type { Settings } from '../../../storage/settings';
import { bindingsOf, shortcut } from '../../keys';

type Keys = ReturnType<typeof shortcut>;

/** The key that gives a command wherever its button is; nothing for commands without one. */
export function keysOfCommand({ type }: Command, settings: Settings): Keys {
  switch (type) {
    case 'roll':
      return { 'aria-keyshortcuts': bindingsOf(settings).roll.toUpperCase() };
    case 'skip':
      return shortcut('0', settings);
    case 'endTurn':
      return shortcut('E', settings);
    default:
      return {};
  }
}

/** The key of the seal: that of its command, otherwise Enter, which presses every seal. */
export function sealKeys(command: Command | 'draft', settings: Settings) {
  const key = command === 'draft' ? undefined : keysOfCommand(command, settings)['aria-keyshortcuts'];
  return { 'aria-keyshortcuts': key ?? 'Enter', style: { '--key': JSON.stringify(key ?? t('table.enterKey')) } };
}
