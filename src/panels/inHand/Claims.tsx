/** The small claims in hand: the texts and pictures that the shared panels need. */
import type { Aim, SmallClaim } from '../../audit/inHand/claims';
import type { InHand } from '../../flow/inHand/types';
import { pageText, t } from '../../i18n';
import { gameWords } from '../../i18n/inHand/gameWords';
import { cardName, foeName } from '../../i18n/inHand/words';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { ClaimStrip as SharedStrip } from '../claims/ClaimStrip';
import { ClaimsSheet as SharedSheet } from '../claims/ClaimsSheet';
import type { ClaimWords } from '../claims/words';
import type { InHandApp } from './app';
import type { CardPictures } from './cardPictures';
import { situationInWords } from './mirror/situation';
import { SmallTable } from './SmallTable';

const playOf = ({ setup, start }: SmallClaim) => IN_HAND.fromJSON(IN_HAND.bookFor(setup), start);

const wordsWith = (pictures: CardPictures): ClaimWords<InHand, Aim> => ({
  playOf,
  nameOf(claim) {
    const { aim, start } = claim;
    const foe = 'foe' in aim ? aim.foe : start.state.fight?.foe;
    return foe === undefined || aim.kind === 'loot' ? t('claims.chest') : foeName(playOf(claim), foe);
  },
  aim: ({ aim }) => t(`claims.aim.${aim.kind}`),
  aimLong: ({ aim }) => t(`claims.aimLong.${aim.kind}`),
  where(claim) {
    const { scenario } = playOf(claim).book;
    const level = claim.setup.scenarioLevel;
    return t('claims.where', { number: scenario.number, title: pageText(scenario.id, 'title'), level });
  },
  cards: (play) => play.state.hero.cards.filter(({ zone }) => zone === 'selected').map(({ id }) => cardName(play, id)),
  situation: situationInWords,
  picture: (play) => <SmallTable play={play} pictures={pictures} />,
  label: gameWords.label,
  modes: [
    { mode: 'inHand', word: 'frame.inHand' },
    { mode: 'longTable', word: 'frame.longTable' },
  ],
});

export function ClaimsSheet({ app }: { app: InHandApp }) {
  return <SharedSheet app={app} words={wordsWith(app.cardPictures)} />;
}

export function ClaimStrip({ app }: { app: InHandApp }) {
  return <SharedStrip app={app} words={wordsWith(app.cardPictures)} />;
}
