import type { App } from './app';

/**
 * Whether animations are off: the speed is 0, or the setting `reducedMotion` is on. If the player has not set `reducedMotion`, the system's
 * setting counts.
 */
export function isMotionOff({ view: { settings } }: Pick<App, 'view'>): boolean {
  return settings.speed === 0 || (settings.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches);
}
