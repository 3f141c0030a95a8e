import { describe, expect, it } from 'vitest';
import { figureOf, requireFigure } from '../../../src/rules/longTable/figures';
import { type ForecastStep, forecast } from '../../../src/rules/longTable/forecast';
import type { Part } from '../../../src/rules/longTable/vocabulary';
import { line } from '../../kit/longTable';
import { arena, giveToken, turn } from '../../kit/monsters';

const RAT = 'monster:rat:1';
const column = (hexes: string) => [...hexes].join('\n\n');
const FORK = `
  .   .   .
    .   .
  .   r   .
    .   .
  .   X   .
    .   .
  .   f   .
`;

type StepOf<S extends ForecastStep['step']> = ForecastStep & { step: S };
function foreseen(field: ReturnType<typeof arena>, id = RAT, card?: string) {
  const found = forecast(field.book, field.state, id, card);
  const of = <S extends ForecastStep['step']>(step: S) =>
    found?.steps.filter((each): each is StepOf<S> => each.step === step) ?? [];
  return { found, of };
}

describe('L36.9 what a monster would do if it acted now', () => {
  it('L36.9: focus, way, end and targets equal those of its turn, and the state does not change', () => {
    const field = arena(column('r..f'));
    const before = JSON.stringify(field.state);
    const { found, of } = foreseen(field);
    expect(found).toMatchObject({ figure: RAT, card: 'rat1', idle: null });
    expect(of('focus')).toMatchObject([{ focus: { found: true, chosen: { focus: 'hero:fighter' } } }]);
    expect(of('move')).toMatchObject([
      { stays: null, way: { goal: 'a3', path: ['a2', 'a3'], cost: 2, negatives: 0, equals: ['a3'] }, best: ['a3'] },
    ]);
    expect(of('attack')).toEqual([{ step: 'attack', held: null, targets: ['hero:fighter'], placing: null }]);
    expect(JSON.stringify(field.state)).toBe(before);
  });

  it('L36.9: where the player would be asked, the forecast takes the preset and lists the equal options', () => {
    expect(foreseen(arena(FORK)).of('move')).toMatchObject([
      { way: { goal: 'b3', equals: ['b3', 'd3'] }, decided: 'L24.7' },
    ]);
  });

  it('L36.9: the forecast says why the monster would stay or not attack', () => {
    const held = arena(column('r..f'));
    giveToken(held.state, RAT, 'immobilize');
    expect(foreseen(held).of('move')).toMatchObject([{ stays: 'immobilized', way: null }]);
    expect(foreseen(held).of('attack')).toMatchObject([{ held: 'outOfReach' }]);
    const near = foreseen(arena(column('rf')));
    expect(near.of('move')).toMatchObject([{ stays: 'alreadyBest', way: { path: [] } }]);
    const none = foreseen(arena(column('rXf')));
    expect(none.of('focus')).toMatchObject([{ focus: { found: false } }]);
    expect(none.of('attack')).toMatchObject([{ held: 'noFocus' }]);
  });

  it('L36.9: a monster that is stunned, has no card or dies of its wound does nothing', () => {
    const field = arena(column('r..f'));
    giveToken(field.state, RAT, 'stun');
    expect(foreseen(field).found).toMatchObject({ idle: 'stunned', steps: [] });
    giveToken(field.state, RAT, 'wound');
    requireFigure(field.state, RAT).hp = 1;
    expect(foreseen(field).found).toMatchObject({ idle: 'falls', steps: [] });
    const cardless = arena(column('r..f'));
    for (const deck of Object.values(cardless.state.decks)) deck.shown = null;
    expect(foreseen(cardless).found).toMatchObject({ idle: 'noCard' });
    expect(foreseen(cardless, 'hero:fighter').found).toBe(null);
    expect(foreseen(cardless, 'monster:nobody:1').found).toBe(null);
  });

  it('L36.9: the forecast can be made for another card of the monster’s deck', () => {
    const field = arena(column('r...f'), { book: {} });
    const other: Part[] = [line('move', -2), line('attack')];
    const decks = {
      ...field.book.decks,
      rat: [...(field.book.decks['rat'] ?? []), { id: 'rat2', initiative: 60, parts: other, shuffle: false }],
    };
    const book = { ...field.book, decks };
    const { of } = foreseen({ ...field, book }, RAT, 'rat2');
    expect(of('move')).toMatchObject([{ way: { goal: 'a2' } }]);
    expect(of('attack')).toMatchObject([{ held: 'outOfReach' }]);
  });

  it('L36.9, L16.4: it includes what available elements would pay for, and what the monster’s group has already paid for', () => {
    const parts: Part[] = [
      {
        part: 'ability',
        ability: {
          verb: 'attack',
          amount: 0,
          relative: true,
          mods: {},
          improvements: [{ costs: [{ element: 'fire' }], mods: { targetsPlus: 1 } }],
        },
      },
    ];
    const field = arena(column('fra'), { monsters: { rat: { parts } } });
    expect(foreseen(field).found?.paid).toEqual([]);
    field.state.elements.fire = 'strong';
    expect(foreseen(field).found?.paid).toEqual([0]);
    expect(foreseen(field).of('attack')).toMatchObject([{ targets: ['hero:fighter', 'hero:archer'] }]);
    field.state.paid = { rat: [] };
    expect(foreseen(field).of('attack')).toMatchObject([{ targets: ['hero:fighter'] }]);
  });

  it('L36.9: it goes line by line: a retreat comes before the attack, a further attack finds a new focus, other lines are named', () => {
    const retreat: Part = { part: 'ability', ability: { verb: 'retreat', amount: 2, mods: {} } };
    const shield: Part = { part: 'ability', ability: { verb: 'shield', amount: 1, mods: {} } };
    const shy = foreseen(arena(column('..rf'), { monsters: { rat: { parts: [retreat, line('attack'), shield] } } }));
    expect(shy.found?.steps.map(({ step }) => step)).toEqual(['focus', 'retreat', 'attack', 'line']);
    expect(shy.of('retreat')).toMatchObject([{ way: { goal: 'a1' } }]);
    expect(shy.of('attack')).toMatchObject([{ held: 'outOfReach' }]);
    const twice = foreseen(
      arena(column('fr..a'), { monsters: { rat: { parts: [line('attack'), line('move'), line('attack')] } } }),
    );
    expect(twice.found?.steps.map(({ step }) => step)).toEqual(['focus', 'attack', 'focus', 'move', 'attack']);
    expect(twice.of('attack').map(({ targets }) => targets)).toEqual([['hero:fighter'], ['hero:archer']]);
  });

  it('L36.9, L27.8: for an escort it contains the way', () => {
    const field = arena(column('......f'), {
      scenario: {
        escorts: [{ id: 'delegate', hexes: [], hp: 6, move: 2, goesTo: '1', initiative: 99, immune: 'none' }],
        marks: { '1': ['a4'] },
      },
    });
    field.state.figures.push({
      id: 'escort:delegate:1',
      kind: 'escort',
      escort: 'delegate',
      number: 1,
      hex: 'a1',
      hp: 6,
      maxHp: 6,
      tokens: [],
    });
    expect(foreseen(field, 'escort:delegate:1').of('move')).toMatchObject([
      { stays: null, way: { goal: 'a3' }, best: ['a4'] },
    ]);
  });

  it('L36.9: the turn then does what the forecast says', () => {
    for (const board of [FORK, column('rTf'), column('rs.~..f'), column('fTr....a')]) {
      const field = arena(board);
      const { of } = foreseen(field);
      const { state, one } = turn(field, RAT);
      expect(figureOf(state, RAT)?.hex).toBe(of('move')[0]?.way?.goal ?? figureOf(field.state, RAT)?.hex);
      expect(one('targetsChosen')?.targets ?? []).toEqual(of('attack')[0]?.targets);
    }
  });
});
