import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADVICE } from '../../../src/bots/inHand/advice';
import { advise } from '../../../src/bots/inHand/advise';
import { carefulBot } from '../../../src/bots/inHand/careful';
import { evaluate } from '../../../src/bots/inHand/evaluation';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { randomBot } from '../../../src/bots/inHand/random';
import { successors } from '../../../src/bots/inHand/successors';
import { rankedLines, setTranspositionLimit } from '../../../src/bots/inHand/turnPlan';
import { bookFor, SCENARIO_ORDER } from '../../../src/content/inHand';
import { begin, legal, type Play, refusal, send } from '../../../src/flow/inHand/play';
import { seedGenerator } from '../../../src/rules/core/chance';
import { many } from '../../kit/many';
import { attacker, melee } from '../../kit/scenes';
import { effect } from '../../kit/table';

const variants = { hindrances: false, onTable: false };

function laid(scenario: string, seed: string): Play {
  const hero = { hero: 'bailiff', level: 2, upgrades: ['shadowTactics'], items: ['confiscatedPick'] } as const;
  return begin(bookFor({ ...hero, scenario, scenarioLevel: 1, looted: [], variants, seed }));
}

/** The position after `commands` random commands, or the last one in which a command is possible. */
function somewhere(scenario: string, seed: string, commands: number): Play {
  const bot = randomBot(seed);
  let play = laid(scenario, seed);
  for (let n = 0; n < commands; n += 1) {
    const command = bot(play);
    const sent = command && send(play, command);
    if (!sent?.ok || legal(sent.play).length === 0) break;
    play = sent.play;
  }
  return play;
}

const positions = fc
  .tuple(fc.constantFrom(...SCENARIO_ORDER), fc.string({ maxLength: 6 }), fc.integer({ min: 0, max: 60 }))
  .map(([scenario, seed, commands]) => somewhere(scenario, seed, commands));

const reseeded = (play: Play, seed: string): Play => ({
  ...play,
  state: { ...play.state, generator: seedGenerator(seed) },
});

