/** The page after a scenario: it shows whether the scenario was won, and what each hero gains. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bookFor } from '../../content/longTable';
import { campaignBook } from '../../content/longTable/campaign/book';
import { isSingle } from '../../flow/longTable/campaign';
import type { LongTable } from '../../flow/longTable/types';
import { contentText, t } from '../../i18n';
import { factSentences } from '../../i18n/longTable/factSentences';
import { capitalise } from '../../i18n/longTable/forms';
import { heroTitle, monsterTitle } from '../../i18n/longTable/naming';
import { goalText, pageOf } from '../../i18n/longTable/stories';
import type { Journal } from '../../journal/journal';
import type { CampaignFact, FactName } from '../../rules/longTable/campaign/facts';
import { partyHeroes } from '../../rules/longTable/campaign/lookups';
import type { ScenarioResult } from '../../rules/longTable/campaign/result';
import type { Campaign } from '../../rules/longTable/campaign/state';
import { type Account, accountOf } from '../../session/longTable/account';
import { type LastBoard, lastBoardOf } from '../../session/longTable/lastBoard';
import { type TurningHex, type TurningMove, turningHexes } from '../../session/longTable/turningHexes';
import { AuditButton } from '../AuditButton';
import { Vignette } from '../Vignette';
import type { LongTableApp } from './app';
import { levelWords } from './camp/levelWords';
import { Print } from './print/Print';

export function OutcomePage({ app }: { app: LongTableApp }) {
  const { page, campaign } = app.view;
  const summary = useSummary(app.journal as Journal<LongTable> | null);
  if (page?.page !== 'outcome') return null;
  const { result, scenario, facts } = page;
  // The list leaves out two kinds of facts: the heading shows whether the scenario was won, and the table shows each hero's gains.
  const changes = facts.filter((each) => each.fact !== 'scenarioFinished' && !isInTable(each));
  // L33.1: facts after `completed` are the rewards.
  const done = changes.findIndex(({ fact }) => fact === 'completed') + 1;
  const [brought, rewards] = done > 0 ? [changes.slice(0, done), changes.slice(done)] : [changes, []];
  const told = scenario === null ? null : pageOf(scenario);
  const board = summary?.board;
  const turns = useTurns(app);
  const [speaker] = result.heroes;
  /** Whether the scenario is from a pack. Such a scenario gives the heroes nothing, and its outcome page leads back to the packs. */
  const ofPack = campaign !== null && isSingle(campaign);
  return (
    <main class="screen outcome-screen">
      <div class="page paper outcome">
        <div class="told">
          {board ? (
            <Print pictures={app.cardPictures} board={board} turns={turns} isNew />
          ) : (
            told && !ofPack && <Vignette of={`longTable/scenes/${scenario}`} />
          )}
        </div>
        <div>
          <h1>{t(result.won ? 'board.outcome.won' : 'board.outcome.lost')}</h1>
          {told && <h2>{told.title}</h2>}
          {told && <p class="lead">{result.won ? told.conclusion : told.lost || t('packs.partyLost')}</p>}
          {speaker && app.view.settings.speech && (
            <p class="quote">
              {contentText('tableVoices', `hero.${speaker.hero}.${result.won ? 'victory' : 'defeat'}`)}{' '}
              <small>{heroTitle(speaker.hero)}</small>
            </p>
          )}
          {!ofPack && <Gains heroes={result.heroes} />}
          {summary && <Reckoning {...summary} />}
          {campaign && <Changes state={campaign.state} facts={brought} />}
          {campaign && rewards.length > 0 && (
            <>
              <h2>{t('board.outcome.reward')}</h2>
              <Changes state={campaign.state} facts={rewards} />
            </>
          )}
          {campaign && !ofPack && (
            <ul class="stand">
              {partyHeroes(campaign.state).map((hero) => (
                <li key={hero.no}>
                  {capitalise(hero.name)}: {levelWords(hero)}
                </li>
              ))}
            </ul>
          )}
          {app.view.finished && (
            <button type="button" class="plain" data-action="watch-at" onClick={() => app.watchAt(0)}>
              {t('board.outcome.watch')}
            </button>
          )}
          <AuditButton app={app} />
        </div>
      </div>
      <div class="outcome-seal">
        <button type="button" class="wax" data-action="proceed" onClick={() => (ofPack ? app.quit() : app.proceed())}>
          {t(ofPack ? 'packs.again' : 'frame.onward')}
        </button>
      </div>
    </main>
  );
}

