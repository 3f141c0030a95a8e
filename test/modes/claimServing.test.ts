/** The worker that judges small claims, with a toy game: one roll after a choice of dice, whose result the seed decides. */
import { expect, it } from 'vitest';
import { type ClaimedMode, findingsOf, serveClaim, withBook } from '../../src/modes/claimServing';

interface Toy {
  readonly phase: string;
  readonly book: string | null;
  readonly state: { readonly seed: string; readonly rolled: readonly string[] };
  readonly events: readonly string[];
}

const START = { phase: 'toy', state: { seed: 'start', rolled: [] } };
const CLAIM = { setup: 'setup', start: START, aim: 'aim' };
const die = (type: string) => ({ type });

/** The toy, in which the line reaches its aim from the seed `luckyAt` on. It records the seeds that were tried. */
function toy({ luckyAt = 0, maxJudged = 10, isOpen = false } = {}) {
  const seeds: string[] = [];
  const after = (play: Toy, { type }: { type: string }): Toy => ({
    ...play,
    state: { ...play.state, rolled: [...play.state.rolled, type] },
    events: [type],
  });
  const isLucky = ({ state: { seed } }: Toy) => Number(seed.split(' ')[1] ?? 0) >= luckyAt;
  const verdict = (play: Toy) => {
    const [rolled] = play.state.rolled;
    if (rolled === undefined) return null;
    return rolled === 'good' && isLucky(play) ? 'reached' : 'missed';
  };
  const mode = {
    playOf: (setup: string, { phase, state }: typeof START): Toy => ({
      phase,
      book: `book of ${setup}`,
      state,
      events: [],
    }),
    rulesOf: () => ({
      legal: () => (isOpen ? [] : [die('bad'), die('good')]),
      results: (play: Toy, command: { type: string }) => [
        { play: { ...after(play, command), state: { seed: 'any 999', rolled: [command.type] } }, weight: 1 },
      ],
      keyOf: ({ state }: Toy) => state.rolled.join(),
      verdict,
      playAfter: after,
      continuesAction: () => false,
    }),
    reseeded(play: Toy, seed: string): Toy {
      seeds.push(seed);
      return { ...play, state: { ...play.state, seed } };
    },
    maxJudged,
  } as unknown as ClaimedMode<never, never>;
  return { mode, seeds };
}

const task = (commands: readonly string[] | null) =>
  ({ claim: CLAIM, line: commands && { start: START, commands: commands.map(die) } }) as never;

it('finds the best line, and the first seed with which the line reaches its aim', () => {
  const { mode, seeds } = toy({ luckyAt: 3 });
  const { judged, best } = findingsOf(mode, task(null));
  expect(judged).toBeNull();
  expect(best).toEqual({ start: { phase: 'toy', state: { seed: 'best 3', rolled: [] } }, commands: [die('good')] });
  expect(seeds).toEqual(['best 0', 'best 1', 'best 2', 'best 3']);
});

it('gives the line with the last of two hundred seeds if none lets it reach its aim', () => {
  const { mode, seeds } = toy({ luckyAt: 500 });
  const { best } = findingsOf(mode, task(null));
  expect([seeds.length, new Set(seeds).size]).toEqual([200, 200]);
  expect(best).toMatchObject({ start: { state: { seed: 'best 199' } }, commands: [die('good')] });
});

it('ends a line where no command is legal', () => {
  expect(findingsOf(toy({ isOpen: true }).mode, task(null)).best?.commands).toEqual([]);
});

it('judges a line by what its choice keeps of the best chance', () => {
  const { mode } = toy();
  expect(findingsOf(mode, task(['good']))).toMatchObject({ best: null, judged: { verdict: 'reached', score: 1000 } });
  const { judged } = findingsOf(mode, task(['bad']));
  expect(judged).toMatchObject({ verdict: 'missed', score: 0, best: 1000 });
  expect(judged?.steps).toMatchObject([{ better: { command: die('good') } }]);
  expect(findingsOf(mode, task([])).judged).toBeNull();
});

it('examines no more positions than the mode allows', () => {
  expect(() => findingsOf(toy({ maxJudged: 0 }).mode, task(['good']))).toThrow('positions');
  expect(() => findingsOf(toy({ maxJudged: 0 }).mode, task(null))).not.toThrow();
});

it('says that it has begun, and posts plays without books and events; the page adds the book again', () => {
  const posted: { progress?: string; result?: ReturnType<typeof findingsOf> }[] = [];
  const post = (message: object) => void posted.push(message);
  serveClaim(toy().mode, task(['bad']), post as never);
  expect(posted[0]).toEqual({ progress: 'begun' });
  const { judged, best } = posted[1]?.result ?? {};
  expect(best).toBeNull();
  const bare = { ...START, book: null, events: [] };
  expect(judged?.steps).toMatchObject([{ play: bare, better: { play: bare, command: die('good') } }]);
  if (!judged) return expect.unreachable('the line is decided');
  const [step] = withBook(judged, 'the book' as never).steps;
  expect([step?.play.book, step?.better?.play.book]).toEqual(['the book', 'the book']);
  const [kept] = withBook(findingsOf(toy().mode, task(['good'])).judged ?? judged, 'the book' as never).steps;
  expect(kept?.better).toBeNull();
});

it('posts that a line is not decided, and a best line without a judgement', () => {
  const posted: unknown[] = [];
  serveClaim(toy().mode, task([]), (message) => void posted.push(message));
  serveClaim(toy().mode, task(null), (message) => void posted.push(message));
  expect(posted).toMatchObject([
    { progress: 'begun' },
    { result: { judged: null, best: null } },
    { progress: 'begun' },
    { result: { judged: null, best: { commands: [die('good')] } } },
  ]);
});
