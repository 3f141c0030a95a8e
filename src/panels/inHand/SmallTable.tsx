import type { Play } from '../../flow/inHand/play';
import { bornName } from '../../i18n/inHand/words';
import { terrainAt } from '../../rules/core/board';
import { livingFoes, situationOf } from '../../rules/inHand/foes';
import { SmallMap, type SmallWay } from '../audit/SmallMap';
import type { CardPictures } from './cardPictures';

interface SmallTableProps {
  readonly play: Play;
  readonly pictures: Pick<CardPictures, 'heroPath' | 'monsterPath'>;
  readonly ways?: readonly SmallWay[] | undefined;
}

/** A small picture of the table: the hexes around the hero, and the figures with their HP. */
export function SmallTable({ play, pictures, ways }: SmallTableProps) {
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
    path: pictures.monsterPath(bornName(play, id)),
    isActing: id === fight?.foe,
  }));
  const self = {
    hex: hero.at,
    side: 'hero' as const,
    hp: hero.hp,
    path: pictures.heroPath(book.setup.hero),
    isActing: true,
  };
  return <SmallMap hexes={hexes} figures={[...foes, self]} middle={hero.at} ways={ways} />;
}
