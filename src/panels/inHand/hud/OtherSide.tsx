/** Shows the other side of a card as printed, with a list of the differences. */
import type { Play } from '../../../flow/inHand/play';
import { contentText, t } from '../../../i18n';
import { gainWords } from '../../../i18n/inHand/abilityWords';
import { cardName, faceWords } from '../../../i18n/inHand/words';
import type { CardId, Element } from '../../../rules/inHand/vocabulary';
import { otherSideOf, type OtherSide as Side } from '../../../session/inHand/otherSide';
import { CardPicture } from '../../CardPicture';
import type { InHandApp } from '../app';

export function OtherSide({ app, play, card }: { app: InHandApp; play: Play; card: CardId }) {
  const { book } = play;
  const other = otherSideOf(play, card);
  const level = book.setup.upgrades.includes(card) ? 2 : 1;
  return (
    <div class="peek" role="status">
      <CardPicture
        of={`${other.face.id}-${level}`}
        class="peek-card"
        label={`${contentText('cards.face', other.face.id)}. ${faceWords(other.face)}`}
        paint={(ctx, width) => app.cardPictures.abilityFace(ctx, width, book.hero.id, card, other.side, level)}
      />
      <div class="peek-slip paper">
        <h2>{contentText('cards.face', other.face.id)}</h2>
        <p>{t('table.otherSide', { card: cardName(play, card) })}</p>
        <ul>
          {changesOf(other).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const elementName = (each: Element): string => t(`cards.element.${each}`);

/** Sentences about the differences between the sides: initiative, symbols of elements, and elements consumed. */
function changesOf({ initiatives: [now, other], elementsLost, elementsGained, consumes }: Side): string[] {
  return [
    t('table.peek.initiative', { now, other }),
    ...elementsLost.map((each) => t('table.peek.goesOut', { element: elementName(each) })),
    ...elementsGained.map((each) => t('table.peek.comesOn', { element: elementName(each) })),
    ...consumes.map((each) =>
      t('table.peek.wants', { elements: each.elements.map(elementName).join(' + '), gain: gainWords(each) }),
    ),
  ];
}
