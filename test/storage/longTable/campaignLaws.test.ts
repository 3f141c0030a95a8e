/**
 * Tests the laws for campaigns from outside: each law can be broken, and no real campaign breaks one (see
 * campaigns.long.test.ts).
 */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { DEFAULT_TERMS } from '../../../src/flow/longTable/game';
import { beginCampaign } from '../../../src/rules/longTable/campaign/begin';
import { MAX_COUNT, MAX_PENDING } from '../../../src/rules/longTable/campaign/limits';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Campaign, CampaignState } from '../../../src/rules/longTable/campaign/state';
import { brokenLaw, CAMPAIGN_LAWS } from '../../../src/storage/longTable/campaignLaws';
import { brokenUnderWay, UNDER_WAY_LAWS } from '../../../src/storage/longTable/underWayLaws';
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
  const begun = beginCampaign(BOOK, { party: 'Receivers', heroes, seed: 'laws', ...DEFAULT_TERMS });
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
  'no number is larger than a campaign counts': [
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
  'L30.2 no class is twice in a party': [
    (state) => {
      hero(state).class = 'ferrywoman';
    },
  ],
  'L30.3 achievements are printed, one of a type is held': [
    (state) => void state.world.achievements.push('River: Clear'),
    (state) => void party(state).achievements.push('Landlord'),
  ],
  'L32.2 each hero has a line of its own': [
    (state) => {
      hero(state).line = 1;
    },
  ],
  'L32.2 a line has as many retirements as quests were fulfilled in all': [
    (state) => {
      state.lines = [9, 0];
    },
  ],
  'L32.5 a pool has cards of its class and level, a hand cards of the pool': [
    (state) => hero(state).pool.splice(0, 1, state.heroes[1]?.pool[0] ?? ''),
    (state) => hero(state).pool.push(cardOf('bailiff', 2)),
    (state) => hero(state).pool.splice(2),
    (state) => hero(state).hand.push(cardOf('bailiff', 2)),
  ],
  'L32.7 ticks are in boxes that there are, and have been earned': [
    (state) => hero(state).perks.push(1),
    (state) => hero(state).perks.splice(0, 1, 1),
    (state) => {
      hero(state).startPerks = 3;
    },
  ],
  'L21.1 a hero wears what it owns': [(state) => hero(state).equipped.push('silverToppedCane')],
  'L32.2 a quest is counted for who has it, to its last step': [
    (state) => {
      hero(state).progress.step = 50;
    },
    (state) => {
      hero(state).quest = null;
      hero(state).progress.count = 1;
    },
  ],
  'L2.1 what waits for a set-up is as small as what is printed': [
    (state) => hero(state).pending.push({ pending: 'initiative', initiative: 100 }),
    (state) => hero(state).pending.push({ pending: 'moves', plus: 1000 }),
    (state) => hero(state).pending.push({ pending: 'damage', amount: 1000 }),
    (state) => {
      hero(state).pending = Array.from({ length: MAX_PENDING + 1 }, () => ({ pending: 'noItems' }));
    },
  ],
  'L2.1 who joins a room is a monster of that rank': [
    (state) => state.world.pending.push({ pending: 'joins', monster: 'nobody', rank: 'normal' }),
    (state) => state.world.pending.push({ pending: 'joins', monster: 'tallyCrow', rank: 'boss' }),
    (state) => state.world.pending.push({ pending: 'monstersShield', amount: 1000 }),
  ],
  'L1.7 a gift brings no more blessings than there are': [
    (state) => {
      state.world.blessings = 11;
    },
  ],
  'L31.5 an event is in its own deck, or has left the game': [
    (state) => state.world.eventsGone.push(state.world.events.city[0] ?? ''),
    (state) => state.world.events.city.push(state.world.events.road.pop() ?? ''),
  ],
  'L32.2 a quest is in the deck, with one hero, or fulfilled': [
    (state) => state.world.quests.push(hero(state).quest ?? ''),
  ],
  'L32.3 no more copies of an item are owned than there are': [
    (state) => hero(state).items.push('threeHundredLetters'),
    (state) => {
      state.world.moreCopies['nothing'] = 1;
    },
  ],
  'L32.8 marks lie where they fit, on cards of their class': [
    (state) => {
      state.world.enhancements['bailiff'] = [{ card: cardOf('ferrywoman', 2), half: 'top', mark: { mark: 'plus' } }];
    },
    (state) => {
      state.world.enhancements['nobody'] = [{ card: cardOf('bailiff', 2), half: 'top', mark: { mark: 'plus' } }];
    },
  ],
  'L4.7 treasures were found on pages of the campaign, each once': [(state) => state.world.looted.push(777)],
  'L33.1 endings are printed, none has come twice': [(state) => state.world.endings.push('settled', 'settled')],
  'L30.1 the party goes to a scenario that is open to it, or to a dungeon': [
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
  'L30.1 heroes are on the road and at a scenario': [
    (state) => {
      at(state, { at: 'scenario', journey, seed: 's' });
      party(state).heroes = [];
    },
  ],
  'L32.6 nobody has given twice in a visit': [
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
      expect(brokenUnderWay(BOOK, campaign)).toBeNull();
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
    'nothing is left to be done without a question': [
      [TOWN, (state) => void state.agenda.push({ do: 'dealQuest', hero: 1 })],
    ],
    'L31.1 the way leads from the road to a scenario, where nothing is asked': [
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
    'what is left to be done is printed on what it comes from': [
      [ASKED, (state) => state.agenda.push({ do: 'effects', effects: [{ effect: 'reputation', n: 9 }], cause })],
      [ASKED, (state) => state.agenda.push({ do: 'share', left: 1_000, cause })],
      [ASKED, (state) => state.agenda.push({ do: 'afterEvent', event: 'C99', option: 'A' })],
      [ASKED, (state) => state.agenda.push({ do: 'dealQuest', hero: 7 })],
    ],
    'what is asked can be answered': [
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
    'L31.2 one event at most is drawn, and is in no deck': [
      [ROAD, (state) => void (state.question?.ask === 'option' && state.world.events.road.push(state.question.event))],
    ],
    'L32.2 a hero is dealt its quest once': [
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
      expect(brokenUnderWay(BOOK, campaign)).toBe(law);
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
