/** R29, R3.5, R4.9: buying and selling, and how the king's list changes them. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { items } from '../../../src/content/inHand';
import { type Campaign, enterScenario, newCampaign, obeySummons, setupOf } from '../../../src/flow/inHand/campaign';
import { type GameCommand, screenMachine, screenOf } from '../../../src/flow/inHand/game';
import { finishScenario } from '../../../src/flow/inHand/outcome';
import {
  buy,
  buyRefusal,
  canWearTogether,
  itemLimit,
  itemsOnSale,
  mustSell,
  sell,
  sellRefusal,
  takeBackPurchase,
} from '../../../src/flow/inHand/town';

const fresh = newCampaign('one', 'Tansy', { hindrances: false, onTable: false });
const rich = (more: Partial<Campaign> = {}): Campaign => ({ ...fresh, gold: 100, ...more });
const names = (campaign: Campaign) => itemsOnSale(campaign).map(({ id }) => id);

describe('a visit', () => {
  const go = (campaign: Campaign, ...events: GameCommand[]) => {
    const actor = createActor(screenMachine).start();
    for (const event of [{ type: 'resume', campaign } as const, ...events]) actor.send(event);
    return screenOf(actor.getSnapshot());
  };
  it('R29.1: is free between two scenarios after a win or a loss, and optional', () => {
    for (const won of [true, false]) {
      const lost = finishScenario(
        { ...fresh, stage: { at: 'table', scenario: 1, scenarioLevel: 1, seed: 's' } },
        { won, money: 0, treasures: [], purse: 0, flags: {}, rounds: 8 },
      );
      expect(go(lost, { type: 'proceed' })).toBe('campaign');
      expect(go(lost, { type: 'proceed' }, { type: 'visitTown' })).toBe('town');
      expect(go(lost, { type: 'proceed' }, { type: 'visitTown' }, { type: 'back' })).toBe('campaign');
    }
  });
  it('R4.9: is forced when the hero carries too much, and ends when this is no longer so', () => {
    const laden = rich({ items: ['funeralBiscuit', 'chokeLead', 'gravediggersLicence'] });
    expect(go(laden)).toBe('town');
    expect(go(laden, { type: 'back' })).toBe('town');
    expect(go(laden, { type: 'sell', item: 'chokeLead' }, { type: 'back' })).toBe('campaign');
  });
  it('R3.5: is possible during the king’s summons, and leads back to it', () => {
    const summoned = enterScenario(rich({ items: ['funeralBiscuit'] }), 1, 1, 'seed');
    expect(go(summoned)).toBe('summons');
    expect(go(summoned, { type: 'visitTown' }, { type: 'buy', item: 'chokeLead' }, { type: 'back' })).toBe('summons');
    expect(go(summoned, { type: 'obey' })).toBe('table');
  });
  it('R27.2: is impossible when the campaign has ended', () => {
    const ended = rich({ scenarios: { 20: { unlocked: true, completed: true, blocked: false } } });
    expect(go(ended)).toBe('ending');
    expect(go(ended, { type: 'visitTown' })).toBe('ending');
  });
});

describe('the shop', () => {
  it('R1.5, R29.1: has the items of the monster cards, and no quest items', () => {
    expect(names(fresh)).toHaveLength(20 - 6);
    expect(names(fresh)).not.toContain('tansysRibbon');
  });
  it('R29.2: has locked items only after they were unlocked', () => {
    expect(names(fresh)).not.toContain('grubbsShovel');
    expect(buyRefusal(rich(), 'grubbsShovel')).toBe('locked');
    expect(names(rich({ forSale: ['grubbsShovel'] }))).toContain('grubbsShovel');
  });
});

describe('buying', () => {
  it('R29.2: costs the printed price', () => {
    expect(buy(fresh, 'funeralBiscuit')).toMatchObject({ gold: 2, items: ['funeralBiscuit'] });
  });
  it('R29.2: is refused when the hero has too little gold', () => {
    expect(buyRefusal(fresh, 'chokeLead')).toBe('tooDear');
    expect(buy(fresh, 'chokeLead')).toBe(fresh);
  });
  it('R29.2: is limited to two items, or three with the Utility Belt', () => {
    const two = rich({ items: ['funeralBiscuit', 'chokeLead'] });
    expect(itemLimit(two)).toBe(2);
    expect(buyRefusal(two, 'mournersHat')).toBe('full');
    expect(buy(rich({ ...two, achievements: ['utilityBelt'] }), 'mournersHat').items).toHaveLength(3);
  });
  it.each<[string, readonly string[], boolean]>([
    ['two of one slot do not fit', ['blottingCoat', 'hearthrug'], false],
    ['two one-hand items do', ['chokeLead', 'confiscatedPick'], true],
    ['two small ones do', ['funeralBiscuit', 'shortFuse'], true],
    ['three small ones do not', ['funeralBiscuit', 'shortFuse', 'candleEnd'], false],
    ['a two-hand item excludes one-hand items', ['grubbsShovel', 'chokeLead'], false],
    ['and another two-hand item', ['grubbsShovel', 'crownArbalest'], false],
  ])('R29.2: %s', (_what, worn, fits) => {
    expect(canWearTogether(worn)).toBe(fits);
  });
  it('R29.2: is refused without a free slot, and for an item that is already owned', () => {
    const coat = rich({ items: ['blottingCoat'] });
    expect(buyRefusal(coat, 'hearthrug')).toBe('slot');
    expect(buyRefusal(coat, 'blottingCoat')).toBe('owned');
    expect(buyRefusal(coat, 'crownJewels')).toBe('unknown');
    expect(buyRefusal(coat, 'tansysRibbon')).toBe('unknown');
  });
});

describe('selling', () => {
  it('R29.2: gives half the price, rounded down', () => {
    expect(items['candleEnd']?.cost).toBe(9);
    expect(sell(rich({ items: ['candleEnd'] }), 'candleEnd')).toMatchObject({ gold: 104, items: [] });
  });
  it('R29.2: is possible only for items that are owned', () => {
    expect(sellRefusal(fresh, 'candleEnd')).toBe('notOwned');
    expect(sell(fresh, 'candleEnd')).toBe(fresh);
  });
  it('R4.9: is forced when the hero has too many items, or too few slots for them', () => {
    const laden = rich({ items: ['funeralBiscuit', 'chokeLead', 'gravediggersLicence'] });
    expect(mustSell(laden)).toBe(true);
    expect(mustSell(sell(laden, 'chokeLead'))).toBe(false);
    expect(mustSell(rich({ items: ['blottingCoat', 'hearthrug'] }))).toBe(true);
  });
});

describe('quest items', () => {
  const keeper = rich({ items: ['tansysRibbon'] });
  it('R29.2: are pledged for no gold, and fetched for none', () => {
    const left = sell(keeper, 'tansysRibbon');
    expect(left).toMatchObject({ gold: 100, items: [], pledged: ['tansysRibbon'] });
    expect(names(left)).toContain('tansysRibbon');
    expect(buy(left, 'tansysRibbon')).toMatchObject({ gold: 100, items: ['tansysRibbon'], pledged: [] });
  });
  it('R29.2: need a slot like other items', () => {
    const full = rich({ items: ['candleEnd', 'funeralBiscuit'], pledged: ['tansysRibbon'] });
    expect(buyRefusal(full, 'tansysRibbon')).toBe('full');
    expect(buyRefusal({ ...full, achievements: ['utilityBelt'] }, 'tansysRibbon')).toBe('slot');
  });
  it('R3.5: are not taken by the king', () => {
    expect(enterScenario(keeper, 1, 1, 'seed').stage.at).toBe('table');
  });
});

describe('the king needs your items', () => {
  const owner = rich({ items: ['funeralBiscuit', 'candleEnd'] });
  it('R3.5: the king first takes those on the cards of the scenario’s monsters, for their full cost', () => {
    const summoned = enterScenario(owner, 1, 1, 'seed');
    expect(summoned).toMatchObject({ gold: 108, items: ['candleEnd'] });
    expect(summoned.stage).toMatchObject({ at: 'summons', taken: ['funeralBiscuit'] });
    expect(setupOf(summoned)).toBeNull();
  });
  it('R3.5: then the hero may buy and sell, except for items on those cards', () => {
    const summoned = enterScenario(owner, 1, 1, 'seed');
    expect(buyRefusal(summoned, 'funeralBiscuit')).toBe('wanted');
    const bought = buy(summoned, 'chokeLead');
    expect(obeySummons(bought).stage.at).toBe('table');
    expect(setupOf(obeySummons(bought))).toMatchObject({ items: ['candleEnd', 'chokeLead'], gold: 94 });
  });
  it('R3.5: a hero without such items goes to the table immediately', () => {
    expect(enterScenario(rich({ items: ['candleEnd'] }), 1, 1, 'seed').stage.at).toBe('table');
  });
  it('R3.5: after the scenario they can be bought again', () => {
    const done = finishScenario(obeySummons(enterScenario(owner, 1, 1, 'seed')), {
      won: false,
      money: 0,
      treasures: [],
      purse: 0,
      flags: {},
      rounds: 8,
    });
    expect(buyRefusal({ ...done, stage: { at: 'camp' } }, 'funeralBiscuit')).toBeNull();
  });
});

describe('the lasting results of a scenario', () => {
  const at = (scenario: number, more: Partial<Campaign> = {}): Campaign =>
    rich({ ...more, stage: { at: 'table', scenario, scenarioLevel: 1, seed: 'seed' } });
  const result = { won: true, money: 0, treasures: [], purse: 0, flags: {}, rounds: 8 };

  it('R27.2: three torn writs give the Ribbon instead of gold (5)', () => {
    const torn = finishScenario(at(5), { ...result, flags: { torn: 3 } });
    expect(torn).toMatchObject({ gold: 100, items: ['tansysRibbon'], flags: { torn: 3 } });
    expect(finishScenario(at(5), { ...result, flags: { torn: 2, served: 1 }, purse: 2 })).toMatchObject({
      gold: 110,
      items: [],
    });
  });
  it('R27.2: a quiet visit also gives the Spectacles (7)', () => {
    expect(finishScenario(at(7), { ...result, flags: { alarm: 1 } }).items).toEqual(['chancellorsSpectacles']);
    expect(finishScenario(at(7), { ...result, flags: { alarm: 2 } }).items).toEqual([]);
  });
  it('R27.2: a hero who has the Ribbon already gets 6 gold (18)', () => {
    expect(finishScenario(at(18, { items: ['tansysRibbon'] }), result)).toMatchObject({
      gold: 114,
      items: ['tansysRibbon'],
    });
  });
  it('R27.2: the same holds for a Ribbon in pledge', () => {
    const pledged = finishScenario(at(18, { pledged: ['tansysRibbon'] }), result);
    expect(pledged).toMatchObject({ gold: 114, items: [], pledged: ['tansysRibbon'] });
  });
  it('R4.9: an item that is found a second time is sold immediately (12)', () => {
    const found = finishScenario(at(12, { items: ['discreetShoes'] }), { ...result, treasures: [11] });
    expect(found).toMatchObject({ gold: 100 + 6 + 11, items: ['discreetShoes', 'leftBoot'] });
  });
  it('R4.8: a defeat has no lasting result', () => {
    expect(finishScenario(at(5), { ...result, won: false, flags: { torn: 3 } }).flags).toBeUndefined();
  });
});

describe('undoing a purchase', () => {
  it('refunds its whole price', () => {
    const before = rich();
    expect(takeBackPurchase(buy(before, 'chokeLead'), 'chokeLead')).toEqual(before);
  });
  it('puts a quest item back into pledge', () => {
    const quest = Object.values(items).find(({ card }) => card === null);
    if (!quest) throw new Error('there is no quest item');
    const before = rich({ pledged: [quest.id] });
    expect(takeBackPurchase(buy(before, quest.id), quest.id)).toEqual(before);
  });
});
