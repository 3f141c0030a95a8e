/** The small claims of the Long Table: the texts and pictures that the shared panels need. */
import type { TableAim, TableClaim } from '../../audit/longTable/claims';
import { legal } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { t } from '../../i18n';
import { gameWords } from '../../i18n/longTable/gameWords';
import { figureName } from '../../i18n/longTable/naming';
import { pageOf } from '../../i18n/longTable/stories';
import { cardName } from '../../i18n/longTable/termNames';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import { ClaimStrip as SharedStrip } from '../claims/ClaimStrip';
import { ClaimsSheet as SharedSheet } from '../claims/ClaimsSheet';
import { type ClaimWords, capital } from '../claims/words';
import type { LongPictures, LongTableApp } from './app';
import { situationInWords } from './mirror/situation';
import { TableInSmall } from './TableInSmall';

const playOf = ({ setup, start }: TableClaim) => LONG_TABLE.fromJSON(LONG_TABLE.bookFor(setup), start);

const wordsWith = (pictures: LongPictures): ClaimWords<LongTable, TableAim> => ({
  playOf,
  nameOf(claim) {
    const { aim } = claim;
    if ('figure' in aim) return capital(figureName(playOf(claim), aim.figure));
    return t(aim.kind === 'lootChest' ? 'claims.chest' : aim.kind === 'purse' ? 'claims.coins' : 'claims.several');
  },
  aim: ({ aim }) => t(`claims.aim.${aim.kind}`),
  aimLong({ aim }) {
    const count = 'count' in aim ? { count: aim.count } : {};
    const sentence = t(`claims.aimLong.${aim.kind}`, count);
    return aim.kind === 'fellOpen' ? sentence : `${sentence} ${t('claims.shut')}`;
  },
  where(claim) {
    const { scenario } = playOf(claim).book;
    return t('claims.where', { number: scenario.number, title: pageOf(scenario.id).title, level: claim.setup.level });
  },
  cards: ({ state }) => (state.turn?.cards ?? []).map(cardName),
  situation: (play) => situationInWords(play, legal(play)),
  picture: (play) => <TableInSmall play={play} pictures={pictures} />,
  label: gameWords.label,
  modes: [
    { mode: 'inHand', word: 'frame.inHand' },
    { mode: 'longTable', word: 'frame.longTable' },
  ],
});

interface ClaimsProps {
  readonly app: LongTableApp;
}

export function ClaimsSheet({ app }: ClaimsProps) {
  return <SharedSheet app={app} words={wordsWith(app.cardPictures)} />;
}

export function ClaimStrip({ app }: ClaimsProps) {
  return <SharedStrip app={app} words={wordsWith(app.cardPictures)} />;
}
