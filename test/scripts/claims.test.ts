/** Tests the mining and the picking of small claims. */
import { describe, expect, it } from 'vitest';
import { type MinedMode, mineGame, sharesOf } from '../../scripts/claims/mining';
import { type Lines, pickLongTableClaims } from '../../scripts/claims/picking';
import type { ClaimRules } from '../../src/audit/claims';
import type { GameTypes, Play } from '../../src/rules/core/ruleset';
import { loadShippedClaims } from '../../src/storage/longTable/claims';

/** A game of one command, which reaches the aim with a chance in tenths. */
interface Draws extends GameTypes {
  readonly state: {
    readonly round: number;
    readonly chances: Readonly<Record<string, number>>;
    readonly isReached?: boolean;
  };
  readonly command: { readonly type: string };
}

const playOf = (chances: Draws['state']['chances']): Play<Draws> => ({
  phase: 'turn',
  book: { setup: {} },
  state: { round: 1, chances },
  events: [],
});

const RULES: ClaimRules<Draws> = {
  legal: ({ state }) => Object.keys(state.chances).map((type) => ({ type })),
  results: (play, { type }) => {
    const chance = play.state.chances[type] ?? 0;
    return [true, false].map((isReached) => ({
      play: { ...play, state: { ...play.state, isReached } },
      weight: isReached ? chance : 10 - chance,
    }));
  },
  keyOf: ({ state }) => JSON.stringify(state),
  verdict: ({ state: { isReached } }) => (isReached === undefined ? null : isReached ? 'reached' : 'missed'),
};

/** Mines one game with these positions. The greedy bot always chooses `grab`. */
function mined(positions: readonly Draws['state']['chances'][], changes: Partial<MinedMode<Draws, string>> = {}) {
  const mode: MinedMode<Draws, string> = {
    bookFor: (setup) => ({ setup }),
    positionsOf: () => positions.map(playOf),
    variantsOf: () => [],
    aimsOf: () => ['win'],
    weakerAim: () => null,
    castOf: () => 'hero rat',
    cardsOf: ({ start }) => JSON.stringify(start.state),
    rulesOf: () => RULES,
    greedy: () => ({ type: 'grab' }),
    continuesAction: () => false,
    startOf: ({ phase, state }) => ({ setup: {}, start: { phase, state } }),
    maxMined: 100,
    maxEarly: 100,
    ...changes,
  };
  return mineGame(mode, 1, () => {});
}

describe('a position makes a claim', () => {
  it.each([
    ['if the best command is far ahead of the others and of the greedy bot', { wait: 8, grab: 5 }, 'found'],
    ['not if another command comes within 15 points', { wait: 8, grab: 5, shove: 7 }, 'close'],
    ['not if the best chance is less than a quarter', { wait: 2, grab: 0 }, 'weak'],
    ['not if the greedy bot chooses the best command', { wait: 2, grab: 8 }, 'greedy'],
  ])('%s', (_, chances, why) => {
    const { tried, found, refused } = mined([chances]);
    expect({ tried, found, ...refused }).toMatchObject({ tried: 1, found: why === 'found' ? 1 : 0 });
    expect(Object.entries(refused ?? {}).filter(([, count]) => count > 0)).toEqual(why === 'found' ? [] : [[why, 1]]);
  });

  it('once: mining skips a later position with the same cast and cards', () => {
    const twice = mined([
      { wait: 8, grab: 5 },
      { wait: 8, grab: 5 },
    ]);
    expect(twice).toMatchObject({ tried: 2, found: 1, refused: { known: 1 } });
    expect(sharesOf([twice])).toContain('known 1 (50%)');
  });

  it('not for an aim whose weaker aim has too small a chance', () => {
    const asked: string[] = [];
    const counts = mined([{ wait: 2, grab: 0 }], {
      aimsOf: () => ['win', 'win unhurt'],
      weakerAim: (aim) => (aim === 'win' ? null : 'win'),
      rulesOf: (_, aim) => {
        asked.push(aim);
        return RULES;
      },
    });
    expect(counts).toMatchObject({ tried: 2, refused: { weak: 2 } });
    expect(asked).toEqual(['win']);
  });

  it('not if a calculation visits too many positions, and then no aim of the position is examined', () => {
    const counts = mined([{ wait: 8, grab: 5 }], {
      aimsOf: () => ['win', 'win unhurt'],
      maxMined: -1,
      rulesOf: () => ({ ...RULES, verdict: () => null }),
    });
    expect(counts).toMatchObject({ tried: 2, found: 0, refused: { large: 2 } });
  });
});

describe('picking', () => {
  const MINED = { games: 0, tried: 0, found: 0 };

  it('takes one of two claims with the same hero, monsters and halves, also if their aims differ; another card differs', async () => {
    const [first, second] = (await loadShippedClaims()).claims.filter((each) => each?.aim.kind === 'fell');
    if (!first || !second) throw new Error('two claims are needed');
    const play = (card: string) => [{ type: 'play', card, half: 'top', basic: false }];
    const candidate = (game: number, claim: typeof first, line: object[], kind: 'fell' | 'fellUnhurt' = 'fell') => ({
      game,
      positions: 9,
      decisions: 3,
      line,
      claim: { ...claim, aim: { ...claim.aim, kind }, chance: 0.5, second: 0.2, greedy: 0 },
    });
    const moved = { ...first, start: { ...first.start, state: { ...first.start.state, round: 30 } } };
    const lines = [
      candidate(1, first, play('one')),
      candidate(2, moved, play('one'), 'fellUnhurt'),
      candidate(3, { ...moved, setup: second.setup }, play('two')),
    ] as unknown as Lines;
    const { report } = pickLongTableClaims({ mined: MINED, claims: [] }, lines);
    expect(report).toContain('picked 2;');
    expect(report).toContain('alike 1');
  });
});
