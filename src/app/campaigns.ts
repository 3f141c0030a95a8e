/** The stored campaigns: listing, opening, leaving, exporting and importing them. */
import { t } from '../i18n';
import { type Game, keep } from '../journal/journal';
import type { Front } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, SavedOf } from '../modes/types';
import { faultText } from '../panels/faultText';
import type { ByMode } from '../rules/core/ruleset';
import { type CampaignAccess, openCampaignAccess } from '../storage/campaignAccess';
import type { PersistenceRequest } from '../storage/persistence';
import type { WriteQueue } from '../storage/queue';
import type { SaveLine, Saves } from '../storage/saves';
import type { Tabs } from '../storage/tabs';
import type { SaveTransferOptions } from '../storage/transfer';
import { type Fault, fault, storageFault } from '../storage/untrusted';
import type { Navigation } from './navigation';

export interface CampaignsOptions<M extends ModeTypes> {
  readonly modes: ByMode<Mode<M>>;
  /** The mode that is played. */
  readonly mode: Pick<Mode<M>, 'rules'>;
  readonly front: Pick<Front<M>, 'isSingle'>;
  readonly saves: Saves<SavedOf<M>>;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly keeper: PersistenceRequest;
  readonly navigation: Pick<Navigation<M>, 'campaign' | 'dismiss' | 'screen' | 'send' | 'show' | 'warn'>;
  now(): number;
  /** The table of the campaign that is played; null: no scenario is open. */
  interaction(): InteractionOf<M> | null;
  sitDown(campaign: M['campaign'], left: Game<M['game']> | null): Promise<void>;
  changed(): void;
}

export interface Campaigns<M extends ModeTypes> {
  /** The one played last first; single scenarios are left out. */
  readonly lines: readonly SaveLine[];
  readonly door: CampaignAccess;
  readonly transfer: SaveTransferOptions<SavedOf<M>>;
  /** Reads what is stored; warns of each save that cannot be read. */
  list(): Promise<void>;
  /** Opens the campaign here that another tab has open. */
  takeOver(): void;
  /** Another tab has taken over a campaign: if it is this one, it is left. */
  onTaken(id: string): void;
  warnOf(fault: Fault): void;
}

export function openCampaigns<M extends ModeTypes>(options: CampaignsOptions<M>): Campaigns<M> {
  const { modes, mode, front, saves, tabs, queue, keeper, navigation, now, interaction, sitDown, changed } = options;
  let lines: readonly SaveLine[] = [];
  /** The campaign that was to be opened here while another tab has it open. */
  let elsewhere: string | null = null;
  const brokenText = (fault: Fault) => t('saves.broken', { why: faultText(fault) });
  const warnOf = (fault: Fault) => navigation.warn(brokenText(fault));
  /** What was said of saves in the list that cannot be read. */
  let broken = new Set<string>();

  async function relist(): Promise<void> {
    try {
      lines = (await saves.list()).filter((line) => !front.isSingle(line));
      const still = new Set(lines.flatMap((line) => (line.ok ? [] : [brokenText(line.fault)])));
      for (const sentence of broken) if (!still.has(sentence)) navigation.dismiss(sentence);
      broken = new Set([...broken].filter((sentence) => still.has(sentence)));
    } catch (error) {
      warnOf(storageFault(error));
    }
    changed();
  }

  const door = openCampaignAccess({
    saves,
    modes,
    tabs,
    queue,
    keeper,
    now,
    inside: () => navigation.campaign?.id,
    async onOpened({ taken: { campaign, left, rescued, mended, relaid }, lost, restarted }) {
      // It is here now.
      navigation.dismiss(t('saves.taken'));
      navigation.dismiss(faultText(fault('elsewhere', 'campaign').fault));
      if (lost) navigation.warn(t('frame.storage.older'));
      if (restarted || relaid) navigation.warn(t('saves.relaid'));
      if (mended) navigation.warn(t('saves.mended'));
      if (rescued) navigation.warn(t('frame.storage.rescued'));
      navigation.send({ type: 'resume', campaign });
      if (navigation.screen === 'table') await sitDown(campaign, left);
    },
    onElsewhere(id) {
      elsewhere = id;
      navigation.show('elsewhere');
    },
    onFault: (fault) => (fault.reason === 'elsewhere' ? navigation.warn(faultText(fault)) : warnOf(fault)),
    quit: () => navigation.send({ type: 'quit' }),
    changed: relist,
  });

  const transfer: SaveTransferOptions<SavedOf<M>> = {
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
      const table = session ? keep(rules, { journal: session.journal, play: session.play, played: [] }) : null;
      return { mode: rules.id, campaign, table };
    },
    async leave() {
      if (!navigation.campaign) return door.left();
      const done = door.leave();
      navigation.show('saves');
      await done;
    },
    changed: relist,
  };

  return {
    get lines() {
      return lines;
    },
    door,
    transfer,
    async list() {
      await relist();
      for (const line of lines) {
        if (line.ok) continue;
        broken.add(brokenText(line.fault));
        warnOf(line.fault);
      }
    },
    takeOver() {
      navigation.show(null);
      if (elsewhere !== null) void door.open(elsewhere, true);
    },
    onTaken(id) {
      if (navigation.campaign?.id !== id) return;
      navigation.warn(t('saves.taken'));
      void door.leave();
    },
    warnOf,
  };
}
