/** Between scenarios: what is asked, the way on, and everything else that can be done, by what it is about. */
import { useState } from 'preact/hooks';
import { campaignBook } from '../../content/longTable/campaign/book';
import { t } from '../../i18n';
import { campaignPrompt, moveLabel } from '../../i18n/longTable/campaigning';
import { heroTitle } from '../../i18n/longTable/naming';
import { eventPage, pageOf, questPage } from '../../i18n/longTable/stories';
import { partyHeroes, scenarioNode } from '../../rules/longTable/campaign/lookups';
import type { Move, MoveName, MoveOf } from '../../rules/longTable/campaign/moves';
import { legalMoves } from '../../rules/longTable/campaign/play';
import type { Campaign } from '../../rules/longTable/campaign/state';
import { recommendedLevel } from '../../rules/longTable/level';
import { PageHeader } from '../PageHeader';
import { Vignette } from '../Vignette';
import type { LongTableApp } from './app';
import { WorldMap } from './WorldMap';

/** L3.1: how hard the scenario is to be, as it is added to the recommended level. */
const DIFFICULTIES = [
  [-1, 'board.camp.easy'],
  [0, 'board.camp.normal'],
  [1, 'board.camp.hard'],
  [2, 'board.camp.veryHard'],
] as const;

/** What can be done besides setting out, in the order in which it is shown. */
const GROUPS = [
  ['levelUp', 'board.camp.levelUp'],
  ['rise', 'board.camp.levelUp'],
  ['retire', 'board.camp.retire'],
  ['tickPerk', 'board.camp.perks'],
  ['cityEvent', 'board.camp.town'],
  ['donate', 'board.camp.town'],
  ['buy', 'board.camp.buy'],
  ['sell', 'board.camp.sell'],
  ['enhance', 'board.camp.enhance'],
  ['newHero', 'board.camp.party'],
  ['join', 'board.camp.party'],
  ['leave', 'board.camp.party'],
  ['foundParty', 'board.camp.party'],
  ['playParty', 'board.camp.party'],
  ['single', 'board.camp.single'],
  ['dungeon', 'board.camp.dungeon'],
  ['toTown', 'board.camp.town'],
] as const satisfies readonly (readonly [MoveName, string])[];

export function CampPage({ app }: { app: LongTableApp }) {
  const { campaign } = app.view;
  const [difficulty, setDifficulty] = useState<(typeof DIFFICULTIES)[number][0]>(0);
  if (!campaign) return null;
  const { state, name } = campaign;
  const moves = legalMoves(campaignBook(), state);
  const heroes = partyHeroes(state);
  const level = recommendedLevel(heroes.length > 0 ? heroes.map((hero) => hero.level) : [1], difficulty);
  return (
    <main class="screen camp">
      <PageHeader
        cardPictures={app.cardPictures}
        title={name}
        gold={heroes.reduce((sum, { gold }) => sum + gold, 0)}
        onBack={() => app.quit()}
      />
      {state.question ? (
        <Asked app={app} state={state} moves={moves} />
      ) : (
        <>
          <WorldMap state={state} />
          <fieldset class="levels difficulty">
            <legend>{t('board.camp.difficulty', { level })}</legend>
            {DIFFICULTIES.map(([value, word]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="difficulty"
                  checked={difficulty === value}
                  onChange={() => setDifficulty(value)}
                />
                {t(word)}
              </label>
            ))}
          </fieldset>
          {moves.flatMap((move) =>
            move.move === 'travel' && move.level === level ? [<Way key={move.scenario} app={app} move={move} />] : [],
          )}
          <Others app={app} state={state} moves={moves} level={level} />
        </>
      )}
    </main>
  );
}

interface MovesProps {
  readonly app: LongTableApp;
  readonly state: Campaign;
  readonly moves: readonly Move[];
}

/** An event, a payment, a quest: it comes before all else. */
function Asked({ app, state, moves }: MovesProps) {
  const { question } = state;
  const event = question?.ask === 'option' ? eventPage(question.event) : null;
  const hero = question?.ask === 'quest' ? state.heroes.find(({ no }) => no === question.hero) : undefined;
  return (
    <section class="page paper asked">
      {question?.ask === 'option' && <Vignette of={`longTable/events/${question.event}`} />}
      {event && <p class="lead">{event.text}</p>}
      <h2>{campaignPrompt(state)}</h2>
      {hero && <p>{heroTitle(hero.class)}</p>}
      <div class="stack">
        {moves.map((move) => (
          <button
            type="button"
            class="slab paper"
            key={JSON.stringify(move)}
            data-move={move.move}
            onClick={() => app.move(move)}
          >
            {moveLabel(state, move)}
            {move.move === 'keepQuest' && <small>{questPage(move.quest).aim}</small>}
          </button>
        ))}
      </div>
    </section>
  );
}

/** A scenario that can be gone to. */
function Way({ app, move }: { app: LongTableApp; move: MoveOf<'travel'> }) {
  const { title, introduction, goal } = pageOf(move.scenario);
  const number = scenarioNode(campaignBook(), move.scenario)?.number;
  return (
    <section class="page paper way">
      <Vignette of={`longTable/scenes/${move.scenario}`} />
      <h2>
        {number} · {title}
      </h2>
      <p>{introduction}</p>
      <p>
        <strong>{goal}</strong>
      </p>
      <div class="row end">
        <span />
        <button type="button" class="wax" data-scenario={move.scenario} onClick={() => app.move(move)}>
          {t('board.camp.setOut')}
        </button>
      </div>
    </section>
  );
}

function Others({ app, state, moves, level }: MovesProps & { readonly level: number }) {
  const titles = [...new Set(GROUPS.map(([, title]) => title))];
  return (
    <>
      {titles.map((title) => {
        const kinds: readonly MoveName[] = GROUPS.flatMap(([kind, of]) => (of === title ? [kind] : []));
        const here = moves.filter(
          (move) =>
            kinds.includes(move.move) && (!('level' in move) || move.move === 'newHero' || move.level === level),
        );
        return (
          here.length > 0 && (
            <details class="page paper group" key={title}>
              <summary>{t(title)}</summary>
              <ul>
                {here.map((move) => (
                  <li key={JSON.stringify(move)}>
                    <button type="button" class="plain" data-move={move.move} onClick={() => app.move(move)}>
                      {moveLabel(state, move)}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
    </>
  );
}
