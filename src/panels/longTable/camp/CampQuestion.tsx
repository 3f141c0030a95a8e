/** The pending question of a campaign (such as about an event, a payment or a quest), its answers, and the result of the last answer. */
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { campaignBook } from '../../../content/longTable/campaign/book';
import type { AnswerResult } from '../../../flow/longTable/game';
import { t } from '../../../i18n';
import { campaignPrompt, moveLabel } from '../../../i18n/longTable/campaignWords';
import { heroTitle } from '../../../i18n/longTable/naming';
import { eventPage, questPage } from '../../../i18n/longTable/stories';
import { partyHeroes } from '../../../rules/longTable/campaign/lookups';
import type { Move } from '../../../rules/longTable/campaign/moves';
import type { Campaign, HeroNo } from '../../../rules/longTable/campaign/state';
import { useAnnouncedText } from '../../announcer';
import { CardPicture } from '../../CardPicture';
import { Vignette } from '../../Vignette';
import type { LongTableApp } from '../app';
import { Chip } from '../Icon';
import { ConditionMeanings } from './ConditionMeanings';
import { ledgerOf, nextConditions, outcomeTexts, tooLittleGold, unpaidGold } from './choices';
import { Receipt } from './Receipt';

/** The props of the camp's pages: the campaign, and its legal moves. */
export interface CampProps {
  readonly app: LongTableApp;
  readonly state: Campaign;
  readonly moves: readonly Move[];
}

/** Shows the pending question. If there is a `result` (of the last answer), it is shown above the question. */
export function CampQuestion({ app, state, moves, result }: CampProps & { result?: AnswerResult | null }) {
  const soFar = result && (
    <div class="told">
      <Lines app={app} result={result} />
    </div>
  );
  const page = result ? result.before : state;
  const { question } = state;
  if (question?.ask === 'share')
    return (
      <Page app={app} state={page}>
        {soFar}
        <h2>{campaignPrompt(state)}</h2>
        <Share
          key={question.left}
          app={app}
          most={mostOf(moves)}
          state={state}
          whole={Math.abs(question.left)}
          gives={question.left < 0}
        />
      </Page>
    );
  if (question?.ask === 'pay')
    return (
      <Page app={app} state={page}>
        {soFar}
        <h2>{t('campaign.ask.shareCost', { gold: question.gold })}</h2>
        <Share app={app} most={pursesOf(state, question.gold)} state={state} whole={question.gold} gives agrees />
        <div class="slips">
          <button
            type="button"
            class="torn"
            data-move="pay"
            aria-keyshortcuts="1"
            onClick={() => app.makeMove({ move: 'pay', agree: false })}
          >
            {moveLabel(state, { move: 'pay', agree: false })}
          </button>
        </div>
      </Page>
    );
  const quests = moves.flatMap((each) => (each.move === 'keepQuest' ? [each] : []));
  if (quests.length > 0)
    return (
      <Page app={app} state={page}>
        {soFar}
        <h2>{campaignPrompt(state)}</h2>
        <p class="lead">{t('campaign.ask.questWhy')}</p>
        <Quests key={quests[0]?.quest} app={app} state={state} quests={quests} />
      </Page>
    );
  return (
    <Page app={app} state={page}>
      {soFar}
      <h2>{campaignPrompt(state)}</h2>
      <div class="slips">
        {moves.map((move, at) => (
          <button
            type="button"
            class="torn"
            aria-keyshortcuts={`${at + 1}`}
            key={JSON.stringify(move)}
            data-move={move.move}
            onClick={() => app.makeMove(move)}
          >
            {move.move === 'chooseHero' && <FaceOf app={app} state={state} no={move.hero} />}
            {moveLabel(state, move)}
            <TooLittle gold={tooLittleGold(campaignBook(), state, move)} />
          </button>
        ))}
      </div>
    </Page>
  );
}

/** L31.3: says that the party cannot pay what an option costs. */
function TooLittle({ gold }: { gold: number | null }) {
  return gold === null ? null : <small>{t('campaign.ask.tooLittle', { gold })}</small>;
}

interface QuestsProps extends Omit<CampProps, 'moves'> {
  readonly quests: readonly Extract<Move, { move: 'keepQuest' }>[];
}

