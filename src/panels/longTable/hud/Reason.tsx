/**
 * Explains why a figure acts as it does: it narrates the events of the figure's last turn and, if the player has tapped the figure, a
 * forecast of the figure's next turn. Each sentence has the number of a rule.
 */
import { useRef } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { figureName } from '../../../i18n/longTable/naming';
import { eventSentence } from '../../../i18n/longTable/narration';
import { reasonLines } from '../../../i18n/longTable/reasonLines';
import type { CommandOf } from '../../../rules/longTable/commands';
import type { GameEvent } from '../../../rules/longTable/events';
import { figureOf } from '../../../rules/longTable/figures';
import { forecast } from '../../../rules/longTable/forecast';
import type { FigureId } from '../../../rules/longTable/state';
import type { Interaction } from '../../../session/longTable/interaction';
import { type ActorTurn, type LastTurns, turnUpTo } from '../../../session/longTable/lastTurns';
import { turnReplayOf } from '../../../session/longTable/turnReplay';
import { type Box, boxStyle } from '../../box';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { LongPictures, LongTableApp } from '../app';
import { FigureDetails } from './FigureDetails';
import { forecastEvents } from './forecastEvents';
import { GhostSlip } from './GhostSlip';
import { Monsters } from './Monsters';
import { RecentResults } from './RecentResults';
import { type AnimatedEvent, useAnimatedEvent } from './useAnimatedEvent';
import { useMoreBelow } from './useMoreBelow';

interface ReasonProps {
  readonly app: LongTableApp;
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  /** Whether the table is animating; events are listed only after they are shown. */
  readonly moving: boolean;
  /** The event that the table animates now. */
  readonly animatedEvent: AnimatedEvent;
  /** The permanent place of the panel. If null, the panel appears only when the player taps a figure. */
  readonly box: Box | null;
  /** The place of a panel that appears on a tap; null if the panel slides up from the bottom of the screen. */
  readonly over: Box | null;
}

export function Reason({ app, pictures, interaction, play, moving, animatedEvent, box, over }: ReasonProps) {
  const place = box ?? over;
  const column = useRef<HTMLElement>(null);
  useMoreBelow(column);
  const { draft, send: say } = interaction;
  useCloseOnBack(app, box ? null : draft.inspected, () => interaction.inspect(null));
  const last = useLast(interaction, box !== null || draft.inspected !== null, moving, useAnimatedEvent(animatedEvent));
  const id = draft.inspected ?? (box ? last.figure : null);
  const figure = id === null ? undefined : figureOf(play.state, id);
  const deed = id === null ? undefined : id === last.figure ? last.turn : interaction.lastTurns.byFigure.get(id);
  if (!box && !figure) return null;
  const now = figure && draft.inspected !== null ? forecast(play.book, play.state, figure.id) : null;
  const events = now ? forecastEvents(now).filter((event) => eventSentence(play, event) !== null) : [];
  const isAgain = figure !== undefined && hasActed(play, figure);
  // Unless the player taps the figure, a turn of an earlier round or of a dead figure is not shown: the ghost's forecast needs the space.
  const isStale =
    draft.inspected === null && deed !== undefined && (!figure || deed.play.state.round < play.state.round);
  const why = deed && deed.events.length > 0 && !isStale && (
    <section class="paper why">
      <h3>{id === null ? '' : headOf(play, deed, capitalise(figureName(deed.play, id)))}</h3>
      <Sentences app={app} play={deed.play} events={deed.events} />
      {!moving && (
        <button type="button" class="plain again" data-action="again" onClick={() => showAgain(interaction, deed)}>
          {t('board.again')}
        </button>
      )}
    </section>
  );
  return (
    <aside class={`reason ${box ? '' : 'rising paper'}`} ref={column} style={place ? boxStyle(place) : undefined}>
      {box && draft.inspected === null && <Monsters pictures={pictures} play={play} />}
      {box && draft.inspected === null && !moving && <GhostSlip interaction={interaction} />}
      {figure && (draft.inspected !== null || !box) && (
        <FigureDetails
          pictures={pictures}
          play={play}
          id={figure.id}
          ends={moving ? [] : endsOf(interaction, figure)}
          say={say}
        />
      )}
      {isAgain && why}
      {now && (events.length > 0 || now.idle === 'noCard') && (
        <section class="paper why forecast">
          <h3>{t(isAgain ? 'board.ifAgain' : 'board.ifNow')}</h3>
          {events.length > 0 ? <Sentences app={app} play={play} events={events} /> : <p>{t('board.noCard')}</p>}
        </section>
      )}
      {!isAgain && why}
      {box && !app.view.viewing && (
        <RecentResults interaction={interaction} play={play} onOpen={() => app.show('log')} />
      )}
      {!box && (
        <div class="unlook">
          <button type="button" class="plain" data-action="unlook" onClick={() => interaction.inspect(null)}>
            {t('frame.close')}
          </button>
        </div>
      )}
    </aside>
  );
}

