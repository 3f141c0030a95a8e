/** Describes the situation on the table in words. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { capitalise, cardName, foeWithArticle, signed } from '../../../i18n/inHand/words';
import { terrainAt } from '../../../rules/core/board';
import { DIRECTIONS, type HexId, neighbour } from '../../../rules/core/hexes';
import { heroMaxHp } from '../../../rules/inHand/damage';
import { visibleSymbols } from '../../../rules/inHand/elements';
import { foeOf, situationOf } from '../../../rules/inHand/foes';
import { heroModifiers, positionOf } from '../../../rules/inHand/hpCards';
import type { CardId, Half } from '../../../rules/inHand/vocabulary';
import { effectSentences } from './effectWords';

const POSITIONS = ['spent', 'steady', 'stung', 'sound'] as const;

export function situationInWords(play: Play): string[] {
  const { book, state } = play;
  const { hero, fight, round, turn } = state;
  const [a, b, c] = heroModifiers(book, { ...state, hero: { ...hero, hp: Math.max(1, hero.hp) } }).map(signed);
  const hand = hero.cards.filter(({ zone }) => zone === 'hand' || zone === 'selected');
  const symbols = visibleSymbols(book, state).map(({ element }) => t(`cards.element.${element}`));
  return [
    t('mirror.situation', {
      round,
      hp: hero.hp,
      max: heroMaxHp(book),
      position: t(`cards.position.${POSITIONS[positionOf(Math.max(1, hero.hp))]}`),
      money: hero.money,
    }),
    t('mirror.modifiers', { a: a ?? '', b: b ?? '', c: c ?? '' }),
    t('mirror.hand', { cards: hand.map(({ id, side }) => `${cardName(play, id)} (${side})`).join(', ') }),
    ...(turn?.action ? [beingPlayed(play, turn.action)] : []),
    symbols.length > 0 ? t('mirror.elements', { list: symbols.join(', ') }) : t('mirror.noElements'),
    ...effectSentences(play),
    ...(fight ? [foeInFight(play, fight.foe, fight.distance)] : [t('mirror.at', { hex: hero.at })]),
  ];
}

/** A sentence about the half of a card that is being played; on the table a ring marks this half. */
function beingPlayed(play: Play, { card, half }: { readonly card: CardId; readonly half: Half }): string {
  return t('mirror.acting', { card: cardName(play, card), half: t(`log.half.${half}`) });
}

function foeInFight(play: Play, id: string, distance: number): string {
  const { hp, maxHp } = foeOf(play.state, id);
  return capitalise(t('mirror.foe', { foe: foeWithArticle(play, id), hp, max: maxHp, distance }));
}

/** The label for a step to a neighbouring hex, such as 'North, to d4: trap'. */
export function stepLabel(play: Play, to: HexId): string {
  const { at } = play.state.hero;
  const direction = DIRECTIONS.find((each) => neighbour(at, each) === to) ?? 'n';
  const terrain = terrainAt(situationOf(play.book, play.state), to) ?? 'plain';
  const words = t(`mirror.direction.${direction}`);
  return t('mirror.stepTo', { direction: words, hex: to, what: t(`mirror.terrain.${terrain}`) });
}
