/** The HUD of the Long Table: header, turn order, party, prompt, slips, hand and answers. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { openChapter, t } from '../../../i18n';
import { commandLabel, givePrompt, promptFor, secondPrompt } from '../../../i18n/longTable/asking';
import { eventSentence } from '../../../i18n/longTable/narration';
import { pageOf } from '../../../i18n/longTable/stories';
import { telling } from '../../../i18n/longTable/telling';
import type { EventType, GameEvent } from '../../../rules/longTable/events';
import { type GoalProgress, isBehindDoors, progressOf } from '../../../rules/longTable/goalsMet';
import type { CardId } from '../../../rules/longTable/vocabulary';
import type { Interaction } from '../../../session/longTable/interaction';
import { MAP_MOVED, type MapMove } from '../../../session/longTable/mapEvents';
import { useSpoken } from '../../announcer';
import { boxStyle, isNarrow } from '../../box';
import { lazyPanel } from '../../lazyPanel';
import type { LongTableApp } from '../app';
import { Explained } from '../explained';
import { vainWords } from '../vain';
import { Answers } from './Answers';
import { coverMap, tellCovered } from './covered';
import { DeckBars } from './DeckBars';
import { Fan, fanOf } from './Fan';
import { Forecasts } from './Forecasts';
import { GhostBrief } from './GhostSlip';
import { Happened } from './Happened';
import { Order } from './Order';
import { Boards, Tabs } from './Party';
import { Prepare } from './Prepare';
import { enlarged, type HudPlan, isUprightTablet, standing } from './plan';
import { Reason } from './Reason';
import { latelyWords, reckonedLast } from './reckoned';
import { Slips } from './Slips';
import { Strip } from './Strip';
import { useShown } from './useShown';
import { type Told, useTold } from './useTold';
import { areaWords, wayWords } from './wayWords';

const Lesson = lazyPanel(() =>
  Promise.all([import('./Lesson'), openChapter('tableLessons')]).then(([panel]) => panel.Lesson),
);
const Speech = lazyPanel(() =>
  Promise.all([import('./Speech'), openChapter('tableVoices')]).then(([panel]) => panel.Speech),
);
const Viewer = lazyPanel(() => import('../../viewer/Viewer').then((panel) => panel.Viewer));

export interface Waiting {
  readonly event: GameEvent;
  readonly play: Play;
  readonly goOn: () => void;
}

const WHOLE: MapMove = { do: 'whole' };

/** The width of level, round and undo with their gaps, in px of the HUD. */
const TALLIES = 132;

interface HudProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly notice: string | null;
  /** The play that the table shows; null during an animation. */
  readonly laid: Play | null;
  /** The event that the table animates now, if it has a sentence. */
  readonly told: Told;
  readonly waiting: Waiting | null;
}

