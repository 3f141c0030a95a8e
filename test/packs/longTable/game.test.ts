/** Tests that a pack of the Long Table is installed, tried out, played as a separate campaign, and removed. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { campaignBook } from '../../../src/content/longTable/campaign/book';
import { idOfPackGame, isSingle } from '../../../src/flow/longTable/campaign';
import { begin } from '../../../src/flow/longTable/play';
import { setLanguage } from '../../../src/i18n';
import { figureForms, monsterTitle } from '../../../src/i18n/longTable/naming';
import { pageOf } from '../../../src/i18n/longTable/stories';
import { modeOfPack, storePackFor, takeStoredPack } from '../../../src/packs/handOver';
import { install, uninstall } from '../../../src/packs/longTable/install';
import { openPackLibrary } from '../../../src/packs/longTable/library';
import { readLongPack } from '../../../src/packs/longTable/pack';
import { campaignOfPage, createParty } from '../../../src/packs/longTable/party';
import { tryPack } from '../../../src/packs/longTable/trial';
import { ContentError } from '../../../src/rules/core/ruleset';
import { SAVED_LONG_TABLE } from '../../../src/storage/longTable/mode';
import { memoryStore } from '../../../src/storage/store';
import { openLongTable } from '../../kit/longTableWords';

const TEXT = readFileSync('assets/packs/lowTide.json', 'utf8');
const SCENARIO = 'lowTide/lowTide';

function example(text = TEXT) {
  const read = readLongPack(text);
  return read.ok ? read.value : expect.unreachable(`${read.fault.field}: ${read.fault.detail}`);
}

const PARTY = [
  { class: 'bailiff', name: 'Sasha' },
  { class: 'pawnbroker', name: 'Pim' },
];
const WANTED = { scenario: SCENARIO, level: 1, heroLevel: 1, party: 'Labourers', heroes: PARTY, seed: 'tide' };

const setupOf = (campaign: ReturnType<typeof campaignOfPage>) =>
  SAVED_LONG_TABLE.setupOf(campaign) ?? expect.unreachable('no scenario');

beforeAll(openLongTable);
afterEach(() => uninstall('lowTide'));

describe('the example', () => {
  it('has texts in every language, and its first trial game can be played', () => {
    const pack = example();
    expect(Object.keys(pack.texts)).toEqual(['en', 'ru', 'cs']);
    const trial = tryPack(pack);
    expect(trial.next()).toEqual({ done: false, value: { done: 0, of: 3 } });
    expect(trial.next()).toEqual({ done: false, value: { done: 1, of: 3 } });
  });

  it('uses monsters under the id of the pack, so that two packs may use the same ids', () => {
    install(example());
    install({ ...example(TEXT.replaceAll('lodger', 'bailee')), id: 'other' });
    const { monsters, decks, scenario } = bookFor(setupOf(campaignOfPage(WANTED)));
    expect(Object.keys(monsters)).toEqual(['lowTide/lodger', 'tallyCrow']);
    expect(decks['lowTide/lodger']).toHaveLength(8);
    expect(scenario.rules[0]?.does).toMatchObject([{ deed: 'spawn', monster: 'lowTide/lodger' }]);
    uninstall('other');
  });

  it('uses the player’s language', async () => {
    install(example());
    const play = begin(bookFor(setupOf(campaignOfPage(WANTED))));
    const lodger = play.state.figures.find(({ kind }) => kind === 'monster');
    expect([pageOf(SCENARIO).title, monsterTitle('lowTide/lodger')]).toEqual(['Low Tide', 'Lodger']);
    await setLanguage('cs');
    expect(pageOf(SCENARIO).title).toBe('Odliv');
    expect(figureForms(play, lodger?.id ?? '')[3]).toMatch(/^Podnájemníka\s\d$/);
    await setLanguage('en');
  });
});

describe('a ready-made party', () => {
  it.each([1, 2, 5, 9])('of level %i has the cards and perks of its level, and is a valid campaign', (heroLevel) => {
    install(example());
    const { state } = campaignOfPage({ ...WANTED, heroLevel });
    for (const hero of state.heroes) {
      expect(hero.level).toBe(heroLevel);
      expect(hero.hand).toHaveLength(campaignBook().classes[hero.class]?.def.hand ?? 0);
      expect(hero.perks.reduce((sum, ticks) => sum + ticks, 0)).toBe(heroLevel - 1);
    }
    const campaign = campaignOfPage({ ...WANTED, heroLevel });
    expect(SAVED_LONG_TABLE.findMissing(campaign)).toBeNull();
    expect(SAVED_LONG_TABLE.checkLaws?.(campaign)).toMatchObject({ ok: true, value: { mended: false } });
  });

  it('can consist of any class, also of a single hero', () => {
    const alone = createParty({ ...WANTED, heroes: [{ class: 'ferrywoman', name: 'Nan' }] });
    expect(alone.heroes.map((hero) => hero.class)).toEqual(['ferrywoman']);
  });
});

it('a game whose pack is missing is reported, and is available again with the pack', () => {
  const campaign = campaignOfPage(WANTED);
  expect(isSingle(campaign)).toBe(true);
  expect(SAVED_LONG_TABLE.findMissing(campaign)).toEqual({ field: 'campaign.state.stage', id: SCENARIO });
  expect(() => bookFor(setupOf(campaign))).toThrow(ContentError);
  install(example());
  expect(SAVED_LONG_TABLE.findMissing(campaign)).toBeNull();
  expect(SAVED_LONG_TABLE.isSingle?.({ id: idOfPackGame(SCENARIO) })).toBe(true);
  expect(SAVED_LONG_TABLE.isSingle?.({ id: 'ab12' })).toBe(false);
});

it('a pack is stored under keys of its mode, and installed again when the library opens', async () => {
  const store = memoryStore();
  await (await openPackLibrary(store)).add(TEXT);
  expect(await store.keys()).toEqual(['longPack/lowTide']);
  uninstall('lowTide');
  const library = await openPackLibrary(store);
  expect(library.packs.map(({ id }) => id)).toEqual(['lowTide']);
  expect(bookFor(setupOf(campaignOfPage(WANTED))).scenario.id).toBe(SCENARIO);
  expect(await library.remove('lowTide')).toBeNull();
  expect(await store.keys()).toEqual([]);
});

describe('a pack for the other mode', () => {
  it('is recognised by its mode; a pack without a mode is for the game in hand', () => {
    expect(modeOfPack(TEXT)).toBe('longTable');
    expect(modeOfPack(readFileSync('assets/packs/lostProperty.json', 'utf8'))).toBe('inHand');
    expect([modeOfPack('{'), modeOfPack('{"mode":"longTable"}')]).toEqual([null, null]);
  });

  it('waits in the store, and is taken only once', async () => {
    const store = memoryStore();
    await storePackFor(store, 'longTable', TEXT);
    expect(await takeStoredPack(store, 'inHand')).toBeNull();
    expect(await takeStoredPack(store, 'longTable')).toBe(TEXT);
    expect(await takeStoredPack(store, 'longTable')).toBeNull();
  });
});
