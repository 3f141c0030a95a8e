import type { App } from './app';

type Viewed = Pick<App, 'view'>;

/** Whether motion is reduced. If the player has not set `reducedMotion`, the system's setting counts. */
export const isMotionReduced = ({ view: { settings } }: Viewed): boolean =>
  settings.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether animations are off: the speed is 0, or motion is reduced. */
export const isMotionOff = (app: Viewed): boolean => app.view.settings.speed === 0 || isMotionReduced(app);
