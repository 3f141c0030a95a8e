/** Shows what an answer has changed in the campaign, as a receipt. */
import { t } from '../../../i18n';
import { nameOf, pendingWords } from '../../../i18n/longTable/campaignWords';
import { joinWords } from '../../../i18n/longTable/forms';
import { itemName } from '../../../i18n/longTable/termNames';
import type { Campaign } from '../../../rules/longTable/campaign/state';
import type { LongTableApp } from '../app';
import { Chip, Picture } from '../Icon';
import type { LedgerEntry } from './choices';

/** Shows a line for each hero who has gained or lost something, with a portrait, and a line for the party and the world. */
export function Receipt({ app, entries, now }: { app: LongTableApp; entries: readonly LedgerEntry[]; now: Campaign }) {
  const { cardPictures: pictures } = app;
  if (entries.length === 0) return null;
  return (
    <ul class="receipt">
      {entries.map(({ hero, changes, gained, lost, waits }) => {
        const who = now.heroes.find(({ no }) => no === hero);
        return (
          <li key={hero}>
            {who ? <Chip pictures={pictures} kind={who.class} ring="hero" /> : <span class="chip" />}
            <strong>{who ? nameOf(now, who.no) : now.parties[now.party]?.name}</strong>
            <span class="changes">
              {changes.map(({ what, from, to }) => (
                <span key={what} class={to < from ? 'less' : 'more'}>
                  {t(`board.camp.receipt.${what}`)} {from} → <b>{to}</b>
                </span>
              ))}
              {[...gained.map((item) => ({ item, look: 'more' })), ...lost.map((item) => ({ item, look: 'less' }))].map(
                ({ item, look }, nth) => (
                  <span key={`${item} ${nth}`} class={look}>
                    <Picture path={pictures.item(item)} />
                    {itemName(item)}
                  </span>
                ),
              )}
              {waits.length > 0 && (
                <span class="waits">{t('board.camp.pending', { what: joinWords(waits.map(pendingWords)) })}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
