import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sealRecord, sealSave } from '../../src/storage/envelope';
import { VERSION } from '../../src/storage/schema';
import { memoryStore, type Store } from '../../src/storage/store';
import { restoreSave, unseal } from '../kit/inHand';
import { acceptAny, openPage, storeOf, storeThatDies } from './kit';

const FOLDER = 'test/saves';
/** Saves that released versions of the game have written. These files are never changed. */
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8').trim();

describe('the saves of released versions', () => {
  it('cover every format that has existed', () => {
    const versions = Array.from({ length: VERSION + 1 }, (_, version) => `v${version}`);
    expect([...new Set(files.map((name) => name.split('-')[0]))].sort()).toEqual(versions.sort());
  });

  it.each(files)('%s is read and resumed', async (file) => {
    const read = unseal(textOf(file));
    if (!read.ok) return expect.unreachable(JSON.stringify(read.fault));
    const { envelope, from, restarted } = read.value;
    expect(`v${from}`).toBe(file.split('-')[0]);
    const taken = await restoreSave(envelope);
    if (!taken.ok) return expect.unreachable(JSON.stringify(taken.fault));
    expect(taken.value.campaign.name).toMatch(/^(Mirka|Žofie)$/);
    expect(envelope.campaign.stage.at).toBe(file.includes('table') ? 'table' : 'camp');
    if (file.includes('table')) expect(restarted || (taken.value.game?.play.state.round ?? 0) > 1).toBe(true);
    expect(unseal(sealSave(envelope))).toMatchObject({ ok: true, value: { envelope, from: VERSION } });
  });
});

describe('a save of an older format', () => {
  const old = textOf('v0-table.json');
  const id = '5f1d0c7a9be24e60';
  const begun = () => storeOf({ [`campaign/${id}/1`]: old });

  it('is backed up, and is written beside itself in the new format', async () => {
    const store = await begun();
    const { saves, queue, faults } = openPage(store);
    expect(await saves.load(id, 7, acceptAny)).toMatchObject({ value: { result: { campaign: { name: 'Mirka' } } } });
    await queue.flush();
    const [backup, ...others] = await saves.backups.list();
    expect(others).toEqual([]);
    expect(backup).toMatchObject({ occasion: 'migration', madeAt: 7, of: { id, name: 'Mirka', level: 1 } });
    expect(await saves.backups.text(backup?.key ?? '')).toEqual({ ok: true, value: old });
    expect(await store.get(`campaign/${id}/1`)).toBe(old);
    expect(unseal(await store.get(`campaign/${id}/0`))).toMatchObject({ value: { from: VERSION } });
    await openPage(store).saves.load(id, 8, acceptAny);
    expect(await saves.backups.list()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('survives when the page is killed at any write', async () => {
    for (let writes = 0; writes < 5; writes++) {
      const store = await begun();
      const { saves, queue } = openPage(storeThatDies(store, writes, true));
      await saves.load(id, 7, acceptAny);
      await queue.flush();
      const again = await openPage(store).saves.load(id, 8, acceptAny);
      expect(again).toMatchObject({ value: { result: { campaign: { name: 'Mirka' } } } });
    }
  });

  it('keeps its campaign if the scenario under way cannot be continued', async () => {
    const { checksum: _, ...record } = JSON.parse(old);
    const { table } = record;
    const commands = [{ type: 'endTurn' }];
    const astray = { ...table, journal: { ...table.journal, commands }, checkpoint: { phase: 'nowhere' } };
    const store: Store = await storeOf({ [`campaign/${id}/0`]: sealRecord({ ...record, table: astray }) });
    expect(await openPage(store).saves.load(id, 7, restoreSave)).toMatchObject({
      value: { restarted: true, result: { game: null, campaign: { name: 'Mirka', stage: { at: 'table' } } } },
    });
  });

  it('is refused if other things than its age are wrong', () => {
    const { checksum: _, ...record } = JSON.parse(old);
    const read = (changes: object) => unseal(sealRecord({ ...record, ...changes }));
    expect(read({ format: 0 })).toMatchObject({ fault: { reason: 'invalid', field: 'version' } });
    expect(read({ campaign: { ...record.campaign, gold: '7' } })).toMatchObject({ fault: { field: 'campaign.gold' } });
    expect(read({ campaign: null })).toMatchObject({ fault: { field: 'campaign' } });
    expect(read({ surplus: 1 })).toMatchObject({ fault: { field: 'surplus' } });
    expect(read({ savedAt: 'now' }).ok).toBe(false);
    expect(read({ table: { journal: null } })).toMatchObject({ fault: { field: 'table.journal' } });
  });
});

it('saves are written in the newest format', async () => {
  const store = memoryStore();
  const { put } = openPage(store);
  const read = unseal(textOf('v0-camp.json'));
  if (!read.ok) return expect.unreachable(JSON.stringify(read.fault));
  await put({ mode: 'inHand', campaign: read.value.envelope.campaign, table: null }, 1);
  const [key = ''] = await store.keys();
  expect(JSON.parse(String(await store.get(key)))).toMatchObject({ version: VERSION });
});
