/** The voices of what lies around the table: pages, seals, buttons. */
import type { GameCommand, Screen } from '../../flow/inHand/game';
import type { Voice } from './voices';

/** What a command sounds like that led from one screen to another, or to none. */
export function screenVoice({ type }: GameCommand, from: Screen, to: Screen): Voice | null {
  if (type === 'buy' || type === 'sell') return { sound: 'coin' };
  if (type === 'upgrade') return { sound: 'flip' };
  // Its end has been heard on the table.
  if (type === 'ended' || from === to || from === 'boot') return null;
  return { sound: to === 'levelUp' ? 'levelUp' : 'page' };
}

/** What a press on something sounds like; null: it cannot be pressed. */
export function pressVoice(target: EventTarget | null): Voice | null {
  const button = target instanceof Element ? target.closest('button, label, select, [role=button]') : null;
  if (!button) return null;
  return { sound: button.closest('.seal, .seal-row') ? 'seal' : 'select' };
}