/** L32.2: the choice of a hero's quest. The choice is final, so the player selects a quest and then confirms it. */
function Quests({ app, state, quests }: QuestsProps) {
  const [marked, mark] = useState<QuestsProps['quests'][number] | null>(null);
  return (
    <>
      <div class="slips">
        {quests.map((each, at) => (
          <button
            type="button"
            class="torn"
            aria-keyshortcuts={`${at + 1}`}
            key={each.quest}
            data-quest={each.quest}
            aria-pressed={each === marked}
            onClick={() => mark(each)}
          >
            {questPage(each.quest).title}
            <small>{questPage(each.quest).aim}</small>
          </button>
        ))}
      </div>
      <div class="row end">
        <p>{!marked && t('board.camp.keepOne')}</p>
        <button
          type="button"
          class="wax"
          aria-keyshortcuts="Space"
          data-move={marked ? 'keepQuest' : undefined}
          disabled={!marked}
          aria-label={marked ? moveLabel(state, marked) : undefined}
          onClick={() => marked && app.makeMove(marked)}
        >
          {t('board.camp.keepIt')}
        </button>
      </div>
    </>
  );
}

/** The portrait of a hero. */
function FaceOf({ app, state, no }: { app: LongTableApp; state: Campaign; no: HeroNo }) {
  const hero = state.heroes.find((each) => each.no === no);
  return hero ? <Chip pictures={app.cardPictures} kind={hero.class} ring="hero" /> : null;
}

/** The most gold that each hero can give or get in the legal moves, by hero number. */
function mostOf(moves: readonly Move[]): Map<number, number> {
  const most = new Map<number, number>();
  for (const each of moves)
    if (each.move === 'share') most.set(each.hero, Math.max(each.gold, most.get(each.hero) ?? 0));
  return most;
}

/** Splits an amount as evenly as each hero's limit (`most`) allows. Limits and the returned shares are by hero number. */
export function splitEvenly(whole: number, most: ReadonlyMap<number, number>): Map<number, number> {
  const parts = new Map([...most.keys()].map((no) => [no, 0]));
  for (let left = whole; left > 0; left -= 1) {
    const open = [...parts].filter(([no, part]) => part < (most.get(no) ?? 0));
    const [next] = open.sort(([, a], [, b]) => a - b);
    if (!next) break;
    parts.set(next[0], next[1] + 1);
  }
  return parts;
}

/** L31.3: the most gold that each hero could pay towards an amount, by hero number. */
const pursesOf = (state: Campaign, whole: number): Map<number, number> =>
  new Map(partyHeroes(state).flatMap(({ no, gold }) => (gold > 0 ? [[no, Math.min(gold, whole)]] : [])));

interface ShareProps extends Omit<CampProps, 'moves'> {
  /** The most gold that each hero can give or get, by hero number. */
  readonly most: ReadonlyMap<number, number>;
  readonly whole: number;
  /** Whether heroes pay the amount instead of receiving it. */
  readonly gives?: boolean;
  /** L31.3: whether confirming the shares also agrees to pay. */
  readonly agrees?: boolean;
}

/** L31.4: a form for gold that heroes share or pay together: a row for each hero who can take part, preset as evenly as possible. */
function Share({ app, state, most, whole, gives = false, agrees = false }: ShareProps) {
  const [parts, share] = useState(() => splitEvenly(whole, most));
  const sum = [...parts.values()].reduce((all, each) => all + each, 0);
  const change = (no: number, by: number) => {
    const next = new Map(parts).set(no, (parts.get(no) ?? 0) + by);
    // If the whole amount is distributed already, one gold moves to this hero from the hero with the largest share among the others.
    const [richest] = [...parts].filter(([other]) => other !== no).sort(([, a], [, b]) => b - a);
    if (sum + by > whole && richest) next.set(richest[0], richest[1] - 1);
    share(next);
  };
  const done = () => {
    if (agrees) app.makeMove({ move: 'pay', agree: true });
    for (const [hero, gold] of parts) if (gold > 0) app.makeMove({ move: 'share', hero, gold });
  };
  return (
    <div class="sharing">
      <ul>
        {partyHeroes(state)
          .filter(({ no }) => most.has(no))
          .map(({ no, name, gold }) => {
            const part = parts.get(no) ?? 0;
            return (
              <li key={no} data-hero={no}>
                <FaceOf app={app} state={state} no={no} />
                <span>
                  <strong>{name}</strong>
                  <small>
                    {part === 0
                      ? t('board.camp.purse', { gold })
                      : t('board.camp.purseThen', { gold, after: gives ? gold - part : gold + part })}
                  </small>
                </span>
                <button
                  type="button"
                  class="plain"
                  data-action="less"
                  aria-label={t('board.camp.less', { name })}
                  disabled={part === 0}
                  onClick={() => change(no, -1)}
                >
                  −
                </button>
                <b role="status">{part}</b>
                <button
                  type="button"
                  class="plain"
                  data-action="more"
                  aria-label={t('board.camp.more', { name })}
                  disabled={part >= Math.min(whole, most.get(no) ?? 0)}
                  onClick={() => change(no, 1)}
                >
                  +
                </button>
              </li>
            );
          })}
      </ul>
      <div class="row end">
        <p>{t('board.camp.shared', { sum, whole })}</p>
        <button
          type="button"
          class="wax"
          aria-keyshortcuts="Space"
          data-action="share"
          disabled={sum !== whole}
          onClick={done}
        >
          {t(gives ? 'board.camp.pay' : 'board.camp.shareOut')}
        </button>
      </div>
    </div>
  );
}

