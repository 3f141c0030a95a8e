/** Shows the turn order and the six elements. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { placeTitle } from '../../../i18n/longTable/naming';
import { elementName, strengthName } from '../../../i18n/longTable/termNames';
import type { Command } from '../../../rules/longTable/commands';
import { figureOf, heroFigureId } from '../../../rules/longTable/figures';
import type { FigureId, Place } from '../../../rules/longTable/state';
import { ELEMENTS, type Element, type ElementStrength } from '../../../rules/longTable/vocabulary';
import type { Interaction } from '../../../session/longTable/interaction';
import { type Box, boxStyle } from '../../box';
import type { LongPictures } from '../app';
import { Chip } from '../Icon';
import { isTypeLate, monstersOf, ringOfType } from './monsterTypes';
import { enableSidewaysScroll } from './sidewaysScroll';
import type { AnimatedEvent } from './useAnimatedEvent';
import { actsAt, useShownPlay } from './useShownPlay';

interface TurnOrderProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  /** Whether the table is animating. */
  readonly moving: boolean;
  /** The event that the table animates now. */
  readonly animatedEvent: AnimatedEvent;
  readonly box: Box;
}

export function TurnOrder({ pictures, interaction, play: shownPlay, moving, animatedEvent, box }: TurnOrderProps) {
  const play = useShownPlay(shownPlay, moving, animatedEvent, () => interaction.play);
  const { state } = play;
  return (
    <div class="order" style={boxStyle(box)}>
      <ol class="places" ref={enableSidewaysScroll}>
        {state.order.map((place, i) => {
          const look = lookOf(play, place, i);
          return (
            <li key={nameOf(place)} class={look}>
              <PlaceOf {...{ pictures, interaction, play, place }} />
              {look === 'late' && <em>{t('board.late')}</em>}
              {look === 'fallen' && <span class="said">{t('board.fallen')}</span>}
            </li>
          );
        })}
      </ol>
      <Elements pictures={pictures} interaction={interaction} play={shownPlay} />
    </div>
  );
}

function lookOf(play: Play, place: Place, nth: number): string {
  const { turn, place: now } = play.state;
  if (turn && (actsAt(play.state, place, turn.figure) || (nth === now && !isInAnother(play, turn.figure, nth))))
    return 'now';
  if (place.place === 'type' && isTypeLate(play, place.monster)) return 'late';
  if (figureAt(play, place) === undefined) return 'fallen';
  return nth < now ? 'done' : '';
}

/**
 * L10.5: whether the figure acts at a place whose index is not `nth`. A late monster takes its turn while the current place is still the
 * place of the figure that opened the door.
 */
const isInAnother = ({ state }: Play, id: FigureId, nth: number): boolean =>
  state.order.some((place, i) => i !== nth && actsAt(state, place, id));

/** One place of the turn order. A tap shows the details of a figure that acts at this place. */
function PlaceOf({
  pictures,
  interaction,
  play,
  place,
}: Pick<TurnOrderProps, 'pictures' | 'interaction' | 'play'> & { place: Place }) {
  const count = countOf(play, place);
  const at = figureAt(play, place);
  const { inspected } = interaction.draft;
  return (
    <button
      type="button"
      class="takes-turn"
      disabled={at === undefined}
      onClick={() => at !== undefined && interaction.inspect(inspected === at ? null : at)}
    >
      <Chip pictures={pictures} kind={nameOf(place)} ring={ringOf(play, place)} />
      {count > 1 && <span class="count">{`×${count}`}</span>}
      <b>{place.initiative}</b>
      <span class="said">{placeTitle(place)}</span>
    </button>
  );
}

function nameOf(place: Place): string {
  switch (place.place) {
    case 'hero':
      return place.hero;
    case 'type':
      return place.monster;
    case 'escorts':
      return place.escort;
  }
}

const ringOf = (play: Play, place: Place): string =>
  place.place === 'type' ? ringOfType(monstersOf(play, place.monster)) : place.place === 'hero' ? 'hero' : 'ally';

const countOf = (play: Play, place: Place): number =>
  place.place === 'type' ? monstersOf(play, place.monster).length : 1;

/** The figure whose details a tap on a place shows: for a monster type, its first monster on the map. Undefined if there is no figure. */
function figureAt(play: Play, place: Place): FigureId | undefined {
  switch (place.place) {
    case 'hero':
      return figureOf(play.state, heroFigureId(place.hero))?.id;
    case 'type':
      return monstersOf(play, place.monster)[0]?.id;
    case 'escorts':
      return play.state.figures.find((each) => each.kind === 'escort' && each.escort === place.escort)?.id;
  }
}

/** The command that a tap on an element's disc sends; undefined if there is none. */
function commandFor({ options }: Interaction, element: Element): Command | undefined {
  return options.find(
    (each) =>
      (each.type === 'element' && each.element === element) ||
      (each.type === 'pay' && each.element === element) ||
      (each.type === 'choose' && each.option.option === 'element' && each.option.element === element),
  );
}

function Elements({ pictures, interaction, play }: Pick<TurnOrderProps, 'pictures' | 'interaction' | 'play'>) {
  return (
    <ul class="elements">
      {ELEMENTS.map((element) => {
        const strength = play.state.elements[element];
        const command = commandFor(interaction, element);
        // L16.1: an element that is created in this turn becomes strong at the end of the turn.
        const comes = strength !== 'strong' && play.state.turn?.created.includes(element) === true;
        const now = comes ? t('board.elementComes', { strength: strengthName(strength) }) : strengthName(strength);
        const label = `${elementName(element)}: ${now}`;
        return (
          <li key={element}>
            {command ? (
              <button type="button" aria-label={label} onClick={() => interaction.send(command)}>
                <Disc pictures={pictures} element={element} strength={strength} comes={comes} />
              </button>
            ) : (
              <span title={label}>
                <Disc pictures={pictures} element={element} strength={strength} comes={comes} />
                <span class="said">{t('board.element', { element: elementName(element), strength: now })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The disc of an element: filled if strong, half filled if waning, an outline if inert. A coloured edge means that the element becomes
 * strong at the end of the turn.
 */
function Disc({
  pictures,
  element,
  strength,
  comes,
}: {
  pictures: LongPictures;
  element: Element;
  strength: ElementStrength;
  comes: boolean;
}) {
  return (
    <svg
      class={`disc ${element} ${strength} ${comes ? 'comes' : ''}`}
      data-sign={element}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle class="edge" cx="50" cy="50" r="45" />
      {comes && <circle class="coming" cx="50" cy="50" r="41" />}
      {strength === 'strong' && <circle class="full" cx="50" cy="50" r="42" />}
      {strength === 'waning' && <path class="full" d="M8 50A42 42 0 0 0 92 50Z" />}
      <g transform="translate(22 22) scale(.109)">
        <path d={pictures.icon(element)} />
      </g>
    </svg>
  );
}
