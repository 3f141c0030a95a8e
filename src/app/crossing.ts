/**
 * From one mode to another: each comes up on a page of its own, so that nothing of the one is left over in the other. What is wanted
 * there lies in the state of the browser's history, which a new load of the page leaves as it is.
 */
import type { ModeId } from '../rules/core/ruleset';
import { linkTo } from '../storage/address';

/** What is to be done when the mode is there; null: its title is shown. */
export interface Crossing {
  readonly mode: ModeId;
  /** A new campaign is begun. */
  readonly create: boolean;
  /** The campaign that is taken up; null: none. */
  readonly resume: string | null;
}

/** The code of a game to watch comes along in the address, as it does in a link. */
export interface Wish extends Crossing {
  readonly watch?: string;
}

/** The crossing that this page was loaded for. It is not noted any more then: the next load begins at the title. */
export function takeCrossing({ history }: Pick<Window, 'history'>): Crossing | null {
  const noted: unknown = history.state;
  history.replaceState(null, '');
  if (typeof noted !== 'object' || noted === null || !('mode' in noted) || typeof noted.mode !== 'string') return null;
  const { create, resume } = noted as { readonly create?: unknown; readonly resume?: unknown };
  return { mode: noted.mode, create: create === true, resume: typeof resume === 'string' ? resume : null };
}

/** Loads the page anew with another mode. What is played must have been written. */
export function cross({ history, location }: Pick<Window, 'history' | 'location'>, wish: Wish): void {
  const { watch, ...crossing } = wish;
  history.replaceState(crossing, '', watch === undefined ? undefined : linkTo('', watch));
  location.reload();
}
