/** Why a monster does what it does: what it did in its last turn, or what it would do if it acted now, each sentence with its rule. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capital } from '../../../i18n/longTable/forms';
import { figureName } from '../../../i18n/longTable/naming';
import { eventSentence, whyLines } from '../../../i18n/longTable/narration';
import type { CommandOf } from '../../../rules/longTable/commands';
import type { GameEvent } from '../../../rules/longTable/events';
import { figureOf } from '../../../rules/longTable/figures';
import { forecast } from '../../../rules/longTable/forecast';
import type { FigureId } from '../../../rules/longTable/state';
import type { Interaction } from '../../../session/longTable/interaction';
import { type ActorTurn, type LastTurns, turnUpTo } from '../../../session/longTable/lastTurns';
import { turnReplayOf } from '../../../session/longTable/turnReplay';
import { type Box, boxStyle } from '../../box';
import { useCover } from '../../useCover';
import type { LongPictures, LongTableApp } from '../app';
import { About } from './About';
import { foretold } from './foretold';
import { GhostSlip } from './GhostSlip';
import { Monsters } from './Monsters';
import { type Told, useTold } from './useTold';

interface ReasonProps {
  readonly app: LongTableApp;
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  /** The table is still showing how the play came about: nothing is told before it is to be seen. */
  readonly moving: boolean;
  /** What it shows now. */
  readonly told: Told;
  /** Null: it rises when a figure is asked about. */
  readonly box: Box | null;
  /** Where it rises, beside the map; null: from the foot. */
  readonly over: Box | null;
  /** What stands above the monsters while cards are chosen. */
  readonly children?: ComponentChildren;
}

export function Reason({ app, pictures, interaction, play, moving, told, box, over, children }: ReasonProps) {
  const place = box ?? over;
  const { draft, send: say } = interaction;
  useCover(app, box ? null : draft.inspected, () => interaction.inspect(null));
  const last = useLast(interaction, box !== null || draft.inspected !== null, moving, useTold(told));
  const id = draft.inspected ?? (box ? last.figure : null);
  const figure = id === null ? undefined : figureOf(play.state, id);
  const deed = id === null ? undefined : id === last.figure ? last.turn : interaction.lastTurns.of.get(id);
  if (!box && !figure) return null;
  const now = figure && draft.inspected !== null ? forecast(play.book, play.state, figure.id) : null;
  const events = now ? foretold(now).filter((event) => eventSentence(play, event) !== null) : [];
  const isAgain = figure !== undefined && hasActed(play, figure);
  // What a monster did in an earlier round, or one that has died since, would take the room of what is to come.
  const isStale =
    draft.inspected === null && deed !== undefined && (!figure || deed.play.state.round < play.state.round);
  const why = deed && deed.events.length > 0 && !isStale && (
    <section class="paper why">
      <h3>{id === null ? '' : headOf(play, deed, capital(figureName(deed.play, id)))}</h3>
      <Sentences app={app} play={deed.play} events={deed.events} />
      {!moving && (
        <button type="button" class="plain again" data-action="again" onClick={() => showAgain(interaction, deed)}>
          {t('board.again')}
        </button>
      )}
    </section>
  );
  return (
    <aside class={`reason ${box ? '' : 'rising paper'}`} style={place ? boxStyle(place) : undefined}>
      {box && draft.inspected === null && children}
      {box && draft.inspected === null && <Monsters pictures={pictures} play={play} />}
      {box && draft.inspected === null && !moving && <GhostSlip interaction={interaction} />}
      {figure && (draft.inspected !== null || !box) && (
        <About
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

/** What was done in a round that is over is not why it would do anything now. */
function headOf(play: Play, deed: ActorTurn, figure: string): string {
  const { round } = deed.play.state;
  return round < play.state.round ? t('board.whyBefore', { figure, round }) : t('board.why', { figure });
}

/** L6.5: the turn of its type has gone by in this round, and it does not wait for a late one (L10.5). */
function hasActed({ state }: Play, figure: Play['state']['figures'][number]): boolean {
  if (figure.kind !== 'monster' || state.late.includes(figure.id) || state.turn?.figure === figure.id) return false;
  const place = state.order.findIndex((each) => each.place === 'type' && each.monster === figure.monster);
  return place >= 0 && place < state.place;
}

/** L17.3 */
const endsOf = ({ options }: Interaction, figure: Play['state']['figures'][number]): readonly CommandOf<'endBonus'>[] =>
  options.flatMap((each) =>
    each.type === 'endBonus' && figure.kind === 'hero' && each.hero === figure.hero ? [each] : [],
  );

interface Last {
  readonly figure: FigureId | null;
  readonly turn: ActorTurn | undefined;
}

/**
 * L36.3: whoever acted last, or acts now, with what has been shown of it.
 * @param wanted there is room to tell it, or it is asked for: after a reload the game must be played again to know it
 */
function useLast(interaction: Interaction, wanted: boolean, moving: boolean, told: GameEvent | null): Last {
  const last = useRef<Last>({ figure: null, turn: undefined });
  if (wanted && !moving) last.current = lastOf(interaction.lastTurns);
  else if (wanted && told) last.current = turnUpTo(interaction.lastTurns, told) ?? last.current;
  return last.current;
}

const lastOf = ({ of, last }: LastTurns): Last => ({ figure: last, turn: last === null ? undefined : of.get(last) });

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
            {whyLines(play, event).map((line, nth) => (
              <small key={nth}>{line}</small>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
