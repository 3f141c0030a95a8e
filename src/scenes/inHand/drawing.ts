/**
 * Paints the pictures of the map editor: the map card that is being edited, and the tools. This file is loaded on
 * first use. The table's painters are passed in, because importing them here would make the table's script larger.
 */
import type * as shared from '../art';
import type { polygon } from '../art/carve';
import type { Ctx, HexId } from '../art/types';
import type * as art from './art';
import type { paintHexSprite } from './art/hexSprites';
import type { drawIcon, glyphIcon } from './art/icons';
import type { paintLetter, paintStart, paintTerrain } from './art/mapCard';
import type { HexSprite, MapCardModel, Terrain } from './art/mapModels';

type Shared = Pick<typeof shared, 'CARD' | 'hexCorners' | 'PALETTE'>;
type OfThisMode = Pick<typeof art, 'cardHexCentre' | 'HEX_SPRITE_SCALE' | 'MAP' | 'paintMapCard'>;

/** The painters and measures that the caller passes in. */
export interface Art extends Shared, OfThisMode {
  readonly polygon: typeof polygon;
  readonly drawIcon: typeof drawIcon;
  readonly glyphIcon: typeof glyphIcon;
  readonly paintHexSprite: typeof paintHexSprite;
  readonly paintLetter: typeof paintLetter;
  readonly paintStart: typeof paintStart;
  readonly paintTerrain: typeof paintTerrain;
}

export interface DrawingModel extends Pick<MapCardModel, 'id' | 'hexes' | 'walls' | 'ground'> {
  /** The left and top edge of the grid, and the width of a hex, in mm of the card. */
  readonly grid: { readonly left: number; readonly top: number; readonly hexWidth: number };
  /** The scenario number printed on the card; 1 if absent. */
  readonly number?: number;
  readonly things: readonly { readonly at: HexId; readonly sprite: HexSprite }[];
}

/** The picture of a tool of the map editor. */
export type ToolModel =
  | { readonly kind: 'terrain'; readonly terrain: Terrain }
  | { readonly kind: 'sprite'; readonly sprite: HexSprite }
  | { readonly kind: 'look' | 'rock' | 'wall' | 'wipe' | 'start' | 'letter' };

export interface DrawingPainters {
  drawing(ctx: Ctx, width: number, model: DrawingModel): void;
  tool(ctx: Ctx, width: number, height: number, model: ToolModel): void;
}

export function drawingPainters({
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
}: Art): DrawingPainters {
  /** The offset and scale of a grid on the card. */
  const fitTo = ({ left, top, hexWidth }: DrawingModel['grid']) => {
    const scale = hexWidth / MAP.hexWidth;
    return { x: left - MAP.x * scale, y: top - MAP.y * scale, scale };
  };

  /** Paints the map card that is being edited, with its sprites. */
  function drawing(ctx: Ctx, width: number, { grid, things, number = 1, ...map }: DrawingModel): void {
    const mm = width / CARD.width;
    const fit = fitTo(grid);
    ctx.scale(mm, mm);
    paintMapCard(ctx, { ...map, number, dot: 'orange', fit });
    const side = grid.hexWidth * HEX_SPRITE_SCALE;
    for (const { at, sprite } of things) {
      const { x, y } = cardHexCentre(at, fit);
      ctx.save();
      ctx.translate(x - side / 2, y - side / 2);
      paintHexSprite(ctx, sprite, grid.hexWidth);
      ctx.restore();
    }
  }

  /** Paints the picture of a tool: a hex with what the tool places, or with an icon if the tool places nothing. */
  function tool(ctx: Ctx, width: number, height: number, model: ToolModel): void {
    const w = Math.min(width, height / (Math.sqrt(3) / 2)) * 0.96;
    const scale = w / MAP.hexWidth;
    ctx.translate(width / 2, height / 2);
    ctx.scale(scale, scale);
    const centre = { x: 0, y: 0 };
    const hex = new Path2D(polygon(hexCorners(centre, MAP.hexWidth)));
    ctx.fillStyle = model.kind === 'rock' ? PALETTE.ink : PALETTE.floor;
    ctx.fill(hex);
    ctx.lineWidth = 0.3;
    ctx.strokeStyle = model.kind === 'rock' ? PALETTE.boneDim : PALETTE.ink;
    ctx.stroke(hex);
    switch (model.kind) {
      case 'terrain':
        return paintTerrain(ctx, { id: 'a1', terrain: model.terrain }, centre);
      case 'sprite': {
        const side = (MAP.hexWidth * HEX_SPRITE_SCALE) / 2;
        ctx.translate(-side, -side);
        return paintHexSprite(ctx, model.sprite, MAP.hexWidth);
      }
      case 'start':
        return paintStart(ctx, centre, MAP.hexWidth);
      case 'letter':
        return paintLetter(ctx, 'a', centre, MAP.hexWidth * 1.6);
      case 'look':
        return drawIcon(ctx, glyphIcon('target'), 0, 0, MAP.hexWidth * 0.62, PALETTE.ink);
      case 'wipe':
        return drawIcon(ctx, glyphIcon('blocks'), 0, 0, MAP.hexWidth * 0.6, PALETTE.ink);
      case 'wall': {
        const [a, b, c] = hexCorners(centre, MAP.hexWidth);
        if (!a || !b || !c) return;
        ctx.lineWidth = 1.6;
        ctx.strokeStyle = PALETTE.ink;
        return ctx.stroke(new Path2D(`M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}`));
      }
      case 'rock':
        return;
      default:
        model satisfies never;
    }
  }

  return { drawing, tool };
}
