/** The HUD of the game in hand: header, prompt, seal, and slips for the commands that the player cannot give on the table itself. */
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { legal, type Play } from '../../../flow/inHand/play';
import { contentText, openChapter, pageText, t } from '../../../i18n';
import { gameWords } from '../../../i18n/inHand/gameWords';
import type { GlossaryTerm } from '../../../i18n/inHand/glossary';
import { promptFor } from '../../../i18n/inHand/prompts';
import { cardName, pastCommandLabel, signed, withFullStop } from '../../../i18n/inHand/words';
import { roundLimit } from '../../../rules/inHand/goals';
import { countOf, rulesOf } from '../../../rules/inHand/special';
import { isHopeless } from '../../../session/inHand/automatic';
import { canLoseStrengthen, type Healing, healingOf } from '../../../session/inHand/heroChanges';
import type { Interaction } from '../../../session/inHand/interaction';
import { lastingCostOf, restCost } from '../../../session/inHand/lastingCost';
import { leverOf, leverPositionOf, pricedOptions } from '../../../session/inHand/lever';
import { previewOf } from '../../../session/inHand/lift';
import { useAnnouncement } from '../../announcer';
import { type Box, boxStyle, isNarrow, minBoxStyle } from '../../box';
import { bindingsOf } from '../../keys';
import { lazyPanel } from '../../lazyPanel';
import type { InHandApp } from '../app';
import { useLastRender } from '../useLastRender';
import { AnswerColumn, Answers, EndTurn, endTurnBox, usesAnswerColumn } from './Answers';
import { aboveEndTurn } from './answerPlaces';
import { Explain } from './Explain';
import type { TableInspector } from './explainGestures';
import { priceSentence } from './leverText';
import { MapButton } from './MapButton';
import { Peek } from './Peek';
import { Pennants } from './Pennants';
import { type HudPlan, inHudPx, type Pause } from './plan';
import { needsAnswerColumn, primaryOf, sealSituation, slipsOf } from './primary';
import { Tolls } from './Tolls';
import { type AnimatedEvent, usePlayOnTable } from './usePlayOnTable';

const Foresight = lazyPanel(() =>
  Promise.all([import('./Foresight'), openChapter('foresight')]).then(([panel]) => panel.Foresight),
);
const Lesson = lazyPanel(() =>
  Promise.all([import('./Lesson'), openChapter('lessons')]).then(([panel]) => panel.Lesson),
);
const LessonFoot = lazyPanel(() =>
  Promise.all([import('./LessonFoot'), openChapter('lessons')]).then(([panel]) => panel.LessonFoot),
);
const LiftPrompt = lazyPanel(() =>
  Promise.all([import('./LiftPrompt'), openChapter('foresight')]).then(([panel]) => panel.LiftPrompt),
);
const ContinuePrompt = lazyPanel(() =>
  Promise.all([import('./ContinuePrompt'), openChapter('arrange')]).then(([panel]) => panel.ContinuePrompt),
);
const Speech = lazyPanel(() =>
  Promise.all([import('./Speech'), openChapter('voices')]).then(([panel]) => panel.Speech),
);
/** The log beside the table. It is loaded only on a desktop, because a phone has no room for it. */
const Side = lazyPanel(() => import('./Side').then((panel) => panel.Side));
const Viewer = lazyPanel(() => import('../../viewer/Viewer').then((panel) => panel.Viewer));

/** Extends a box downwards to the lower edge of another box. */
const downTo = (box: Box, other: Box): Box => ({ ...box, height: other.y + other.height - box.y });

interface HudProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** A sentence that replaces the prompt; null if there is none. */
  readonly notice: string | null;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: Play | null;
  readonly animatedEvent: AnimatedEvent;
  /** The pause after an event in step-by-step mode; null if there is no pause. */
  readonly waiting: Pause | null;
  readonly inspector: TableInspector;
}

