import { expect, it } from 'vitest';
import { newCampaign } from '../../src/flow/inHand/campaign';
import { type CampaignAccessOptions, openCampaignAccess } from '../../src/storage/campaignAccess';
import type { InHandSaved } from '../../src/storage/inHand/mode';
import type { Loaded } from '../../src/storage/saveLoader';
import { type Fault, fault, type ReadResult } from '../../src/storage/untrusted';
import { type RestoredSave, restoreSave } from '../kit/inHand';
import { modeOf } from '../kit/modes';

const NEVER = 'aaaaaaaaaaaaaaaa';
const MINE = 'bbbbbbbbbbbbbbbb';
const THEIRS = 'cccccccccccccccc';
const OLDER = 'dddddddddddddddd';

/** Access to three campaigns: one that can be opened, one that another tab holds, and one that cannot be read. */
function house(more: Partial<CampaignAccessOptions<InHandSaved>> = {}) {
  const heard: string[] = [];
  let inside: string | undefined;
  let written = () => {};
  const saved = new Promise<void>((resolve) => {
    written = resolve;
  });
  const saves: CampaignAccessOptions<InHandSaved>['saves'] = {
    load: async <T>(id: string): Promise<ReadResult<Loaded<T>>> => {
      if (id === NEVER) return fault('invalid', 'campaign');
      const taken = await restoreSave({
        mode: 'inHand',
        campaign: newCampaign(id, 'Mirka', { hindrances: false, onTable: false }),
        table: null,
      });
      if (!taken.ok) return taken;
      Object.assign(taken.value, { restarts: id === OLDER });
      return { ok: true, value: { result: taken.value as T, savedAt: 0, played: 0, lost: null, restarted: false } };
    },
    backUp: async (id) => {
      heard.push(`copied ${id}`);
      return null;
    },
    remove: (id) => void heard.push(`removed ${id}`),
  };
  const door = openCampaignAccess({
    modes: modeOf,
    saves,
    tabs: {
      claim: async (id) => id !== THEIRS,
      takeOver: async (id) => void heard.push(`taken over ${id}`),
      release: (id) => void heard.push(`released ${id}`),
    },
    queue: { flush: () => saved },
    keeper: { ask: async () => 'granted' },
    now: () => 0,
    openCampaignId: () => inside,
    onOpened: async ({ result }: Loaded<RestoredSave>) => {
      inside = result.campaign.id;
      heard.push(`opened ${inside}`);
    },
    onElsewhere: (id) => void heard.push(`elsewhere ${id}`),
    onFault: ({ reason }: Fault) => void heard.push(reason),
    quit: () => {
      inside = undefined;
    },
    changed: async () => void heard.push('changed'),
    ...more,
  });
  return { door, saves, heard, written };
}

it('a campaign is opened only once at a time', async () => {
  const { door, heard } = house();
  await Promise.all([door.open(MINE), door.open(MINE)]);
  await door.open(MINE);
  expect(heard).toEqual([`opened ${MINE}`]);
});

it('the access reports that another tab holds a campaign, and takes it over on request', async () => {
  const { door, heard } = house();
  await door.open(THEIRS);
  await door.open(THEIRS, true);
  expect(heard).toEqual([`elsewhere ${THEIRS}`, `taken over ${THEIRS}`, `opened ${THEIRS}`]);
});

it('a campaign that cannot be read is released', async () => {
  const { door, heard } = house();
  await door.open(NEVER);
  expect(heard).toEqual(['invalid', `released ${NEVER}`]);
});

it('a campaign is released if its save cannot be restored', async () => {
  const broken = new Error('a part of the game could not be loaded');
  const { heard, ...first } = house();
  const load = () => Promise.reject(broken);
  const { door, heard: later } = house({ saves: { ...first.saves, load } });
  await expect(door.open(MINE, true)).rejects.toBe(broken);
  expect([heard, later]).toEqual([[], [`taken over ${MINE}`, `released ${MINE}`]]);
});

it('a save whose scenario must be set up again is backed up before anything is written', async () => {
  const { door, heard } = house();
  await door.open(OLDER);
  expect(heard).toEqual([`copied ${OLDER}`, `opened ${OLDER}`]);
});

it('such a save is not opened if it cannot be backed up', async () => {
  const { heard, ...first } = house();
  const copy = async () => fault('full').fault;
  const { door, heard: later } = house({ saves: { ...first.saves, backUp: copy } });
  await door.open(OLDER);
  expect([heard, later]).toEqual([[], ['full', `released ${OLDER}`]]);
});

it('a campaign is opened only after the writes of the previous one are finished', async () => {
  const { door, heard, written } = house();
  await door.open(MINE);
  const left = door.leave();
  const again = door.open(MINE);
  expect(heard).toEqual([`opened ${MINE}`]);
  written();
  await Promise.all([left, again]);
  expect(heard).toEqual([`opened ${MINE}`, `released ${MINE}`, 'changed', `opened ${MINE}`]);
});

it('a campaign is deleted, unless another tab holds it', async () => {
  const { door, heard, written } = house();
  written();
  await door.remove(THEIRS);
  await door.remove(MINE);
  expect(heard).toEqual(['elsewhere', `removed ${MINE}`, `released ${MINE}`, 'changed']);
});

it('the access can be used again after the store has thrown', async () => {
  const broken = new Error('no store');
  const { door, heard } = house({
    keeper: {
      ask: () => {
        throw broken;
      },
    },
  });
  await expect(door.open(MINE)).rejects.toBe(broken);
  await expect(door.open(MINE)).rejects.toBe(broken);
  expect(heard).toEqual([]);
});
