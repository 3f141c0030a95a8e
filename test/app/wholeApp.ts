/** The whole application for tests, on a store in memory, with a picture that paints nothing. Needs a page (jsdom). */
import { expect, vi } from 'vitest';
import { type AppOptions, appOf } from '../../src/app/appOf';
import { openShell, type ShellParts as ShellPartsOf } from '../../src/app/shell';
import type { Aim } from '../../src/audit/inHand/claims';
import { campaignBook } from '../../src/content/longTable';
import type { InHand } from '../../src/flow/inHand/types';
import { DEFAULT_CAMPAIGN_OPTIONS } from '../../src/flow/longTable/game';
import { type ClaimTask, serveClaim } from '../../src/modes/claimServing';
import { inHand } from '../../src/modes/inHand';
import { claimedInHand } from '../../src/modes/inHand/claimedMode';
import { front } from '../../src/modes/inHand/front';
import type { InHandMode } from '../../src/modes/inHand/types';
import { longTable } from '../../src/modes/longTable';
import { front as tableFront } from '../../src/modes/longTable/front';
import type { LongTableMode } from '../../src/modes/longTable/types';
import type { ModeTypes } from '../../src/modes/types';
import { beginCampaign } from '../../src/rules/longTable/campaign/begin';
import { sealSave } from '../../src/storage/envelope';
import { DEFAULTS } from '../../src/storage/settings';
import { memoryStore } from '../../src/storage/store';
import { openWriteAhead } from '../../src/storage/writeAhead';
import { campEnvelope } from '../kit/longTableWon';
import { modesFor } from '../kit/modes';
import { blank, mute } from './kit';

export type ShellParts = ShellPartsOf<InHandMode>;

export const PLAIN = { hindrances: false, onTable: false };

/** Like `expect.poll`, for what a busy machine may take a long time to load. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

/** The whole application of a mode at its title; `heard` records the calls of picture, sound and page. */
function whole<M extends ModeTypes>(
  played: Pick<ShellPartsOf<M>, 'mode' | 'front'>,
  fetchPicture: (heard: string[]) => ReturnType<ShellPartsOf<M>['fetchPicture']>,
  more: Partial<ShellPartsOf<M>>,
  options: Partial<AppOptions>,
) {
  const heard: string[] = [];
  const store = more.store ?? memoryStore();
  let lit = false;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const shell = openShell<M>({
    modes: modesFor<M>(),
    home: 'inHand',
    ...played,
    store,
    settings: DEFAULTS,
    locks: undefined,
    channel: undefined,
    writeAhead: openWriteAhead(() => localStorage),
    keeper: { persistence: () => 'unknown', ask: async () => 'unknown' },
    wake: {
      setActive(on) {
        lit = on;
      },
    },
    sound: mute(heard),
    now: () => 1000,
    reprint: () => void heard.push('reprint pages'),
    switchMode: (wish) => void heard.push(`cross ${JSON.stringify(wish)}`),
    onBroken: (error) => void heard.push(`broken: ${error}`),
    fetchPicture: () => fetchPicture(heard),
    ...more,
  });
  const app = appOf(more.front ?? played.front, shell, {
    random: (count) => new Uint8Array(count).fill(7),
    seed: null,
    renewable: () => false,
    renew: () => void heard.push('renew'),
    reload: () => void heard.push('reload'),
    alarm: () => null,
    onBroken: (error) => void heard.push(`broken: ${error}`),
    rescue: () => void heard.push('rescue'),
    ...options,
  });
  shell.navigation.sendQuietly({ type: 'ready' });
  return { shell, app, heard, store, lit: () => lit };
}

/** The game in hand at its title. */
export const game = (more: Partial<ShellParts> = {}, options: Partial<AppOptions> = {}) =>
  whole<InHandMode>({ mode: inHand, front }, async (heard) => blank(heard), more, options);

/** The Long Table at its title, whose picture never arrives. */
export const tableGame = (more: Partial<ShellPartsOf<LongTableMode>> = {}, options: Partial<AppOptions> = {}) =>
  whole<LongTableMode>({ mode: longTable, front: tableFront }, () => new Promise(() => {}), more, options);

/** Starts a new campaign and sits down at the table of scenario 1. */
export async function seated(one = game()) {
  const { app } = one;
  app.openNewCampaign();
  app.beginCampaign('Mirka', PLAIN);
  app.openPage(1);
  app.enterScenario();
  await eventually(() => app.view.interaction).not.toBeNull();
  one.heard.length = 0;
  return one;
}

/** A worker that judges claims in this thread, with copies of all messages as between real threads. Use it in place of `Worker`. */
export class ClaimWorkerHere {
  onmessage: (event: { data: unknown }) => void = () => {};
  terminate(): void {}
  postMessage(task: ClaimTask<InHand, Aim>): void {
    const post = (data: unknown) => this.onmessage({ data: structuredClone(data) });
    queueMicrotask(() => serveClaim(claimedInHand, structuredClone(task), post));
  }
}

/** A save of the Long Table, in its camp, as a text of the store. */
export async function longTableSave(id: string): Promise<string> {
  const heroes = ['bailiff', 'ferrywoman'].map((each) => ({ class: each, name: each }));
  const begun = beginCampaign(campaignBook(), { party: 'Receivers', heroes, seed: 'one', ...DEFAULT_CAMPAIGN_OPTIONS });
  if ('refused' in begun) throw new Error(begun.refused);
  return sealSave(campEnvelope({ id, name: 'Receivers', stage: { at: 'camp' }, state: begun.campaign }));
}
