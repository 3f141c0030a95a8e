/** Adds the app functions that only the Long Table has. */
import { t } from '../../i18n';
import { moveLabel } from '../../i18n/longTable/campaignWords';
import { seedFrom } from '../../journal/seed';
import { announce } from '../../panels/announcer';
import type { LongTableApp } from '../../panels/longTable/app';
import { claimsIn } from '../claims';
import type { ModeHost, RandomSource } from '../front';
import type { SharedApp } from '../types';
import { adviseInWorker, openHints } from './hints';
import type { LongTableMode } from './types';

/** @param shared the app functions that all modes have; the result extends them */
export function appOf(
  shared: SharedApp<LongTableMode>,
  host: ModeHost<LongTableMode>,
  { random, seed }: RandomSource,
): LongTableApp {
  const { navigation, tabs, keeper } = host;
  const hint = hintsIn(host);
  const own: Omit<LongTableApp, keyof SharedApp<LongTableMode>> = {
    foundParty(name, heroes, terms) {
      const id = seedFrom(random(8));
      void tabs.claimNew(id);
      void keeper.ask();
      navigation.send({ type: 'found', id, name, heroes, ...terms, seed: seed ?? seedFrom(random(16)) });
      return navigation.screen !== 'naming';
    },
    makeMove(move) {
      const before = shared.view.campaign?.state;
      navigation.send({ type: 'move', move });
      // The page `told`, which shows the result of the player's choice, announces the effects of the move itself.
      const hasOwnPage = shared.view.page?.page === 'told';
      if (before && !hasOwnPage && shared.view.campaign?.state !== before)
        announce([t('frame.spoken.done', { what: moveLabel(before, move) })]);
    },
    proceed: () => navigation.send({ type: 'proceed' }),
    playAgain: () => navigation.send({ type: 'again', seed: seed ?? seedFrom(random(16)) }),
    showHint: () => void hint(),
    readStats: host.records.readStats,
    keepPrint: host.records.keepPrint,
    loadPacks: host.records.loadPacks,
    ...claimsIn(host, host.records.claims),
  };
  return Object.assign(shared, own);
}

function hintsIn({ settings, watching, tableDisplay, changes }: ModeHost<LongTableMode>): () => Promise<void> {
  return openHints({
    advise: adviseInWorker,
    isEnabled: () => settings.current.hints && (watching.copy?.claim ?? null) === null,
    interaction: () => watching.playable,
    shownPlay: () => tableDisplay.hudContext.shownPlay,
    showNotice(words) {
      tableDisplay.showNotice(words);
      changes.changed();
    },
  });
}
