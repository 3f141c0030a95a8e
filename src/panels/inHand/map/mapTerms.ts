/** Finds what to explain on the map sheet. The terms are those that the map on the table shows at the same hex. */
import type { Play } from '../../../flow/inHand/play';
import type { ExplainTarget, ShownTerm } from '../../../i18n/inHand/glossary';
import type { HexId } from '../../../rules/core/hexes';
import { livingFoes } from '../../../rules/inHand/foes';
import type { DrawingModel, HexThingModel } from '../cardPictures';
import { boardModel, centreOn } from './boardModel';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The greatest distance from the centre of a hex at which a point is on the hex, as a fraction of the hex's width. */
const REACH = 0.49;

/** The hex at a point of the card, in mm; null beside the hexes. */
export function hexOn({ grid, hexes }: DrawingModel, { x, y }: Point): HexId | null {
  const away = (hex: HexId): number => {
    const centre = centreOn(grid, hex);
    return Math.hypot(x - centre.x, y - centre.y);
  };
  const [nearest] = hexes.map(({ id }) => id).sort((one, other) => away(one) - away(other));
  return nearest !== undefined && away(nearest) <= REACH * grid.hexWidth ? nearest : null;
}

/** R4, R1.9: what to explain about a hex: the figures and tokens there from the top, then the terrain and what is printed. */
export function explainTargetOfHex(play: Play, at: HexId): ExplainTarget {
  const { hexes, things } = boardModel(play);
  const hex = hexes.find(({ id }) => id === at);
  const isHero = play.state.hero.at === at;
  const foe = livingFoes(play.state).find((each) => each.at === at);
  const lying = things.filter((each) => each.at === at).reverse();
  return {
    of: foe ? { kind: 'foe', foe: foe.id } : isHero ? { kind: 'hero' } : null,
    hex: at,
    seen: [
      ...(isHero ? [{ term: 'hero' } as const] : []),
      ...lying.map(({ sprite }) => termOf(sprite)),
      ...(hex ? [{ term: hex.terrain }] : []),
      ...(hex?.start ? [{ term: 'start' } as const] : []),
      ...(hex?.letter ? [{ term: 'letter', figure: hex.letter } as const] : []),
    ],
  };
}

function termOf(sprite: HexThingModel): ShownTerm {
  switch (sprite.kind) {
    case 'monster':
      return { term: sprite.rank === 'elite' ? 'elite' : 'monster' };
    case 'treasure':
      return { term: 'treasure', figure: String(sprite.number) };
    default:
      return { term: sprite.kind };
  }
}
