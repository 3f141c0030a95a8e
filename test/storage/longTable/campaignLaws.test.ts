/**
 * Tests the laws for campaigns from outside: each law can be broken, and no real campaign breaks one (see
 * campaigns.long.test.ts).
 */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { DEFAULT_CAMPAIGN_OPTIONS } from '../../../src/flow/longTable/game';
import { beginCampaign } from '../../../src/rules/longTable/campaign/begin';
import { MAX_COUNT, MAX_PENDING } from '../../../src/rules/longTable/campaign/limits';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Campaign, CampaignState } from '../../../src/rules/longTable/campaign/state';
import { brokenLaw, CAMPAIGN_LAWS } from '../../../src/storage/longTable/campaignLaws';
import { brokenUnderWayLaw, UNDER_WAY_LAWS } from '../../../src/storage/longTable/underWayLaws';
import { given, moved } from '../../kit/campaign';
import { fuzzCampaigns, judge } from '../../kit/campaignStates';

const BOOK = campaignBook();
/** A campaign with two heroes whose quests are not chosen yet. */
const ASKED = asked();
const TOWN = settled(ASKED);
const SCENARIO = moved(BOOK, TOWN, { move: 'single', scenario: 'noticeOnTheDoor', level: 1 });
const ROAD = moved(BOOK, TOWN, { move: 'travel', scenario: 'noticeOnTheDoor', level: 1 });

function asked(): Campaign {
  const heroes = ['bailiff', 'ferrywoman'].map((each) => ({ class: each, name: each }));
  const begun = beginCampaign(BOOK, { party: 'Receivers', heroes, seed: 'laws', ...DEFAULT_CAMPAIGN_OPTIONS });
  return 'refused' in begun ? expect.unreachable(begun.refused) : begun.campaign;
}

function settled(campaign: Campaign): Campaign {
  const [first] = campaign.question ? legalMoves(BOOK, campaign) : [];
  return first ? settled(moved(BOOK, campaign, first)) : campaign;
}

const hero = (state: CampaignState) => state.heroes[0] ?? expect.unreachable('no hero');
const party = (state: CampaignState) => state.parties[0] ?? expect.unreachable('no party');
const at = (state: CampaignState, stage: CampaignState['stage']) => {
  state.stage = stage;
};
const journey = { scenario: 'noticeOnTheDoor', casual: false, level: 1, dungeon: null };

