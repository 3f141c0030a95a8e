/** The HUD of the Long Table: header, turn order, party, prompt, slips, hand and answers. */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { gameWords } from '../../../i18n/longTable/gameWords';
import { eventSentence } from '../../../i18n/longTable/narration';
import type { GameEvent } from '../../../rules/longTable/events';
import type { CardId } from '../../../rules/longTable/vocabulary';
import type { Interaction } from '../../../session/longTable/interaction';
import { CARD_LIFTED, MAP_MOVED, type MapMove } from '../../../session/longTable/mapEvents';
import type { AUTO_DAMAGE_LIMITS } from '../../../storage/settings';
import { useAnnouncement } from '../../announcer';
import { boxStyle } from '../../box';
import { lazyPanel } from '../../lazyPanel';
import { answerKeysOf, sealKey } from '../answerKeys';
import type { LongTableApp } from '../app';
import { LazyExplain } from '../lazyExplain';
import { Answers } from './Answers';
import { BottomPanel } from './BottomPanel';
import { observeCoveredHeight, reportCoveredHeight } from './coveredHeight';
import { DeckBars } from './DeckBars';
import { fanOf, OpenCard } from './Fan';
import { Forecasts } from './Forecasts';
import { HandCards } from './HandCards';
import { Header } from './Header';
import { Notes } from './Notes';
import { HeroBoards, HeroTabs } from './Party';
import { Prepare } from './Prepare';
import { Prompt } from './Prompt';
import { footStyle, type HudPlan, inHudPx, isSmallDesk, isUprightTablet, storyPlace } from './plan';
import { Reason } from './Reason';
import { hasSlips, Slips } from './Slips';
import { TurnOrder } from './TurnOrder';
import type { AnimatedEvent } from './useAnimatedEvent';
import { useKeepFocus } from './useKeepFocus';

const Viewer = lazyPanel(() => import('../../viewer/Viewer').then((panel) => panel.Viewer));

/** A pause of the step-by-step mode: the event just shown, and a function that continues. */
export interface Pause {
  readonly event: GameEvent;
  readonly play: Play;
  readonly resume: () => void;
}

const WHOLE: MapMove = { do: 'whole' };
/** The minimum height of a foot that has room for two rows of cards under the initiative strip, in px of the HUD. */
const TWO_ROWS = 400;

interface HudProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly notice: string | null;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: Play | null;
  /** Holds the event that the table animates now. */
  readonly animatedEvent: AnimatedEvent;
  readonly waiting: Pause | null;
}

const asksForCards = ({ state }: Play): boolean => state.question?.ask === 'select';

export function Hud({ app, interaction, plan: places, notice, shownPlay, animatedEvent, waiting }: HudProps) {
  const plan = useMemo(() => inHudPx(places), [places]);
  const [, redraw] = useState(0);
  useEffect(() => interaction.subscribe(() => redraw((n) => n + 1)), [interaction]);
  const foot = useFoot();
  const shown = useRef(interaction.play);
  if (shownPlay) shown.current = shownPlay;
  const play = shown.current;
  const { viewing } = app.view;
  const pictures = app.cardPictures;
  const asks = !viewing && shownPlay === interaction.play;
  const parts = { pictures, interaction, play };
  const motion = { moving: shownPlay === null, animatedEvent };
  const told = { shownPlay, animatedEvent };
  const asked = play.state.question?.ask;
  // While the table goes on from one hero's choice of cards to the next, the next hand is shown already, so that the foot does not blink.
  const choosesOn = !viewing && !waiting && !asks && asksForCards(play) && asksForCards(interaction.play);
  const chosenFrom = choosesOn ? interaction.play : play;
  const hand = (asks || choosesOn) && fanOf(chosenFrom, interaction).length > 0;
  useAnnouncement(notice);
  // The preparation panel stays mounted during animations, so that it keeps its scroll position.
  const prepares = !viewing && interaction.play.state.question?.ask === 'prepare';
  const pulls = asks && asked === 'draw';
  const hurts = asks && asked === 'damage';
  const selects = hand && asked === 'select';
  const isDesk = plan.composition === 'desktop';
  const isBed = isDesk && !viewing && !waiting;
  const isTablet = isUprightTablet(plan);
  const isTwoRows = isTablet && selects && plan.foot.height >= TWO_ROWS;
  const [pointed, point] = useState<CardId | null>(null);
  // After the player lifts the finger, no card is pointed at. So the card touched last stays open beside the hand.
  const touched = useRef<CardId | null>(null);
  if (pointed) touched.current = pointed;
  const prompt = viewing ? null : waiting ? (
    <Wait waiting={waiting} />
  ) : (
    <Prompt {...parts} plan={plan} notice={notice} asks={asks} isBed={isBed} animatedEvent={animatedEvent} />
  );
  const answers = asks && <TableAnswers app={app} interaction={interaction} isDesk={isDesk} prepares={prepares} />;
  const prepared = prepares && (
    <Prepare key={interaction.hero} app={app} interaction={interaction} play={interaction.play} brief={!isDesk} />
  );
  const cards = hand && (
    <HandCards
      {...parts}
      play={chosenFrom}
      plan={plan}
      pointed={pointed}
      onPoint={point}
      selects={selects}
      whole={isDesk || isTwoRows}
      inert={choosesOn}
    />
  );
  const played = prepared || cards || (asks && hasSlips(interaction) ? <Slips {...parts} /> : null);
  return (
    <div
      class={`hud long ${plan.composition} ${isSmallDesk(plan) ? 'small-desk' : isTablet ? 'tablet' : ''} ${isLowDesk(plan) ? 'low-desk' : ''} ${plan.hand === 'left' ? 'lefty' : ''}`}
      style={{ zoom: plan.textScale, '--words': plan.textScale, '--rail': `${plan.reason?.height ?? 0}px` }}
    >
      <Header app={app} interaction={interaction} play={play} {...motion} plan={plan} />
      {!isDesk && <Whole plan={plan} />}
      <TurnOrder {...parts} {...motion} box={plan.order} />
      {plan.boards ? (
        <HeroBoards {...parts} {...motion} box={plan.boards} />
      ) : (
        <HeroTabs {...parts} {...motion} box={plan.tabs} />
      )}
      {(plan.reason || asks) && (
        <Reason
          app={app}
          {...parts}
          {...motion}
          box={plan.reason}
          over={plan.composition === 'landscape' ? plan.foot : null}
        />
      )}
      <Notes app={app} interaction={interaction} plan={plan} asks={asks} {...told} />
      <LazyExplain app={app} pictures={pictures} zoom={plan.textScale} within=".hud.long" />
      <div
        ref={foot}
        class={`foot ${isBed ? 'bed' : ''} ${stateOf({ hand, loses: interaction.draft.losingFrom !== null, pulls, hurts, prepares, selects })} ${isTwoRows ? 'two-rows' : ''}`}
        style={footStyle(plan, hand)}
      >
        {isBed ? (
          <BottomPanel {...parts} {...told} prompt={prompt} played={played} answers={answers} />
        ) : (
          <>
            {prompt}
            <div class="shown">
              {asks && <Forecasts {...parts} />}
              {asks && asked !== 'prepare' && !interaction.draft.losingFrom && <Slips {...parts} />}
              {prepared}
              {cards}
            </div>
            <div class="aside">
              {isTwoRows && <OpenCard {...parts} card={touched.current} />}
              {pulls && <Deck play={play} interaction={interaction} />}
              {answers}
            </div>
          </>
        )}
      </div>
      {viewing && (
        <Viewer app={app} viewing={viewing} gameWords={gameWords} prompt={storyPlace(plan)} shownPlay={shownPlay} />
      )}
    </div>
  );
}