/** The label of an answer, the answer's results, and the conditions that the answer brings. */
function Lines({ app, result: { before, move, facts } }: { app: LongTableApp; result: AnswerResult }) {
  const signs = nextConditions(campaignBook(), facts);
  return (
    <>
      <p class="torn kept">{moveLabel(before, move)}</p>
      {outcomeTexts(campaignBook(), facts).map(({ tale, brings }) => (
        <Fragment key={tale + brings}>
          {tale !== '' && <p class="tale">{tale}</p>}
          <p class="lead">
            <strong>{brings}</strong>
          </p>
        </Fragment>
      ))}
      {signs.length > 0 && <ConditionMeanings app={app} signs={signs} />}
    </>
  );
}

/** The page with the result of an answer. The campaign already contains the result, and is saved before the player reads this page. */
export function CampAnswer({ app, result }: { app: LongTableApp; result: AnswerResult }) {
  const now = app.view.campaign?.state;
  const says = useAnnouncedText<HTMLDivElement>();
  const unpaid = now && unpaidGold(campaignBook(), result.facts, result.before, now);
  return (
    <Page app={app} state={result.before}>
      <div class="told" ref={says}>
        <Lines app={app} result={result} />
        {unpaid && <p>{t(unpaid.lost > 0 ? 'board.camp.lessGold' : 'board.camp.noGold', unpaid)}</p>}
        {now && <Receipt app={app} entries={ledgerOf(result.before, now)} now={now} />}
        <div class="row end">
          <span />
          <button
            type="button"
            class="wax"
            aria-keyshortcuts="Space"
            data-action="proceed"
            onClick={() => app.proceed()}
          >
            {t('frame.onward')}
          </button>
        </div>
      </div>
    </Page>
  );
}

/** The page around a question. It shows the event with its picture, or the portraits of the heroes whom the question concerns. */
function Page({ app, state, children }: Pick<CampProps, 'app' | 'state'> & { children: ComponentChildren }) {
  const { question } = state;
  const event = question?.ask === 'option' || question?.ask === 'pay' ? question.event : null;
  const page = event === null ? null : eventPage(event);
  const asks = question?.ask === 'quest' ? state.heroes.find(({ no }) => no === question.hero) : undefined;
  const faces = asks ? [asks.class] : partyHeroes(state).map((hero) => hero.class);
  return (
    <section class={`page paper asked ${event === null ? '' : 'event'}`}>
      {event === null ? (
        <span class="faces">
          {faces.map((hero) => (
            <CardPicture
              of={hero}
              key={hero}
              class="block"
              paint={(ctx, width, height) => app.cardPictures.block(ctx, width, height, hero)}
            />
          ))}
        </span>
      ) : (
        <Vignette of={`longTable/events/${event}`} />
      )}
      {page && <p class="kind">{t(state.stage.at === 'road' ? 'board.camp.road' : 'board.camp.event')}</p>}
      {page && <h1>{page.title}</h1>}
      {page && <p class="lead">{page.text}</p>}
      {asks && <h1>{heroTitle(asks.class)}</h1>}
      {children}
    </section>
  );
}
