/** What a scenario came to: won or lost, and what each hero brings home. */
import { campaignBook } from '../../content/longTable/campaign/book';
import { t } from '../../i18n';
import { factSentences } from '../../i18n/longTable/factSentences';
import { heroTitle } from '../../i18n/longTable/naming';
import { pageOf } from '../../i18n/longTable/stories';
import { Vignette } from '../Vignette';
import type { LongTableApp } from './app';

export function OutcomePage({ app }: { app: LongTableApp }) {
  const { page, campaign } = app.view;
  if (page?.page !== 'outcome') return null;
  const { result, scenario, facts } = page;
  // That it was won or lost stands over the page.
  const changes = facts.filter(({ fact }) => fact !== 'scenarioFinished');
  const told = scenario === null ? null : pageOf(scenario);
  return (
    <main class="screen">
      <div class="page paper outcome">
        {told && <Vignette of={`longTable/scenes/${scenario}`} />}
        <h1>{t(result.won ? 'board.outcome.won' : 'board.outcome.lost')}</h1>
        {told && <h2>{told.title}</h2>}
        {told && result.won && <p class="lead">{told.conclusion}</p>}
        <table>
          <thead>
            <tr>
              <th>{t('board.outcome.hero')}</th>
              <th>{t('board.outcome.experience')}</th>
              <th>{t('frame.gold')}</th>
              <th>{t('board.outcome.checkmarks')}</th>
            </tr>
          </thead>
          <tbody>
            {result.heroes.map(({ hero, experience, gold, checkmarks }) => (
              <tr key={hero}>
                <th>{heroTitle(hero)}</th>
                <td>{experience}</td>
                <td>{gold}</td>
                <td>{checkmarks}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {campaign && changes.length > 0 && (
          <ul class="changes">
            {factSentences(campaignBook(), campaign.state, changes).map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ul>
        )}
        <div class="row end">
          {app.view.finished ? (
            <button type="button" class="plain" data-action="watch-at" onClick={() => app.watchAt(0)}>
              {t('board.outcome.watch')}
            </button>
          ) : (
            <span />
          )}
          <button type="button" class="wax" data-action="proceed" onClick={() => app.proceed()}>
            {t('frame.onward')}
          </button>
        </div>
      </div>
    </main>
  );
}
