/** Tests the rows of signs that a card prints for each ability. */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { printedAction, printedColumn, printedTraits } from '../../../src/scenes/inHand/table/printedModels';
import { column } from '../../kit/books';

/** The printed rows as text, for example 'attack 3, range 2'; rows are separated by a bar. */
function printed(...abilities: Ability[]): string {
  const { rows } = printedAction({ abilities });
  return rows
    .map((row) =>
      row
        .map((token) => {
          if (token.kind === 'glyph') return [token.glyph, token.value].filter((part) => part !== undefined).join(' ');
          if (token.kind === 'element') return `${token.consumed ? 'eats' : 'gives'} ${token.element}`;
          return token.kind === 'text' ? `"${token.text}"` : token.value;
        })
        .join(', '),
    )
    .join(' | ');
}

describe('an ability', () => {
  it.each<[string, Ability]>([
    ['attack 3', { kind: 'attack', value: 3 }],
    ['attack 0, range 2', { kind: 'attack', value: 0, range: 2 }],
    [
      'attack 1 | pierce 2, push 1, pull 3, stun, muddle',
      { kind: 'attack', value: 1, pierce: 2, push: 1, pull: 3, conditions: ['stun', 'muddle'] },
    ],
    ['attack 1 | "+2 if the target has a negative condition"', { kind: 'attack', value: 1, againstTroubled: 2 }],
    [
      'attack 1 | eats fire, "+2", push 1, invisible',
      { kind: 'attack', value: 1, consume: { elements: ['fire'], plus: 2, push: 1, self: ['invisible'] } },
    ],
    ['move 4', { kind: 'move', value: 4 }],
    ['jump 4', { kind: 'move', value: 4, jump: true }],
    ['heal 2', { kind: 'heal', value: 2 }],
    ['heal 2 | eats dark, "+1"', { kind: 'heal', value: 2, consume: { elements: ['dark'], plus: 1 } }],
    ['loot 1', { kind: 'loot', range: 1 }],
    ['disarmTrap, range 2', { kind: 'disarmTrap', range: 2 }],
    ['shield 2', { kind: 'grant', bonus: 'shield', value: 2 }],
    ['shield 1, round', { kind: 'grant', bonus: 'shield', value: 1, lasts: 'round' }],
    ['retaliate 2, range 3', { kind: 'grant', bonus: 'retaliate', value: 2, range: 3 }],
    ['"all", attack, +1', { kind: 'grant', bonus: 'attack', value: 1 }],
    ['"all", move, +1', { kind: 'grant', bonus: 'move', value: 1 }],
    ['"all", attack, +2, scenario', { kind: 'grant', bonus: 'attack', value: 2, lasts: 'scenario' }],
    ['strengthen', { kind: 'gain', condition: 'strengthen' }],
    ['push 2, stun', { kind: 'ride', push: 2, conditions: ['stun'] }],
    ['recover', { kind: 'recover', from: 'discard', side: 'A' }],
    ['hp, \u22121', { kind: 'harm', value: 1 }],
    ['target 2', { kind: 'strike', value: 2 }],
    ['gives dark, gives fire', { kind: 'infuse', elements: ['dark', 'fire'] }],
    ['hindrance, +1', { kind: 'hindrance', change: 1, terrain: 'any' }],
    ['hindrance, \u22121', { kind: 'hindrance', change: -1, terrain: 'trap' }],
  ])('is printed as %s', (rows, ability) => {
    expect(printed(ability)).toBe(rows);
  });

  it('R7.2: follows the ability before it, and the lost symbol is last', () => {
    const abilities = [{ kind: 'move', value: 2 } as const, { kind: 'loot', range: 1 } as const];
    expect(printed(...abilities)).toBe('move 2 | loot 1');
    expect(printedAction({ abilities, lost: true }).lost).toBe(true);
    expect(printedAction({ abilities })).not.toHaveProperty('lost');
  });
});

describe('a monster', () => {
  it('R1.6: prints its traits', () => {
    expect(printedTraits({})).toEqual([]);
    expect(printedTraits({ shield: 1, retaliate: { value: 2, range: 1 }, flying: true })).toEqual([
      { glyph: 'shield', value: '1' },
      { glyph: 'retaliate', value: '2' },
      { glyph: 'flying' },
    ]);
  });

  it('R1.6: prints its columns, with the extras beside the rows', () => {
    const plain = column({ initiative: 30, move: 2, attack: 3 });
    expect(printedColumn(plain)).toEqual({ initiative: 30, move: 2, attack: 3, range: null, extras: [] });
    const heal = { value: 2, row: 'move' } as const;
    const full = column({
      initiative: 30,
      attack: 3,
      range: 2,
      heal,
      pierce: 1,
      push: 2,
      pull: 3,
      conditions: ['stun'],
      shield: 4,
      retaliate: { value: 5, range: 1 },
      invisible: true,
    });
    const { extras, ...rows } = printedColumn(full);
    expect(rows).toEqual({ initiative: 30, move: null, attack: 3, range: 2, heal });
    expect(extras?.map(({ glyph, value }) => [glyph, value])).toEqual([
      ['pierce', '1'],
      ['push', '2'],
      ['pull', '3'],
      ['stun', undefined],
      ['shield', '4'],
      ['retaliate', '5'],
      ['invisible', undefined],
    ]);
  });
});
