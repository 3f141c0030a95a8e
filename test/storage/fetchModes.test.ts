/** A mode is fetched when a save or a code names it; where it cannot be had, that is said, and it is tried again. */
import { expect, it } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { modeOf as inHandOf } from '../../src/modes';
import { openCode, openJournal } from '../../src/panels/viewer/open';
import type { ByMode, ModeId } from '../../src/rules/core/ruleset';
import { openBackups } from '../../src/storage/backups';
import { unsealFetched } from '../../src/storage/envelope';
import { writeQueue } from '../../src/storage/queue';
import { restoreSave } from '../../src/storage/restoreSave';
import { imported } from '../../src/storage/saveCode';
import { openSaves } from '../../src/storage/saves';
import { decodeShare } from '../../src/storage/shareCode';
import { memoryStore } from '../../src/storage/store';
import { encodeShare, exported, keep, newGame, seal, sealed } from '../kit/inHand';
import { atCamp, envelope, gold, openPage, plainly } from './kit';

const MISSING = 'This part of the game could not be fetched. Go online once, and it stays.';
const NOT_FETCHED = { ok: false, fault: { reason: 'notFetched', field: 'mode' } };

/** Modes of which none is here at first; `asked` is every mode that was to be fetched. */
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

it('is fetched for the list of saves, and each save that cannot be read says so and stays', async () => {
  const store = memoryStore();
  await openPage(store).put(gold(1), 1);
  const { modes, asked, net } = late();
  const saves = openSaves(
    store,
    writeQueue(() => {}),
    modes,
  );
  expect(await saves.list()).toMatchObject([{ ...NOT_FETCHED, id: 'one' }]);
  expect(await saves.load('one', 0, plainly)).toMatchObject(NOT_FETCHED);
  expect(new Set(asked)).toEqual(new Set(['inHand']));
  net.online = true;
  expect(await saves.list()).toMatchObject([{ ok: true, id: 'one', gold: 1 }]);
});

it('is fetched for what is put in: an export, a record as it lay, and one of before modes had names', async () => {
  const { mode: _, ...older } = envelope(atCamp());
  const texts = [seal(envelope(atCamp())), sealed({ ...older, version: 1 })];
  for (const text of texts) {
    const { modes, asked, net } = late();
    expect(await unsealFetched(text, modes)).toMatchObject(NOT_FETCHED);
    net.online = true;
    expect(await unsealFetched(text, modes)).toMatchObject({ ok: true });
    expect(asked).toEqual(['inHand', 'inHand']);
  }
  const { modes, net } = late();
  net.online = true;
  expect(await imported(await exported(envelope(atCamp())), modes)).toMatchObject({ ok: true });
});

it('is fetched for the list of backups, which is there without it', async () => {
  const { modes, net } = late();
  const backups = openBackups(memoryStore(), modes);
  await backups.make(seal(envelope(gold(1))), 'import', 5);
  expect(await backups.list()).toMatchObject([{ madeAt: 5, of: null }]);
  net.online = true;
  expect(await backups.list()).toMatchObject([{ madeAt: 5, of: { id: 'one' } }]);
});

it('is fetched for a game that is looked at', async () => {
  const { journal } = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'late' }));
  const code = await encodeShare(journal);
  const { modes, net } = late();
  expect(await decodeShare(code, modes)).toMatchObject(NOT_FETCHED);
  expect(await openCode(code, modes)).toBe(MISSING);
  net.online = true;
  expect(await openCode(code, modes)).toMatchObject({ at: 0 });
});

it('is not enough for a game that begins with a checkpoint: the laws that judge it are fetched too', async () => {
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

it('is asked for by what names it, and by nothing else', async () => {
  const { modes, asked, net } = late();
  net.online = true;
  await unsealFetched(seal(envelope(atCamp({ name: '"mode":"longTable"' }))), modes);
  expect(asked).toEqual(['inHand']);
});