type Break = (state: CampaignState) => void;
const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  'no number is larger than the greatest count of a campaign': [
    (state) => {
      hero(state).gold = 1_000_000;
    },
    (state) => {
      state.world.donations = MAX_COUNT + 1;
    },
    (state) => {
      state.nextHero = MAX_COUNT + 1;
    },
  ],
  'L30.2 a party has at most one hero of each class': [
    (state) => {
      hero(state).class = 'ferrywoman';
    },
  ],
  'L30.3 each achievement is printed, and no party and no world has two of the same type': [
    (state) => void state.world.achievements.push('River: Clear'),
    (state) => void party(state).achievements.push('Landlord'),
  ],
  'L32.2 each hero has a different `line`': [
    (state) => {
      hero(state).line = 1;
    },
  ],
  'L32.2 the retirements in all `lines` together are as many as the fulfilled quests': [
    (state) => {
      state.lines = [9, 0];
    },
  ],
  'L32.5 the pool of a hero fits the class and level, and the hand has cards of the pool': [
    (state) => hero(state).pool.splice(0, 1, state.heroes[1]?.pool[0] ?? ''),
    (state) => hero(state).pool.push(cardOf('bailiff', 2)),
    (state) => hero(state).pool.splice(2),
    (state) => hero(state).hand.push(cardOf('bailiff', 2)),
  ],
  'L32.7 a hero has ticked only perk boxes that exist and that it has earned': [
    (state) => hero(state).perks.push(1),
    (state) => hero(state).perks.splice(0, 1, 1),
    (state) => {
      hero(state).startPerks = 3;
    },
  ],
  'L21.1 a hero wears only items that it owns': [(state) => hero(state).equipped.push('silverToppedCane')],
  'L32.2 a hero has `progress` only within the steps of its quest': [
    (state) => {
      hero(state).progress.step = 50;
    },
    (state) => {
      hero(state).quest = null;
      hero(state).progress.count = 1;
    },
  ],
  'L2.1 a hero has few effects in `pending`, with numbers as small as printed ones': [
    (state) => hero(state).pending.push({ pending: 'initiative', initiative: 100 }),
    (state) => hero(state).pending.push({ pending: 'moves', plus: 1000 }),
    (state) => hero(state).pending.push({ pending: 'damage', amount: 1000 }),
    (state) => {
      hero(state).pending = Array.from({ length: MAX_PENDING + 1 }, () => ({ pending: 'noItems' }));
    },
  ],
  'L2.1 `pending` of the world names only monsters that exist in the given rank': [
    (state) => state.world.pending.push({ pending: 'joins', monster: 'nobody', rank: 'normal' }),
    (state) => state.world.pending.push({ pending: 'joins', monster: 'tallyCrow', rank: 'boss' }),
    (state) => state.world.pending.push({ pending: 'monstersShield', amount: 1000 }),
  ],
  'L1.7 `blessings` is at most the number of blessing cards': [
    (state) => {
      state.world.blessings = 11;
    },
  ],
  'L31.5 an event is at most once in its own deck or among the events that left the game': [
    (state) => state.world.eventsGone.push(state.world.events.city[0] ?? ''),
    (state) => state.world.events.city.push(state.world.events.road.pop() ?? ''),
  ],
  'L32.2 no quest occurs twice (deck, heroes, fulfilled quests)': [
    (state) => state.world.quests.push(hero(state).quest ?? ''),
  ],
  'L32.3 the heroes own no more copies of an item than exist': [
    (state) => hero(state).items.push('threeHundredLetters'),
    (state) => {
      state.world.moreCopies['nothing'] = 1;
    },
  ],
  'L32.8 each enhancement is on a card of its class, at a place where it fits': [
    (state) => {
      state.world.enhancements['bailiff'] = [{ card: cardOf('ferrywoman', 2), half: 'top', mark: { mark: 'plus' } }];
    },
    (state) => {
      state.world.enhancements['nobody'] = [{ card: cardOf('bailiff', 2), half: 'top', mark: { mark: 'plus' } }];
    },
  ],
  'L4.7 each looted treasure is printed in the campaign and was looted once': [(state) => state.world.looted.push(777)],
  'L33.1 endings are printed, and no ending was reached twice': [
    (state) => state.world.endings.push('settled', 'settled'),
  ],
  'L30.1 a journey leads to a scenario open to the party, or to a random dungeon': [
    (state) => at(state, { at: 'scenario', journey: { ...journey, scenario: 'escrow' }, seed: 's' }),
    (state) => at(state, { at: 'scenario', journey: { ...journey, scenario: null }, seed: 's' }),
    (state) => at(state, { at: 'camp', after: 'nowhere' }),
    (state) => {
      at(state, { at: 'scenario', journey, seed: 's' });
      state.world.completed.push('noticeOnTheDoor');
    },
    (state) => {
      const dungeon = { rooms: [], foes: [], penalties: ['none', 'minor', 'major'] as const };
      at(state, {
        at: 'scenario',
        journey: {
          ...journey,
          scenario: null,
          casual: true,
          dungeon: { ...dungeon, penalties: [...dungeon.penalties] },
        },
        seed: 's',
      });
    },
  ],
  'L30.1 a party on the road or at a scenario has heroes': [
    (state) => {
      at(state, { at: 'scenario', journey, seed: 's' });
      party(state).heroes = [];
    },
  ],
  'L32.6 no hero has donated twice in a visit to town': [
    (state) => at(state, { at: 'town', eventDrawn: false, donated: [1, 1] }),
    (state) => at(state, { at: 'town', eventDrawn: false, donated: [3] }),
  ],
};

/** A card of this class with this level. */
function cardOf(own: string, level: number): string {
  const found = Object.values(BOOK.cards).find((card) => card.hero === own && card.level === level);
  return found?.id ?? expect.unreachable(`no card of level ${level}`);
}

