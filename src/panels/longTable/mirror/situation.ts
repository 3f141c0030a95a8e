/** Describes in words the situation at the Long Table and the content of each hex. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capitalise, joinWords } from '../../../i18n/longTable/forms';
import { figureName, heroTitle, placeTitle } from '../../../i18n/longTable/naming';
import { promptFor, sentWords } from '../../../i18n/longTable/prompts';
import { cardName, conditionName, elementName, strengthName } from '../../../i18n/longTable/termNames';
import { type HexId, terrainAt } from '../../../rules/core/board';
import type { Command } from '../../../rules/longTable/commands';
import { figureAt, situationOf } from '../../../rules/longTable/figures';
import { ELEMENTS } from '../../../rules/longTable/vocabulary';
import type { Interaction } from '../../../session/longTable/interaction';
import { riskWords } from '../hud/wayWords';
import { noEffectWarning } from '../noEffectWarning';

export function situationInWords(play: Play, options: readonly Command[]): string[] {
  const vain = noEffectWarning(play);
  const sent = sentWords(play);
  const { state } = play;
  const strong = ELEMENTS.filter((element) => state.elements[element] !== 'inert');
  return [
    sent === null ? promptFor(play, options) : `${sent} ${promptFor(play, options)}`,
    ...(vain === null ? [] : [vain]),
    t('board.mirror.round', { round: state.round }),
    ...(state.order.length > 0
      ? [
          t('board.mirror.order', {
            places: joinWords(state.order.map((place) => `${placeTitle(place)} ${place.initiative}`)),
          }),
        ]
      : []),
    ...(strong.length > 0
      ? [
          t('board.mirror.elements', {
            elements: joinWords(strong.map((each) => `${elementName(each)} (${strengthName(state.elements[each])})`)),
          }),
        ]
      : []),
    ...state.seats.map(({ hero, hand, discard, lost }) =>
      t('board.mirror.seat', {
        hero: heroTitle(hero),
        hand: hand.length > 0 ? joinWords(hand.map(cardName)) : t('board.mirror.none'),
        discard: discard.length,
        lost: lost.length,
      }),
    ),
    ...state.figures.map((figure) => figureWords(play, figure)),
  ];
}

type OnMap = Play['state']['figures'][number];

export function figureWords(play: Play, { id, hex, hp, maxHp, tokens }: OnMap): string {
  const values = { figure: capitalise(figureName(play, id)), hex, hp, max: maxHp };
  return tokens.length === 0
    ? t('board.mirror.figure', values)
    : t('board.mirror.figureWith', { ...values, tokens: joinWords(tokens.map(({ token }) => conditionName(token))) });
}

/** Describes what is on a hex, and what a tap on it does. */
export function hexWords({ play, places }: Interaction, hex: HexId): string {
  const { book, state } = play;
  const seen = state.rooms.some((room) => book.scenario.rooms[room]?.hexes.includes(hex));
  const door = book.scenario.doors.some((each) => each.hex === hex);
  if (!seen && !door) return t('board.mirror.unknown', { hex });
  const figure = figureAt(state, hex);
  const terrain = terrainAt(situationOf(book, state), hex) ?? 'plain';
  const things = [
    figure ? capitalise(figureName(play, figure.id)) : '',
    door ? t(state.opened.includes(hex) ? 'board.mirror.openDoor' : 'board.mirror.door') : '',
    terrain === 'plain' || terrain === 'door' || terrain === 'trap' ? '' : t(`board.mirror.${terrain}`),
    state.traps.some((trap) => trap.hex === hex) ? t('board.mirror.trap') : '',
    state.money.includes(hex) ? t('board.mirror.money') : '',
  ].filter((each) => each !== '');
  const spot = places.spots.get(hex);
  const can = spot?.way ? t('board.mirror.way', { cost: spot.way.cost }) : spot ? t('board.mirror.can') : '';
  const risks = spot?.way ? riskWords(spot.way) : [];
  const what = `${hex}: ${things.length > 0 ? joinWords(things) : t('board.mirror.empty')}`;
  return [[what, can].filter(Boolean).join('. '), ...risks].join('. ');
}
