/** Tests which parts of a file with all raw records can be imported. */

import { expect, it } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { setupOf } from '../../src/flow/inHand/campaign';
import { sealRecord, sealSave } from '../../src/storage/envelope';
import { encodeSave } from '../../src/storage/saveCode';
import type { Tabs } from '../../src/storage/tabs';
import { MAX_FILE, openSaveTransfer } from '../../src/storage/transfer';
import { keep, newGame, type Saved } from '../kit/inHand';
import { modeOf } from '../kit/modes';
import { atCamp, atTable, envelope, openPage } from './kit';

const named = (id: string, gold: number): Saved => {
  const { campaign } = atCamp({ gold });
  return { mode: 'inHand', campaign: { ...campaign, id }, table: null };
};

function sheet(live: Saved | null = null) {
  const { saves, put } = openPage();
  const transfer = openSaveTransfer({
    modes: modeOf,
    saves,
    tabs: { claim: async () => true, release: () => {} } as Partial<Tabs> as Tabs,
    now: () => 5,
    persistence: () => 'unknown',
    live: () => live,
    leave: async () => {},
    changed: async () => {},
  });
  /** The importable campaigns as 'id: gold', or the reason why there are none. */
  const look = async (text: string) => {
    const read = await transfer.inspectFile(text);
    return read.ok
      ? read.value.map(({ envelope: { campaign } }) => `${campaign.id}: ${campaign.gold}`)
      : read.fault.reason;
  };
  return { transfer, look, put };
}

const lines = (...records: readonly string[]) => records.map((record) => `${record}\n`).join('');

it('the newest valid record of each campaign is offered', async () => {
  const { look } = sheet();
  const records = [
    sealSave(envelope(named('one', 1), 1)),
    sealSave(envelope(named('one', 3), 3)),
    sealSave(envelope(named('one', 2), 2)),
    sealSave(envelope(named('two', 7), 1)),
  ];
  expect(await look(lines(...records))).toEqual(['one: 3', 'two: 7']);
});

it('torn, altered and later records are skipped, and the record before them is offered', async () => {
  const { look } = sheet();
  const good = sealSave(envelope(named('one', 1), 1));
  const torn = sealSave(envelope(named('one', 2), 2)).slice(0, -9);
  const altered = sealSave(envelope(named('one', 3), 3)).replace('"gold":3', '"gold":4');
  const later = sealRecord({ version: 99, serial: 4 });
  expect(await look(lines('no record at all', torn, good, '', altered, later))).toEqual(['one: 1']);
  expect(await look(lines(later, torn, good, '', altered))).toEqual(['one: 1']);
});

it('a file without any valid record is refused with the reason', async () => {
  const { look } = sheet();
  expect(await look(lines('{"torn'))).toBe('notJson');
  expect(await look(lines(sealRecord({ version: 99 })))).toBe('future');
});

it('an exported campaign is still accepted, and anything else is refused with the reason', async () => {
  const { look } = sheet();
  expect(await look(await encodeSave(envelope(named('one', 8))))).toEqual(['one: 8']);
  expect(await look('a letter')).toBe('notCode');
});

it('an impossible game is skipped, and the others are offered', async () => {
  const { look } = sheet();
  const strange: Saved = { ...named('two', 2), campaign: { ...named('two', 2).campaign, items: ['noSuchThing'] } };
  expect(await look(lines(sealSave(envelope(strange)), sealSave(envelope(named('one', 1)))))).toEqual(['one: 1']);
  expect(await look(lines(sealSave(envelope(strange))))).toBe('contentGone');
});

it.each(['daily-2026-11-22', 'pack.lostProperty.lostProperty'])(
  'the single game %s is refused, since no list would show it, and it cannot be exported',
  async (id) => {
    const { look } = sheet();
    expect(await look(await encodeSave(envelope(named(id, 1))))).toBe('single');
    expect(await look(lines(sealSave(envelope(named(id, 1))), sealSave(envelope(named('one', 1)))))).toEqual([
      'one: 1',
    ]);
    expect(await sheet(named(id, 1)).transfer.exportCampaign(null)).toMatchObject({
      ok: false,
      fault: { reason: 'single' },
    });
    expect(await sheet(named('one', 1)).transfer.exportCampaign(null)).toMatchObject({ ok: true });
  },
);

it('each offer names what it would replace, and can be imported', async () => {
  const { transfer, put } = sheet();
  await put(atTable(3), 1);
  const read = await transfer.inspectFile(
    lines(sealSave(envelope(atCamp({ gold: 5 }), 9)), sealSave(envelope(named('two', 2)))),
  );
  if (!read.ok) throw new Error(read.fault.reason);
  expect(read.value.map(({ replaces }) => replaces !== null)).toEqual([true, false]);
  for (const offer of read.value) expect(await transfer.accept(offer)).toBeNull();
  const again = await transfer.inspectFile(lines(sealSave(envelope(named('two', 2)))));
  expect(again).toMatchObject({ ok: true, value: [{ replaces: { id: 'two' } }] });
});

it('an offer says that its scenario must be set up again if an update has changed it', async () => {
  const { transfer } = sheet();
  const { campaign } = atCamp({ stage: { at: 'table', scenario: 1, scenarioLevel: 1, seed: 'test' } });
  const setup = setupOf(campaign);
  if (!setup) throw new Error('a scenario is on the table');
  const table = keep(newGame(bookFor(setup)));
  const { state } = table.checkpoint;
  const older: Saved = {
    mode: 'inHand',
    campaign,
    table: {
      journal: { ...table.journal, contentHash: '00000000', commands: [{ type: 'roll' }] },
      checkpoint: { ...table.checkpoint, state: { ...state, hero: { ...state.hero, at: 'z9' } } },
    },
  };
  const saved: Saved = { mode: 'inHand', campaign, table };
  const read = await transfer.inspectFile(await encodeSave(envelope(older)));
  expect(read).toMatchObject({ ok: true, value: [{ restarts: true }] });
  expect(await transfer.inspectFile(await encodeSave(envelope(saved)))).toMatchObject({ value: [{ restarts: false }] });
});

it('a file that is too long is not read', async () => {
  const { look } = sheet();
  expect(await look('{'.repeat(MAX_FILE + 1))).toBe('tooLong');
  expect(await look('{}\n'.repeat(401))).toBe('tooLong');
});

it('the page can do other work between long records', async () => {
  const { transfer } = sheet();
  const long = `{"a":"${'x'.repeat(1_000_000)}"}`;
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  });
  await transfer.inspectFile(lines(long, long, long, long, long));
  clearInterval(count);
  expect(turns).toBeGreaterThanOrEqual(2);
});
