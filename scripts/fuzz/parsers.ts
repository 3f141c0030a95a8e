/** Lists every parser of data from outside, with valid examples and the conditions that the parser's answers must meet. */
import { readFileSync } from 'node:fs';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { randomBot } from '../../src/bots/inHand/random';
import { bookFor } from '../../src/content/inHand';
import { enterScenario, newCampaign, setupOf } from '../../src/flow/inHand/campaign';
import { begin, isOver, legal, send } from '../../src/flow/inHand/play';
import { install, uninstall } from '../../src/packs/inHand/install';
import { type Pack, readPack } from '../../src/packs/inHand/pack';
import { readAddress } from '../../src/storage/address';
import { VERSION } from '../../src/storage/schema';
import { DEFAULTS, loadSettings } from '../../src/storage/settings';
import { memoryStore } from '../../src/storage/store';
import { FAULTS, type ReadResult } from '../../src/storage/untrusted';
import {
  type Envelope,
  encodeSave,
  type Game,
  imported,
  keep,
  newGame,
  record,
  restoreSave,
  sealSave,
  unseal,
} from '../../test/kit/inHand';
import { accident, type Chance, compressToCode, hostileChange, userChange } from './mutations';

/** A parser of data from outside, with examples and mutations for its fuzz test. */
export interface Parser {
  readonly name: string;
  readonly examples: readonly string[];
  mutate(example: string, chance: Chance): string;
  /**
   * Reads a text. @returns whether the parser accepted the text
   * @throws Error if the parser accepts an invalid text, or refuses a text without a reason
   */
  read(text: string): Promise<boolean>;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Whether a text was accepted. @throws Error if it was refused without a reason or a field */
function explained<T>(read: ReadResult<T>): read is Extract<ReadResult<T>, { ok: true }> {
  if (!read.ok) must(FAULTS.includes(read.fault.reason) && typeof read.fault.field === 'string', 'no reason or field');
  return read.ok;
}

/**
 * Checks that an accepted save can be written and read again. @returns whether its game can be played
 * @throws Error if the save changes by writing and reading, or if its game is refused without a reason
 */
async function sound(envelope: Envelope): Promise<boolean> {
  const again = unseal(sealSave(envelope));
  must(
    again.ok && sealSave(again.value.envelope) === sealSave(envelope),
    'the accepted save has changed after it was written and read again',
  );
  return explained(await restoreSave(envelope));
}

/** Returns a save of the scenario Plot Nine after `commands` commands. */
function underWay(commands: number): Envelope {
  const fresh = newCampaign('a1', 'Mirka', { hindrances: false, onTable: false });
  const campaign = enterScenario(fresh, 1, 1, 'fuzz');
  const setup = setupOf(campaign);
  if (!setup) throw new Error('the campaign has no current scenario');
  let game: Game = newGame(bookFor(setup));
  for (let n = 0; n < commands; n++) {
    const command = greedyBot(game.play);
    const sent = command && send(game.play, command);
    if (command && sent?.ok) game = record(game, command, sent.play, sent.events);
  }
  return {
    version: VERSION,
    mode: 'inHand',
    serial: 1,
    created: 1,
    savedAt: 2,
    played: 1,
    campaign,
    table: keep(game),
  };
}

/** Checks that a pack can be played at random for a while. @throws Error if no command is legal, or a legal command is refused */
function playable(pack: Pack): void {
  install(pack);
  try {
    for (const { page, heroLevel: level, items } of pack.scenarios) {
      const variants = { hindrances: true, onTable: false };
      const brought = { hero: 'bailiff', level, upgrades: [], items, looted: [], variants };
      let play = begin(bookFor({ scenario: page.id, scenarioLevel: 1, seed: 'fuzz', ...brought }));
      const bot = randomBot('fuzz');
      for (let n = 0; n < 60 && !isOver(play); n += 1) {
        must(legal(play).length > 0, 'no command is legal, but the scenario is not over');
        const command = bot(play);
        const sent = command && send(play, command);
        if (!sent?.ok) throw new Error('a legal command is refused');
        play = sent.play;
      }
    }
  } finally {
    uninstall(pack.id);
  }
}

/** Returns all parsers. @param folder folder with saves of all versions */
export async function parsers(folder: string): Promise<readonly Parser[]> {
  const old = readFileSync(`${folder}/v0-table.json`, 'utf8').trim();
  const envelopes = [0, 6, 18].map(underWay);
  const camp: Envelope = {
    ...underWay(0),
    campaign: newCampaign('a1', 'Žofie', { hindrances: true, onTable: true }),
    table: null,
  };
  const saves = [...envelopes, camp].map(sealSave);
  const codes = await Promise.all([...envelopes, camp].map(encodeSave));
  return [
    {
      name: 'save',
      examples: [...saves, old],
      mutate: (text, chance) => (chance(3) === 0 ? accident : hostileChange)(text, chance),
      read: async (text) => {
        const read = unseal(text);
        return explained(read) && sound(read.value.envelope);
      },
    },
    {
      name: 'export',
      examples: [...codes, ...saves],
      mutate: (text, chance) => {
        if (text.startsWith('gloomholdin')) return accident(text, chance);
        const inner = (chance(3) === 0 ? accident : hostileChange)(text, chance);
        return compressToCode(inner, 'gloomholdin1');
      },
      read: async (text) => {
        const read = await imported(text);
        return explained(read) && sound(read.value.envelope);
      },
    },
    {
      name: 'settings',
      examples: [JSON.stringify({ ...DEFAULTS, language: 'cs' }), '{}'],
      mutate: (text, chance) => (chance(2) === 0 ? accident : hostileChange)(text, chance),
      read: async (text) => {
        const store = memoryStore();
        await store.set('settings', text);
        const settings = await loadSettings(store);
        const { sound: volume, speed, language } = settings;
        must(volume >= 0 && volume <= 1 && [0, 0.5, 1, 2].includes(speed), 'volume or speed out of bounds');
        must(language === null || language.length <= 20, 'the language is too long');
        return JSON.stringify(settings) !== JSON.stringify(DEFAULTS);
      },
    },
    {
      name: 'pack',
      examples: [readFileSync(`${folder}/../../assets/packs/lostProperty.json`, 'utf8')],
      mutate: (text, chance) => (chance(8) === 0 ? accident : userChange)(text, chance),
      read: async (text) => {
        const read = readPack(text);
        if (!explained(read)) return false;
        playable(read.value);
        return true;
      },
    },
    {
      name: 'address',
      examples: ['?test&seed=plot36', '?renderer=canvas&seed=a.b-c_d', '?seed=%C5%BD'],
      mutate: accident,
      read: async (text) => {
        const { seed, renderer } = readAddress(text);
        must(seed === null || /^[\w.-]{1,64}$/.test(seed), 'the seed is malformed');
        must(renderer === 'auto' || renderer === 'canvas', 'the renderer is unknown');
        return seed !== null;
      },
    },
  ];
}
