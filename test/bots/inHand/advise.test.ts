/** Advice in hand: it heeds what players care about, gives its true reason, and uses nothing that is hidden. */
import { describe, expect, it } from 'vitest';
import { advise } from '../../../src/bots/inHand/advise';
import { legal, type Play, refusal } from '../../../src/flow/inHand/play';
import type { InHand } from '../../../src/flow/inHand/types';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { SHAPES } from '../../../src/journal/inHand/schema';
import { seedGenerator } from '../../../src/rules/core/chance';
import type { Command } from '../../../src/rules/inHand/commands';
import { heroMaxHp } from '../../../src/rules/inHand/damage';
import { dangersOn } from '../../../src/rules/inHand/movement';
import { positionsOf, readPoorAdvice } from '../../kit/keptGames';
import { manyOf } from '../../kit/many';

const { positions, journals } = await readPoorAdvice<InHand, readonly Command[]>(
  'test/bots/inHand/poorAdvice.json',
  IN_HAND,
  SHAPES,
);

const at = (game: string, after: number): Play =>
  [...positionsOf(IN_HAND, journals.get(game))][after] ?? expect.unreachable('the game is shorter');

describe('positions in which the advice was poor', () => {
  it.each(positions)('$game after $after: not $poor', ({ game, after, poor, was, advised, reason }) => {
    const play = at(game, after);
    const hint = advise(play) ?? expect.unreachable('it says nothing');
    expect(hint.line).toEqual(advised);
    expect(hint.reason.key).toBe(reason);
    expect(refusal(play, hint.command)).toBeNull();
    // When only the reason was poor, the advised command may stay the same.
    if (!poor.includes('reason')) expect(hint.command).not.toEqual(was);
  });

  it('leads through no trap, and does not heal a hero at full HP (R4.4, R20.1)', () => {
    const seen = { traps: 0, heals: 0 };
    for (const { game, after, poor } of positions) {
      const play = at(game, after);
      const hint = advise(play) ?? expect.unreachable('it says nothing');
      const way = hint.line.flatMap((each) => (each.type === 'step' ? [each.to] : []));
      if (poor.includes('trap')) {
        seen.traps += 1;
        expect(dangersOn(play.book, play.state, way).filter(({ kind }) => kind === 'trap')).toEqual([]);
      }
      if (!poor.includes('heal')) continue;
      seen.heals += 1;
      expect(play.state.hero.hp).toBe(heroMaxHp(play.book));
      expect(hint.command.type).not.toBe('perform');
    }
    expect(seen).toEqual({ traps: 4, heals: 10 });
  });
});

/** The same position with another seed, and with other contents in every treasure that is left. */
function otherWorld({ phase, book, state, events }: Play, nth: number): Play {
  const treasures = book.scenario.treasures.map((each) =>
    state.treasures.includes(each.number)
      ? { ...each, gold: (nth % 3) * 10, item: nth % 2 ? 'confiscatedPick' : 'crowbar' }
      : each,
  );
  return {
    phase,
    book: { ...book, setup: { ...book.setup, seed: `${nth}` }, scenario: { ...book.scenario, treasures } },
    state: { ...state, generator: seedGenerator(`${nth}`) },
    events,
  };
}

it('does not depend on the seed or on the contents of treasures (R4.8)', () => {
  const positions = [...journals.values()].flatMap((journal) =>
    [...positionsOf(IN_HAND, journal)].filter((play, nth) => nth % 3 === 0 && legal(play).length > 1),
  );
  expect(positions.length).toBeGreaterThan(100);
  for (const [nth, play] of manyOf(positions).entries()) {
    expect(JSON.stringify(advise(otherWorld(play, nth)))).toBe(JSON.stringify(advise(play)));
  }
}, 300_000);
