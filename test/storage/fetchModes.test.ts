/** Tests that a mode is loaded when a save or code names it, and that a failed load is reported and tried again. */
import { expect, it } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { openCode, openJournal } from '../../src/panels/viewer/open';
import type { ByMode, ModeId } from '../../src/rules/core/ruleset';
import { openBackups } from '../../src/storage/backups';
import { fetchAndUnseal } from '../../src/storage/envelope';
import { writeQueue } from '../../src/storage/queue';
import { restoreSave } from '../../src/storage/restoreSave';
import { decodeSave } from '../../src/storage/saveCode';
import { openSaves } from '../../src/storage/saves';
import { decodeShare } from '../../src/storage/shareCode';
import { memoryStore } from '../../src/storage/store';
import { encodeSave, encodeShare, keep, newGame, sealRecord, sealSave } from '../kit/inHand';
import { modeOf as inHandOf } from '../kit/modes';
import { acceptAny, atCamp, envelope, gold, openPage } from './kit';

const MISSING =
  'This part of the game could not be fetched. Go online and reload the page; after that it works offline too.';
const NOT_FETCHED = { ok: false, fault: { reason: 'notFetched', field: 'mode' } };

/** Modes that are not loaded at first; `asked` lists every mode that was requested. */
function late() {
  const asked: ModeId[] = [];
  const here = new Set<ModeId>();
  const net = { online: false };
  const modes: ByMode<NonNullable<ReturnType<typeof inHandOf>>> = Object.assign(
    (id: ModeId) => (here.has(id) ? inHandOf(id) : undefined),
    {
      async fetch(ids: readonly ModeId[]) {
        asked.push(...ids);
        if (!net.online) throw new TypeError('offline');
        for (const id of ids) here.add(id);
      },
    },
  );
  return { modes, asked, net };
}

it('a mode is loaded for the list of saves; a save that cannot be read is marked as such and is kept', async () => {
  const store = memoryStore();
  await openPage(store).put(gold(1), 1);
  const { modes, asked, net } = late();
  const saves = openSaves(
    store,
    writeQueue(() => {}),
    modes,
  );
  expect(await saves.list()).toMatchObject([{ ...NOT_FETCHED, id: 'one' }]);
  expect(await saves.load('one', 0, acceptAny)).toMatchObject(NOT_FETCHED);
  expect(new Set(asked)).toEqual(new Set(['inHand']));
  net.online = true;
  expect(await saves.list()).toMatchObject([{ ok: true, id: 'one', gold: 1 }]);
});

it('a mode is loaded for imports: an export, a raw record, and one from before modes were named', async () => {
  const { mode: _, ...older } = envelope(atCamp());
  const texts = [sealSave(envelope(atCamp())), sealRecord({ ...older, version: 1 })];
  for (const text of texts) {
    const { modes, asked, net } = late();
    expect(await fetchAndUnseal(text, modes)).toMatchObject(NOT_FETCHED);
    net.online = true;
    expect(await fetchAndUnseal(text, modes)).toMatchObject({ ok: true });
    expect(asked).toEqual(['inHand', 'inHand']);
  }
  const { modes, net } = late();
  net.online = true;
  expect(await decodeSave(await encodeSave(envelope(atCamp())), modes)).toMatchObject({ ok: true });
});

it('a mode is loaded for the list of backups, which can be listed without it', async () => {
  const { modes, net } = late();
  const backups = openBackups(memoryStore(), modes);
  await backups.make(sealSave(envelope(gold(1))), 'import', 5);
  expect(await backups.list()).toMatchObject([{ madeAt: 5, of: null }]);
  net.online = true;
  expect(await backups.list()).toMatchObject([{ madeAt: 5, of: { id: 'one' } }]);
});

it('a mode is loaded for a watched game', async () => {
  const { journal } = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'late' }));
  const code = await encodeShare(journal);
  const { modes, net } = late();
  expect(await decodeShare(code, modes)).toMatchObject(NOT_FETCHED);
  expect(await openCode(code, modes)).toBe(MISSING);
  net.online = true;
  expect(await openCode(code, modes)).toMatchObject({ at: 0 });
});

it('for a game that begins with a checkpoint, the laws that check it are loaded too', async () => {
  const table = keep(newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'late' })));
  const journal = { ...table.journal, start: table.checkpoint, commands: [] };
  const net = { online: false };
  const { laws } = IN_HAND;
  const rules = { ...IN_HAND, laws: () => (net.online ? laws() : Promise.reject(new TypeError('offline'))) };
  const modes = (id: ModeId) => {
    const mode = inHandOf(id);
    return mode && { ...mode, rules };
  };
  const saved = { ...atCamp(), table: { ...table, journal } };
  const code = await encodeShare(journal);
  expect(await restoreSave(saved, modes)).toMatchObject({ ok: false, fault: { reason: 'notFetched' } });
  expect(await openCode(code, modes)).toBe(MISSING);
  expect(await openJournal(journal, 0, modes)).toBe(MISSING);
  net.online = true;
  expect(await restoreSave(saved, modes)).toMatchObject({ ok: true, value: { rescued: false } });
  expect(await openCode(code, modes)).toMatchObject({ at: 0 });
});

it('a mode is requested only if a save or code names it', async () => {
  const { modes, asked, net } = late();
  net.online = true;
  await fetchAndUnseal(sealSave(envelope(atCamp({ name: '"mode":"longTable"' }))), modes);
  expect(asked).toEqual(['inHand']);
});
