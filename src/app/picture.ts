/**
 * The picture: the canvas, the table on it, and the painters of all that is printed. It is large and the title does without it:
 * it comes behind the title, and who needs it waits for it.
 */
import { CannotFetch } from '../modes/fetching';
import type { Front, Picture } from '../modes/front';
import type { ModeTypes } from '../modes/types';

export interface Pictures<M extends ModeTypes> {
  /** Null: it is still on its way, or nobody has asked for it. */
  here(): Picture<M> | null;
  /** Fetches it once. Rejects when it cannot be had now; the next time it is tried again. */
  wanted(): Promise<Picture<M>>;
  /** Fetches it before anybody wants it: should it not come, whoever does asks again. */
  ahead(): void;
  /** The painters; as long as they are on their way nothing is printed, and then everything again. */
  readonly cardPictures: M['app']['cardPictures'];
}

export interface PicturesOptions<M extends ModeTypes> extends Pick<Front<M>, 'latePrints'> {
  fetch(): Promise<Picture<M>>;
  /** It is wanted by what is printed and cannot be had, or it is broken. */
  onFailed(error: unknown): void;
  /** Whatever is printed on pages is printed again. */
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
  /** Many prints want it at once, and are told once. */
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