/** What each hero gains by the scenario (L29.2, L29.3). */
function Gains({ heroes }: Pick<ScenarioResult, 'heroes'>) {
  return (
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
        {heroes.map(({ hero, experience, gold, checkmarks }) => (
          <tr key={hero}>
            <th>{heroTitle(hero)}</th>
            <td>{experience}</td>
            <td>{gold}</td>
            <td>{checkmarks}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const IN_TABLE: ReadonlySet<FactName> = new Set(['experience', 'gold', 'checkmarks']);

/** L29.2, L29.3: whether the table of gains shows the fact. The facts of rewards have other rule numbers. */
const isInTable = ({ fact, rule }: CampaignFact): boolean => IN_TABLE.has(fact) && rule.startsWith('L29.');

function Changes({ state, facts }: { state: Campaign; facts: readonly CampaignFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul class="changes">
      {factSentences(campaignBook(), state, facts).map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
}

interface Summary {
  readonly level: number;
  readonly account: Account;
  readonly board: LastBoard;
}

/**
 * The summary of a game; null if there is no game. The summary needs a replay of the game, which starts after the page is shown; until the
 * replay is done, the summary is null.
 */
function useSummary(journal: Journal<LongTable> | null): Summary | null {
  const [summary, show] = useState<Summary | null>(null);
  useEffect(() => {
    if (!journal) return show(null);
    const book = bookFor(journal.setup);
    show({ level: journal.setup.level, account: accountOf(book, journal), board: lastBoardOf(book, journal) });
  }, [journal]);
  return summary;
}

/** The hexes of the turning points; empty until the audit of this game has found the turning points. */
function useTurns({ journal, audit: { view } }: LongTableApp): readonly TurningHex[] {
  return useMemo(() => {
    const { results, narratedGame } = view ?? {};
    // The audit that was opened last may be of another game.
    const isSame =
      journal !== null &&
      narratedGame != null &&
      JSON.stringify(narratedGame.end.book.setup) === JSON.stringify(journal.setup);
    if (!results || !isSame) return [];
    const moves = results.points.flatMap(({ kind, move: { nth } }) => {
      const move = narratedGame.moves[nth];
      return move ? [{ ...move, kind } as TurningMove] : [];
    });
    return turningHexes(moves);
  }, [view, journal]);
}

/** Statistics of the scenario: damage and kills of each hero, the rounds, the best blow, and the battle goals. */
function Reckoning({ level, account }: Summary) {
  const { rounds, heroes, best, goals } = account;
  return (
    <section class="fight-figures" aria-label={t('board.outcome.sum')}>
      <h2>{t('board.outcome.sum')}</h2>
      <table>
        <thead>
          <tr>
            <th>{t('board.outcome.hero')}</th>
            <th>{t('board.outcome.dealt')}</th>
            <th>{t('board.outcome.kills')}</th>
            <th>{t('board.outcome.suffered')}</th>
          </tr>
        </thead>
        <tbody>
          {heroes.map(({ hero, dealt, kills, suffered }) => (
            <tr key={hero}>
              <th>{heroTitle(hero)}</th>
              <td>{dealt}</td>
              <td>{kills}</td>
              <td>{suffered}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('board.outcome.rounds', { count: rounds })}
        {best &&
          `. ${t('board.outcome.best', { hero: heroTitle(best.hero), damage: best.damage, monster: monsterTitle(best.target) })}`}
      </p>
      {goals.map(({ hero, goal, fulfilled }) => (
        <p key={hero}>
          {t(fulfilled ? 'board.outcome.goalMet' : 'board.outcome.goalMissed', {
            hero: heroTitle(hero),
            goal: contentText('names.goal', goal),
          })}
          <small>{goalText(goal, level)}</small>
        </p>
      ))}
    </section>
  );
}