describe('a campaign from outside', () => {
  it('that results from play breaks no law', async () => {
    for (const campaign of [ASKED, TOWN, SCENARIO, ROAD]) {
      expect(brokenLaw(BOOK, campaign)).toBeNull();
      expect(brokenUnderWayLaw(BOOK, campaign)).toBeNull();
      expect((await judge(campaign)).came).toBe('taken');
    }
  });

  it.each(Object.keys(CAMPAIGN_LAWS))('is refused by the first law that it breaks: %s', async (law) => {
    const breaks = BREAKS[law] ?? [];
    expect(breaks.length).toBeGreaterThan(0);
    for (const change of breaks) {
      const campaign = given(TOWN, change);
      expect(brokenLaw(BOOK, campaign)?.law).toBe(law);
      expect(await judge(campaign)).toEqual({ came: 'refused', why: `invalid: ${law}` });
    }
  });

  const cause = { cause: 'event', event: 'C12', option: 'B' } as const;
  /** Impossible unfinished business of a campaign, and what remains after it is dropped. */
  const UNDER_WAY: Readonly<Record<string, readonly (readonly [Campaign, Break])[]>> = {
    'tasks are pending only with a question': [[TOWN, (state) => void state.agenda.push({ do: 'dealQuest', hero: 1 })]],
    'L31.1 the first task is `arrive` iff on the road; a scenario has no question': [
      [
        ROAD,
        (state) => {
          state.agenda = [];
        },
      ],
      [
        SCENARIO,
        (state) => {
          state.question = ASKED.question as CampaignState['question'];
        },
      ],
    ],
    'each task comes from printed effects of its cause, or fits the stage': [
      [ASKED, (state) => state.agenda.push({ do: 'effects', effects: [{ effect: 'reputation', n: 9 }], cause })],
      [ASKED, (state) => state.agenda.push({ do: 'share', left: 1_000, cause })],
      [ASKED, (state) => state.agenda.push({ do: 'afterEvent', event: 'C99', option: 'A' })],
      [ASKED, (state) => state.agenda.push({ do: 'dealQuest', hero: 7 })],
    ],
    'the pending question can be answered': [
      [
        TOWN,
        (state) => {
          state.question = { ask: 'share', left: 9_000, cause };
        },
      ],
      [
        TOWN,
        (state) => {
          state.question = { ask: 'option', event: 'C99' };
        },
      ],
      [
        TOWN,
        (state) => {
          state.question = { ask: 'option', event: 'R01' };
        },
      ],
      [
        TOWN,
        (state) => {
          state.question = { ask: 'pay', gold: 5, event: 'C02', option: 'A', outcome: 0 };
        },
      ],
      [
        TOWN,
        (state) => {
          state.question = { ask: 'quest', hero: 1, quests: [] };
        },
      ],
      [
        TOWN,
        (state) => {
          const effect = { effect: 'checkmarks', n: 1, whom: 'one' } as const;
          state.question = { ask: 'hero', effect, heroes: [], cause: { cause: 'event', event: 'C10', option: 'B' } };
        },
      ],
      [
        TOWN,
        (state) => {
          const effect = { effect: 'gold', n: 1, whom: 'each' } as const;
          state.question = {
            ask: 'hero',
            effect,
            heroes: [1, 2],
            cause: { cause: 'event', event: 'C10', option: 'B' },
          };
        },
      ],
    ],
    'L31.2 at most one event is drawn, and a drawn event is in no deck': [
      [ROAD, (state) => void (state.question?.ask === 'option' && state.world.events.road.push(state.question.event))],
    ],
    'L31.5 a drawn event is put back only once': [
      [
        ROAD,
        (state) => {
          if (state.question?.ask === 'option')
            state.agenda.push({ do: 'afterEvent', event: state.question.event, option: 'A' });
        },
      ],
    ],
    'L32.2 at most one deal of quests is pending for each hero': [
      [
        ASKED,
        (state) =>
          state.agenda.push({ do: 'dealQuest', hero: state.question?.ask === 'quest' ? state.question.hero : 0 }),
      ],
    ],
  };

  it.each(Object.keys(UNDER_WAY_LAWS))('drops impossible unfinished business, and reports it: %s', async (law) => {
    const cases = UNDER_WAY[law] ?? [];
    expect(cases.length).toBeGreaterThan(0);
    for (const [start, change] of cases) {
      const campaign = given(start, change);
      expect(brokenUnderWayLaw(BOOK, campaign)).toBe(law);
      const judged = await judge(campaign);
      if (judged.came !== 'mended') return expect.unreachable(`${law}: ${JSON.stringify(judged).slice(0, 200)}`);
      expect(judged.campaign.heroes.map(({ gold }) => gold)).toEqual(start.heroes.map(({ gold }) => gold));
    }
  });

  it('that was on the road arrives, and its event returns to the deck', async () => {
    const event = ROAD.question?.ask === 'option' ? ROAD.question.event : expect.unreachable('no event');
    const judged = await judge(
      given(ROAD, (state) => {
        state.agenda = [];
      }),
    );
    if (judged.came !== 'mended') return expect.unreachable(judged.came);
    expect(judged.campaign.stage.at).toBe('scenario');
    expect(judged.campaign.world.events.road.at(-1)).toBe(event);
  });

  it('whose quests are dealt again loses none of them', async () => {
    const judged = await judge(
      given(ASKED, (state) => {
        state.agenda = [...state.agenda, ...state.agenda];
      }),
    );
    if (judged.came !== 'mended') return expect.unreachable(judged.came);
    const { world, question } = judged.campaign;
    const dealt = question?.ask === 'quest' ? question.quests : [];
    expect([...world.quests, ...dealt].sort()).toEqual(Object.keys(BOOK.quests).sort());
  });

  it('at its limits is played on within them', () => {
    const rich = given(TOWN, (state) => {
      hero(state).gold = MAX_COUNT;
    });
    const sold = moved(
      BOOK,
      rich,
      ...legalMoves(BOOK, rich)
        .filter(({ move }) => move === 'buy')
        .slice(0, 1),
    );
    const full = given(sold, (state) => {
      hero(state).gold = MAX_COUNT;
    });
    const [sale] = legalMoves(BOOK, full).filter(({ move }) => move === 'sell');
    const made = sale ? makeMove(BOOK, full, sale) : expect.unreachable('nothing to sell');
    if ('refused' in made) return expect.unreachable(made.refused);
    expect(made.campaign.heroes[0]?.gold).toBe(MAX_COUNT);
  });
});

/** Many more campaigns are tested in campaigns.long.test.ts and by `npm run fuzz -- --campaigns`. */
it('a hundred changed campaigns are refused, or can be played on', async () => {
  const { taken, mended, shapeless, refused } = await fuzzCampaigns('laws', 100);
  expect(taken + mended).toBeGreaterThan(20);
  expect(shapeless + Object.values(refused).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(20);
}, 120_000);
