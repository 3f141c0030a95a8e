/** The turning points that the audit has found, each with a button that continues the game from there in a practice copy. */
import { t } from '../../../i18n';
import { turningPercents, turningSentence } from '../../../i18n/auditWords';
import { chanceWords } from '../../../i18n/longTable/chanceSummary';
import { decisionWords } from '../../../i18n/longTable/decisions';
import { gameWords } from '../../../i18n/longTable/gameWords';
import { signedWhole } from '../../audit/entries';
import type { LongTableApp } from '../app';
import { auditOfGame } from './auditOfGame';

const WORDS = { label: gameWords.label, narrate: gameWords.narrate, ...chanceWords, whose: decisionWords.whose };

/** Keeps the two chances on one line. */
const ARROW = '\u00A0→\u00A0';

export function Turns({ app }: { app: LongTableApp }) {
  const audit = auditOfGame(app);
  if (!audit || audit.points.length === 0) return null;
  return (
    <>
      <p class="turned-how">{t('board.outcome.turnedHow')}</p>
      <ol class="turns">
        {audit.points.map((point, nth) => (
          <li key={nth} class="paper">
            <i aria-hidden="true">{nth + 1}</i>
            <div>
              <b>
                {t('audit.where', { round: point.move.round, kind: t(`audit.kind.${point.kind}`) })}{' '}
                {signedWhole(turningPercents(point))}
              </b>
              <p>{turningSentence(WORDS, audit.narratedGame, point).replaceAll(' → ', ARROW)}</p>
            </div>
            <button
              type="button"
              class="plain"
              data-action="playOnHere"
              onClick={() => app.startCopy(point.move.first)}
            >
              {t('audit.playOnHere')}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
