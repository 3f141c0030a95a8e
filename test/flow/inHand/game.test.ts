import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, transition } from 'xstate';
import { type Campaign, newCampaign, type Progress, setupOf } from '../../../src/flow/inHand/campaign';
import { type GameCommand, type GameSnapshot, SCREENS, screenMachine, screenOf } from '../../../src/flow/inHand/game';
import { finishScenario } from '../../../src/flow/inHand/outcome';

const VARIANTS = { hindrances: false, onTable: false };
const NAME: GameCommand = { type: 'name', id: 'one', name: 'Tansy', variants: VARIANTS };
const TO_CAMP: GameCommand[] = [{ type: 'ready' }, { type: 'create' }, NAME];
const TO_PAGE: GameCommand[] = [...TO_CAMP, { type: 'open', scenario: 1 }];
const TO_TABLE: GameCommand[] = [...TO_PAGE, { type: 'begin', seed: 'seed' }];
const ENDED = {
  type: 'ended',
  result: { won: true, money: 2, treasures: [1], purse: 0, flags: {}, rounds: 8 },
} as const;

function run(...commands: readonly GameCommand[]): GameSnapshot {
  return commands.reduce(
    (snapshot, command) => transition(screenMachine, snapshot, command)[0],
    getInitialSnapshot(screenMachine),
  );
}

const screenAfter = (...commands: readonly GameCommand[]) => screenOf(run(...commands));
const campaignOf = ({ context }: GameSnapshot): Campaign => context.campaign ?? expect.unreachable('no campaign');
const DONE: Progress = { unlocked: true, completed: true, blocked: false };

describe('the screens of the game', () => {
  it('lead from the title to a scenario, its outcome, and back to the campaign', () => {
    const commands: GameCommand[] = [...TO_TABLE, ENDED, { type: 'proceed' }];
    const screens = commands.map((_, index) => screenAfter(...commands.slice(0, index + 1)));
    expect([screenAfter(), ...screens]).toEqual([
      'boot',
      'title',
      'naming',
      'campaign',
      'page',
      'table',
      'outcome',
      'campaign',
    ]);
  });

  it('start a campaign only with a name, from which extra blanks are removed', () => {
    const named = run({ type: 'ready' }, { type: 'create' }, { ...NAME, name: '  Handy\nOswin ' });
    expect(named.context.campaign).toEqual(newCampaign('one', 'Handy Oswin', VARIANTS));
    expect(screenAfter({ type: 'ready' }, { type: 'create' }, { ...NAME, name: ' ' })).toBe('naming');
    expect(screenAfter({ type: 'ready' }, { type: 'create' }, { type: 'back' })).toBe('title');
  });

  it('show only the page of a scenario that can be played (R3.2), and close it', () => {
    expect(screenAfter(...TO_CAMP, { type: 'open', scenario: 2 })).toBe('campaign');
    const closed = run(...TO_PAGE, { type: 'back' });
    expect(screenOf(closed)).toBe('campaign');
    expect(closed.context.page).toBeNull();
  });

  it('start the scenario with the level chosen on its page (R5.1), which is preselected the next time', () => {
    const chosen: GameCommand[] = [...TO_PAGE, { type: 'chooseLevel', scenarioLevel: 3 }];
    expect(run(...TO_PAGE).context.page).toEqual({ scenario: 1, scenarioLevel: 1 });
    const laid = run(...chosen, { type: 'begin', seed: 'abc' });
    expect(setupOf(campaignOf(laid))).toMatchObject({ scenario: 'plotNine', scenarioLevel: 3, seed: 'abc' });
    const lost: GameCommand = {
      type: 'ended',
      result: { won: false, money: 0, treasures: [], purse: 0, flags: {}, rounds: 8 },
    };
    const again = run(
      ...chosen,
      { type: 'begin', seed: 'abc' },
      lost,
      { type: 'proceed' },
      { type: 'open', scenario: 1 },
    );
    expect(again.context.page).toEqual({ scenario: 1, scenarioLevel: 3 });
  });

  it('count the result at the end of a scenario (R27) only once', () => {
    const ended = run(...TO_TABLE, ENDED);
    expect(campaignOf(ended)).toMatchObject({ gold: 20, wins: 1, items: ['gravediggersLicence'], looted: [1] });
    expect(run(...TO_TABLE, ENDED, ENDED).context).toEqual(ended.context);
  });

  it('change the variants between scenarios, but not during one (R2.2)', () => {
    const vary: GameCommand = { type: 'vary', variants: { hindrances: false, onTable: true } };
    const varied = run(...TO_CAMP, vary);
    expect(screenOf(varied)).toBe('campaign');
    expect(campaignOf(varied).variants).toEqual({ hindrances: false, onTable: true });
    expect(run(...TO_TABLE, vary).context).toEqual(run(...TO_TABLE).context);
  });

  it('ask for the upgraded card of a new level before anything else (R28.1)', () => {
    const veteran: Campaign = {
      ...campaignOf(run(...TO_CAMP)),
      scenarios: { 1: { ...DONE, completed: false }, 2: DONE, 4: DONE },
    };
    const commands: GameCommand[] = [
      { type: 'ready' },
      { type: 'resume', campaign: veteran },
      { type: 'open', scenario: 1 },
      { type: 'begin', seed: 'seed' },
      ENDED,
      { type: 'proceed' },
    ];
    expect(screenAfter(...commands)).toBe('levelUp');
    expect(screenAfter(...commands, { type: 'open', scenario: 3 })).toBe('levelUp');
    expect(screenAfter(...commands, { type: 'upgrade', card: 'spoon' })).toBe('levelUp');
    const chosen = run(...commands, { type: 'upgrade', card: 'neutralize' });
    expect(screenOf(chosen)).toBe('campaign');
    expect(campaignOf(chosen)).toMatchObject({ level: 2, upgrades: ['neutralize'] });
  });
});

