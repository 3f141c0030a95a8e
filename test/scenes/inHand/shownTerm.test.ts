/** Tests the terms of printed signs, and at the edges of the cells of a monster's plate. */
import { describe, expect, it } from 'vitest';
import { BEHAVIOUR_TABLE } from '../../../src/scenes/inHand/art/behaviourTable';
import { MONSTER_PLATE } from '../../../src/scenes/inHand/art/geometry';
import { termsOnPlate } from '../../../src/scenes/inHand/table/explainable';
import { extraTerms, shownTerm } from '../../../src/scenes/inHand/table/explainable/shownTerm';

const ofSigns = (...signs: readonly object[]) => extraTerms(signs as never);

describe('the term of a sign', () => {
  it.each([
    ['hp', 'harm'],
    ['target', 'strike'],
    ['push', 'push'],
  ])('%s is %s', (glyph, term) => {
    expect(ofSigns({ glyph })).toEqual([{ term }]);
  });

  it('has the number that is printed beside the sign, even 0', () => {
    expect(ofSigns({ glyph: 'hp', value: 2 }, { glyph: 'push', value: 0 })).toEqual([
      { term: 'harm', figure: '2' },
      { term: 'push', figure: '0' },
    ]);
    expect(shownTerm('card')).toEqual({ term: 'card' });
  });

  it('is left out if the sign has none, and there is none without signs', () => {
    expect(ofSigns({ glyph: 'noSuchSign' })).toEqual([]);
    expect(extraTerms()).toEqual([]);
  });
});

describe('R1.6: a point at the edge of a monster’s plate', () => {
  const column = { initiative: 7, move: 2, attack: 3, range: null };
  const columns = { A: column, B: { ...column, move: 4 }, C: { ...column, move: 5 } };
  const model = {
    hp: { normal: 5, elite: 8 },
    traits: { normal: [], elite: [{ glyph: 'shield', value: 1 }] },
    columns: { normal: columns, elite: columns },
    show: 'normal',
  };
  const termsAt = (x: number, y: number, more = {}) => termsOnPlate({ ...model, ...more } as never, { x, y });
  const left = BEHAVIOUR_TABLE.x + BEHAVIOUR_TABLE.icons;
  const width = (BEHAVIOUR_TABLE.right - left) / 3;
  const top = BEHAVIOUR_TABLE.rowsTop;
  const row = (BEHAVIOUR_TABLE.bottom - top) / 4;
  const [HEAD, MOVE] = [top - 0.1, top + 1.5 * row];

  it.each([
    ['the icons of the head', left - 0.01, HEAD, { term: 'column' }],
    ['the first column of the head', left, HEAD, { term: 'column', figure: 'A' }],
    ['the last column of the head', left + 2.5 * width, HEAD, { term: 'column', figure: 'C' }],
    ['the icon of a row', left - 0.01, MOVE, { term: 'columnMove' }],
    ['the first cell of a row', left, MOVE, { term: 'columnMove', figure: '2' }],
    ['the second cell of a row', left + 1.5 * width, MOVE, { term: 'columnMove', figure: '4' }],
    ['right of the last cell', left + 3.2 * width, MOVE, { term: 'columnMove', figure: '5' }],
    ['a number of initiative', left, top, { term: 'columnInitiative', figure: '07' }],
    ['an empty cell', left, top + 3.5 * row, { term: 'dash' }],
    ['below the last row', left, top + 4.2 * row, { term: 'dash' }],
    ['the portrait', BEHAVIOUR_TABLE.x - 0.51, MOVE, { term: 'portrait' }],
    ['the table at the portrait', BEHAVIOUR_TABLE.x - 0.5, MOVE, { term: 'columnMove' }],
    ['the name', MONSTER_PLATE.width - 18.01, 1, { term: 'portrait' }],
    ['the first HP tag', MONSTER_PLATE.width - 18, 1, { term: 'normalHp', figure: '5' }],
    ['the second HP tag', MONSTER_PLATE.width - 10, 1, { term: 'eliteHp', figure: '8' }],
  ])('explains %s', (_, x, y, term) => {
    expect(termsAt(x, y)).toEqual([term]);
  });

  it('explains the traits of the kind that is shown, and those of a normal one if both are', () => {
    const traits = (show: string) => termsAt(1, MOVE, { show }).map(({ term }) => term);
    expect(traits('elite')).toEqual(['portrait', 'shield']);
    expect(traits('both')).toEqual(['portrait']);
  });

  it('explains the effects of a column in its attack row only', () => {
    const extras = [{ glyph: 'push', value: 1 }];
    const more = { columns: { normal: { ...columns, A: { ...column, extras, heal: { row: 'move', value: 3 } } } } };
    expect(termsAt(left, top + 2.5 * row, more)).toEqual([
      { term: 'columnAttack', figure: '3' },
      { term: 'push', figure: '1' },
    ]);
    expect(termsAt(left, MOVE, more)).toEqual([{ term: 'columnHeal', figure: '3' }]);
  });
});
