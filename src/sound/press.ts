/** The voices of buttons. */
import type { Voice } from './voice';

/** What a press on something sounds like; null: it cannot be pressed. */
export function pressVoice(target: EventTarget | null): Voice | null {
  const button = target instanceof Element ? target.closest('button, label, select, [role=button]') : null;
  if (!button) return null;
  return { sound: button.closest('.seal, .seal-row') ? 'seal' : 'select' };
}