describe('the town, the summons and the end', () => {
  const camp = campaignOf(run(...TO_CAMP));
  const from = (campaign: Campaign, ...commands: GameCommand[]) =>
    run({ type: 'ready' }, { type: 'resume', campaign }, ...commands);
  const VISIT: GameCommand = { type: 'visitTown' };

  it('R29.1: leads to town and back, and keeps what was bought and sold there', () => {
    const there = from(camp, VISIT, { type: 'buy', item: 'funeralBiscuit' });
    expect(screenOf(there)).toBe('town');
    expect(campaignOf(there)).toMatchObject({ gold: 2, items: ['funeralBiscuit'] });
    const back = from(campaignOf(there), VISIT, { type: 'sell', item: 'funeralBiscuit' }, { type: 'back' });
    expect(screenOf(back)).toBe('campaign');
    expect(campaignOf(back)).toMatchObject({ gold: 6, items: [] });
  });

  it('refunds the whole price of a purchase, but only on the same visit', () => {
    const buys: GameCommand = { type: 'buy', item: 'funeralBiscuit' };
    const returns: GameCommand = { type: 'takeBack', item: 'funeralBiscuit' };
    expect(campaignOf(from(camp, VISIT, buys, returns))).toEqual(camp);
    const later = from(camp, VISIT, buys, { type: 'back' }, VISIT, returns);
    expect(campaignOf(later)).toMatchObject({ gold: 2, items: ['funeralBiscuit'] });
  });

  it('refunds nothing for an item that was sold after it was bought', () => {
    const item = 'funeralBiscuit';
    const sold = from(camp, VISIT, { type: 'buy', item }, { type: 'sell', item });
    const returned = from(camp, VISIT, { type: 'buy', item }, { type: 'sell', item }, { type: 'takeBack', item });
    expect(campaignOf(returned)).toEqual(campaignOf(sold));
  });

  it('R29.1: allows no sale outside the town', () => {
    const owner: Campaign = { ...camp, items: ['funeralBiscuit'] };
    expect(campaignOf(from(owner, { type: 'sell', item: 'funeralBiscuit' }))).toBe(owner);
  });

  it('R4.9: keeps a hero with too many items in town', () => {
    const laden: Campaign = { ...camp, items: ['funeralBiscuit', 'chokeLead', 'mournersHat'] };
    expect(screenOf(from(laden))).toBe('town');
    expect(screenOf(from(laden, { type: 'back' }))).toBe('town');
    expect(screenOf(from(laden, { type: 'sell', item: 'chokeLead' }, { type: 'back' }))).toBe('campaign');
    const called = { at: 'summons', scenario: 1, scenarioLevel: 1, seed: 'seed', taken: [] } as const;
    expect(screenOf(from({ ...laden, stage: called }, VISIT, { type: 'back' }))).toBe('town');
  });

  it('R3.5: leads from the page through the summons to the table, and to town in between', () => {
    const owner: Campaign = { ...camp, items: ['funeralBiscuit'] };
    const summoned: GameCommand[] = [
      { type: 'open', scenario: 1 },
      { type: 'begin', seed: 'seed' },
    ];
    expect(screenOf(from(owner, ...summoned))).toBe('summons');
    expect(screenOf(from(owner, ...summoned, VISIT))).toBe('town');
    expect(screenOf(from(owner, ...summoned, VISIT, { type: 'back' }))).toBe('summons');
    expect(screenOf(from(owner, ...summoned, { type: 'back' }))).toBe('summons');
    expect(screenOf(from(owner, ...summoned, { type: 'obey' }))).toBe('table');
  });

  it('stays at the ending on every command except quitting to the title', () => {
    const over: Campaign = { ...camp, scenarios: { 1: { ...DONE, completed: false }, 2: DONE, 4: DONE, 21: DONE } };
    for (const command of [VISIT, { type: 'open', scenario: 1 }, { type: 'proceed' }, { type: 'back' }] as const)
      expect(screenOf(from(over, command))).toBe('ending');
    expect(screenOf(from(over, { type: 'quit' }))).toBe('title');
  });

  it('lists all campaigns, and resumes one or starts another', () => {
    const listed: GameCommand[] = [{ type: 'ready' }, { type: 'list' }];
    expect(screenAfter(...listed)).toBe('campaigns');
    expect(screenAfter(...listed, { type: 'back' })).toBe('title');
    expect(screenAfter(...listed, { type: 'create' })).toBe('naming');
    expect(screenAfter(...listed, { type: 'resume', campaign: camp })).toBe('campaign');
  });
});

