/** Tests the lever by which the player sets what an action consumes or costs (R18.2, R18.4). */
import { expect, it } from 'vitest';
import type { Element } from '../../../src/rules/inHand/vocabulary';
import { leverOf, leverPositionOf, pricedOptions, stateBeforeRoll } from '../../../src/session/inHand/lever';
import { book, column, monster } from '../../kit/books';
import { hand, melee } from '../../kit/scenes';
import { at, type Game } from '../../kit/table';

const leverIn = (game: Game) => leverOf(game.play, game.legal());
const pricesIn = (game: Game) => leverIn(game)?.prices.map(({ consume, pay }) => `${consume.join()} ${pay}`);

/** A hero beside a monster with this many HP, about to Attack 3, plus 2 for the Dark that another card shows. */
function attacking(hp: number, shows: readonly Element[] = ['dark'], more: { readonly pay?: number } = {}): Game {
  const attack = { kind: 'attack', value: 3, consume: { elements: ['dark'], plus: 2 }, ...more } as const;
  return melee({
    foes: [monster({ hp, columns: column({ initiative: 90 }) })],
    cards: hand({ top: [attack] }, { shows }),
  }).plays('one', 'top');
}

it('R18.2: an attack that may consume has a lever with all prices, the free one first', () => {
  expect(pricesIn(attacking(9))).toEqual([' 0', 'two/A/dark 0']);
  expect(leverIn(attacking(9, []))).toBeNull();
});

it('the lever is preset to a price only if that raises the chance to kill', () => {
  const presets = [2, 5, 20].map((hp) => leverIn(attacking(hp))?.preset);
  // 3 damage always kills 2 HP; only 5 damage kills 5 HP; neither kills 20 HP.
  expect(presets).toEqual([0, 1, 0]);
});

it('each position of the lever has the odds of its attack', () => {
  const damage = leverIn(attacking(20))?.prices.map(({ odds }) => odds?.outcomes.map((each) => each.damage));
  const [kept = [], spent = []] = damage ?? [];
  expect(spent).toEqual(kept?.map((each) => each + 2));
});

it('of the action’s commands the lever keeps one, and it keeps all commands of other kinds', () => {
  const game = attacking(20);
  const options = game.legal();
  const attacksAt = (price?: number) =>
    pricedOptions(game.play, options, price === undefined ? {} : { price }).filter(({ type }) => type === 'attack');
  expect(attacksAt()).toEqual([{ type: 'attack', foe: 'dummy-1', consume: [] }]);
  expect(attacksAt(1)).toEqual([{ type: 'attack', foe: 'dummy-1', consume: ['two/A/dark'] }]);
  const others = options.filter(({ type }) => type !== 'attack');
  expect(pricedOptions(game.play, options, {}).filter(({ type }) => type !== 'attack')).toEqual(others);
});

it('R18.2: a heal has a lever too, which is preset to consume nothing', () => {
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
  expect(lever && leverPositionOf(lever, {})).toBe(0);
  expect(lever && leverPositionOf(lever, { price: 1 })).toBe(1);
});

it('has no heal at full HP, and no odds for a heal; the lever is found once for the same commands', () => {
  const heal = { kind: 'heal', value: 2, consume: { elements: ['dark'], plus: 3 } } as const;
  const full = melee({ cards: hand({ top: [heal] }, { shows: ['dark'] }) }).plays('one', 'top');
  expect(leverIn(full)?.prices.map(({ heals, odds }) => [heals, odds])).toEqual([
    [null, null],
    [null, null],
  ]);
  const options = full.legal();
  expect(leverOf(full.play, options)).toBe(leverOf(full.play, options));
});

it('R25.4: the odds of an attack outside a fight are those of the fight that it begins', () => {
  const game = attacking(20);
  const command = game.legal('attack')[0] ?? expect.unreachable('the monster can be attacked');
  const before = { ...game.play, state: { ...game.state, fight: null } };
  expect(stateBeforeRoll(before, command).fight).toMatchObject({ foe: command.foe });
});
