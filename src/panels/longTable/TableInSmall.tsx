/** A small picture of the Long Table: the hexes around the acting figure, and the figures with their HP. */
import type { Play } from '../../flow/longTable/play';
import { SmallMap, type SmallWay } from '../audit/SmallMap';
import type { LongPictures } from './app';

interface TableInSmallProps {
  readonly play: Play;
  readonly pictures: LongPictures;
  readonly ways?: readonly SmallWay[] | undefined;
}

export function TableInSmall({ play: { book, state }, pictures, ways }: TableInSmallProps) {
  const { rooms, doors } = book.scenario;
  const open = state.rooms.flatMap((room) => rooms[room]?.hexes ?? []);
  const hexes = [...new Set([...open, ...doors.map(({ hex }) => hex)])].map((hex) => ({
    hex,
    isShut:
      (state.tiles[hex] ?? book.scenario.board.hexes[hex]) === 'obstacle' ||
      !(open.includes(hex) || state.opened.includes(hex)),
  }));
  const acting = state.turn?.figure ?? null;
  const figures = state.figures.map((figure) => ({
    hex: figure.hex,
    side: sideOf(figure),
    hp: figure.hp,
    path: pictures.figure(kindOf(figure)),
    isActing: figure.id === acting,
  }));
  const middle = state.figures.find(({ id }) => id === acting) ?? state.figures.find(({ kind }) => kind === 'hero');
  return <SmallMap hexes={hexes} figures={figures} middle={middle?.hex ?? open[0] ?? 'a1'} ways={ways} />;
}

type OnMap = Play['state']['figures'][number];

function sideOf({ kind }: OnMap): 'hero' | 'foe' | 'other' {
  return kind === 'monster' ? 'foe' : kind === 'hero' ? 'hero' : 'other';
}

function kindOf(figure: OnMap): string {
  switch (figure.kind) {
    case 'hero':
      return figure.hero;
    case 'summon':
      return figure.summon;
    case 'monster':
      return figure.monster;
    case 'escort':
      return figure.escort;
    default:
      return figure.obstacle;
  }
}
