/**
 * Makes the painting jobs of objects on the table. Each job depends only on its object's data and on the layout, so it
 * can be painted when it is needed or ahead of time.
 */
import type { Play } from '../../../flow/inHand/play';
import { contentText, t } from '../../../i18n';
import { signed } from '../../../i18n/inHand/words';
import type { GameEvent } from '../../../rules/inHand/events';
import { positionOf } from '../../../rules/inHand/hpCards';
import { oddsOfAllFaces } from '../../../rules/inHand/odds';
import { PARTIES, type Party } from '../../../rules/inHand/state';
import type { Face } from '../../../rules/inHand/vocabulary';
import { CARD, measureWith, PALETTE } from '../../art';
import type { Measure } from '../../art/type';
import type { Bake } from '../../core/Baker';
import type { Box } from '../../core/pose';
import {
  ABILITY_HALF,
  type ChipRoom,
  FLAG_HEIGHT,
  type FlagModel,
  flagWidth,
  ITEM_TAB,
  MONSTER_PLATE,
  type OddsCellModel,
  orientationOf,
  type PlacedChip,
  paintAbilityCard,
  paintActing,
  paintCharacterHpCard,
  paintChips,
  paintFlag,
  paintItemTab,
  paintMonsterHpCard,
  paintMonsterPlate,
  paintOddsCell,
  paintRangeTracker,
  paintRising,
  paintRollChip,
  paintTrackerBlock,
  placeChips,
  RISING,
  ROLL_CHIP,
  type RollChipModel,
  TRACKER,
} from '../art';
import { paintGap } from '../art/lift';
import { flatMapBake, hexBake, mapBake } from '../sprites/MapSprite';
import type { Layout } from './layout';
import type * as variants from './onTable';
import type { HandCard, TableView } from './tableView';

type OnTable = typeof variants;

export function heroHpBake(model: TableView['heroHp'], layout: Layout, variant: OnTable | null): Bake {
  const { side } = orientationOf(positionOf(model.hp));
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
  const { side } = orientationOf(positionOf(model.hp ?? 1));
  const card = { key: 'monsterHp', size: CARD, mm: Math.max(layout.monsterHp.mm, 2.6) };
  return variant
    ? { ...card, model, paint: (ctx) => variant.paintMonsterHpTrack(ctx, model) }
    : { ...card, model: [model, side], paint: (ctx) => paintMonsterHpCard(ctx, model, side) };
}

export function plateBake(model: NonNullable<TableView['plate']>, layout: Layout): Bake {
  const mm = Math.max(layout.plate.mm, 4);
  return { key: 'plate', size: MONSTER_PLATE, mm, model, paint: (ctx) => paintMonsterPlate(ctx, model) };
}

/** The area of the arrows at the top of the hero's HP card, in mm. A fight does not use the arrows. */
const OVER_ARROWS: Box = { x: 1, y: 0.5, width: 61, height: 9.6 };
/** The portrait on the monster's plate, in mm; `trait` is the height of one trait at the portrait's lower edge. */
const PORTRAIT = { x: 2.2, y: 2.2, width: 17.1, height: 27.6, trait: 5.7 } as const;
/** The space around the chips for their outline, in mm. */
const EDGE = 0.5;
/** The height of a chip in px, if the card has enough space. */
const CHIP_PX = 34;

/** The area for a party's chips on its card, in mm. */
export function chipRoom(party: Party, plate: TableView['plate'], layout: Layout): ChipRoom {
  if (party === 'hero') return { ...OVER_ARROWS, chip: CHIP_PX / layout.heroHp.mm };
  const { trait, height, ...room } = PORTRAIT;
  const traits = plate && plate.show !== 'both' ? plate.traits[plate.show].length : 0;
  return { ...room, height: height - traits * trait, chip: CHIP_PX / layout.plate.mm };
}

/** The places of a party's chips on its card. */
export const placedChips = (
  party: Party,
  { chips, plate }: Pick<TableView, 'chips' | 'plate'>,
  layout: Layout,
  measure: Measure,
): readonly PlacedChip[] => placeChips(chips[party], chipRoom(party, plate, layout), measure);