/** The heading for a turn. If the turn was in an earlier round, the heading names that round. */
function headOf(play: Play, deed: ActorTurn, figure: string): string {
  const { round } = deed.play.state;
  return round < play.state.round ? t('board.whyBefore', { figure, round }) : t('board.why', { figure });
}

/** L6.5: whether the figure is a monster that acts no more in this round: its type has had a turn, and the monster is not late (L10.5). */
function hasActed({ state }: Play, figure: Play['state']['figures'][number]): boolean {
  if (figure.kind !== 'monster' || state.late.includes(figure.id) || state.turn?.figure === figure.id) return false;
  const place = state.order.findIndex((each) => each.place === 'type' && each.monster === figure.monster);
  return place >= 0 && place < state.place;
}

/** L17.3: the commands that end a hero's bonuses; empty for other figures. */
const endsOf = ({ options }: Interaction, figure: Play['state']['figures'][number]): readonly CommandOf<'endBonus'>[] =>
  options.flatMap((each) =>
    each.type === 'endBonus' && figure.kind === 'hero' && each.hero === figure.hero ? [each] : [],
  );

interface Last {
  readonly figure: FigureId | null;
  readonly turn: ActorTurn | undefined;
}

/**
 * L36.3: the figure that acted last or acts now, with the events of its turn that are already animated.
 * @param wanted whether the turn will be shown. If not, the turn is not looked up, because after a reload the look-up replays the game.
 */
function useLast(interaction: Interaction, wanted: boolean, moving: boolean, animatedEvent: GameEvent | null): Last {
  const last = useRef<Last>({ figure: null, turn: undefined });
  if (wanted && !moving) last.current = lastOf(interaction.lastTurns);
  else if (wanted && animatedEvent) last.current = turnUpTo(interaction.lastTurns, animatedEvent) ?? last.current;
  return last.current;
}

const lastOf = ({ byFigure, last }: LastTurns): Last => ({
  figure: last,
  turn: last === null ? undefined : byFigure.get(last),
});

function showAgain(interaction: Interaction, { at, events: [first] }: ActorTurn): void {
  const { journal, play } = interaction.session;
  const turn = first && turnReplayOf(journal, play.book, at, first);
  if (turn) interaction.replayTurn(turn);
}

interface SentencesProps {
  readonly app: LongTableApp;
  readonly play: Play;
  readonly events: readonly GameEvent[];
}

function Sentences({ app, play, events }: SentencesProps) {
  return (
    <ul>
      {events.map((event, i) => {
        const sentence = eventSentence(play, event);
        return sentence === null ? null : (
          <li key={i}>
            {sentence}{' '}
            <button type="button" class="rule-number" data-rule={event.rule} onClick={() => app.showRule(event.rule)}>
              {event.rule}
            </button>
            {reasonLines(play, event).map((line, nth) => (
              <small key={nth}>{line}</small>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
