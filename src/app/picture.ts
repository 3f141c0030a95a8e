/**
 * Loads the picture: the canvas, its table, and the painters of everything printed. The picture is large, and the title does not need it.
 * Therefore it is loaded after the title is shown, and callers wait for it.
 */
import { FetchError } from '../modes/fetching';
import type { Front, Picture } from '../modes/front';
import type { ModeTypes } from '../modes/types';

export interface Pictures<M extends ModeTypes> {
  /** The picture, or null if it is not loaded yet. */
  loaded(): Picture<M> | null;
  /**
   * Loads the picture once. Rejects if it cannot be loaded; the next call tries again. Most browsers then reject immediately, because they
   * do not request a failed module again until the page is reloaded.
   */
  load(): Promise<Picture<M>>;
  /** Loads the picture before it is needed. Ignores a failed fetch, which the next `load` reports; passes other errors to `onFailed`. */
  preload(): void;
  /** The painters of the picture. They paint nothing until the picture is loaded; then everything is printed again. */
  readonly cardPictures: M['app']['cardPictures'];
}

export interface PicturesOptions<M extends ModeTypes> extends Pick<Front<M>, 'lazyPainters'> {
  fetch(): Promise<Picture<M>>;
  /** Called when a print needs the picture but the picture cannot be fetched, and when loading the picture throws another error. */
  onFailed(error: unknown): void;
  /** Prints all pictures on the pages again. */
  reprint(): void;
}

export function openPictures<M extends ModeTypes>({
  fetch,
  onFailed,
  reprint,
  lazyPainters,
}: PicturesOptions<M>): Pictures<M> {
  let found: Picture<M> | null = null;
  let coming: Promise<Picture<M>> | null = null;

  async function bring(): Promise<Picture<M>> {
    found = await fetch();
    reprint();
    return found;
  }

  function load(): Promise<Picture<M>> {
    if (!coming) {
      coming = bring();
      coming.catch(() => {
        coming = null;
      });
    }
    return coming;
  }

  const here = () => found;
  const ahead = () => {
    load().catch((error: unknown) => {
      if (!(error instanceof FetchError)) onFailed(error);
    });
  };
  /** Whether a print has requested the picture. Many prints request the picture at the same time, but a failure is reported only once. */
  let wished = false;
  const want = () => {
    if (wished) return;
    wished = true;
    void load()
      .catch(onFailed)
      .finally(() => {
        wished = false;
      });
  };
  return { loaded: here, load, preload: ahead, cardPictures: lazyPainters(here, want) };
}
