/** The painters for those who know ids and not models: what the panels print on canvases of their own, in css px. */
import { heroes } from '../../content/inHand';
import { named } from '../../i18n';
import type { CardId, Side } from '../../rules/inHand/vocabulary';
import { type Ctx, type GlyphName, terrainIcon } from '../art';
import { paintBlock } from '../art/block';
import { drawIcon, glyphIcon, itemIcon } from '../art/icons';
import { ABILITY_HALF, type CampaignMapModel, paintAbilityCard, paintCampaignMap } from './art';
import { CAMPAIGN_PLACES } from './art/campaignPlaces';
import { drawing, tile } from './drawing';
import { printedAction } from './table/printedModels';

/** An icon in the middle of a box. */
function glyph(ctx: Ctx, width: number, height: number, name: GlyphName, colour: string): void {
  drawIcon(ctx, glyphIcon(name), width / 2, height / 2, Math.min(width, height), colour);
}

function itemGlyph(ctx: Ctx, width: number, height: number, item: string, colour: string): void {
  drawIcon(ctx, itemIcon(item), width / 2, height / 2, Math.min(width, height), colour);
}

function itemBlock(ctx: Ctx, width: number, height: number, item: string): void {
  paintBlock(ctx, width, height, { icon: itemIcon(item), id: item });
}

/** The place where a scenario is played, by what stands about there. */
function sceneBlock(ctx: Ctx, width: number, height: number, scenario: string): void {
  const icons = (['obstacle', 'hazardous', 'trap'] as const).flatMap((terrain) => terrainIcon(scenario, terrain) ?? []);
  const [icon = 'closed-doors'] = icons;
  paintBlock(ctx, width, height, { icon, id: scenario, accent: true });
}

const ENDING_ICON = { struckOff: 'tombstone', solventKing: 'crown', carriedForward: 'fountain-pen' } as const;

function endingBlock(ctx: Ctx, width: number, height: number, ending: keyof typeof ENDING_ICON): void {
  paintBlock(ctx, width, height, { icon: ENDING_ICON[ending], id: ending, accent: true });
}

function townBlock(ctx: Ctx, width: number, height: number): void {
  paintBlock(ctx, width, height, { icon: 'medieval-village-01', id: 'town', accent: true });
}

/** A face of an ability card at a level, as large as the box is wide. */
function abilityFace(ctx: Ctx, width: number, hero: string, card: CardId, side: Side, level: 1 | 2): void {
  const face = heroes[hero]?.cards.find(({ id }) => id === card)?.faces[side][level === 1 ? 0 : 1];
  if (!face) return;
  const mm = width / ABILITY_HALF.width;
  ctx.scale(mm, mm);
  paintAbilityCard(ctx, {
    id: face.id,
    title: named('cards.face', face.id),
    initiative: face.initiative,
    side,
    level,
    top: { ...printedAction(face.top), shows: face.shows },
    bottom: printedAction(face.bottom),
  });
}

function campaignMap(ctx: Ctx, width: number, height: number, model: CampaignMapModel): void {
  paintCampaignMap(ctx, width, height, model);
}

export const cardPictures = {
  glyph,
  itemGlyph,
  itemBlock,
  sceneBlock,
  endingBlock,
  townBlock,
  abilityFace,
  campaignMap,
  drawing,
  tile,
  /** Where the scenarios stand on the campaign map, in parts of its width and height. */
  places: CAMPAIGN_PLACES,
};
