/**
 * Tests that saves, codes and exports name their mode. An unknown mode is refused with that reason, and its save is left
 * unchanged.
 */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { t } from '../../src/i18n';
import { checksum } from '../../src/journal/digest';
import { faultText } from '../../src/panels/faultText';
import { openBackups } from '../../src/storage/backups';
import { VERSION } from '../../src/storage/schema';
import { memoryStore } from '../../src/storage/store';
import { fault } from '../../src/storage/untrusted';
import { skirmish } from '../journal/kit';
import { decodeShare, encodeSave, encodeShare, imported, newGame, sealRecord, sealSave, unseal } from '../kit/inHand';
import { modeOf } from '../kit/modes';
import { atCamp, atTable, contents, envelope, gold, openPage } from './kit';

const UNKNOWN = { ok: false, fault: { reason: 'unknownMode', field: 'mode', detail: 'otherGame' } };
const { journal } = newGame(skirmish());
const whole = { ...envelope(atTable(3)) };
const stranger = (serial: number) =>
  sealRecord({ ...envelope(gold(2), serial), mode: 'otherGame', campaign: { hand: [] } });

const codeOf = (record: object): string => {
  const body = deflateRawSync(JSON.stringify(record)).toString('base64url');
  return `gloomplay1.${body}.${checksum(body)}`;
};

describe('an unknown mode', () => {
  it('is the reason why a save, an export or a share code is refused, whatever else it contains', async () => {
    expect(unseal(stranger(1))).toEqual(UNKNOWN);
    expect(await decodeShare(codeOf({ ...journal, mode: 'otherGame', commands: [{ type: 'build' }] }))).toEqual(
      UNKNOWN,
    );
    const record = { ...envelope(atCamp()), mode: 'otherGame' };
    expect(await imported(await encodeSave(record))).toEqual(UNKNOWN);
  });

  it.each(['toString', '__proto__', 'constructor', '../inHand', '', 7, null, {}, ['inHand']])(
    'is not accepted as a mode: %j',
    async (mode) => {
      expect(unseal(JSON.stringify(JSON.parse(sealRecord({ ...whole, mode }))))).toMatchObject({
        ok: false,
        fault: { field: 'mode' },
      });
      expect(await decodeShare(codeOf({ ...journal, mode }))).toMatchObject({ ok: false, fault: { field: 'mode' } });
      if (typeof mode === 'string') expect(modeOf(mode)).toBeUndefined();
    },
  );

  it('leaves the save in place: no older save replaces it, and nothing overwrites it', async () => {
    const store = memoryStore();
    await openPage(store).put(gold(1), 1);
    await store.set('campaign/one/1', stranger(2));
    const before = await contents(store);
    const { saves, load, put, faults } = openPage(store);
    expect(await load()).toEqual(UNKNOWN);
    await put(gold(3), 3);
    expect(faults).toEqual([UNKNOWN.fault]);
    expect(await saves.list()).toEqual([{ ...UNKNOWN, id: 'one' }]);
    expect(await contents(store)).toEqual(before);
  });

  it('keeps its backup, about which nothing else is known', async () => {
    const backups = openBackups(memoryStore(), modeOf);
    await backups.make(stranger(1), 'import', 5);
    const [backup] = await backups.list();
    expect(backup).toMatchObject({ madeAt: 5, of: null });
    expect(await backups.text(backup?.key ?? '')).toEqual({ ok: true, value: stranger(1) });
  });

  it('is named in the message to the player', () => {
    const said = faultText(fault('unknownMode', 'mode', 'otherGame').fault);
    expect(said).toContain('otherGame');
    expect(said).not.toBe(t('saves.fault.contentGone', { field: 'mode', detail: 'otherGame' }));
  });
});

describe('the mode In Hand', () => {
  it('is named in its saves and codes', async () => {
    expect(journal.mode).toBe('inHand');
    expect(JSON.parse(sealSave(whole))).toMatchObject({ mode: 'inHand', table: { journal: { mode: 'inHand' } } });
    expect(await decodeShare(await encodeShare(journal))).toEqual({ ok: true, value: journal });
  });

  it('is assumed for a code without a mode', async () => {
    const { mode: _, ...older } = journal;
    expect(await decodeShare(codeOf(older))).toEqual({ ok: true, value: journal });
  });

  it('is assumed for a save of format 1', () => {
    const { mode: _, table, ...rest } = whole;
    if (!table) return expect.unreachable('nothing lies on the table');
    const { mode: __, ...older } = table.journal;
    const record = { ...rest, version: 1, table: { ...table, journal: older } };
    expect(unseal(sealRecord(record))).toEqual({ ok: true, value: { envelope: whole, from: 1, restarted: false } });
    expect(unseal(sealRecord({ ...record, version: VERSION }))).toMatchObject({ ok: false, fault: { field: 'mode' } });
  });

  it('does not accept a scenario of another mode', () => {
    const { table } = whole;
    const other = { ...whole, table: { ...table, journal: { ...table?.journal, mode: 'otherGame' } } };
    expect(unseal(sealRecord(other))).toMatchObject({ fault: { reason: 'invalid', field: 'table.journal.mode' } });
  });
});