interface TableAnswersProps extends Pick<HudProps, 'app' | 'interaction'> {
  readonly isDesk: boolean;
  /** Whether the preparation panel is shown, in which no key gives an answer. */
  readonly prepares: boolean;
}

/** The answers to the question, with the settings that change them. */
function TableAnswers({ app, interaction, isDesk, prepares }: TableAnswersProps) {
  return (
    <Answers
      interaction={interaction}
      pictures={app.cardPictures}
      onAlways={() => app.changeSettings({ equals: false })}
      isBrief={!isDesk}
      {...(isDesk && {
        suffering: {
          suffersUpTo: app.view.settings.suffers,
          onSuffers: (suffers: (typeof AUTO_DAMAGE_LIMITS)[number]) => app.changeSettings({ suffers }),
        },
      })}
      keys={prepares ? [] : answerKeysOf(app.view.settings)}
      settings={app.view.settings}
    />
  );
}

/** The foot of the HUD, which keeps the focus and reports how much of the map it covers. */
function useFoot(): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useKeepFocus(foot);
  useLiftedCard(foot);
  useEffect(() => observeCoveredHeight(foot.current));
  useEffect(() => () => reportCoveredHeight(0), []);
  return foot;
}

/** Marks the foot with a CSS class while the player drags a card of the deck, because the canvas draws that card underneath the foot. */
function useLiftedCard(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onLift = (event: Event) =>
      foot.current?.classList.toggle('carrying', event instanceof CustomEvent && event.detail === true);
    addEventListener(CARD_LIFTED, onLift);
    return () => removeEventListener(CARD_LIFTED, onLift);
  }, [foot]);
}

/** The size of a button that is large enough for a finger, in px of the HUD. */
const FINGER = 44;

/** A button that shows the whole map. Small windows need it, because they show only a part of the map, with hexes large enough to tap. */
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

/** A desktop window up to this height counts as low, in px of the window. */
const LOW = 760;
/** Whether the bottom panel of a desktop is too low for two rows of forecasts above two answers. */
const isLowDesk = (plan: HudPlan): boolean =>
  isSmallDesk(plan) || (plan.composition === 'desktop' && plan.height * plan.textScale <= LOW);

interface FootState {
  readonly hand: boolean;
  /** Whether the player selects cards to lose instead of HP (L20.1). */
  readonly loses: boolean;
  readonly pulls: boolean;
  readonly hurts: boolean;
  readonly prepares: boolean;
  readonly selects: boolean;
}

/** The CSS class for the content of the foot: hand with or without initiative strip or as cards to lose, deck, preparation, or answers to damage; else ''. */
function stateOf({ hand, loses, pulls, hurts, prepares, selects }: FootState): string {
  if (hand) return selects ? 'choosing selecting' : loses ? 'choosing losing' : 'choosing';
  if (pulls) return 'pulling';
  if (prepares) return 'preparing';
  return hurts ? 'hurt' : '';
}

function Deck({ play, interaction }: { play: Play; interaction: Interaction }) {
  const isAsked = interaction.draft.deck;
  return <DeckBars play={play} open={isAsked} onOpen={(open) => open !== isAsked && interaction.showDeck(open)} />;
}

/** In step-by-step mode, the sentence of the last step, with a button for the next step. */
function Wait({ waiting: { event, play, resume } }: { waiting: Pause }) {
  const says = eventSentence(play, event);
  useAnnouncement(says);
  return (
    <>
      <p class="prompt">{says}</p>
      <div class="answers">
        <button type="button" class="slip sealed" data-action="goOn" {...sealKey()} onClick={resume}>
          {t('frame.onward')}
        </button>
      </div>
    </>
  );
}
