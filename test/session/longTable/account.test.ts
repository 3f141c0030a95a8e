/** Compares the account of a scenario with the game's own counters and HP. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { Play } from '../../../src/flow/longTable/play';
import type { LongTable } from '../../../src/flow/longTable/types';
import { type Journal, newGame, replay } from '../../../src/journal/journal';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { resultOf } from '../../../src/rules/longTable/campaign/result';
import type { Command } from '../../../src/rules/longTable/commands';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { bonusExperience } from '../../../src/rules/longTable/level';
import type { State } from '../../../src/rules/longTable/state';
import { accountOf } from '../../../src/session/longTable/account';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { wonGame } from '../../kit/longTableWon';

const MAX_COMMANDS = 260;

function played(seed: string, heroes = ['sexton', 'ferrywoman']) {
  const book = bookFor(setupFor('noticeOnTheDoor', heroes, { seed }));
  const commands: Command[] = [];
  const events: GameEvent[] = [];
  /** The HP that each figure has lost. */
  const lost = new Map<string, number>();
  let play: Play | null = null;
  for (const step of game(book, seed)) {
    for (const [figure, hp] of hpLost(play, step.play.events)) lost.set(figure, hp + (lost.get(figure) ?? 0));
    play = step.play;
    events.push(...step.play.events);
    if (!step.command || commands.length >= MAX_COMMANDS) break;
    commands.push(step.command);
  }
  const journal: Journal<LongTable> = { ...newGame(LONG_TABLE, book).journal, commands };
  return { book, journal, events, lost, play: play ?? expect.unreachable() };
}

/** The HP that each damaged figure lost across one command: what it had or was healed, less what was left. */
function hpLost(before: Play | null, events: readonly GameEvent[]): [figure: string, hp: number][] {
  const damaged = events.filter((event) => event.type === 'damaged');
  return [...new Set(damaged.map(({ figure }) => figure))].map((figure) => {
    const had = before?.state.figures.find(({ id }) => id === figure)?.hp ?? expect.unreachable(figure);
    const healed = events.reduce(
      (all, each) => all + (each.type === 'healed' && each.figure === figure ? each.n : 0),
      0,
    );
    return [figure, had + healed - (damaged.findLast((each) => each.figure === figure)?.hp ?? 0)];
  });
}

describe.each(['sum1', 'sum2', 'sum3'])('the account of a random game: %s', (seed) => {
  const { book, journal, events, lost, play } = played(seed);
  const account = accountOf(book, journal);

  it('L3: has its rounds, and its heroes in order', () => {
    expect(account.rounds).toBe(play.state.round);
    expect(account.heroes.map(({ hero }) => hero)).toEqual(play.state.seats.map(({ hero }) => hero));
  });

  it('L33: has the kills that the battle goals counted', () => {
    expect(account.heroes.map(({ kills }) => kills)).toEqual(
      play.state.seats.map(({ killed }) => Object.values(killed).reduce((all, times) => all + times, 0)),
    );
  });

  it('L13: has all HP that heroes lost, and no more damage dealt than enemies lost', () => {
    const lostBy = (kind: string) =>
      [...lost].reduce((all, [figure, hp]) => all + (figure.startsWith(kind) ? hp : 0), 0);
    const sum = (of: 'dealt' | 'suffered') => account.heroes.reduce((all, each) => all + each[of], 0);
    expect(sum('suffered')).toBe(lostBy('hero:'));
    expect(sum('dealt')).toBeLessThanOrEqual(lostBy('monster:'));
  });

  it('L11: has the hardest hit of a hero or a summon against a monster', () => {
    const blows = events.flatMap((event) =>
      event.type === 'attackReckoned' && event.target.startsWith('monster:') && !event.attacker.startsWith('monster:')
        ? [event.damage]
        : [],
    );
    expect(account.best?.damage ?? 0).toBe(Math.max(0, ...blows));
  });
});

it('the account says who attacked whom, and credits summons to their heroes', () => {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'sum' }));
  const { journal } = newGame(LONG_TABLE, book);
  const account = accountOf(book, journal);
  expect(account).toEqual({
    rounds: 0,
    isOver: false,
    heroes: [
      { hero: 'bailiff', dealt: 0, kills: 0, suffered: 0 },
      { hero: 'ferrywoman', dealt: 0, kills: 0, suffered: 0 },
    ],
    best: null,
    coins: [],
    bonus: 0,
    goals: [],
  });
});

it('L13: counts of a blow that kills only the HP that were left', () => {
  const { journal } = wonGame();
  const book = bookFor(journal.setup);
  let play = LONG_TABLE.begin(book);
  let lost = 0;
  for (const command of journal.commands) {
    const sent = LONG_TABLE.send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    for (const [figure, hp] of hpLost(play, sent.events)) lost += figure.startsWith('monster:') ? hp : 0;
    play = sent.play;
  }
  const dealt = accountOf(book, journal).heroes.reduce((all, each) => all + each.dealt, 0);
  expect(dealt).toBeGreaterThan(0);
  expect(dealt).toBeLessThanOrEqual(lost);
});

it('L29.3: the account of a won scenario has the results of the battle goals', () => {
  const { journal } = wonGame();
  const book = bookFor(journal.setup);
  const game = replay(LONG_TABLE, book, journal);
  if (!game.ok) throw new Error(game.reason);
  const { heroes } = resultOf(book, game.play.state as State);
  const { goals } = accountOf(book, journal);
  expect(goals.map(({ hero, fulfilled }) => [hero, fulfilled])).toEqual(
    heroes.map(({ hero, checkmarks }) => [hero, checkmarks > 0]),
  );
  expect(goals.map(({ goal }) => [goal])).toEqual(game.play.state.seats.map((seat) => seat.goals));
});

it('L29.3: has the bonus experience of a won scenario', () => {
  const { journal } = wonGame();
  const book = bookFor(journal.setup);
  expect(accountOf(book, journal).bonus).toBe(bonusExperience(book));
});

it('L29.2: has the coins of each hero also of a scenario that is given up', () => {
  const { journal } = wonGame();
  const book = bookFor(journal.setup);
  const givenUp = { ...journal, commands: journal.commands.slice(0, -1) };
  const game = replay(LONG_TABLE, book, givenUp);
  if (!game.ok) throw new Error(game.reason);
  const { over, seats } = game.play.state;
  const brought = resultOf(book, game.play.state as State).heroes;
  const { coins } = accountOf(book, givenUp);
  expect([over, coins.length]).toEqual([false, seats.filter(({ money }) => money > 0).length]);
  expect(coins.length).toBeGreaterThan(0);
  for (const { hero, count, each } of coins) {
    const gold = brought.find((result) => result.hero === hero)?.gold ?? 0;
    expect(count * each).toBe(gold - (seats.find((seat) => seat.hero === hero)?.gold ?? 0));
  }
});

it('L29.2: has the coins of each hero, with the gold that each coin became', () => {
  const { journal } = wonGame();
  const book = bookFor(journal.setup);
  const game = replay(LONG_TABLE, book, journal);
  if (!game.ok) throw new Error(game.reason);
  const state = game.play.state as State;
  const { coins } = accountOf(book, journal);
  expect(coins.length).toBeGreaterThan(0);
  expect(coins.map(({ hero, count, each }) => [hero, count * each])).toEqual(
    resultOf(book, state).heroes.flatMap(({ hero, gold }, nth) =>
      gold > 0 ? [[hero, gold - (state.seats[nth]?.gold ?? 0)]] : [],
    ),
  );
});
