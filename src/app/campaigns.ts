/** Lists, opens, leaves, exports and imports the stored campaigns. */
import { t } from '../i18n';
import { type Game, toSavedGame } from '../journal/journal';
import type { Front } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, SavedOf } from '../modes/types';
import { faultText } from '../panels/faultText';
import type { ByMode } from '../rules/core/ruleset';
import { type CampaignAccess, openCampaignAccess } from '../storage/campaignAccess';
import type { PersistenceRequest } from '../storage/persistence';
import type { WriteQueue } from '../storage/queue';
import type { SaveLine } from '../storage/saveLines';
import type { Saves } from '../storage/saves';
import type { Tabs } from '../storage/tabs';
import type { SaveTransferOptions } from '../storage/transfer';
import { type Fault, fault, storageFault } from '../storage/untrusted';
import type { Navigation } from './navigation';

export interface CampaignsOptions<M extends ModeTypes> {
  readonly modes: ByMode<Mode<M>>;
  /** The page's mode. */
  readonly mode: Pick<Mode<M>, 'rules'>;
  readonly front: Pick<Front<M>, 'isSingle'>;
  readonly saves: Saves<SavedOf<M>>;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly keeper: PersistenceRequest;
  readonly navigation: Pick<Navigation<M>, 'campaign' | 'dismiss' | 'screen' | 'send' | 'show' | 'warn'>;
  now(): number;
  /** The interaction of the open scenario, or null if none is open. */
  interaction(): InteractionOf<M> | null;
  openTable(campaign: M['campaign'], left: Game<M['game']> | null): Promise<void>;
  changed(): void;
}

export interface Campaigns<M extends ModeTypes> {
  /** The stored saves, the most recently played first. Includes saves that cannot be read; omits saves of single scenarios. */
  readonly lines: readonly SaveLine[];
  readonly access: CampaignAccess;
  readonly transfer: SaveTransferOptions<SavedOf<M>>;
  /** Reads the stored campaigns, and warns of each save that cannot be read. */
  list(): Promise<void>;
  /** Takes over the campaign that another tab has open. */
  takeOver(): void;
  /** Called when another tab has taken over a campaign: leaves the campaign if it is open here. */
  onTaken(id: string): void;
  /** Warns the player that a save is broken, and why. */
  warnOf(fault: Fault): void;
}

export function openCampaigns<M extends ModeTypes>(options: CampaignsOptions<M>): Campaigns<M> {
  const { modes, front, saves, tabs, queue, keeper, navigation, now, openTable, changed } = options;
  let lines: readonly SaveLine[] = [];
  /** The id of the campaign that the player wanted to open although another tab has it open, or null if there is none. */
  let elsewhere: string | null = null;
  const brokenText = (fault: Fault) => t('saves.broken', { why: faultText(fault) });
  const warnOf = (fault: Fault) => navigation.warn(brokenText(fault));
  /** The shown warnings about unreadable saves. */
  let shownWarnings = new Set<string>();

  async function relist(): Promise<void> {
    try {
      lines = (await saves.list()).filter(
        (line) => !front.isSingle(line) && !(line.ok && modes(line.mode)?.isSingle?.(line)),
      );
      const still = new Set(lines.flatMap((line) => (line.ok ? [] : [brokenText(line.fault)])));
      for (const sentence of shownWarnings) if (!still.has(sentence)) navigation.dismiss(sentence);
      shownWarnings = new Set([...shownWarnings].filter((sentence) => still.has(sentence)));
    } catch (error) {
      warnOf(storageFault(error));
    }
    changed();
  }

  const access = openCampaignAccess({
    saves,
    modes,
    tabs,
    queue,
    keeper,
    now,
    openCampaignId: () => navigation.campaign?.id,
    async onOpened({ result: { campaign, game, rescued, mended, restarts }, lost, restarted }) {
      // The campaign is now open in this tab, so the warnings about another tab no longer apply.
      navigation.dismiss(t('saves.taken'));
      navigation.dismiss(faultText(fault('elsewhere', 'campaign').fault));
      if (lost) navigation.warn(t('frame.storage.older'));
      if (restarted || restarts) navigation.warn(t('saves.relaid'));
      if (mended) navigation.warn(t('saves.mended'));
      if (rescued) navigation.warn(t('frame.storage.rescued'));
      navigation.send({ type: 'resume', campaign });
      if (navigation.screen === 'table') await openTable(campaign, game);
    },
    onElsewhere(id) {
      elsewhere = id;
      navigation.show('elsewhere');
    },
    onFault: (fault) => (fault.reason === 'elsewhere' ? navigation.warn(faultText(fault)) : warnOf(fault)),
    quit: () => navigation.send({ type: 'quit' }),
    changed: relist,
  });

  const transfer = transferOf(options, access, relist);

  return {
    get lines() {
      return lines;
    },
    access,
    transfer,
    async list() {
      await relist();
      for (const line of lines) {
        if (line.ok) continue;
        shownWarnings.add(brokenText(line.fault));
        warnOf(line.fault);
      }
    },
    takeOver() {
      navigation.show(null);
      if (elsewhere !== null) void access.open(elsewhere, true);
    },
    onTaken(id) {
      if (navigation.campaign?.id !== id) return;
      navigation.warn(t('saves.taken'));
      void access.leave();
    },
    warnOf,
  };
}

/** What the export and import of saves need; the open campaign is exported as it is now. */
function transferOf<M extends ModeTypes>(
  { saves, modes, mode, tabs, now, keeper, navigation, interaction }: CampaignsOptions<M>,
  access: CampaignAccess,
  changed: () => Promise<void>,
): SaveTransferOptions<SavedOf<M>> {
  return {
    saves,
    modes,
    tabs,
    now,
    persistence: keeper.persistence,
    live() {
      const { campaign } = navigation;
      if (!campaign) return null;
      const session = interaction()?.session;
      const { rules } = mode;
      const table = session ? toSavedGame(rules, { journal: session.journal, play: session.play, played: [] }) : null;
      return { mode: rules.id, campaign, table };
    },
    async leave() {
      if (!navigation.campaign) return access.waitUntilLeft();
      const done = access.leave();
      navigation.show('saves');
      await done;
    },
    changed,
  };
}
