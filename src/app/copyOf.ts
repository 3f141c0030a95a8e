/** Copies of a position that are played on: with new throws and undrawn decks in another order, and saved by nobody. */
import { newGame } from '../journal/journal';
import type { Front } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, PlayOf } from '../modes/types';
import { openSession } from '../session/session';
import type { Settings } from '../storage/settings';

export interface CopyOptions<M extends ModeTypes> {
  readonly mode: Pick<Mode<M>, 'rules'>;
  readonly front: Pick<Front<M>, 'auditDesk' | 'openInteraction'>;
  readonly play: PlayOf<M>;
  readonly seed: string;
  settings(): Settings;
}

/** Letters of a throw: which one falls first is left to the seed. */
const FACES = 3;

/** Undo ends at the position that was copied. Rejects when what it takes cannot be fetched. */
export async function copyOf<M extends ModeTypes>(options: CopyOptions<M>): Promise<InteractionOf<M>> {
  const { mode, front, play, seed, settings } = options;
  const { rules } = mode;
  const { book, phase } = play;
  const redraw = await front.auditDesk.redraw();
  const nth = [...seed].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0) % FACES;
  // The book stays: what lies behind doors is where it was, and treasures hold what they held.
  const fresh: PlayOf<M> = { phase, book, state: redraw(play, seed, nth).state, events: [] };
  const journal = { ...newGame(rules, book).journal, start: rules.toJSON(fresh) };
  const session = openSession(rules, book, { game: { journal, play: fresh, played: [] }, save: () => null });
  return front.openInteraction(session, settings);
}

/** px of the strip over the table that says it is a copy; on a phone on its side, with one line. */
const STRIP = { tall: 58, low: 44, below: 500 } as const;

/** Makes room for the strip along the upper edge, which the table reads from the styles. */
export function makeRoom(root: HTMLElement, isCopy: boolean): void {
  root.toggleAttribute('data-copy', isCopy);
  root.style.removeProperty('--safe-top');
  if (!isCopy) return;
  const notch = Number.parseFloat(getComputedStyle(root).getPropertyValue('--safe-top')) || 0;
  const strip = innerHeight < STRIP.below ? STRIP.low : STRIP.tall;
  root.style.setProperty('--notch', `${notch}px`);
  root.style.setProperty('--safe-top', `${notch + strip}px`);
}
