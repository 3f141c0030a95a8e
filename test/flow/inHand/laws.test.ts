/** Random play over many books and seeds: the laws hold in every reached state. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzPlays } from '../../../scripts/fuzz/plays';
import { begin, fromJSON, type Play, send, toJSON } from '../../../src/flow/inHand/play';
import type { Book } from '../../../src/rules/inHand/book';
import type { Command } from '../../../src/rules/inHand/commands';
import type { GameEvent } from '../../../src/rules/inHand/events';
import { attackOdds, turnOdds } from '../../../src/rules/inHand/odds';
import { anyBook, playByChance } from '../../kit/chance';
import { many } from '../../kit/many';

const seed = fc.string({ maxLength: 3 });
const runs = (whole: number) => ({ numRuns: many(whole) });

/** Plays a whole scenario at random: the commands, their events, and the last play. */
function wholePlay(book: Book, seed: string): { said: Command[]; told: GameEvent[]; end: Play } {
  const said: Command[] = [];
  const told: GameEvent[] = [];
  let end = begin(book);
  for (const { play, command } of playByChance(book, seed)) {
    told.push(...play.events);
    if (command) said.push(command);
    end = play;
  }
  return { said, told, end };
}

const say = (play: Play, command: Command): Play => {
  const sent = send(play, command);
  if (!sent.ok) throw new Error(`${JSON.stringify(command)} is refused: ${sent.reason}`);
  return sent.play;
};

describe('every state on the way', { timeout: 60_000 }, () => {
  it('meets the laws (`npm run fuzz -- --states` checks more)', () => {
    const plays = many(320);
    expect(fuzzPlays(plays, 19)).toBeGreaterThan(15 * plays);
  });

  it('is plain JSON, and continues in the same way after saving and loading', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      for (const { play, command } of playByChance(book, seed)) {
        const checkpoint = toJSON(play);
        const read = JSON.parse(JSON.stringify(checkpoint));
        expect(read).toEqual(checkpoint);
        if (!command) continue;
        const [next, again] = [say(play, command), say(fromJSON(book, read), command)];
        expect([again.phase, again.state, again.events]).toEqual([next.phase, next.state, next.events]);
      }
    });
    fc.assert(property, runs(60));
  });
});

describe('every play', { timeout: 60_000 }, () => {
  it('ends, and its last event is a win or a loss', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      const { told, end } = wholePlay(book, seed);
      expect(told.at(-1)?.type).toBe(end.phase === 'won' ? 'scenarioWon' : 'scenarioLost');
    });
    fc.assert(property, runs(300));
  });

  it('gives the same events when its commands are sent again', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      const { said, told, end } = wholePlay(book, seed);
      const told2: GameEvent[] = [];
      let again = begin(book);
      for (const command of said) {
        told2.push(...again.events);
        again = say(again, command);
      }
      told2.push(...again.events);
      expect(told2).toEqual(told);
      expect(toJSON(again)).toEqual(toJSON(end));
    });
    fc.assert(property, runs(100));
  });

  it('R7: four cards last for at most 4 + 3 + 2 rounds with actions, unless cards are recovered', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      const { told } = wholePlay(book, seed);
      if (told.some((event) => event.type === 'cardMoved' && event.why === 'recover')) return;
      expect(told.filter(({ type }) => type === 'cardsSelected').length).toBeLessThanOrEqual(9);
    });
    fc.assert(property, runs(300));
  });

  it('R2.1, R2.2: advances the generator for every roll', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      for (const { play, command } of playByChance(book, seed)) {
        if (command?.type === 'roll') expect(say(play, command).state.generator).not.toEqual(play.state.generator);
      }
    });
    fc.assert(property, runs(100));
  });

  it('R12.3, R24: has only results that the odds list', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      for (const { play, command } of playByChance(book, seed)) {
        const [attack, turn] = [attackOdds(book, play.state), turnOdds(book, play.state)];
        for (const odds of [attack, turn]) {
          const cases = odds?.outcomes.map((outcome) => outcome.cases) ?? [];
          expect(cases.reduce((sum, each) => sum + each, 0)).toBe(odds?.of ?? 0);
        }
        const next = command && attack ? say(play, command) : null;
        for (const event of next?.events ?? []) {
          if (event.type !== 'attackResolved') continue;
          expect(attack?.outcomes).toContainEqual(expect.objectContaining({ face: event.face, damage: event.damage }));
        }
      }
    });
    fc.assert(property, runs(100));
  });

  it('names the rule of every event', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      for (const event of wholePlay(book, seed).told) expect(event.rule).toMatch(/^R\d{1,2}\.\d{1,2}$/);
    });
    fc.assert(property, runs(100));
  });

  it('has consistent numbers in its events: HP before and after, Distance from and to', () => {
    const property = fc.property(anyBook, seed, (book, seed) => {
      let hp: number | null = null;
      for (const event of wholePlay(book, seed).told) {
        if (event.type === 'heroHurt' || (event.type === 'healed' && event.who === 'hero')) {
          expect(event.before).toBe(hp ?? event.before);
          hp = event.after;
        }
        if (event.type === 'heroHurt' || event.type === 'monsterHurt')
          expect(event.after).toBe(Math.max(0, event.before - event.amount));
        if (event.type === 'healed') expect(event.after).toBe(event.before + event.amount);
        if (event.type === 'distanceChanged') expect(event.to).not.toBe(event.from);
        if (event.type === 'attackResolved') expect(event.damage).toBe(reckoned(event));
      }
    });
    fc.assert(property, runs(200));
  });
});

/** The damage of an attack, calculated as R12.3 describes it. */
function reckoned({ terms, modifier, shield, pierce }: Extract<GameEvent, { type: 'attackResolved' }>): number {
  const attack = terms.reduce((sum, { value }) => sum + value, 0) + modifier;
  return Math.max(0, attack - Math.max(0, shield - pierce));
}