export function Hud({
  app,
  interaction,
  plan: places,
  notice,
  shownPlay,
  animatedEvent,
  waiting,
  inspector,
}: HudProps) {
  const plan = useMemo(() => inHudPx(places), [places]);
  useAnnouncement(notice);
  const held = useRef<HudPlan | null>(null);
  const { play, told, isPast, finds } = usePlayOnTable(interaction, shownPlay, animatedEvent);
  const { viewing, settings } = app.view;
  const asks = !viewing && shownPlay === interaction.play;
  const { lift } = interaction.draft;
  // Preload the prompt, so that it appears without delay when the player drags a half of a card for the first time.
  useEffect(LiftPrompt.preload, []);
  const foresight = settings.foresight && !viewing;
  const costs = asks && !notice ? costSentences(app, interaction, foresight) : [];
  const foreseen = foresight && <Foresight app={app} interaction={interaction} plan={plan} play={play} />;
  // During an animation the HUD keeps its last content, partly hidden, so that the browser need not calculate a new layout.
  const still = !viewing && !asks;
  // If the log is open beside the table, the answers on paper are placed under the log's newest line, so that the line stays visible.
  const under = useRef(false);
  if (!still) under.current = asks && plan.side !== null && !plan.folds && usesAnswerColumn(interaction, plan);
  const underLog = under.current;
  const header = useLastRender(still && plan === held.current, () => (
    <Header app={app} interaction={interaction} play={play} box={plan.header} inspector={inspector} />
  ));
  held.current = plan;
  const answers = useLastRender(still, () =>
    !asks ? null : underLog ? (
      <AnswerColumn app={app} interaction={interaction} plan={plan} />
    ) : (
      <Answers app={app} interaction={interaction} inspector={inspector} plan={plan} costs={foresight} />
    ),
  );
  // Hide the pennants while a monster of the lesson lives: the goal's pennant would cover the monster that the lesson is about.
  const hidesGoal = app.view.copy?.isLesson === true && play.state.foes.some(({ hp }) => hp > 0);
  const lesson = useLastRender(still, () =>
    app.view.copy?.isLesson ? (
      <LessonFoot app={app} interaction={interaction} inspector={inspector} textScale={plan.textScale} asks={asks} />
    ) : !viewing && settings.hints ? (
      <Lesson app={app} interaction={interaction} plan={plan} asks={asks} />
    ) : null,
  );
  return (
    <div
      class={`hud ${plan.composition} ${foresight ? 'foreseeing' : ''} ${still ? 'showing' : ''}`}
      style={{ zoom: plan.textScale, '--words': plan.textScale }}
    >
      {header}
      {viewing ? (
        <Viewer app={app} viewing={viewing} gameWords={gameWords} prompt={plan.prompt} shownPlay={shownPlay} />
      ) : waiting ? (
        <ContinuePrompt plan={plan} waiting={waiting} />
      ) : (
        <p class={`prompt ${notice ? 'notice' : isPast ? 'past' : ''}`} style={minBoxStyle(plan.prompt)}>
          {lift ? (
            <LiftPrompt play={play} draft={interaction.draft} lift={lift} />
          ) : (
            <>
              {!notice && told === undefined && finds.map((each) => <b key={each}>{each} </b>)}
              {joined(notice ?? told ?? promptOf(interaction, play), costs)}
            </>
          )}
          {lift && costs}
        </p>
      )}
      {plan.side ? (
        <div
          class="aside"
          style={boxStyle(
            underLog ? aboveEndTurn(downTo(plan.side, plan.choices), endTurnBox(interaction, plan)) : plan.side,
          )}
        >
          <Side interaction={interaction} play={play} folds={plan.folds} key={String(plan.folds)} />
          {foreseen}
          {underLog && answers}
        </div>
      ) : (
        foreseen
      )}
      {!underLog && answers}
      {underLog && asks && <EndTurn app={app} interaction={interaction} plan={plan} />}
      {lesson}
      {settings.speech && !viewing && (
        <Speech interaction={interaction} plan={plan} shownPlay={shownPlay} speed={settings.speed} />
      )}
      {!viewing && !hidesGoal && (
        <Pennants app={app} interaction={interaction} inspector={inspector} plan={plan} isLaid={shownPlay !== null} />
      )}
      <Peek app={app} interaction={interaction} inspector={inspector} plan={plan} isLaid={shownPlay !== null} />
      {foresight && asks && <Tolls app={app} interaction={interaction} inspector={inspector} plan={plan} />}
      <Explain app={app} interaction={interaction} inspector={inspector} textScale={plan.textScale} />
    </div>
  );
}

/** A prompt and the sentences about its costs: the prompt gets a full stop only if a sentence follows it. */
const joined = (prompt: string, costs: readonly VNode[]) =>
  costs.length === 0 ? (
    prompt
  ) : (
    <>
      {withFullStop(prompt)}
      {costs}
    </>
  );

/** Whether the HUD shows seal and slips, and not answers on paper (`AnswerColumn`), when the table shows this play. */
function hasSeal({ play, draft, options }: Interaction, shown: Play): boolean {
  const all = pricedOptions(shown, shown === play ? options : legal(shown), draft);
  return !needsAnswerColumn(shown, slipsOf(all, primaryOf(all, draft, sealSituation(shown))));
}

function promptOf(interaction: Interaction, shown: Play): string {
  if (shown.phase === 'cleanup' && isHopeless(shown)) return t('table.prompt.hopeless');
  return promptFor(shown, interaction.draft, hasSeal(interaction, shown));
}

/** The sentence about the price that the lever selects; null if there is no lever. */
function spending({ play, options, draft }: Interaction): string | null {
  const lever = leverOf(play, options);
  const price = lever?.prices[leverPositionOf(lever, draft)];
  return price ? priceSentence(play, price) : null;
}

