/** The audit of a game in hand. */
import { ACCURACY } from '../../audit/accuracy';
import type { InHand } from '../../flow/inHand/types';
import { pageText } from '../../i18n';
import { decisionWords } from '../../i18n/inHand/decisions';
import { gameWords } from '../../i18n/inHand/gameWords';
import { AuditSheet } from '../audit/AuditSheet';
import type { AuditWords } from '../audit/words';
import type { InHandApp } from './app';
import type { CardPictures } from './cardPictures';
import { situationInWords } from './mirror/situation';
import { SmallTable } from './SmallTable';

const wordsWith = (pictures: CardPictures): AuditWords<InHand> => ({
  offBy: ACCURACY.inHand.error,
  label: gameWords.label,
  narrate: gameWords.narrate,
  titleOf: ({ book: { scenario } }) => `${scenario.number} · ${pageText(scenario.id, 'title')}`,
  decision: decisionWords,
  // Leave out the second sentence: it lists the modifiers and would take a whole line.
  situation: (play) => situationInWords(play).filter((_, nth) => nth !== 1),
  picture: (play, ways) => <SmallTable play={play} pictures={pictures} ways={ways} />,
});

export function Audit({ app }: { app: InHandApp }) {
  return <AuditSheet app={app} words={wordsWith(app.cardPictures) as AuditWords} />;
}
