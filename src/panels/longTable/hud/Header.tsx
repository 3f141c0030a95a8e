/** The header of the HUD, with menu, title, goal, level, round and undo. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { pageOf } from '../../../i18n/longTable/stories';
import { cardName } from '../../../i18n/longTable/termNames';
import { type GoalProgress, isBehindDoors, progressOf } from '../../../rules/longTable/goalProgress';
import type { Interaction } from '../../../session/longTable/interaction';
import { boxStyle, isNarrow } from '../../box';
import { bindingsOf } from '../../keys';
import type { LongTableApp } from '../app';
import { labelOnScreen } from '../onScreen';
import type { HudPlan } from './plan';
import type { AnimatedEvent } from './useAnimatedEvent';
import { useShownPlay } from './useShownPlay';

/** The width of level, round and undo with their gaps, in px of the HUD. */
const TALLIES = 132;

/**
 * Describes the progress towards the goal.
 * @param shut whether a dungeon room is still closed, so that enemies may remain in it
 * @param behind whether all hexes of the goal are in closed dungeon rooms
 */
function progressWords(progress: GoalProgress, shut: boolean, behind: boolean): string {
  if (!progress) return '';
  if ('here' in progress && progress.here === 0 && shut) return t('board.progress.shut');
  return 'here' in progress
    ? t('board.progress.here', { n: progress.here })
    : t(behind ? 'board.progress.doneBehind' : 'board.progress.done', progress);
}

/** What undo takes back, in words; null if its name alone says enough. */
function wordsOf(
  interaction: Interaction,
  play: Play,
  undoes: NonNullable<ReturnType<Interaction['nextUndo']>>,
): string | null {
  switch (undoes.type) {
    case 'selectedCard':
      return cardName(undoes.card);
    case 'drawnWay':
    case 'placedArea':
    case 'openPile':
      return null;
    default:
      return labelOnScreen(interaction, undoes, play);
  }
}

/** The scenario level. Its word is abbreviated; a mouse, a screen reader and a long press are told what it is. */
export function LevelTally({ level }: { level: number }) {
  const meaning = t('board.levelMeaning', { level });
  return (
    <p class="tally" role="img" aria-label={meaning} title={meaning} data-sign="level">
      <span>{t('board.scenarioLevel')}</span> <b>{level}</b>
    </p>
  );
}

interface HeaderProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly play: Play;
  readonly moving: boolean;
  readonly animatedEvent: AnimatedEvent;
  readonly plan: HudPlan;
}

export function Header({ app, interaction, play, moving, animatedEvent, plan }: HeaderProps) {
  const { book, state } = useShownPlay(play, moving, animatedEvent, () => interaction.play);
  const undoes = interaction.nextUndo();
  const undoWords = undoes ? wordsOf(interaction, play, undoes) : null;
  const undoLabel = undoWords === null ? t('board.undo') : t('board.undoWhat', { what: undoWords });
  const watched = app.view.viewing !== null;
  const { title, goal } = pageOf(book.scenario.id);
  // On a phone in landscape the turn order is between the menu and the title, and the title is above the column of the foot.
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
        {/* A small claim has an aim of its own, which its strip shows. */}
        {!app.view.copy?.isClaim && (
          <p>
            {/* After the scenario is decided, the result replaces the goal, because there is no room for both. */}
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
        )}
      </div>
      <LevelTally level={book.setup.level} />
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
          aria-label={undoLabel}
          title={undoLabel}
          aria-keyshortcuts={bindingsOf(app.view.settings).undo}
        >
          <span aria-hidden="true" />
        </button>
      )}
    </header>
  );
}
