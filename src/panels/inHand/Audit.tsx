/** The audit of a game in hand. */
import type { Play } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import { pageText } from '../../i18n';
import { telling } from '../../i18n/inHand/telling';
import { terrainAt } from '../../rules/core/board';
import { livingFoes, situationOf } from '../../rules/inHand/foes';
import { AuditSheet } from '../audit/AuditSheet';
import { SmallMap } from '../audit/SmallMap';
import type { AuditWords } from '../audit/words';
import type { InHandApp } from './app';
import { situationInWords } from './mirror/situation';

const NO_DRAFT = { cards: [], path: [], basic: false };

const WORDS: AuditWords<InHand> = {
  label: telling.label,
  narrate: telling.narrate,
  titleOf: ({ book: { scenario } }) => `${scenario.number} · ${pageText(scenario.id, 'title')}`,
  prompt: (play) => telling.prompt(play, NO_DRAFT, true),
  // Leaves out the modifiers, which would fill a line.
  situation: (play) => situationInWords(play).filter((_, nth) => nth !== 1),
  picture: (play) => <Picture play={play} />,
};

function Picture({ play }: { play: Play }) {
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
  return <SmallMap hexes={hexes} figures={[...foes, self]} middle={hero.at} />;
}

export function Audit({ app }: { app: InHandApp }) {
  return <AuditSheet app={app} words={WORDS as AuditWords} />;
}
