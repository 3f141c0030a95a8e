/**
 * The picture: the canvas, the table on it, and the painters of all that is printed. It is large and the title
 * does not need it: it is fetched after the title is shown, and its callers wait for it.
 */
import { CannotFetch } from '../modes/fetching';
import type { Front, Picture } from '../modes/front';
import type { ModeTypes } from '../modes/types';

export interface Pictures<M extends ModeTypes> {
  /** Null: it has not been fetched yet. */
  here(): Picture<M> | null;
  /** Fetches it once. Rejects when it cannot be fetched now; the next call tries again. */
  wanted(): Promise<Picture<M>>;
  /** Fetches it before it is needed. A failed fetch is ignored: `wanted` tries again. */
  ahead(): void;
  /** The painters; until they are fetched nothing is printed, and then everything is printed again. */
  readonly cardPictures: M['app']['cardPictures'];
}

export interface PicturesOptions<M extends ModeTypes> extends Pick<Front<M>, 'latePrints'> {
  fetch(): Promise<Picture<M>>;
  /** A print needs the picture and it cannot be fetched, or it has thrown. */
  onFailed(error: unknown): void;
  /** Prints everything on the pages again. */
  reprint(): void;
}

export function openPictures<M extends ModeTypes>({
  fetch,
  onFailed,
  reprint,
  latePrints,
}: PicturesOptions<M>): Pictures<M> {
  let found: Picture<M> | null = null;
  let coming: Promise<Picture<M>> | null = null;

  async function bring(): Promise<Picture<M>> {
    found = await fetch();
    reprint();
    return found;
  }

  function wanted(): Promise<Picture<M>> {
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
    wanted().catch((error: unknown) => {
      if (!(error instanceof CannotFetch)) onFailed(error);
    });
  };
  /** Whether a print has asked already: many ask at once, and a failure is reported once. */
  let wished = false;
  const want = () => {
    if (wished) return;
    wished = true;
    void wanted()
      .catch(onFailed)
      .finally(() => {
        wished = false;
      });
  };
  return { here, wanted, ahead, cardPictures: latePrints(here, want) };
}
