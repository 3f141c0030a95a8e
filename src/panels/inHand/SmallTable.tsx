import type { Play } from '../../flow/inHand/play';
import { terrainAt } from '../../rules/core/board';
import { livingFoes, situationOf } from '../../rules/inHand/foes';
import { SmallMap, type SmallWay } from '../audit/SmallMap';

/** A small picture of the table: the hexes around the hero, and the figures with their HP. */
export function SmallTable({ play, ways }: { play: Play; ways?: readonly SmallWay[] | undefined }) {
  const { book, state } = play;
  const situation = situationOf(book, state);
  const hexes = Object.keys(book.scenario.board.hexes).map((hex) => {
    const terrain = terrainAt(situation, hex);
    return { hex, isShut: terrain === 'obstacle' || terrain === 'door' };
  });
  const { hero, fight } = state;
  const foes = livingFoes(state).map(({ id, at, hp }) => ({
    hex: at,
    side: 'foe' as const,
    hp,
    path: '',
    isActing: id === fight?.foe,
  }));
  const self = { hex: hero.at, side: 'hero' as const, hp: hero.hp, path: '', isActing: true };
  return <SmallMap hexes={hexes} figures={[...foes, self]} middle={hero.at} ways={ways} />;
}
