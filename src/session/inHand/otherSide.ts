/** Compares the two sides of an ability card (R1.3, R7.2). */
import type { Play } from '../../flow/inHand/play';
import { cardOf, faceOf, faceOn } from '../../rules/inHand/cards';
import {
  type CardFace,
  type CardId,
  type Consume,
  ELEMENTS,
  type Element,
  type Side,
} from '../../rules/inHand/vocabulary';

/** The other side of a card (the side that is not in play), and how it differs from the side in play. */
export interface OtherSide {
  readonly side: Side;
  readonly face: CardFace;
  /** Initiative of the side in play and of the other side. */
  readonly initiatives: readonly [number, number];
  /** Elements that only the side in play shows. */
  readonly elementsLost: readonly Element[];
  /** Elements that only the other side shows. */
  readonly elementsGained: readonly Element[];
  /** Elements that abilities of the other side may consume, and what the abilities gain from these elements. */
  readonly consumes: readonly Consume[];
}

export function otherSideOf({ book, state }: Play, id: CardId): OtherSide {
  const card = cardOf(state, id);
  const side: Side = card.side === 'A' ? 'B' : 'A';
  const [now, then] = [faceOf(book, card), faceOn(book, id, side)];
  const only = (one: CardFace, other: CardFace) =>
    ELEMENTS.filter((each) => one.shows.includes(each) && !other.shows.includes(each));
  return {
    side,
    face: then,
    initiatives: [now.initiative, then.initiative],
    elementsLost: only(now, then),
    elementsGained: only(then, now),
    consumes: [then.top, then.bottom].flatMap(({ abilities }) =>
      abilities.flatMap((ability) => ('consume' in ability && ability.consume ? [ability.consume] : [])),
    ),
  };
}
