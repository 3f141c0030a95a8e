/** What is painted on the objects of the table, each from its part of the view: for the baker, now or before it is shown. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { signed } from '../../../i18n/inHand/words';
import type { GameEvent } from '../../../rules/inHand/events';
import { positionOf } from '../../../rules/inHand/hpCards';
import { attackOdds } from '../../../rules/inHand/odds';
import { CARD, PALETTE } from '../../art';
import type { Bake } from '../../core/Baker';
import { hexBake, mapBake } from '../../core/MapSprite';
import {
  ABILITY_HALF,
  FLAG_HEIGHT,
  type FlagModel,
  flagWidth,
  lieOf,
  MONSTER_PLATE,
  type OddsCellModel,
  paintAbilityCard,
  paintActing,
  paintCharacterHpCard,
  paintFlag,
  paintMonsterHpCard,
  paintMonsterPlate,
  paintOddsCell,
  paintRangeTracker,
  paintRising,
  paintTrackerBlock,
  RISING,
  TRACKER,
} from '../art';
import type { Layout } from './layout';
import type * as variants from './onTable';
import type { HandCard, TableView } from './tableView';

type OnTable = typeof variants;

export function heroHpBake(model: TableView['heroHp'], layout: Layout, variant: OnTable | null): Bake {
  const { side } = lieOf(positionOf(model.hp));
  const card = { key: 'heroHp', size: CARD, mm: Math.max(layout.heroHp.mm, 3.3) };
  return variant
    ? { ...card, model, paint: (ctx) => variant.paintCharacterHpTrack(ctx, model) }
    : { ...card, model: [model, side], paint: (ctx) => paintCharacterHpCard(ctx, model, side) };
}

export function monsterHpBake(
  model: NonNullable<TableView['monsterHp']>,
  layout: Layout,
  variant: OnTable | null,
): Bake {
  const { side } = lieOf(positionOf(model.hp ?? 1));
  const card = { key: 'monsterHp', size: CARD, mm: Math.max(layout.monsterHp.mm, 2.6) };
  return variant
    ? { ...card, model, paint: (ctx) => variant.paintMonsterHpTrack(ctx, model) }
    : { ...card, model: [model, side], paint: (ctx) => paintMonsterHpCard(ctx, model, side) };
}

export function plateBake(model: NonNullable<TableView['plate']>, layout: Layout): Bake {
  const mm = Math.max(layout.plate.mm, 4);
  return { key: 'plate', size: MONSTER_PLATE, mm, model, paint: (ctx) => paintMonsterPlate(ctx, model) };
}

export function trackerBake({ tracker }: TableView, layout: Layout): Bake {
  const { distance: _, ...strip } = tracker;
  const { mm } = layout.tracker;
  return { key: 'tracker', size: TRACKER, mm, model: strip, paint: (ctx) => paintRangeTracker(ctx, strip) };
}

export function blockBake(distance: number, layout: Layout): Bake {
  const size = { width: TRACKER.cell, height: TRACKER.height };
  const { mm } = layout.tracker;
  return { key: `block/${distance}`, size, mm, model: '', paint: (ctx) => paintTrackerBlock(ctx, distance) };
}

export function cardBake({ id, model }: HandCard, layout: Layout): Bake {
  const { mm } = layout.hand[0];
  return { key: `face/${id}`, size: ABILITY_HALF, mm, model, paint: (ctx) => paintAbilityCard(ctx, model) };
}

export function actingBake(half: 'top' | 'bottom', layout: Layout): Bake {
  const { mm } = layout.hand[0];
  return { key: `acting/${half}`, size: ABILITY_HALF, mm, model: '', paint: (ctx) => paintActing(ctx, half) };
}

/** The flag over a selected card; null: it is not selected. */
export function flagBake({ flag, model }: HandCard, { words }: Layout, measure: CanvasRenderingContext2D): Bake | null {
  if (!flag) return null;
  const sign: FlagModel =
    flag === 'leads'
      ? { text: t('table.leads', { initiative: model.initiative }), tone: 'vermilion', glyph: 'initiative' }
      : { text: t('table.second'), tone: 'bone' };
  const size = { width: flagWidth(measure, sign) * words, height: FLAG_HEIGHT * words };
  const paint: Bake['paint'] = (ctx) => {
    ctx.scale(words, words);
    paintFlag(ctx, sign);
  };
  return { key: `flag/${flag}`, size, mm: 1, model: sign, paint };
}

/** px between two cells of the odds. */
export const ODDS_GAP = 8;

/** The odds of the roll at hand, a cell each. */
export function oddsBakes({ book, state }: Play, { odds: { width, height }, words }: Layout): Bake[] {
  const odds = attackOdds(book, state);
  const size = { width: (width - 2 * ODDS_GAP) / 3, height };
  return (odds?.outcomes ?? []).map(({ face, modifier, cases, damage, hp }, index) => {
    const model: OddsCellModel = {
      face,
      modifier: signed(modifier),
      chance: `${Math.round((100 * cases) / (odds?.of ?? 1))}%`,
      damage: String(damage),
      unit: t('table.damageUnit'),
      hp: { from: hp.before, to: hp.after },
    };
    const paint: Bake['paint'] = (ctx) => {
      ctx.scale(words, words);
      paintOddsCell(ctx, model, size.width / words, height / words);
    };
    return { key: `odds/${index}`, size, mm: 1, model, paint };
  });
}

/** What rises from a card: what was lost or won. */
export function risingBake(text: string, colour: string): Bake {
  return {
    key: `rising/${text}/${colour}`,
    size: RISING,
    mm: 1,
    model: '',
    paint: (ctx) => paintRising(ctx, text, colour),
  };
}

/** What an event lets rise. */
export function risingBakes(event: GameEvent): Bake[] {
  switch (event.type) {
    case 'monsterHurt':
    case 'heroHurt':
      return [risingBake(signed(event.after - event.before), PALETTE.vermilionLit)];
    case 'healed':
      return [risingBake(signed(event.amount), PALETTE.tealLit)];
    default:
      return [];
  }
}

/** The cards of a fight. */
export function combatBakes({ plate, heroHp, monsterHp }: TableView, layout: Layout, variant: OnTable | null): Bake[] {
  return [
    ...(plate ? [plateBake(plate, layout)] : []),
    heroHpBake(heroHp, layout, variant),
    ...(monsterHp ? [monsterHpBake(monsterHp, layout, variant)] : []),
  ];
}

/** Hand, tracker, and the map with what lies on it. */
export function restBakes(view: TableView, layout: Layout): Bake[] {
  const { distance } = view.tracker;
  return [
    ...view.hand.flatMap((card) => [cardBake(card, layout), ...(card.acting ? [actingBake(card.acting, layout)] : [])]),
    trackerBake(view, layout),
    ...(distance === undefined ? [] : [blockBake(distance, layout)]),
    mapBake(view.map, layout.mapMm),
    ...view.sprites.map(({ sprite }) => hexBake(sprite, layout.mapMm)),
  ];
}
