/**
 * The picture: the canvas, the table on it, and the painters of all that is printed. It is large and the title does without it:
 * it comes behind the title, and who needs it waits for it.
 */
import type { Practice } from '../panels/inHand/app';
import type { CardPictures } from '../panels/inHand/cardPictures';
import type { TableInspector } from '../panels/inHand/hud/explainGestures';
import type { Book } from '../rules/inHand/book';
import { CAMPAIGN_PLACES } from '../scenes/inHand/art/campaignPlaces';
import type { PracticeInit } from '../scenes/inHand/practice/PracticeScene';
import type { TableInit } from '../scenes/inHand/table';

/** What the table scene lends. */
export interface PaintedTable extends TableInspector {
  /** Waves on what waits. */
  goOn(): void;
  /** The texts have changed. */
  reprint(): void;
  /** There is more or less room. */
  fit(): void;
  /** Resolves when nothing moves any more. */
  idle(): Promise<void>;
  drawn(): unknown;
}

export interface Picture {
  readonly table: PaintedTable;
  readonly cardPictures: CardPictures;
  /** Fetches what a game on the table is printed with. @returns what the on-table variant needs, where it is played */
  load(book: Book): Promise<TableInit['variant']>;
  /** Puts a game on the table, in the place of another. */
  lay(init: TableInit): void;
  clear(): void;
  practise(init: PracticeInit): Promise<Practice>;
}

/** It cannot be had now, and may be there the next time. All else that goes wrong with it is no matter of the network. */
export class CannotFetch extends Error {
  override readonly name = 'CannotFetch';
}

/** For a promise of something that is fetched. */
export function cannotFetch(cause: unknown): never {
  throw new CannotFetch(String(cause), { cause });
}

export interface Pictures {
  /** Null: it is still on its way, or nobody has asked for it. */
  here(): Picture | null;
  /** Fetches it once. Rejects when it cannot be had now; the next time it is tried again. */
  wanted(): Promise<Picture>;
  /** Fetches it before anybody wants it: should it not come, whoever does asks again. */
  ahead(): void;
  /** The painters; as long as they are on their way nothing is printed, and then everything again. */
  readonly cardPictures: CardPictures;
}

export interface PicturesOptions {
  fetch(): Promise<Picture>;
  /** It is wanted by what is printed and cannot be had, or it is broken. */
  onFailed(error: unknown): void;
  /** Whatever is printed on pages is printed again. */
  reprint(): void;
}

export function openPictures({ fetch, onFailed, reprint }: PicturesOptions): Pictures {
  let found: Picture | null = null;
  let coming: Promise<Picture> | null = null;

  async function bring(): Promise<Picture> {
    found = await fetch();
    reprint();
    return found;
  }

  function wanted(): Promise<Picture> {
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

type Painters = Omit<CardPictures, 'places'>;

function latePrints(here: () => Picture | null, want: () => void): CardPictures {
  const late =
    <K extends keyof Painters>(name: K) =>
    (...given: Parameters<Painters[K]>): void => {
      const paint = here()?.cardPictures[name] as ((...what: Parameters<Painters[K]>) => void) | undefined;
      if (paint) paint(...given);
      else want();
    };
  return {
    glyph: late('glyph'),
    itemGlyph: late('itemGlyph'),
    itemBlock: late('itemBlock'),
    sceneBlock: late('sceneBlock'),
    endingBlock: late('endingBlock'),
    townBlock: late('townBlock'),
    abilityFace: late('abilityFace'),
    campaignMap: late('campaignMap'),
    places: CAMPAIGN_PLACES,
  };
}
