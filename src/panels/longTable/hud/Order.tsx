/** The turn order, which is the only clock, and the six elements. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { elementName, strengthName } from '../../../i18n/longTable/cardLines';
import { placeTitle } from '../../../i18n/longTable/naming';
import type { Command } from '../../../rules/longTable/commands';
import type { Place } from '../../../rules/longTable/state';
import { ELEMENTS, type Element, type ElementStrength } from '../../../rules/longTable/vocabulary';
import type { Interaction } from '../../../session/longTable/interaction';
import { type Box, boxStyle } from '../../box';
import type { LongPictures } from '../app';
import { Chip } from '../Icon';

interface OrderProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  readonly box: Box;
}

export function Order({ pictures, interaction, play, box }: OrderProps) {
  const { state } = play;
  return (
    <div class="order" style={boxStyle(box)}>
      <ol class="places">
        {state.order.map((place, i) => (
          <li key={nameOf(place)} class={i < state.place ? 'done' : i === state.place && state.turn ? 'now' : ''}>
            <Chip pictures={pictures} kind={nameOf(place)} ring={ringOf(play, place)} />
            {countOf(play, place) > 1 && <span class="count">{`×${countOf(play, place)}`}</span>}
            <b>{place.initiative}</b>
            <span class="said">{placeTitle(place)}</span>
          </li>
        ))}
      </ol>
      <Elements pictures={pictures} interaction={interaction} play={play} />
    </div>
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

/** Gold where all of a type are elite. */
function ringOf({ state }: Play, place: Place): string {
  if (place.place !== 'type') return place.place === 'hero' ? 'hero' : 'ally';
  const all = state.figures.flatMap((each) =>
    each.kind === 'monster' && each.monster === place.monster ? [each] : [],
  );
  return all.some(({ rank }) => rank === 'normal') ? 'normal' : 'elite';
}

const countOf = ({ state }: Play, place: Place): number =>
  place.place === 'type'
    ? state.figures.filter((each) => each.kind === 'monster' && each.monster === place.monster).length
    : 1;

/** The command that uses, makes or chooses an element; undefined: touching its disc means nothing now. */
function commandFor({ options }: Interaction, element: Element): Command | undefined {
  return options.find(
    (each) =>
      (each.type === 'element' && each.element === element) ||
      (each.type === 'pay' && each.element === element) ||
      (each.type === 'choose' && each.option.option === 'element' && each.option.element === element),
  );
}

function Elements({ pictures, interaction, play }: Omit<OrderProps, 'box'>) {
  return (
    <ul class="elements">
      {ELEMENTS.map((element) => {
        const strength = play.state.elements[element];
        const command = commandFor(interaction, element);
        const label = `${elementName(element)}: ${strengthName(strength)}`;
        return (
          <li key={element}>
            {command ? (
              <button type="button" aria-label={label} onClick={() => interaction.say(command)}>
                <Disc pictures={pictures} element={element} strength={strength} />
              </button>
            ) : (
              <span title={label}>
                <Disc pictures={pictures} element={element} strength={strength} />
                <span class="said">
                  {t('board.element', { element: elementName(element), strength: strengthName(strength) })}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Full when strong, its lower half when waning, an outline when inert. */
function Disc({
  pictures,
  element,
  strength,
}: {
  pictures: LongPictures;
  element: Element;
  strength: ElementStrength;
}) {
  return (
    <svg class={`disc ${element} ${strength}`} data-sign={element} viewBox="0 0 100 100" aria-hidden="true">
      <circle class="edge" cx="50" cy="50" r="45" />
      {strength === 'strong' && <circle class="full" cx="50" cy="50" r="42" />}
      {strength === 'waning' && <path class="full" d="M8 50A42 42 0 0 0 92 50Z" />}
      <g transform="translate(22 22) scale(.109)">
        <path d={pictures.icon(element)} />
      </g>
    </svg>
  );
}