describe('the careful bot', () => {
  it('advises a legal command with a reason in every position', () => {
    fc.assert(
      fc.property(positions, (play) => {
        const hint = advise(play);
        expect(hint && refusal(play, hint.command)).toBeNull();
        expect(ADVICE).toContain(hint?.reason.key);
      }),
      { numRuns: many(25) },
    );
  }, 120_000);

  it('values lines equally whether it keeps the values of many positions or of one', () => {
    onTestFinished(() => setTranspositionLimit(8000));
    const first = somewhere('waxFloor', 'kept', 12);
    const harder = { ...first, book: bookFor({ ...first.book.setup, scenarioLevel: 3 }) };
    const ranked = () => [first, harder, first].map((play) => rankedLines(play));
    const kept = ranked();
    setTranspositionLimit(1);
    expect(kept.flat().length).toBeGreaterThan(2);
    expect(ranked()).toEqual(kept);
  });

  it('does not depend on the seed', () => {
    fc.assert(
      fc.property(positions, fc.string(), (play, seed) => {
        expect(carefulBot(reseeded(play, seed))).toEqual(carefulBot(play));
      }),
      { numRuns: many(25) },
    );
  }, 120_000);

  it('weights the three faces of a roll equally', () => {
    const play = laid('lastOrders', 'x');
    const [first] = legal(play);
    const chosen = first && send(play, first);
    if (!chosen?.ok) throw new Error('no pair may be chosen');
    const faces = successors(chosen.play, { type: 'roll' });
    expect(faces.map(({ play: { state } }) => state.fight?.face)).toEqual(['A', 'B', 'C']);
    expect(faces.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('attacks an adjacent monster that it can kill, and gives that as its reason', () => {
    let play = laid('lastOrders', 'x');
    for (let command = carefulBot(play); command && play.phase !== 'heroTurn.choosing'; command = carefulBot(play)) {
      const sent = send(play, command);
      if (!sent.ok) throw new Error(sent.reason);
      play = sent.play;
    }
    const { fight } = play.state;
    if (!fight) throw new Error('nobody came');
    const foes = play.state.foes.map((foe) => (foe.id === fight.foe ? { ...foe, hp: 1 } : foe));
    const state = { ...play.state, foes, fight: { ...fight, distance: 1 } };
    expect(advise({ ...play, state })?.reason.key).toBe('kills');
  });

  it('R16.1: never searches whether to waive a condition', () => {
    const searched = new Set<number>();
    for (let seed = 0; seed < 12; seed += 1) {
      let play = laid('showOfHands', `${seed}`);
      for (let command = greedyBot(play); command; command = greedyBot(play)) {
        const [offer] = play.state.offers;
        if (play.phase === 'heroTurn.effects' && offer?.rider.kind === 'condition')
          for (const { command: each } of rankedLines(play)) if (each.type === 'effect') searched.add(each.by);
        const sent = send(play, command);
        if (!sent.ok) throw new Error(sent.reason);
        play = sent.play;
      }
    }
    expect([...searched]).toEqual([1]);
  }, 60_000);
});

describe('the evaluation', () => {
  it('rises with more HP, and with fewer monsters', () => {
    fc.assert(
      fc.property(positions, ({ book, state }) => {
        const now = evaluate(book, state);
        const hurt = { ...state, hero: { ...state.hero, hp: state.hero.hp - 1 } };
        if (hurt.hero.hp > 0) expect(evaluate(book, hurt)).toBeLessThan(now);
        const foes = state.foes.map((foe) =>
          foe.id === state.fight?.foe ? { ...foe, hp: Math.max(1, foe.hp - 1) } : foe,
        );
        expect(evaluate(book, { ...state, foes })).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: many(100) },
    );
  });

  it('R20.6: a pit is worth something against a monster that must come close, and nothing against one that flies', () => {
    const worth = (traits: { readonly flying?: true }, range: number | null) => {
      const monster = attacker(2, { range });
      const flier = { ...monster, traits: { ...monster.traits, normal: { ...monster.traits.normal, ...traits } } };
      const { book, state } = melee({ foes: [flier] }).play;
      const dug = effect('pit', { value: 3, lasts: 'combat' });
      const fight = state.fight && { ...state.fight, acted: true, distance: 3 };
      const now = { ...state, fight };
      const with1 = { ...now, hero: { ...now.hero, effects: [...now.hero.effects, dug] } };
      return evaluate(book, with1) - evaluate(book, now);
    };
    expect(worth({}, null)).toBeGreaterThan(worth({}, 4));
    expect(worth({}, 4)).toBeGreaterThan(0);
    expect(worth({ flying: true }, null)).toBe(0);
  });

  it.each([
    ['waxFloor', 6],
    ['kingsTicket', 5],
    ['foremanGrubb', 7],
  ])('counts the rounds of mere waiting: %s opens after round %i', (scenario, opens) => {
    const { book, state } = laid(scenario, 'x');
    // Everything else is done: no monster is alive, and the hero is at the goal.
    const [box] = scenario === 'kingsTicket' ? book.scenario.treasures.filter(({ objective }) => objective) : [];
    const done = {
      ...state,
      treasures: box ? [box.number] : [],
      foes: state.foes.map((foe) => ({ ...foe, hp: 0 })),
      hero: { ...state.hero, at: box?.at ?? state.hero.at },
    };
    const at = (round: number) => evaluate(book, { ...done, round });
    expect(at(1)).toBeLessThan(at(2));
    expect(at(opens + 1)).toBe(at(opens + 2));
    expect(
      evaluate(book, {
        ...done,
        round: 1,
        used: book.scenario.rules.flatMap((rule) => ('id' in rule ? [rule.id] : [])),
      }),
    ).toBeGreaterThan(at(1));
  });
});
