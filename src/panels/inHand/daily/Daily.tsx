/** The sheet of the scenario of the day, and the outcome page with a text to share. */
import { useEffect, useState } from 'preact/hooks';
import { usualItems } from '../../../content/inHand/typicalHero';
import type { Campaign } from '../../../flow/inHand/campaign';
import { dayOfDaily } from '../../../flow/inHand/singleGame';
import { contentText, language, pageText, t } from '../../../i18n';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import type { Daily, DayResult } from '../../../session/inHand/daily';
import type { DayView } from '../../../storage/inHand/daily';
import { CardPicture } from '../../CardPicture';
import { copyText } from '../../clipboard';
import { SharePicture } from '../../SharePicture';
import { SheetFrame } from '../../SheetFrame';
import { sharePicture } from '../../sharing';
import type { InHandApp } from '../app';
import { DefeatReason } from '../DefeatReason';
import { GameSummary } from '../summary/GameSummary';
import { Seal } from '../summary/Seal';
import { drawStrip, ratioOf, stripPicture } from './strip';
import '../../signed.css';
import './daily.css';
import { Status } from '../../Status';

export function DailySheet({ app }: { app: InHandApp }) {
  const view = useDay(app, null);
  return (
    <SheetFrame app={app} title={t('daily.title')}>
      {view && (
        <>
          <p class="lead">{t('daily.about')}</p>
          <Facts daily={view.daily} />
          {view.result ? (
            <Result view={view} result={view.result} />
          ) : (
            <>
              {view.streak > 0 && <p>{t('daily.atStake', { count: view.streak })}</p>}
              {view.unfinished && <Unfinished app={app} day={view.unfinished} />}
              <div class="seal-row">
                <span>{t(view.begun ? 'daily.goOn' : 'daily.begin')}</span>
                <button
                  type="button"
                  class="wax signed"
                  data-action="playDaily"
                  aria-label={t(view.begun ? 'daily.goOn' : 'daily.begin')}
                  // A game that has begun is opened by its day, which may be over by now.
                  onClick={() => app.playDaily(t('daily.hero'), ...(view.begun ? [view.daily.day] : []))}
                />
              </div>
            </>
          )}
        </>
      )}
    </SheetFrame>
  );
}

/**
 * Says that the scenario of another day is unfinished, and that starting today's scenario ends the unfinished scenario. The button resumes
 * the unfinished scenario.
 */
function Unfinished({ app, day }: { app: InHandApp; day: string }) {
  return (
    <>
      <p>{t('daily.unfinished', { date: dateOf(day) })}</p>
      <div class="row">
        <button
          type="button"
          class="plain"
          data-action="finishDaily"
          onClick={() => app.playDaily(t('daily.hero'), day)}
        >
          {t('daily.finish')}
        </button>
      </div>
    </>
  );
}

/** The outcome page of a daily scenario. Such a scenario gives no gold and unlocks nothing. */
export function DailyOutcome({ app, campaign: { id, stage } }: { app: InHandApp; campaign: Campaign }) {
  const view = useDay(app, dayOfDaily(id));
  const over = view ? t('daily.of', { date: dateOf(view.daily.day) }) : '';
  const heading = t(view?.result?.won ? 'journey.outcome.won' : 'journey.outcome.lost');
  return (
    <main class="screen outcome">
      {view?.result && (
        <article class="page paper" data-won={view.result.won}>
          <div class="told">
            <p class="over">{over}</p>
            <h1>{heading}</h1>
            {stage.at === 'outcome' && <DefeatReason outcome={stage.outcome} />}
            <Facts daily={view.daily} />
            <Result view={view} result={view.result} />
          </div>
          <GameSummary app={app} id={id} over={over} title={heading} />
        </article>
      )}
      <div class="seal-row">
        <span />
        <Seal app={app} onPress={() => app.quit()} />
      </div>
    </main>
  );
}

function useDay(app: InHandApp, day: string | null): DayView | null {
  const [view, show] = useState<DayView | null>(null);
  useEffect(() => void app.readDaily(day).then(show), [day]);
  return view;
}

