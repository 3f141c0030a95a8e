/** What is printed on the objects of the table, each from its part of the view: what the baker paints, now or ahead of its time. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { signed } from '../../../i18n/inHand/words';
import { positionOf } from '../../../rules/inHand/hpCards';
import { attackOdds } from '../../../rules/inHand/odds';
import { CARD, HEX_SPRITE_SCALE, hexSpriteKey, MAP, paintHexSprite, paintMapCard } from '../../art';
import type { HexSprite, MapCardModel } from '../../art/types';
import type { Bake } from '../../core/Baker';
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
  paintTrackerBlock,
  TRACKER,
} from '../art';
import type { Layout } from './layout';
import type * as variants from './onTable';
import type { HandCard, TableView } from './tableView';

type OnTable = typeof variants;

export function heroHpFace(model: TableView['heroHp'], layout: Layout, variant: OnTable | null): Bake {
  const { side } = lieOf(positionOf(model.hp));
  const print = { key: 'heroHp', size: CARD, mm: Math.max(layout.heroHp.mm, 3.3) };
  return variant
    ? { ...print, model, paint: (ctx) => variant.paintCharacterHpTrack(ctx, model) }
    : { ...print, model: [model, side], paint: (ctx) => paintCharacterHpCard(ctx, model, side) };
}

export function monsterHpFace(
  model: NonNullable<TableView['monsterHp']>,
  layout: Layout,
  variant: OnTable | null,
): Bake {
  const { side } = lieOf(positionOf(model.hp ?? 1));
  const print = { key: 'monsterHp', size: CARD, mm: Math.max(layout.monsterHp.mm, 2.6) };
  return variant
    ? { ...print, model, paint: (ctx) => variant.paintMonsterHpTrack(ctx, model) }
    : { ...print, model: [model, side], paint: (ctx) => paintMonsterHpCard(ctx, model, side) };
}

export function plateFace(model: NonNullable<TableView['plate']>, layout: Layout): Bake {
  const mm = Math.max(layout.plate.mm, 4);
  return { key: 'plate', size: MONSTER_PLATE, mm, model, paint: (ctx) => paintMonsterPlate(ctx, model) };
}

export function trackerFace({ tracker }: TableView, layout: Layout): Bake {
  const { distance: _, ...strip } = tracker;
  const { mm } = layout.tracker;
  return { key: 'tracker', size: TRACKER, mm, model: strip, paint: (ctx) => paintRangeTracker(ctx, strip) };
}

export function blockFace(distance: number, layout: Layout): Bake {
  const size = { width: TRACKER.cell, height: TRACKER.height };
  const { mm } = layout.tracker;
  return { key: `block/${distance}`, size, mm, model: '', paint: (ctx) => paintTrackerBlock(ctx, distance) };
}

export function cardFace({ id, model }: HandCard, layout: Layout): Bake {
  const { mm } = layout.hand[0];
  return { key: `face/${id}`, size: ABILITY_HALF, mm, model, paint: (ctx) => paintAbilityCard(ctx, model) };
}

export function actingFace(half: 'top' | 'bottom', layout: Layout): Bake {
  const { mm } = layout.hand[0];
  return { key: `acting/${half}`, size: ABILITY_HALF, mm, model: '', paint: (ctx) => paintActing(ctx, half) };
}

export function mapFace(map: MapCardModel, mm: number): Bake {
  return { key: 'map', size: CARD, mm, model: map, paint: (ctx) => paintMapCard(ctx, map) };
}

export function hexFace(sprite: HexSprite, mm: number): Bake {
  const side = MAP.hexWidth * HEX_SPRITE_SCALE;
  const size = { width: side, height: side };
  return {
    key: hexSpriteKey(sprite),
    size,
    mm,
    model: '',
    paint: (ctx) => paintHexSprite(ctx, sprite, MAP.hexWidth),
  };
}

/** The flag over a selected card; null: it is not selected. */
export function flagFace({ flag, model }: HandCard, { words }: Layout, measure: CanvasRenderingContext2D): Bake | null {
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
export function oddsFaces({ book, state }: Play, { odds: { width, height }, words }: Layout): Bake[] {
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
