/** L32.11: the part of a hero's sheet that offers the retirement and lists the effects of a retirement, and the page after a retirement. */
import { campaignBook } from '../../../content/longTable/campaign/book';
import type { AnswerResult } from '../../../flow/longTable/game';
import { t } from '../../../i18n';
import { factSentences } from '../../../i18n/longTable/factSentences';
import { questPage, townText } from '../../../i18n/longTable/stories';
import { canLevelUp, isQuestCompleted } from '../../../rules/longTable/campaign/lookups';
import type { Move } from '../../../rules/longTable/campaign/moves';
import type { Campaign } from '../../../rules/longTable/campaign/state';
import { useAnnouncedText } from '../../announcer';
import { CardPicture } from '../../CardPicture';
import type { LongTableApp } from '../app';
import { movesOf } from './choices';

interface RetirementProps {
  readonly app: LongTableApp;
  readonly moves: readonly Move[];
  readonly hero: Campaign['heroes'][number];
}

export function Retirement({ app, moves, hero }: RetirementProps) {
  if (!isQuestCompleted(campaignBook(), hero) || hero.quest === null) return null;
  const [move] = movesOf(moves, 'retire').filter((each) => each.hero === hero.no);
  const { gold, items, name } = hero;
  return (
    <section class="retirement">
      <h3>{t('board.camp.questDone')}</h3>
      <p class="lead">{questPage(hero.quest).done}</p>
      <p>{townText('retirement')}</p>
      {canLevelUp(campaignBook(), hero) && <p>{t('campaign.refused.mustLevelUp')}</p>}
      {move && (
        <>
          <ul class="terms">
            <li>{t('board.camp.retiring.goes', { gold })}</li>
            {items.length > 0 && <li>{t('board.camp.retiring.items', { count: items.length })}</li>}
            <li>{t('board.camp.retiring.stays')}</li>
            <li>{t('board.camp.retiring.opens', { name })}</li>
          </ul>
          <div class="row end">
            <span />
            <button type="button" class="wax" data-move="retire" onClick={() => app.makeMove(move)}>
              {t('board.camp.retire')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** The page after a hero's retirement, with all its consequences. */
export function RetirementPage({ app, state, result }: { app: LongTableApp; state: Campaign; result: AnswerResult }) {
  const { before, move, facts } = result;
  const says = useAnnouncedText<HTMLDivElement>();
  const gone = move.move === 'retire' ? before.heroes.find(({ no }) => no === move.hero) : undefined;
  if (!gone) return null;
  return (
    <section class="page paper asked retired">
      <span class="faces">
        <CardPicture
          of={gone.class}
          class="block"
          paint={(ctx, width, height) => app.cardPictures.block(ctx, width, height, gone.class)}
        />
      </span>
      <p class="kind">{gone.quest === null ? '' : questPage(gone.quest).title}</p>
      <h1>{gone.name}</h1>
      {gone.quest !== null && <p class="lead">{questPage(gone.quest).done}</p>}
      <div class="told" ref={says}>
        <ul class="changes">
          {factSentences(campaignBook(), state, facts).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div class="row end">
          <span />
          <button type="button" class="wax" data-action="proceed" onClick={() => app.proceed()}>
            {t('frame.onward')}
          </button>
        </div>
      </div>
    </section>
  );
}