describe('a campaign that is resumed', () => {
  const camp = campaignOf(run(...TO_CAMP));
  const table = campaignOf(run(...TO_TABLE));
  const third: Campaign = { ...camp, scenarios: { 1: DONE, 2: DONE, 4: DONE } };

  it.each<[string, Campaign]>([
    ['campaign', camp],
    ['table', table],
    ['outcome', finishScenario(table, ENDED.result)],
    ['levelUp', third],
  ])('opens the %s where it was left, both from the title and at the start', (screen, campaign) => {
    const copy: Campaign = JSON.parse(JSON.stringify(campaign));
    for (const before of [[], [{ type: 'ready' } as const]]) {
      const resumed = run(...before, { type: 'resume', campaign: copy });
      expect(screenOf(resumed)).toBe(screen);
      expect(resumed.context).toEqual({ campaign, page: null });
    }
  });
});

describe('the machine', () => {
  it('leaves the campaign unchanged when the player quits to the title from any screen', () => {
    for (const commands of [TO_CAMP, TO_PAGE, TO_TABLE, [...TO_TABLE, ENDED]]) {
      const left = run(...commands, { type: 'quit' });
      expect(screenOf(left)).toBe('title');
      expect(left.context).toEqual({ campaign: null, page: null });
    }
    expect(screenAfter({ type: 'quit' })).toBe('boot');
  });

  it('ignores commands that do not belong to the current screen', () => {
    const commands: GameCommand[] = [
      { type: 'begin', seed: 'x' },
      ENDED,
      { type: 'proceed' },
      { type: 'upgrade', card: 'neutralize' },
    ];
    const camp = run(...TO_CAMP);
    for (const command of commands) expect(transition(screenMachine, camp, command)[0].context).toEqual(camp.context);
  });

  it('has a state for every screen, and a context of plain JSON', () => {
    expect(Object.keys(screenMachine.states).filter((state) => state !== 'placing')).toEqual([...SCREENS]);
    const { context } = run(...TO_TABLE, ENDED);
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});
