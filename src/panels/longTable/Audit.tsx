/** Shows the audit of a game of the Long Table. */
import { ACCURACY } from '../../audit/accuracy';
import type { LongTable } from '../../flow/longTable/types';
import { chanceWords } from '../../i18n/longTable/chanceSummary';
import { decisionWords } from '../../i18n/longTable/decisions';
import { gameWords } from '../../i18n/longTable/gameWords';
import { pageOf } from '../../i18n/longTable/stories';
import { AuditSheet } from '../audit/AuditSheet';
import type { AuditWords } from '../audit/words';
import type { LongPictures, LongTableApp } from './app';
import { figureWords } from './mirror/situation';
import { TableInSmall } from './TableInSmall';

/** The texts and pictures with which the audit shows a game of the Long Table. */
const wordsWith = (pictures: LongPictures): AuditWords<LongTable> => ({
  offBy: ACCURACY.longTable.error,
  label: gameWords.label,
  narrate: gameWords.narrate,
  ...chanceWords,
  ...decisionWords,
  titleOf: ({ book: { scenario } }) => `${scenario.number} · ${pageOf(scenario.id).title}`,
  situation: (play) =>
    play.state.figures.filter(({ kind }) => kind === 'hero').map((figure) => figureWords(play, figure)),
  picture: (play, ways) => <TableInSmall play={play} pictures={pictures} ways={ways} />,
});

export function Audit({ app }: { app: LongTableApp }) {
  return <AuditSheet app={app} words={wordsWith(app.cardPictures) as AuditWords} />;
}
