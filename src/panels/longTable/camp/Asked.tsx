/** An event, a payment, a quest: it comes before all else. The two answers of an event are two torn slips; what came of one is told. */
import type { ComponentChildren } from 'preact';
import { campaignBook } from '../../../content/longTable/campaign/book';
import type { Told } from '../../../flow/longTable/game';
import { t } from '../../../i18n';
import { campaignPrompt, moveLabel } from '../../../i18n/longTable/campaigning';
import { heroTitle } from '../../../i18n/longTable/naming';
import { eventPage, questPage } from '../../../i18n/longTable/stories';
import { partyHeroes } from '../../../rules/longTable/campaign/lookups';
import type { Move } from '../../../rules/longTable/campaign/moves';
import type { Campaign } from '../../../rules/longTable/campaign/state';
import { CardPicture } from '../../CardPicture';
import { Vignette } from '../../Vignette';
import type { LongTableApp } from '../app';
import { toldOf } from './choices';

export interface CampProps {
  readonly app: LongTableApp;
  readonly state: Campaign;
  readonly moves: readonly Move[];
}

export function Asked({ app, state, moves }: CampProps) {
  return (
    <Page app={app} state={state}>
      <h2>{campaignPrompt(state)}</h2>
      <div class="slips">
        {moves.map((move) => (
          <button
            type="button"
            class="torn"
            key={JSON.stringify(move)}
            data-move={move.move}
            onClick={() => app.move(move)}
          >
            {moveLabel(state, move)}
            {move.move === 'keepQuest' && <small>{questPage(move.quest).aim}</small>}
          </button>
        ))}
      </div>
    </Page>
  );
}

/** What has come of an answer: it is in the campaign, and kept, before it is read. */
export function Answered({ app, told: { before, move, facts } }: { app: LongTableApp; told: Told }) {
  return (
    <Page app={app} state={before}>
      <div class="told" role="status">
        <p class="torn kept">{moveLabel(before, move)}</p>
        {toldOf(campaignBook(), facts).map((line) => (
          <p class="lead" key={line}>
            <strong>{line}</strong>
          </p>
        ))}
        <div class="row end">
          <span />
          <button type="button" class="wax" data-action="proceed" onClick={() => app.proceed()}>
            {t('frame.onward')}
          </button>
        </div>
      </div>
    </Page>
  );
}

/** The page of what is asked: the event with its picture, or whom it is about. */
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
