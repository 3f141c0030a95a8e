/** Shows the audit of a game of the Long Table. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { gameWords } from '../../i18n/longTable/gameWords';
import { promptFor } from '../../i18n/longTable/prompts';
import { pageOf } from '../../i18n/longTable/stories';
import { AuditSheet } from '../audit/AuditSheet';
import { SmallMap } from '../audit/SmallMap';
import type { AuditWords } from '../audit/words';
import type { LongPictures, LongTableApp } from './app';
import { figureWords } from './mirror/situation';

/** The texts and pictures with which the audit shows a game of the Long Table. */
const wordsWith = (pictures: LongPictures): AuditWords<LongTable> => ({
  label: gameWords.label,
  narrate: gameWords.narrate,
  titleOf: ({ book: { scenario } }) => `${scenario.number} · ${pageOf(scenario.id).title}`,
  prompt: (play) => promptFor(play),
  situation: (play) =>
    play.state.figures.filter(({ kind }) => kind === 'hero').map((figure) => figureWords(play, figure)),
  picture: (play) => <Picture play={play} pictures={pictures} />,
});

function Picture({ play: { book, state }, pictures }: { play: Play; pictures: LongPictures }) {
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
  return <SmallMap hexes={hexes} figures={figures} middle={middle?.hex ?? open[0] ?? 'a1'} />;
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

export function Audit({ app }: { app: LongTableApp }) {
  return <AuditSheet app={app} words={wordsWith(app.cardPictures) as AuditWords} />;
}
