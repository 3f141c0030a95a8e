/** Finds the glossary terms at a point of the map card. */
import type { GlossaryTerm, ShownTerm } from '../../../../i18n/inHand/glossary';
import { hexCorners, hexNeighbours, type Point } from '../../../art/geometry';
import type { HexId } from '../../../art/types';
import { cardHexCentre, fitOf, MAP, type MapFit } from '../../art/mapGeometry';
import type { HexSprite, MapCardModel } from '../../art/mapModels';
import type { PlacedSprite } from '../../sprites/MapSprite';
import { shownTerm } from './shownTerm';

/** The hex at a point, if any, and the terms there. */
export interface MapTerms {
  readonly hex: HexId | null;
  readonly seen: readonly ShownTerm[];
}

const SPRITE_TERMS = {
  hero: 'hero',
  reach: 'reach',
  threat: 'threat',
  goal: 'way',
  pathDot: 'way',
  trap: 'trap',
  money: 'money',
  objective: 'objective',
  dead: 'dead',
  exit: 'exit',
  follower: 'follower',
  letter: 'letter',
  start: 'start',
  unlit: 'unlit',
  flooded: 'flooded',
  served: 'served',
  torn: 'torn',
} as const satisfies Partial<Record<HexSprite['kind'], GlossaryTerm>>;

/** The top of the map card's foot, which shows the scenario's number and colour, in mm. */
const FOOT = 82.4;

/**
 * R4, R1.9: the terms at a point. On a hex: the terms of its sprites, its terrain, and what is printed on it. On a wall
 * between hexes: only the term of the wall. Outside the hexes (on the rock): the wall's term too, but at the card's foot the scenario's
 * colour if it has one.
 */
export function termsOnMap(map: MapCardModel, sprites: readonly PlacedSprite[], hero: HexId, at: Point): MapTerms {
  const fit = fitOf(map.hexes.map(({ id }) => id));
  const hex = hexNear(map, fit, at);
  if (!hex) return { hex: null, seen: [at.y > FOOT && map.dot ? shownTerm(map.dot) : shownTerm('wall')] };
  if (onWall(map, fit, hex.id, at)) return { hex: null, seen: [shownTerm('wall')] };
  const lying = sprites.filter((each) => each.at === hex.id).reverse();
  return {
    hex: hex.id,
    seen: [
      ...(hex.id === hero ? [shownTerm('hero')] : []),
      ...lying.flatMap(({ sprite }) => spriteSeen(sprite)),
      shownTerm(hex.terrain),
      ...(hex.start ? [shownTerm('start')] : []),
      ...(hex.letter ? [shownTerm('letter', hex.letter)] : []),
      ...(hex.dot ? [shownTerm(hex.dot)] : []),
    ],
  };
}

function spriteSeen(sprite: HexSprite): ShownTerm[] {
  switch (sprite.kind) {
    case 'monster':
      return sprite.rank === 'elite' ? [shownTerm('elite')] : [shownTerm('monster')];
    case 'treasure':
      return [shownTerm('treasure', sprite.number)];
    case 'reach':
      return [shownTerm('reach', sprite.cost)];
    case 'dot':
      return [shownTerm(sprite.dot)];
    case 'target':
    case 'focus':
      return [];
    default:
      return [shownTerm(SPRITE_TERMS[sprite.kind])];
  }
}

function hexNear({ hexes }: MapCardModel, fit: MapFit, at: Point): MapCardModel['hexes'][number] | null {
  const away = (id: HexId) => {
    const { x, y } = cardHexCentre(id, fit);
    return Math.hypot(at.x - x, at.y - y);
  };
  const near = hexes.filter(({ id }) => away(id) < MAP.hexHeight * fit.scale * 0.56);
  return near.sort((a, b) => away(a.id) - away(b.id))[0] ?? null;
}

/** Whether a point is on a wall, a marked edge of the hex (R4.2). */
function onWall({ walls }: MapCardModel, fit: MapFit, hex: HexId, at: Point): boolean {
  const corners = hexCorners(cardHexCentre(hex, fit), MAP.hexWidth * fit.scale);
  return hexNeighbours(hex).some((other, i) => {
    const walled = walls.some((pair) => pair.includes(hex) && pair.includes(other));
    const [from, to] = [corners[i], corners[(i + 1) % corners.length]];
    return walled && from && to && toEdge(at, from, to) < 1.2 * fit.scale;
  });
}

/** The distance of a point from the segment between two others. */
function toEdge(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy);
  const along = Math.min(1, Math.max(0, part));
  return Math.hypot(at.x - from.x - dx * along, at.y - from.y - dy * along);
}
