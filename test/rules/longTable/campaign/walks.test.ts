/** Plays campaigns of random legal moves and checks conditions that must be met after every move. */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../../src/content/longTable';
import { type GeneratorState, nextInt, seedGenerator } from '../../../../src/rules/core/chance';
import { beginCampaign } from '../../../../src/rules/longTable/campaign/begin';
import type { CampaignBook } from '../../../../src/rules/longTable/campaign/book';
import {
  countAllCopies,
  countInStock,
  countOwnedCopies,
  perksLeft,
} from '../../../../src/rules/longTable/campaign/lookups';
import type { Move } from '../../../../src/rules/longTable/campaign/moves';
import { finishScenario, legalMoves, makeMove } from '../../../../src/rules/longTable/campaign/play';
import type { ScenarioResult } from '../../../../src/rules/longTable/campaign/result';
import type { Campaign } from '../../../../src/rules/longTable/campaign/state';
import { brought } from '../../../kit/campaign';
import { many } from '../../../kit/many';

/** Half of the sample still reaches every kind of fact. The long tests look at the whole. */
const MOVES = Math.max(many(5000), 2500);
const CAMPAIGNS = 10;

class Dice {
  private generator: GeneratorState;
  constructor(seed: string) {
    this.generator = seedGenerator(seed);
  }
  roll(n: number): number {
    const [value, next] = nextInt(this.generator, n);
    this.generator = next;
    return value;
  }
  pick<T>(list: readonly T[]): T {
    const found = list[this.roll(list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }
}

/** A random plausible result of a scenario; with the variant Death one hero in ten dies. */
function played(book: CampaignBook, campaign: Campaign, dice: Dice): ScenarioResult {
  const party = campaign.parties[campaign.party]?.heroes ?? [];
  const monsters = ['shuffler', 'pallbearer'];
  return {
    won: dice.roll(10) < 7,
    heroes: party.map((no) => {
      const hero = campaign.heroes.find((each) => each.no === no);
      return brought(hero?.class ?? '', {
        experience: dice.roll(40),
        gold: dice.roll(25),
        treasures: [Number(dice.pick(Object.keys(book.treasures)))],
        checkmarks: dice.roll(3),
        exhausted: dice.roll(3) === 0,
        dead: campaign.variants.death && dice.roll(10) === 0,
        counters: { roundsActed: 8 + dice.roll(6), eliteKills: dice.roll(3) },
        killed: { [dice.pick(monsters)]: dice.roll(4) },
        equipped: hero?.items ?? [],
        hand: hero?.pool.slice(0, 3) ?? [],
      });
    }),
  };
}

/** Moves that the walk makes rarely: if they were frequent, a party would make no progress. */
const SELDOM: readonly Move['move'][] = ['foundParty', 'playParty', 'disband', 'leave', 'newHero'];

/** Chooses the kind of move first, so that kinds with few moves are as likely as enhancements and cards with many. */
function choose(moves: readonly Move[], dice: Dice): Move {
  const kinds = [...new Set(moves.map(({ move }) => move))];
  const often = kinds.filter((kind) => !SELDOM.includes(kind));
  const kind = dice.pick(often.length > 0 && dice.roll(12) > 0 ? often : kinds);
  return dice.pick(moves.filter(({ move }) => move === kind));
}

/** All broken conditions of a campaign; the list should always be empty. */
function faults(book: CampaignBook, campaign: Campaign): string[] {
  const { world, heroes, parties, question, agenda } = campaign;
  const wrong: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  for (const hero of heroes) {
    const boxes = book.classes[hero.class]?.perks ?? [];
    check(hero.gold >= 0, `hero ${hero.no} has ${hero.gold} gold`);
    check(hero.experience >= (book.experience[hero.level - 2] ?? 0), `hero ${hero.no} lost a level`);
    check(hero.level >= 1 && hero.level <= 9, `hero ${hero.no} is of level ${hero.level}`);
    check(hero.checkmarks >= 0 && hero.checkmarks <= 18, `hero ${hero.no} has ${hero.checkmarks} checkmarks`);
    check(perksLeft(hero) >= 0, `hero ${hero.no} ticked too much`);
    check(
      hero.perks.every((ticks, i) => ticks <= (boxes[i]?.boxes ?? 0)),
      `hero ${hero.no}: a perk over its boxes`,
    );
    check(new Set(hero.items).size === hero.items.length, `hero ${hero.no} owns something twice`);
    check(new Set(hero.pool).size === hero.pool.length, `hero ${hero.no} has a card twice`);
    check(
      hero.equipped.every((item) => hero.items.includes(item)),
      `hero ${hero.no} equips what it has not`,
    );
  }
  for (const item of Object.keys(book.items)) {
    const copies = world.copies[item] ?? 0;
    check(countInStock(campaign, item) >= 0, `stock of ${item} below 0`);
    check(countInStock(campaign, item) + countOwnedCopies(campaign, item) === copies, `copies of ${item}`);
    check(copies <= countAllCopies(book, campaign, item), `too many ${item}`);
  }
  for (const party of parties) {
    const classes = party.heroes.map((no) => heroes.find((hero) => hero.no === no)?.class);
    check(Math.abs(party.reputation) <= 20, `reputation ${party.reputation}`);
    check(party.heroes.length <= 4 && new Set(classes).size === classes.length, 'a party with a class twice');
    check(!classes.includes(undefined), 'a party with a hero who is gone');
  }
  check(world.prosperity >= 0 && world.prosperity <= 64, `prosperity ${world.prosperity}`);
  const underWay = [
    ...(question && 'event' in question ? [question.event] : []),
    ...agenda.flatMap((task) => ('event' in task ? [task.event] : [])),
  ];
  const cards = [...world.events.city, ...world.events.road, ...world.eventsGone, ...new Set(underWay)];
  check(new Set(cards).size === cards.length, 'an event twice');
  const fromStart = Object.entries(book.events).filter(([, { fromStart }]) => fromStart);
  check(
    fromStart.every(([id]) => cards.includes(id)),
    'an event is lost',
  );
  const dealt = question?.ask === 'quest' ? question.quests : [];
  const quests = [...world.quests, ...world.questsDone, ...dealt, ...heroes.flatMap(({ quest }) => quest ?? [])];
  check([...quests].sort().join() === Object.keys(book.quests).sort().join(), 'quests lost or doubled');
  check(JSON.stringify(JSON.parse(JSON.stringify(campaign))) === JSON.stringify(campaign), 'not plain JSON');
  return wrong;
}

/** Plays a random campaign; returns the campaign and how often each fact occurred. */
function walk(seed: string, moves: number) {
  const book = campaignBook();
  const dice = new Dice(seed);
  const party = dice.roll(2) === 0 ? ['bailiff', 'ferrywoman'] : ['bailiff', 'ferrywoman', 'sexton', 'pawnbroker'];
  const begun = beginCampaign(book, {
    party: seed,
    heroes: party.map((each) => ({ class: each, name: each })),
    variants: { lessChance: false, death: dice.roll(2) === 0, grim: false },
    openInformation: true,
    seed,
  });
  if ('refused' in begun) throw new Error(begun.refused);
  const seen: Record<string, number> = {};
  let { campaign } = begun;
  for (let i = 0; i < moves; i += 1) {
    const legal = legalMoves(book, campaign);
    const atTable = campaign.stage.at === 'scenario';
    if (!atTable && legal.length === 0) throw new Error(`a dead end after ${i} moves`);
    const move = atTable ? null : choose(legal, dice);
    const made = move ? makeMove(book, campaign, move) : finishScenario(book, campaign, played(book, campaign, dice));
    if ('refused' in made) throw new Error(`${JSON.stringify(move)}: ${made.refused}`);
    ({ campaign } = made);
    const wrong = faults(book, campaign);
    if (wrong.length > 0) throw new Error(`after ${JSON.stringify(move)}: ${wrong.join('; ')}`);
    for (const { fact } of made.facts) seen[fact] = (seen[fact] ?? 0) + 1;
  }
  return { campaign, seen };
}

describe('random campaigns', () => {
  const seen: Record<string, number> = {};

  it.each(Array.from({ length: CAMPAIGNS }, (_, i) => `walk ${i}`))(
    'L30-L35: money, items, perks, decks and quests are kept, and there is always a way on: %s',
    (seed) => {
      for (const [fact, n] of Object.entries(walk(seed, MOVES / CAMPAIGNS).seen)) seen[fact] = (seen[fact] ?? 0) + n;
    },
  );

  it('L30-L35: together these campaigns reach every kind of fact', () => {
    const wanted = [
      'heroRetired',
      'heroDied',
      'enhanced',
      'perkTicked',
      'levelledUp',
      'outcomeApplied',
      'eventLeft',
      'eventReturned',
      'completed',
      'classOpened',
      'stocked',
      'itemSold',
      'donated',
    ] as const;
    expect(wanted.filter((fact) => !seen[fact])).toEqual([]);
  });

  it('L30-L35: the same seed plays the same campaign', () => {
    expect(walk('again', 60).campaign).toEqual(walk('again', 60).campaign);
  });
});
