/** R18.2, R18.4: one action, one lever for what is spent on it. */
import { expect, it } from 'vitest';
import type { Element } from '../../../src/rules/inHand/vocabulary';
import { leverOf, positionOf, pricedOptions } from '../../../src/session/inHand/lever';
import { book, column, monster } from '../../kit/books';
import { hand, melee } from '../../kit/scenes';
import { at, type Game } from '../../kit/table';

const leverIn = (game: Game) => leverOf(game.play, game.legal());
const pricesIn = (game: Game) => leverIn(game)?.prices.map(({ consume, pay }) => `${consume.join()} ${pay}`);

/** Beside a monster of so many HP, about to attack for 3, and 2 more for the Dark that another card shows. */
function attacking(hp: number, shows: readonly Element[] = ['dark'], more: { readonly pay?: number } = {}): Game {
  const attack = { kind: 'attack', value: 3, consume: { elements: ['dark'], plus: 2 }, ...more } as const;
  return melee({
    foes: [monster({ hp, columns: column({ initiative: 90 }) })],
    cards: hand({ top: [attack] }, { shows }),
  }).plays('one', 'top');
}

it('R18.2: an attack that may consume has the positions of its lever, the one that keeps all first', () => {
  expect(pricesIn(attacking(9))).toEqual([' 0', 'two/A/dark 0']);
  expect(leverIn(attacking(9, []))).toBeNull();
});

it('stands at the price only where that raises the chance to kill', () => {
  const presets = [2, 5, 20].map((hp) => leverIn(attacking(hp))?.preset);
  // 3 damage kills 2 HP in any case; 5 HP die of 5 alone; 20 of neither.
  expect(presets).toEqual([0, 1, 0]);
});

it('foretells the roll of each position', () => {
  const damage = leverIn(attacking(20))?.prices.map(({ odds }) => odds?.outcomes.map((each) => each.damage));
  const [kept = [], spent = []] = damage ?? [];
  expect(spent).toEqual(kept?.map((each) => each + 2));
});

it('lets one command of the action through, and all that are no part of it', () => {
  const game = attacking(20);
  const options = game.legal();
  const attacksAt = (price?: number) =>
    pricedOptions(game.play, options, price === undefined ? {} : { price }).filter(({ type }) => type === 'attack');
  expect(attacksAt()).toEqual([{ type: 'attack', foe: 'dummy-1', consume: [] }]);
  expect(attacksAt(1)).toEqual([{ type: 'attack', foe: 'dummy-1', consume: ['two/A/dark'] }]);
  const others = options.filter(({ type }) => type !== 'attack');
  expect(pricedOptions(game.play, options, {}).filter(({ type }) => type !== 'attack')).toEqual(others);
});

it('R18.2: a heal has one too, which keeps the elements until it is moved', () => {
  const heal = { kind: 'heal', value: 2, consume: { elements: ['dark'], plus: 3 } } as const;
  const goals = [{ kind: 'endTurnOn', at: 'z9' } as const];
  const game = at(book({ board: '@', hp: 11, goals, cards: hand({ top: [heal] }, { shows: ['dark'] }) }))
    .given(({ hero }) => {
      hero.hp = 1;
    })
    .selects('one', 'two')
    .plays('one', 'top');
  const lever = leverIn(game);
  expect(lever?.prices.map(({ heals }) => heals)).toEqual([2, 5]);
  expect(lever && positionOf(lever, {})).toBe(0);
  expect(lever && positionOf(lever, { price: 1 })).toBe(1);
});