export function Hud({ app, interaction, plan: places, notice, laid, told, waiting }: HudProps) {
  const plan = useMemo(() => enlarged(places), [places]);
  const [, redraw] = useState(0);
  useEffect(() => interaction.subscribe(() => redraw((n) => n + 1)), [interaction]);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => tellCovered(foot.current));
  useEffect(() => () => coverMap(0), []);
  const shown = useRef(interaction.play);
  if (laid) shown.current = laid;
  const play = shown.current;
  const { viewing } = app.view;
  const pictures = app.cardPictures;
  const asks = !viewing && laid === interaction.play;
  const parts = { pictures, interaction, play };
  const hand = asks && fanOf(play, interaction).length > 0;
  const asked = play.state.question?.ask;
  const { draft, options } = interaction;
  const drawn = asks ? draftWords(interaction) : null;
  const reckoned =
    asks && !draft.losingFrom ? (asked === 'damage' ? reckonedLast(play) : latelyWords(interaction, plan)) : null;
  useSpoken(notice);
  const vain = asks && !notice ? vainWords(play) : null;
  // This panel stays mounted during animations, so that its scroll position is kept.
  const prepares = !viewing && interaction.play.state.question?.ask === 'prepare';
  const pulls = asks && asked === 'draw';
  const hurts = asks && asked === 'damage';
  const [pointed, point] = useState<CardId | null>(null);
  return (
    <div
      class={`hud long ${plan.composition} ${isSmallDesk(plan) ? 'small-desk' : isUprightTablet(plan) ? 'tablet' : ''} ${plan.hand === 'left' ? 'lefty' : ''}`}
      style={{ zoom: plan.words, '--words': plan.words, '--rail': `${plan.reason?.height ?? 0}px` }}
    >
      <Header app={app} interaction={interaction} play={play} moving={laid === null} told={told} plan={plan} />
      {plan.composition !== 'desktop' && <Whole plan={plan} />}
      <Order {...parts} moving={laid === null} told={told} box={plan.order} />
      {plan.boards ? (
        <Boards {...parts} moving={laid === null} told={told} box={plan.boards}>
          {!viewing && <Happened interaction={interaction} play={play} onOpen={() => app.show('log')} />}
        </Boards>
      ) : (
        <Tabs {...parts} moving={laid === null} told={told} box={plan.tabs} />
      )}
      {(plan.reason || asks) && (
        <Reason
          app={app}
          {...parts}
          moving={laid === null}
          told={told}
          box={plan.reason}
          over={plan.composition === 'landscape' ? plan.foot : null}
        >
          {hand && asked === 'select' && <Strip {...parts} pointed={pointed} />}
        </Reason>
      )}
      {app.view.settings.hints && !viewing && <Lesson app={app} interaction={interaction} plan={plan} asks={asks} />}
      {app.view.settings.speech && !viewing && (
        <Speech interaction={interaction} plan={plan} laid={laid} told={told} speed={app.view.settings.speed} />
      )}
      {asks && !plan.reason && <GhostBrief interaction={interaction} plan={plan} />}
      <Explained app={app} pictures={pictures} zoom={plan.words} within=".hud.long" />
      <div
        ref={foot}
        class={`foot ${stateOf({ hand, pulls, hurts })} ${isRoomy(plan) ? 'roomy' : ''}`}
        style={standing(plan, hand)}
      >
        {viewing ? (
          <Viewer app={app} viewing={viewing} telling={telling} prompt={{ ...plan.foot, x: 0, y: 0 }} laid={laid} />
        ) : waiting ? (
          <Wait waiting={waiting} />
        ) : (
          <p class="prompt">
            {notice ??
              drawn ??
              (asks ? (
                promptFor(play, options, interaction.preview !== null, interaction.hero)
              ) : (
                <Showing play={interaction.play} told={told} />
              ))}
            {vain !== null && ` ${vain}`}
          </p>
        )}
        {reckoned !== null && <p class="reckoned">{reckoned}</p>}
        <div class="shown">
          {asks && <Forecasts {...parts} />}
          {asks && asked !== 'prepare' && !draft.losingFrom && <Slips {...parts} />}
          {prepares && (
            <Prepare
              key={interaction.hero}
              app={app}
              interaction={interaction}
              play={interaction.play}
              brief={plan.composition !== 'desktop'}
            />
          )}
          {hand && <Fan {...parts} onPoint={point} />}
        </div>
        <div class="aside">
          {pulls && <Deck play={play} interaction={interaction} always={isRoomy(plan)} />}
          {asks && (
            <Answers interaction={interaction} pictures={pictures} onAlways={() => app.change({ equals: false })} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The size of a button for a finger, in px of the HUD. */
const FINGER = 44;

/** A button that shows the whole map, for small windows, which show only as much of it as can be tapped. */
function Whole({ plan: { map, hand } }: { plan: HudPlan }) {
  const x = hand === 'left' ? map.x + 4 : map.x + map.width - FINGER - 4;
  return (
    <button
      type="button"
      class="icon-button map-whole"
      data-action="whole"
      style={boxStyle({ x, y: map.y + 4, width: FINGER, height: FINGER })}
      onClick={() => dispatchEvent(new CustomEvent(MAP_MOVED, { detail: WHOLE }))}
      aria-label={t('board.wholeMap')}
      title={t('board.wholeMap')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </svg>
    </button>
  );
}

/** Events that map and turn order show by themselves; a line for them would only change the layout. */
const SEEN_ALREADY: ReadonlySet<EventType> = new Set([
  'turnOrderSet',
  'turnBegan',
  'roundBegan',
  'figurePlaced',
  'damaged',
  'healed',
  'cardMoved',
  'planned',
  'moveEnded',
  'monsterMoved',
]);

/** The sentence of the event that the table animates. */
function Showing({ play, told }: { play: Play; told: Told }) {
  const now = useTold(told);
  const said = useRef<GameEvent | null>(null);
  if (now && !SEEN_ALREADY.has(now.type)) said.current = now;
  const sentence = said.current && eventSentence(play, said.current);
  return sentence || <span class="quiet">{t('board.showing')}</span>;
}

/** The prompt for the draft; null: the question's prompt applies. */
function draftWords(interaction: Interaction): string | null {
  const { draft, play } = interaction;
  if (draft.losingFrom) return givePrompt(play, draft.losingFrom, draft.cards.length);
  const [leading, second] = draft.cards;
  if (play.state.question?.ask === 'select' && leading !== undefined && second === undefined)
    return secondPrompt(play, leading);
  return areaWords(interaction) ?? wayWords(interaction);
}

/** The least width of a foot in which deck, card, deck bars and seal are side by side, in px of the HUD. */
const ROOMY = 760;
const isRoomy = ({ composition, foot }: HudPlan): boolean => composition === 'desktop' && foot.width >= ROOMY;

/** A small desktop window, with tabs instead of boards and the turn order in the foot. */
const isSmallDesk = ({ composition, boards }: HudPlan): boolean => composition === 'desktop' && boards === null;

/** The CSS class of the foot, for what it shows: the hand, the deck, or the answers to damage. */
function stateOf({ hand, pulls, hurts }: { hand: boolean; pulls: boolean; hurts: boolean }): string {
  if (hand) return 'choosing';
  if (pulls) return 'pulling';
  return hurts ? 'hurt' : '';
}

/** The modifier deck. @param always whether there is room to show its bars at all times */
function Deck({ play, interaction, always }: { play: Play; interaction: Interaction; always: boolean }) {
  const isAsked = interaction.draft.deck;
  const open = (open: boolean) => open !== isAsked && !always && interaction.showDeck(open);
  return <DeckBars play={play} open={always || isAsked} onOpen={open} />;
}

/** The sentence of the last step in step-by-step mode, with a button for the next. */
function Wait({ waiting: { event, play, goOn } }: { waiting: Waiting }) {
  const says = eventSentence(play, event);
  useSpoken(says);
  return (
    <>
      <p class="prompt">{says}</p>
      <div class="answers">
        <button type="button" class="slip sealed" data-action="goOn" onClick={goOn}>
          {t('frame.onward')}
        </button>
      </div>
    </>
  );
}

/** The progress of the goal in words. @param shut whether a room is still closed, so that enemies may remain in it */
function progressWords(progress: GoalProgress, shut: boolean, behind: boolean): string {
  if (!progress) return '';
  if ('here' in progress && progress.here === 0 && shut) return t('board.progress.shut');
  return 'here' in progress
    ? t('board.progress.here', { n: progress.here })
    : t(behind ? 'board.progress.doneBehind' : 'board.progress.done', progress);
}

interface HeaderProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly play: Play;
  readonly moving: boolean;
  readonly told: Told;
  readonly plan: HudPlan;
}

function Header({ app, interaction, play, moving, told, plan }: HeaderProps) {
  const { book, state } = useShown(play, moving, told, () => interaction.play);
  const undoes = interaction.session.nextUndo();
  const watched = app.view.viewing !== null;
  const { title, goal } = pageOf(book.scenario.id);
  // On a phone in landscape the turn order is between the menu and the title, which is above its column.
  const over = plan.composition === 'landscape' ? { flex: `0 0 ${plan.foot.width - TALLIES}px` } : undefined;
  return (
    <header class={`bar leather ${isNarrow(plan.header) ? 'narrow' : ''}`} style={boxStyle(plan.header)}>
      {!watched && (
        <button
          type="button"
          class="icon-button"
          data-term="menu"
          onClick={() => app.show('menu')}
          aria-label={t('board.menu')}
        >
          <span class="burger" aria-hidden="true" />
        </button>
      )}
      <div class="bar-title" style={over}>
        <h1>
          {book.scenario.number} · {title}
        </h1>
        <p>
          {/* Once the scenario is decided, the result replaces the goal: there is no room for both. */}
          {!state.ending && `${goal} `}
          <b class="progress">
            {state.ending
              ? t(`board.progress.${state.ending}`)
              : progressWords(
                  progressOf(book, state),
                  state.rooms.length < book.scenario.rooms.length,
                  isBehindDoors(book, state),
                )}
          </b>
        </p>
      </div>
      <p class="tally">
        <span>{t('board.scenarioLevel')}</span> <b>{book.setup.level}</b>
      </p>
      <p class="tally">
        <span>{t('board.round')}</span> <b>{state.round}</b>
      </p>
      {!watched && (
        <button
          type="button"
          class="icon-button undo"
          data-term="undo"
          disabled={!undoes}
          onClick={() => interaction.undo()}
          aria-label={undoes ? t('board.undoWhat', { what: commandLabel(play, undoes) }) : t('board.undo')}
          title={undoes ? t('board.undoWhat', { what: commandLabel(play, undoes) }) : t('board.undo')}
          aria-keyshortcuts="z"
        >
          <span aria-hidden="true" />
        </button>
      )}
    </header>
  );
}
