/** Campaigns to save. */
import { type Campaign, newCampaign } from '../../src/flow/campaign';
import { keep, newGame, replay } from '../../src/journal/journal';
import type { Saved } from '../../src/storage/saves';
import type { Envelope } from '../../src/storage/schema';
import { playByNumbers, skirmish } from '../journal/kit';

/** A campaign between two scenarios. */
export function atCamp(changes: Partial<Campaign> = {}): Saved {
  const campaign = newCampaign('one', 'Tansy', { hindrances: false, onTable: false });
  return { campaign: { ...campaign, ...changes }, table: null };
}

/** A campaign with a scenario on the table, some commands on. */
export function atTable(commands: number): Saved {
  const book = skirmish();
  const played = playByNumbers(book, [3, 1, 4, 1, 5], commands);
  const game = replay(book, { ...newGame(book).journal, commands: played.commands });
  if (!game.ok) throw new Error(game.reason);
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed: 'test' } as const;
  return { ...atCamp({ stage }), table: keep(game) };
}

export function envelope(saved: Saved, serial = 1): Envelope {
  return { format: 1, serial, savedAt: 1000 + serial, ...saved };
}
