/** Chooses the sound of a press on a button, label or selection list. */
import type { Voice } from './voice';

/** The sound of a press on an element, or null if the element is not in a button, label or selection list. */
export function pressVoice(target: EventTarget | null): Voice | null {
  const button = target instanceof Element ? target.closest('button, label, select, [role=button]') : null;
  if (!button) return null;
  return { sound: button.closest('.seal, .seal-row') ? 'seal' : 'select' };
}
