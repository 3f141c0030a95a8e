/** The page after a scenario: it shows whether the scenario was won, and what each hero gains. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bookFor } from '../../content/longTable';
import { isSingle } from '../../flow/longTable/campaign';
import { type Outcome, playAgain } from '../../flow/longTable/game';
import type { LongTable } from '../../flow/longTable/types';
import { contentText, openChapter, t } from '../../i18n';
import { heroTitle } from '../../i18n/longTable/naming';
import { endingText, endingTitle, isEnding, pageOf } from '../../i18n/longTable/stories';
import type { Journal } from '../../journal/journal';
import { type Account, accountOf } from '../../session/longTable/account';
import { type LastBoard, lastBoardOf } from '../../session/longTable/lastBoard';
import { AuditButton } from '../AuditButton';
import { isMotionOff } from '../isMotionOff';
import { lazyPanel } from '../lazyPanel';
import { useFirstFocus } from '../useFirstFocus';
import { Vignette } from '../Vignette';
import type { LongTableApp } from './app';
import { auditOfGame, turningHeading, turningPlaces } from './outcome/auditOfGame';
import { Figures } from './outcome/Figures';
import { Changes, HeroGains, isInLines } from './outcome/Gains';
import { useReveal } from './outcome/useReveal';
import { KeepPrint, useIsKept } from './print/KeepPrint';
import { Print } from './print/Print';
import './outcome/outcome.css';
import './outcome/reveal.css';

const Turns = lazyPanel(() =>
  Promise.all([import('./outcome/Turns'), openChapter('audit'), openChapter('tidings')]).then(([{ Turns }]) => Turns),
);

export function OutcomePage({ app }: { app: LongTableApp }) {
  const { page, campaign } = app.view;
  const journal = app.journal as Journal<LongTable> | null;
  const summary = useSummary(journal);
  const { runs, reached, counted } = useReveal(
    journal ?? null,
    summary !== null,
    journal && !isMotionOff(app) ? app.view.settings.speed : 0,
  );
  const [hasFigures, showFigures] = useState(false);
  const audit = auditOfGame(app);
  const turns = useMemo(() => turningPlaces(audit), [audit?.points]);
  /** Whether the scenario is from a pack. Such a scenario gives the heroes nothing, and its outcome page leads back to the packs. */
  const ofPack = campaign !== null && isSingle(campaign);
  const album = campaign !== null && !ofPack ? campaign.id : null;
  const [isKept, noteKept] = useIsKept(app, album, summary?.board);
  if (page?.page !== 'outcome') return null;
  const { result, scenario } = page;
  const told = scenario === null ? null : pageOf(scenario);
  const board = summary?.board;
  return (
    <main
      class="screen outcome-screen"
      data-reveals={runs}
      data-reached={reached}
      style={{ '--pace': app.view.settings.speed || 1 }}
    >
      <div class="outcome" data-won={result.won}>
        <div class="keepsake">
          {board ? (
            <Print
              pictures={app.cardPictures}
              board={board}
              turns={turns}
              isPulled
              keep={
                album !== null && (
                  <KeepPrint app={app} id={album} board={board} turns={turns} isKept={isKept} onChange={noteKept} />
                )
              }
            >
              <Watch app={app} />
            </Print>
          ) : (
            <>
              {told && !ofPack && <Vignette of={`longTable/scenes/${scenario}`} />}
              <Watch app={app} />
            </>
          )}
        </div>
        <div class="result">
          <Story app={app} page={page} hasTitle={!board} isGivenUp={summary?.account.isOver === false} />
          {hasFigures && summary ? (
            <Figures {...summary} />
          ) : (
            <>
              <section class="turning" data-turns={audit !== null && audit.points.length > 0}>
                {app.view.finished && <h2>{turningHeading(result.won, audit)}</h2>}
                {audit && <Turns app={app} />}
                <AuditButton app={app} />
              </section>
              {!ofPack && <Brought app={app} page={page} account={summary?.account ?? null} counted={counted} />}
            </>
          )}
        </div>
        <Ways app={app} page={page} ofPack={ofPack}>
          {summary && (
            <button
              type="button"
              class="plain"
              data-action="figures"
              aria-pressed={hasFigures}
              onClick={() => showFigures(!hasFigures)}
            >
              {t('board.outcome.figures')}
            </button>
          )}
        </Ways>
      </div>
    </main>
  );
}

