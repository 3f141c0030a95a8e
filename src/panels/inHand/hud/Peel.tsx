/** Shows a card whose dog-ear the player pulls: the card folds over like a page and shows its other side. */
import type { Play } from '../../../flow/inHand/play';
import type { CardId } from '../../../rules/inHand/vocabulary';
import { otherSideOf } from '../../../session/inHand/otherSide';
import { CardPicture } from '../../CardPicture';
import type { InHandApp } from '../app';
import { type CardPlace, foldOf } from './peel';

interface PeelProps {
  readonly app: InHandApp;
  readonly play: Play;
  readonly card: CardId;
  readonly place: CardPlace;
  /** How far the finger has moved since it pressed the dog-ear, in px of the HUD. */
  readonly moved: { readonly x: number; readonly y: number };
}

export function Peel({ app, play, card, place, moved }: PeelProps) {
  const { book } = play;
  const { face, side } = otherSideOf(play, card);
  const level = book.setup.upgrades.includes(card) ? 2 : 1;
  const { hole, flap, transform } = foldOf(moved, place);
  const { x, y, width, height, angle } = place;
  return (
    <div
      class="peel"
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, rotate: `${angle}rad` }}
    >
      <span class="peel-hole" style={{ clipPath: hole }} />
      <span class="peel-flap" style={{ transform }}>
        <span style={{ clipPath: flap }}>
          <CardPicture
            of={`${face.id}-${level}`}
            class="peel-face"
            paint={(ctx, wide) => app.cardPictures.abilityFace(ctx, wide, book.hero.id, card, side, level)}
          />
        </span>
      </span>
    </div>
  );
}