/** Formats a day (UTC) as a date in the player's language. */
function dateOf(day: string): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString(language(), { dateStyle: 'long', timeZone: 'UTC' });
}

function Facts({ daily: { day, chapter, scenarioLevel } }: { daily: Daily }) {
  const worn = usualItems(chapter).map((id) => contentText('cards.item', id));
  return (
    <dl class="facts">
      <dt>{t('daily.date')}</dt>
      <dd>{dateOf(day)}</dd>
      <dt>{t('daily.scenario')}</dt>
      <dd>
        {t('daily.scenarioAt', { number: chapter.number, title: pageText(chapter.id, 'title'), level: scenarioLevel })}
      </dd>
      <dt>{t('daily.goal')}</dt>
      <dd>{pageText(chapter.id, 'goal')}</dd>
      <dt>{t('daily.lent')}</dt>
      <dd>{t('daily.lentHero', { level: chapter.heroLevel, items: worn.join(', ') })}</dd>
    </dl>
  );
}

interface ResultProps {
  readonly view: DayView;
  readonly result: DayResult;
}

function Result({ view: { daily, streak }, result }: ResultProps) {
  const [said, say] = useState<{ readonly text: string } | null>(null);
  const text = `${resultLine(daily, result)}\n${squares(result)}`;
  const copy = () => void copyText(text).then((done) => say({ text: t(done ? 'daily.copied' : 'daily.notCopied') }));
  return (
    <section class="daily-result">
      <p class="lead" data-result>
        {resultLine(daily, result)}
      </p>
      {result.letters && <Throws result={result} />}
      {streak > 1 && <p>{t('daily.streak', { count: streak })}</p>}
      <p>{t('daily.tomorrow')}</p>
      <div class="row">
        <button type="button" class="plain strong" data-action="copyDaily" onClick={copy}>
          {t('daily.copy')}
        </button>
        <Status as="span" of={said}>
          {said?.text}
        </Status>
      </div>
      <SharePicture
        action="shareStrip"
        word={t('daily.share')}
        share={() => sharePicture(pictureOf(daily, result), 'gloomholdin-daily.png', text)}
      />
    </section>
  );
}

/**
 * Draws the first throws in their order as a strip of the ruler. Screen readers skip the strip, because the result line counts all throws.
 */
function Throws({ result: { letters, won } }: { result: DayResult }) {
  const strip = { letters, isWon: won };
  return (
    <div class="daily-strip" style={{ aspectRatio: `${1 / ratioOf(strip)}` }}>
      <CardPicture of={letters} class="daily-throws" paint={(ctx, width) => drawStrip(ctx, strip, 1, 1, width - 2)} />
    </div>
  );
}

function pictureOf({ chapter, scenarioLevel }: Daily, { day, won, rounds, letters }: DayResult) {
  const title = t('daily.scenarioAt', {
    number: chapter.number,
    title: pageText(chapter.id, 'title'),
    level: scenarioLevel,
  });
  const how = t(won ? 'daily.wonIn' : 'daily.lostIn', { count: rounds });
  return stripPicture({ letters, isWon: won }, [dateOf(day), title, how]);
}

function resultLine({ chapter, scenarioLevel }: Daily, { day, won, rounds, hp, letters }: DayResult): string {
  const count = (face: Face) => [...letters].filter((each) => each === face).length;
  return t(won ? 'daily.resultWon' : 'daily.resultLost', {
    day,
    number: chapter.number,
    title: pageText(chapter.id, 'title'),
    level: scenarioLevel,
    count: rounds,
    hp,
    throws: FACES.map((face) => `${face}${count(face)}`).join(' '),
  });
}

const SQUARES: Readonly<Record<string, string>> = { A: '🟥', B: '🟨', C: '⬛' };
/** The largest number of squares in the text to share. */
const MAX_SQUARES = 36;

/** The first MAX_SQUARES throws in their order, each as an emoji square, and an ellipsis if there are more. */
function squares({ letters }: DayResult): string {
  const shown = Array.from(letters.slice(0, MAX_SQUARES), (letter) => SQUARES[letter] ?? '').join('');
  return letters.length > MAX_SQUARES ? `${shown}…` : shown;
}
