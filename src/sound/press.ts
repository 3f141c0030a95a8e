/** Finds the voice of a pressed button. */
import type { Voice } from './voice';

/** The voice of a press on an element, or null if the element is not a button. */
export function pressVoice(target: EventTarget | null): Voice | null {
  const button = target instanceof Element ? target.closest('button, label, select, [role=button]') : null;
  if (!button) return null;
  return { sound: button.closest('.seal, .seal-row') ? 'seal' : 'select' };
}