function Watch({ app }: { app: LongTableApp }) {
  if (!app.view.finished) return null;
  return (
    <button type="button" class="plain" data-action="watch-at" onClick={() => app.watchAt(0)}>
      {t('board.outcome.watch')}
    </button>
  );
}

/** The achievement that adds a last line to an ending. */
const PASSENGER_LIST = 'Passenger List';

interface StoryProps {
  readonly app: LongTableApp;
  readonly page: Outcome;
  readonly hasTitle: boolean;
  /** Whether the player gave the scenario up. */
  readonly isGivenUp: boolean;
}

/** Whether the scenario was won or given up, the line of the story, and what a hero says. */
function Story({ app, page: { result, scenario, facts }, hasTitle, isGivenUp }: StoryProps) {
  const told = scenario === null ? null : pageOf(scenario);
  const [speaker] = result.heroes;
  const endings = facts.flatMap((each) => (each.fact === 'ended' && isEnding(each.ending) ? [each.ending] : []));
  const isOnTheList = app.view.campaign?.state.world.achievements.includes(PASSENGER_LIST) ?? false;
  return (
    <header>
      <h1>{t(result.won ? 'board.outcome.won' : 'board.outcome.lost')}</h1>
      <div>
        {isGivenUp && <p class="given-up">{t('board.outcome.givenUp')}</p>}
        {told && hasTitle && <h2>{told.title}</h2>}
        {told && <p class="lead">{result.won ? told.conclusion : told.lost || t('packs.partyLost')}</p>}
        {endings.map((ending) => (
          <section class="ending" key={ending}>
            <h2>{endingTitle(ending)}</h2>
            {endingText(ending, isOnTheList).map((paragraph) => (
              <p class="lead" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {speaker && app.view.settings.speech && (
          <p class="quote">
            {contentText('tableVoices', `hero.${speaker.hero}.${result.won ? 'victory' : 'defeat'}`)}{' '}
            <small>{heroTitle(speaker.hero)}</small>
          </p>
        )}
      </div>
    </header>
  );
}

interface BroughtProps {
  readonly app: LongTableApp;
  readonly page: Outcome;
  readonly account: Account | null;
  readonly counted: number;
}

/** What the heroes and the campaign keep. The heading already says whether the scenario was won. */
function Brought({ app, page: { result, facts }, account, counted }: BroughtProps) {
  const state = app.view.campaign?.state ?? null;
  const changes = facts.filter((each) => each.fact !== 'scenarioFinished' && !isInLines(each));
  return (
    <section class="brought leather">
      <h2>{t(result.won ? 'board.outcome.reward' : 'board.outcome.kept')}</h2>
      <HeroGains app={app} heroes={result.heroes} state={state} facts={facts} account={account} counted={counted} />
      {state && <Changes state={state} facts={changes} />}
    </section>
  );
}

interface WaysProps {
  readonly app: LongTableApp;
  readonly page: Outcome;
  readonly ofPack: boolean;
  readonly children: ComponentChildren;
}

/**
 * The buttons that leave the page, always in the same order. The seal is the button to play again after a defeat, and otherwise the button
 * to go on.
 */
function Ways({ app, page, ofPack, children }: WaysProps) {
  const { campaign } = app.view;
  const seal = useFirstFocus();
  const again = campaign !== null && playAgain(campaign, page.journey, '') !== null;
  const leads = again && !page.result.won ? 'again' : 'proceed';
  const ways = [
    ...(again ? [{ action: 'again', word: t('board.outcome.again'), go: () => app.playAgain() }] : []),
    {
      action: 'proceed',
      word: t(ofPack ? 'packs.again' : 'frame.onward'),
      go: () => (ofPack ? app.quit() : app.proceed()),
    },
  ];
  return (
    <div class="outcome-ways">
      {children}
      {ways.map(({ action, word, go }) => (
        <button
          key={action}
          ref={action === leads ? seal : null}
          type="button"
          class={action === leads ? 'wax' : 'plain'}
          data-action={action}
          onClick={go}
        >
          {word}
        </button>
      ))}
    </div>
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