/** The sentence about the HP and the modifiers after a heal. After damage, no sentence is needed: the ghost of the HP card shows both. */
function healSentence({ before, after, row }: Healing): string {
  const [a = '', b = '', c = ''] = row.map(signed);
  return t('table.toll.heals', { before, after, a, b, c });
}

/** The play, the draft and the legal commands, after playing the half that is being dragged. */
function previewed({ play, options, draft }: Interaction): Parameters<typeof lastingCostOf> {
  const preview = previewOf(play, draft);
  return [preview.play, preview.draft, preview.play === play ? options : legal(preview.play)];
}

/**
 * The sentences after the prompt about results and costs: the price that the lever selects, a heal, and the loss of Strengthen. If
 * `foresight` is true, further sentences tell lasting costs: that the hero's cards last fewer rounds, and that elements fade. The
 * interactive lesson omits the sentence about elements, because the lesson explains elements later.
 */
function costSentences(app: InHandApp, interaction: Interaction, foresight: boolean): VNode[] {
  const { play, options, draft } = interaction;
  const spent = draft.lift ? null : spending(interaction);
  const { rounds } = lastingCostOf(...previewed(interaction));
  const { fadingElements } = lastingCostOf(play, draft, options);
  const rest = restCost(play, options);
  const fades = foresight && fadingElements.length > 0 && !app.view.copy?.isLesson;
  const list = fadingElements.map((each) => t(`cards.element.${each}`)).join(', ');
  const heal = draft.lift ? null : healingOf(play, options, draft);
  const strengthen = t('cards.condition.strengthen');
  return [
    ...(spent ? [<> {spent}</>] : []),
    ...(heal ? [<> {healSentence(heal)}</>] : []),
    ...(canLoseStrengthen(play, options) ? [<> {t('table.toll.ends', { condition: strengthen })}</>] : []),
    ...(foresight && rounds
      ? [<b class="toll"> {t('table.toll.rounds', { before: rounds.before, count: rounds.after })}</b>]
      : []),
    ...(foresight && rest
      ? [<b class="toll"> {t('table.toll.rest', { before: rest.before, count: rest.after })}</b>]
      : []),
    ...(fades ? [<> {t('table.toll.dims', { list })}</>] : []),
  ];
}

interface HeaderProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly play: Play;
  readonly box: Box;
  readonly inspector: TableInspector;
}

function Header({ app, interaction, play, box, inspector }: HeaderProps) {
  const { state, book } = play;
  const all = state.foes.length;
  const done = state.foes.filter(({ hp }) => hp === 0).length;
  const slays = book.scenario.goals.some(({ kind }) => kind === 'killAll');
  const limit = roundLimit(book);
  const undoes = interaction.nextUndo();
  const undone = undoes?.type === 'chosenCard' ? cardName(play, undoes.card) : undoes && pastCommandLabel(play, undoes);
  const watched = app.view.viewing !== null;
  return (
    <header class={`bar leather ${isNarrow(box) ? 'narrow' : ''}`} style={boxStyle(box)}>
      {!watched && (
        <button
          type="button"
          class="icon-button"
          data-term="menu"
          onClick={() => app.show('menu')}
          aria-label={t('table.menu')}
        >
          <span class="burger" aria-hidden="true" />
        </button>
      )}
      <div class="bar-title" data-term="goal">
        <h1>
          {book.scenario.number > 0 && `${book.scenario.number} · `}
          {pageText(book.scenario.id, 'title')}
        </h1>
        {/* A small claim has an aim of its own, which its strip shows. */}
        {!app.view.copy?.isClaim && (
          <p>
            {pageText(book.scenario.id, 'goal')} {slays && <b>{t('table.goalCount', { done, all })}</b>}
          </p>
        )}
      </div>
      <div class="tallies">
        <Counter term="level" word={t('table.level')} value={book.setup.scenarioLevel} />
        <Counter
          term="roundNumber"
          word={t('table.round')}
          value={limit === null ? state.round : `${state.round}/${limit}`}
        />
        {rulesOf(book, 'counter').map(({ id }) => (
          <Counter term="counter" key={id} word={contentText('special.counter', id)} value={countOf(book, state, id)} />
        ))}
        <Counter term="coins" word={t('table.coins')} value={state.hero.money} />
      </div>
      {!watched && <MapButton app={app} play={play} inspector={inspector} />}
      {!watched && (
        <button
          type="button"
          class="icon-button undo"
          data-term="undo"
          disabled={!undoes}
          onClick={() => interaction.undo()}
          aria-label={undone ? t('table.undoWhat', { what: undone }) : t('table.undo')}
          aria-keyshortcuts={bindingsOf(app.view.settings).undo}
        >
          <span aria-hidden="true" />
        </button>
      )}
    </header>
  );
}

function Counter({ term, word, value }: { term: GlossaryTerm; word: string; value: number | string }) {
  return (
    <p class="tally" data-term={term}>
      <span>{word}</span> <b>{value}</b>
    </p>
  );
}