/** The painting job for a party's chips, and the chips' box on their card, in mm. Null if the party has no chips. */
export function chipsBake(
  party: Party,
  { chips, plate }: Pick<TableView, 'chips' | 'plate'>,
  layout: Layout,
): { readonly bake: Bake; readonly box: Box } | null {
  const all = chips[party];
  if (all.length === 0) return null;
  const room = chipRoom(party, plate, layout);
  const box = { x: room.x - EDGE, y: room.y - EDGE, width: room.width + 2 * EDGE, height: room.height + 2 * EDGE };
  const { mm } = party === 'hero' ? layout.heroHp : layout.plate;
  const paint: Bake['paint'] = (ctx) => {
    ctx.translate(-box.x, -box.y);
    paintChips(ctx, placeChips(all, room, measureWith(ctx)));
  };
  return { bake: { key: `chips/${party}`, size: box, mm: Math.max(mm, 2.6), model: [all, room], paint }, box };
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

/** The least px per mm at which an item's name on its tab is readable. */
const READABLE = 3.4;

export function itemBake(item: TableView['items'][number], { items: { mm }, composition }: Layout): Bake {
  const model =
    composition === 'desktop' && mm >= READABLE ? { ...item, name: contentText('cards.item', item.id) } : item;
  return { key: `item/${item.id}`, size: ITEM_TAB, mm, model, paint: (ctx) => paintItemTab(ctx, model) };
}

export function actingBake(half: 'top' | 'bottom', layout: Layout): Bake {
  const { mm } = layout.hand[0];
  return { key: `acting/${half}`, size: ABILITY_HALF, mm, model: '', paint: (ctx) => paintActing(ctx, half) };
}

export function gapBake(half: 'top' | 'bottom', layout: Layout): Bake {
  const { mm } = layout.hand[0];
  return { key: `gap/${half}`, size: ABILITY_HALF, mm, model: '', paint: (ctx) => paintGap(ctx, half) };
}

/** The painting job for the flag of a card; null if the card has no flag. */
export function flagBake(
  { flag, model }: HandCard,
  { textScale }: Layout,
  measure: CanvasRenderingContext2D,
): Bake | null {
  if (!flag) return null;
  const sign: FlagModel =
    flag === 'leads'
      ? { text: t('table.leads', { initiative: model.initiative }), tone: 'vermilion', glyph: 'initiative' }
      : { text: t('table.second'), tone: 'bone' };
  const size = { width: flagWidth(measure, sign) * textScale, height: FLAG_HEIGHT * textScale };
  const paint: Bake['paint'] = (ctx) => {
    ctx.scale(textScale, textScale);
    paintFlag(ctx, sign);
  };
  return { key: `flag/${flag}`, size, mm: 1, model: sign, paint };
}

/** The px between two cells of the odds. */
export const ODDS_GAP = 8;

/** A thrown face to outline. `settled`: it is certain that this face counts. */
export interface ThrownFace {
  readonly face: Face;
  readonly settled: boolean;
}

/**
 * The painting jobs for the odds of the current roll, one per face. The thrown face is outlined; faces that can no
 * longer count are struck out.
 */
export function oddsBakes(
  { book, state }: Play,
  { odds: { width, height }, textScale }: Layout,
  thrown: ThrownFace | null = null,
): Bake[] {
  const odds = oddsOfAllFaces(book, state);
  const isGood = state.attack?.by === 'hero';
  const size = { width: (width - 2 * ODDS_GAP) / 3, height };
  return (odds?.outcomes ?? []).map(({ face, modifier, cases, damage, hp }, index) => {
    const isThrown = face === thrown?.face;
    const share = thrown?.settled ? Number(isThrown) : cases / (odds?.of ?? 1);
    const model: OddsCellModel = {
      face,
      modifier: signed(modifier),
      chance: `${Math.round(100 * share)}%`,
      damage: String(damage),
      unit: t('table.damageUnit'),
      share,
      hp: { from: hp.before, to: hp.after },
      ...(hp.after === 0 ? { verdict: { word: t(`table.verdict.${isGood ? 'kills' : 'deadly'}`), isGood } } : {}),
      current: isThrown,
      out: share === 0,
    };
    const paint: Bake['paint'] = (ctx) => {
      ctx.scale(textScale, textScale);
      paintOddsCell(ctx, model, size.width / textScale, height / textScale);
    };
    return { key: `odds/${index}`, size, mm: 1, model, paint };
  });
}

/** Whether the first of two rolls counts: 'kept' until the second roll, then 'counts' or 'dropped'. */
export type FirstRollStatus = 'kept' | 'counts' | 'dropped';

export function rollChipBake(face: Face, modifier: number, fate: FirstRollStatus, scale: number): Bake {
  const size = { width: ROLL_CHIP.width * scale, height: ROLL_CHIP.height * scale };
  const model: RollChipModel = {
    title: t('table.pair.first'),
    face,
    modifier: signed(modifier),
    fate: t(`table.pair.${fate}`),
    out: fate === 'dropped',
  };
  const paint: Bake['paint'] = (ctx) => {
    ctx.scale(scale, scale);
    paintRollChip(ctx, model);
  };
  return { key: 'rollChip', size, mm: 1, model, paint };
}

/** The painting job for a number that rises from a card after a loss or gain. */
export function risingBake(text: string, colour: string): Bake {
  return {
    key: `rising/${text}/${colour}`,
    size: RISING,
    mm: 1,
    model: '',
    paint: (ctx) => paintRising(ctx, text, colour),
  };
}

/** The painting jobs for the rising numbers of an event. */
export function risingBakes(event: GameEvent): Bake[] {
  switch (event.type) {
    case 'monsterHurt':
    case 'heroHurt':
      return [risingBake(signed(event.after - event.before), PALETTE.vermilion)];
    case 'healed':
      return [risingBake(signed(event.amount), PALETTE.teal)];
    default:
      return [];
  }
}

/** The painting jobs for the cards of a fight. */
export function combatBakes(view: TableView, layout: Layout, variant: OnTable | null): Bake[] {
  const { plate, heroHp, monsterHp } = view;
  return [
    ...PARTIES.flatMap((party) => chipsBake(party, view, layout)?.bake ?? []),
    ...(plate ? [plateBake(plate, layout)] : []),
    heroHpBake(heroHp, layout, variant),
    ...(monsterHp ? [monsterHpBake(monsterHp, layout, variant)] : []),
  ];
}

/** The painting jobs for the map with its sprites; while the hero does not explore, one job paints them as one texture. */
function mapBakes({ activity, map, sprites }: TableView, { mapMm }: Layout): Bake[] {
  if (activity !== 'map') return [flatMapBake(map, sprites, mapMm)];
  return [mapBake(map, mapMm), ...sprites.map(({ sprite }) => hexBake(sprite, mapMm))];
}

/** The painting jobs for the hand, the tracker, and the map with its sprites. */
export function handAndMapBakes(view: TableView, layout: Layout): Bake[] {
  const { distance } = view.tracker;
  return [
    ...view.hand.flatMap((card) => [cardBake(card, layout), ...(card.acting ? [actingBake(card.acting, layout)] : [])]),
    trackerBake(view, layout),
    ...(distance === undefined ? [] : [blockBake(distance, layout)]),
    ...mapBakes(view, layout),
  ];
}
