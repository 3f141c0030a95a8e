/** Gives the panels painters by name. The panels draw on their own canvases, in CSS px. */
import { heroes } from '../../content/inHand';
import { contentText } from '../../i18n';
import type { CardId, ItemId, Side } from '../../rules/inHand/vocabulary';
import { CARD, type Ctx, hexCorners, PALETTE } from '../art';
import { polygon, rectangle } from '../art/carve';
import { fillRough, printOnPaper } from '../art/paper';
import { drawFitted, drawNumber, fitText, measureWith } from '../art/type';
import { ABILITY_HALF, type CampaignMapModel, ITEM_STRIP, paintAbilityCard, paintCampaignMap } from './art';
import { paintBlock } from './art/block';
import { CAMPAIGN_PLACES } from './art/campaignPlaces';
import { paintHexSprite } from './art/hexSprites';
import type { GlyphName } from './art/iconNames';
import { drawIcon, glyphIcon, groundOf, heroIcon, iconPathData, itemIcon, monsterIcon, terrainIcon } from './art/icons';
import { paintLetter, paintMapCard, paintStart, paintTerrain } from './art/mapCard';
import { cardHexCentre, HEX_SPRITE_SCALE, MAP } from './art/mapGeometry';
import { drawMonsterPlate } from './art/monsterCard';
import type { Art, DrawingModel, ToolModel } from './drawing';
import { printedAction, printedPlate } from './table/printedModels';
import type { paintersById, QuarterIds } from './wholeCards';

/** Paints an icon centred in a box. */
function glyph(ctx: Ctx, width: number, height: number, name: GlyphName, colour: string): void {
  drawIcon(ctx, glyphIcon(name), width / 2, height / 2, Math.min(width, height), colour);
}

function itemGlyph(ctx: Ctx, width: number, height: number, item: string, colour: string): void {
  drawIcon(ctx, itemIcon(item), width / 2, height / 2, Math.min(width, height), colour);
}

function itemBlock(ctx: Ctx, width: number, height: number, item: string): void {
  paintBlock(ctx, width, height, { icon: itemIcon(item), id: item });
}

function townBlock(ctx: Ctx, width: number, height: number): void {
  paintBlock(ctx, width, height, { icon: 'medieval-village-01', id: 'town', accent: true });
}

/** Paints one face of an ability card at a level, scaled to the width of the box. */
function abilityFace(ctx: Ctx, width: number, hero: string, card: CardId, side: Side, level: 1 | 2): void {
  const face = heroes[hero]?.cards.find(({ id }) => id === card)?.faces[side][level === 1 ? 0 : 1];
  if (!face) return;
  const mm = width / ABILITY_HALF.width;
  ctx.scale(mm, mm);
  paintAbilityCard(ctx, {
    id: face.id,
    title: contentText('cards.face', face.id),
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

/** Adds the ground and terrain pictures that the scenario's table shows. A map from a pack keeps the default ones. */
function withScenery(model: DrawingModel): DrawingModel {
  const ground = groundOf(model.id);
  return {
    ...model,
    ...(ground ? { ground } : {}),
    hexes: model.hexes.map((hex) => {
      const icon = hex.terrain === 'openDoor' ? undefined : terrainIcon(model.id, hex.terrain);
      return icon ? { ...hex, icon } : hex;
    }),
  };
}

const ART: Art & Parameters<typeof paintersById>[0] = {
  CARD,
  cardHexCentre,
  HEX_SPRITE_SCALE,
  hexCorners,
  MAP,
  PALETTE,
  paintHexSprite,
  paintMapCard,
  polygon,
  drawIcon,
  glyphIcon,
  paintLetter,
  paintStart,
  paintTerrain,
  ITEM_STRIP,
  drawFitted,
  drawNumber,
  fillRough,
  fitText,
  itemIcon,
  measureWith,
  plate: drawMonsterPlate,
  printedPlate,
  printOnPaper,
  rectangle,
};

/**
 * Wraps painters that are loaded on first use. Calls paint nothing until the painters are loaded; then a `reprint`
 * event makes the panels paint again.
 */
function whenFetched<T>(fetch: () => Promise<T>): (paint: (painters: T) => void) => void {
  let here: T | null = null;
  return (paint) => {
    if (here) return paint(here);
    fetch().then(
      (found) => {
        here = found;
        dispatchEvent(new Event('reprint'));
      },
      // After a failure the next call tries to load them again.
      () => {},
    );
  };
}

const whenDrawn = whenFetched(() => import('./drawing').then((found) => found.drawingPainters(ART)));
const whenWhole = whenFetched(() =>
  import('./wholeCards').then((found) => found.loadMonsterPortraits().then(() => found.paintersById(ART))),
);

/** The painters. Their `width` and `height` are the size of the box in CSS px. */
export const cardPictures = {
  glyph,
  heroPath: (hero: string): string => iconPathData(heroIcon(hero)),
  monsterPath: (monster: string): string => iconPathData(monsterIcon(monster)),
  itemGlyph,
  itemBlock,
  townBlock,
  abilityFace,
  campaignMap,
  drawing: (ctx: Ctx, width: number, model: DrawingModel) =>
    whenDrawn((each) => each.drawing(ctx, width, withScenery(model))),
  tool: (ctx: Ctx, width: number, height: number, model: ToolModel) =>
    whenDrawn((each) => each.tool(ctx, width, height, model)),
  monsterCard: (ctx: Ctx, width: number, upper: QuarterIds, lower: QuarterIds | null) =>
    whenWhole((each) => each.monsterCard(ctx, width, upper, lower)),
  itemStrip: (ctx: Ctx, width: number, item: ItemId) => whenWhole((each) => each.itemStrip(ctx, width, item)),
  /** The positions of the scenarios on the campaign map, as fractions of the map's width and height. */
  places: CAMPAIGN_PLACES,
};
