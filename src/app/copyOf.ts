/** Makes copies of a position for further play, with new rolls and reshuffled undrawn cards, and opens lessons. Neither is saved. */
import { newGame } from '../journal/journal';
import type { Front } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, PlayOf } from '../modes/types';
import { openSession } from '../session/session';
import type { Settings } from '../storage/settings';

export interface CopyOptions<M extends ModeTypes> {
  readonly mode: Pick<Mode<M>, 'rules'>;
  readonly front: Pick<Front<M>, 'auditProvider' | 'openInteraction'>;
  readonly play: PlayOf<M>;
  readonly seed: string;
  settings(): Settings;
}

export interface LessonOptions<M extends ModeTypes> {
  readonly mode: Pick<Mode<M>, 'rules'>;
  readonly front: Pick<Front<M>, 'lesson' | 'openInteraction'>;
  settings(): Settings;
}

/** The number of faces (A, B, C). The seed decides which face the first roll of a copy has. */
const FACES = 3;

/** Returns the interaction for the lesson from its beginning, or null if the mode has no lesson. Rejects if the lesson cannot be loaded. */
export async function lessonOf<M extends ModeTypes>(options: LessonOptions<M>): Promise<InteractionOf<M> | null> {
  const { mode, front, settings } = options;
  const book = await front.lesson?.();
  if (!book) return null;
  return front.openInteraction(openSession(mode.rules, book, { save: () => null }), settings);
}

/** Returns the interaction for a copy; undo ends at the copied position. Rejects if a needed part of the game cannot be loaded. */
export async function copyOf<M extends ModeTypes>(options: CopyOptions<M>): Promise<InteractionOf<M>> {
  const { mode, front, play, seed, settings } = options;
  const { rules } = mode;
  const { book, phase } = play;
  const { redraw } = await front.auditProvider.fetchRedraw();
  const nth = [...seed].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0) % FACES;
  // The copy keeps the book, so the rooms behind doors and the contents of treasures stay the same.
  const fresh: PlayOf<M> = { phase, book, state: redraw(play, seed, nth).state, events: [] };
  const journal = { ...newGame(rules, book).journal, start: rules.toJSON(fresh) };
  const session = openSession(rules, book, { game: { journal, play: fresh, played: [] }, save: () => null });
  return front.openInteraction(session, settings);
}

/** The height in px of the strip above a copy's table: `low` if the window's height in px is less than `below`, otherwise `tall`. */
const STRIP = { tall: 58, low: 44, below: 500 } as const;

/**
 * Reserves the strip above a copy's table: adds the strip's height to the CSS variable `--safe-top`, the upper edge of the table.
 * Without a copy, removes the strip again. Also sets `data-copy` and `data-lesson`, so that the style sheet can reserve the area below a
 * lesson's table.
 * @param root the page's root element
 */
export function reserveStrip(root: HTMLElement, isCopy: boolean, isLesson = false): void {
  root.toggleAttribute('data-copy', isCopy);
  root.toggleAttribute('data-lesson', isLesson);
  root.style.removeProperty('--safe-top');
  if (!isCopy) return;
  const notch = Number.parseFloat(getComputedStyle(root).getPropertyValue('--safe-top')) || 0;
  const strip = innerHeight < STRIP.below ? STRIP.low : STRIP.tall;
  root.style.setProperty('--notch', `${notch}px`);
  root.style.setProperty('--safe-top', `${notch + strip}px`);
}
