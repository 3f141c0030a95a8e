/** Tests what the engine makes visible (L36), in random games: every change has an event that gives its reasons. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import { figureOf } from '../../../src/rules/longTable/figures';
import type { State } from '../../../src/rules/longTable/state';
import { game, randomBook } from '../../kit/longTableGames';

interface Told {
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/**
 * The steps of random games with the real content: the state before and after each command, and its events. Games with the
 * variant Less Chance are left out, because a Null counts -2 there (L35.1).
 */
function told(seeds: readonly string[]): Told[] {
  return seeds.flatMap((seed) => {
    const book = randomBook(seed);
    if (book.setup.variants.lessChance) return [];
    const steps: Told[] = [];
    let before: State | null = null;
    for (const { play } of game(book, seed)) {
      if (before) steps.push({ before, after: play.state, events: play.events });
      before = play.state;
    }
    return steps;
  });
}

const STEPS = told(['seen1', 'seen2', 'seen3', 'seen4', 'seen5', 'seen6', 'seen7', 'seen8']);
const EVENTS = STEPS.flatMap(({ events }) => events);
const all = <T extends EventType>(type: T): EventOf<T>[] =>
  EVENTS.filter((event): event is EventOf<T> => event.type === type);

describe('events', () => {
  it('L36.1: every event names a rule that is in the rule book', () => {
    const given = new Set(readFileSync('docs/RULES-LONG.md', 'utf8').match(/L\d+(\.\d+)?/g));
    const unknown = EVENTS.filter(({ rule }) => !given.has(rule.match(/^L\d+(\.\d+)?/)?.[0] ?? ''));
    expect(unknown).toEqual([]);
    expect(EVENTS.length).toBeGreaterThan(1500);
  });

  it('L36.1: when a figure moves, loses HP or leaves the map, an event of the same command says so', () => {
    const silent = STEPS.flatMap(({ before, after, events }) =>
      before.figures.flatMap(({ id, hex, hp }) => {
        const now = figureOf(after, id);
        const about = events.filter(
          (event) => ('figure' in event && event.figure === id) || event.type === 'exhausted',
        );
        const isTold = (...types: EventType[]) => about.some(({ type }) => types.includes(type));
        if (!now) return isTold('died', 'exhausted', 'summonGone', 'finished') ? [] : [`${id} has gone`];
        if (now.hex !== hex && !isTold('stepped', 'figurePlaced', 'carried')) return [`${id} has moved`];
        if (now.hp !== hp && !isTold('damaged', 'healed')) return [`${id} has ${now.hp} HP, not ${hp}`];
        return [];
      }),
    );
    expect(silent).toEqual([]);
  });

  it('L36.2: each round has an event with its order, and every figure has a place in it', () => {
    const rounds = all('roundBegan').length;
    const orders = all('turnOrderSet');
    expect(orders.length).toBeGreaterThanOrEqual(rounds - 4);
    for (const { order } of orders) {
      const initiatives = order.map(({ initiative }) => initiative);
      expect([...initiatives].sort((a, b) => a - b)).toEqual(initiatives);
    }
    for (const { figures, late } of all('roomRevealed')) expect(figures).toEqual(expect.arrayContaining([...late]));
  });

  it('L36.3: the focus is one of the listed candidates, and no candidate is better in the deciding step', () => {
    const chosen = all('focusChosen');
    expect(chosen.length).toBeGreaterThan(50);
    for (const { focus, candidates, decided } of chosen) {
      const best = candidates.find(({ figure }) => figure === focus);
      const keys = ['negatives', 'length', 'range', 'place'] as const;
      expect(best).toBeDefined();
      if (decided === 'only') expect(candidates).toHaveLength(1);
      for (const other of candidates) {
        if (!best || other === best) continue;
        const differs = keys.find((key) => other[key] !== best[key]);
        // A boss that prefers the hero with the most HP makes this choice at step 2 (section 2).
        if (differs && decided !== 2) expect(other[differs]).toBeGreaterThan(best[differs]);
      }
    }
  });

  it('L36.6: every attack draws cards before it is calculated; its terms, cards and shields give its damage', () => {
    const reckoned = all('attackReckoned');
    expect(reckoned.length).toBeGreaterThan(50);
    expect(all('modifiersDrawn')).toHaveLength(reckoned.length);
    const sum = (terms: readonly { readonly n: number }[]) => terms.reduce((total, { n }) => total + n, 0);
    for (const { terms, modifiers, shield, pierce, damage } of reckoned) {
      const blocked = Math.max(0, sum(shield) - pierce);
      if (modifiers.some((id) => id === 'null' || id === 'curse')) expect(damage).toBe(0);
      else if (modifiers.every((id) => /^[+-]?\d+$/.test(id))) {
        const base = Math.max(0, sum(terms) + modifiers.reduce((total, id) => total + Number(id), 0));
        expect(damage).toBe(Math.max(0, base - blocked));
      }
    }
  });

  it('L36.6: the cards that count are among the drawn ones, and the sources of advantage are named', () => {
    for (const { cards, counted, mode, advantage, disadvantage } of all('modifiersDrawn')) {
      expect(counted.every((nth) => nth >= 0 && nth < cards.length)).toBe(true);
      if (mode === 'advantage') expect([advantage.length > 0, disadvantage.length]).toEqual([true, 0]);
      if (mode === 'disadvantage') expect([advantage.length, disadvantage.length > 0]).toEqual([0, true]);
      if (mode === 'plain') expect(advantage.length > 0).toBe(disadvantage.length > 0);
    }
  });

  it('L36.7: elements, conditions and money change only with an event', () => {
    const silent = STEPS.flatMap(({ before, after, events }) => {
      const has = (...types: EventType[]) => events.some(({ type }) => types.includes(type));
      const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
      return [
        differs(before.elements, after.elements) &&
        !has('elementsInfused', 'elementConsumed', 'elementsWaned', 'elementCreated')
          ? ['elements']
          : [],
        before.figures.some(({ id, tokens }) => {
          const now = figureOf(after, id);
          const names = (list: readonly { readonly token: string }[]) => list.map(({ token }) => token).sort();
          return now !== undefined && differs(names(tokens), names(now.tokens));
        }) && !has('conditionGiven', 'conditionEnded')
          ? ['tokens']
          : [],
        before.money.length > after.money.length && !has('moneyTaken') ? ['money'] : [],
      ].flat();
    });
    expect(silent).toEqual([]);
  });
});
