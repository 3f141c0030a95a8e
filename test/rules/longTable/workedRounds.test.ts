/** Tests the turns of the monsters and the Hound in the two rounds of "Check 2" in docs/RULES-LONG-DECISIONS.md. */
import { describe, expect, it } from 'vitest';
import { figureOf, requireFigure } from '../../../src/rules/longTable/figures';
import type { Figure, Place } from '../../../src/rules/longTable/state';
import type { Part } from '../../../src/rules/longTable/vocabulary';
import { line } from '../../kit/longTable';
import { arena, chosenIn, giveToken, turn } from '../../kit/monsters';

const MAP = `
  #

  .   .   .   .   .   .
    .   .       .   .
  .   .   .   .   .   .
    .   .       .   .
  .   T   .   .   .   .
    .   .   D   .   .
  .   T   .   .   .   .
    .   .       .   .
  .   .   .   .   .   .
    .   .       .   .
`;
const RATS = [
  ['monster:rat:3', 'd4', 'elite'],
  ['monster:rat:1', 'e6', 'normal'],
] as const;
const SPITTERS = [
  ['monster:spitter:2', 'j4', 'elite'],
  ['monster:spitter:5', 'i3', 'normal'],
] as const;

const monster = (monster: string, [id, hex, rank]: readonly [string, string, 'elite' | 'normal']): Figure => {
  const number = Number(id.split(':')[2]);
  return {
    id,
    kind: 'monster',
    monster,
    rank,
    number,
    hex,
    hp: 9,
    maxHp: 9,
    tokens: [],
    leavesMoney: true,
    lien: false,
    since: 0,
  };
};
const hero = (name: string, hex: string): Figure => ({
  id: `hero:${name}`,
  kind: 'hero',
  hero: name,
  hex,
  hp: 10,
  maxHp: 10,
  tokens: [],
});
const place = (hero: string, initiative: number): Place => ({ place: 'hero', hero, initiative });
const type = (monster: string, initiative: number): Place => ({ place: 'type', monster, initiative });

function table(order: Place[], spitterParts: Part[]) {
  const field = arena(MAP, {
    heroes: { hild: {}, osk: {} },
    monsters: {
      rat: { normal: { move: 3 }, elite: { move: 3 } },
      spitter: { normal: { move: 2, range: 3 }, elite: { move: 2, range: 4 }, parts: spitterParts },
    },
    book: { summons: { hound: { id: 'hound', values: { hp: 3, move: 3, attack: 2, range: null } } } },
    state: { order, opened: ['f4'] },
  });
  field.state.figures.push(hero('hild', 'g4'), hero('osk', 'b4'));
  field.state.figures.push(
    ...RATS.map((each) => monster('rat', each)),
    ...SPITTERS.map((each) => monster('spitter', each)),
  );
  return field;
}

const first = () =>
  table(
    [type('spitter', 15), place('hild', 22), type('rat', 34), place('osk', 61)],
    [
      line('move', -1),
      {
        part: 'ability',
        ability: {
          verb: 'attack',
          amount: -1,
          relative: true,
          mods: { targets: 2 },
          improvements: [{ costs: [{ element: 'fire' }], mods: { plus: [{ n: 1 }] } }],
        },
      },
    ],
  );

describe('the first worked round', () => {
  it('L16.4, L23.5, L24.3: the elite Spitter stays where it is and shoots at Hild only', () => {
    const field = first();
    field.state.elements.fire = 'strong';
    const found = field.focus('monster:spitter:2');
    expect(chosenIn(found)).toEqual(['hero:hild', 2]);
    expect(found.found && found.chosen.candidates).toMatchObject([
      { figure: 'hero:hild', negatives: 0, length: 0 },
      { figure: 'hero:osk', negatives: 0, length: 4 },
    ]);
    const { one, state } = turn(field, 'monster:spitter:2');
    expect(state.elements.fire).toBe('inert');
    expect(one('monsterStayed')).toMatchObject({ why: 'alreadyBest' });
    expect(one('targetsChosen')).toMatchObject({ targets: ['hero:hild'] });
    const after = turn({ book: field.book, state }, 'monster:spitter:5');
    expect(after.one('focusChosen')?.candidates).toMatchObject([
      { negatives: 0, length: 0 },
      { negatives: 0, length: 5 },
    ]);
    expect(after.one('attackReckoned')?.terms.map(({ n }) => n)).toEqual([2, -1, 1]);
  });

  it('L23.7, L23.6 (2): the elite rat ignores Osk, who is one step away over a trap, and goes to Hild through the door', () => {
    const field = first();
    const found = field.focus('monster:rat:3');
    expect(chosenIn(found)).toEqual(['hero:hild', 2]);
    expect(found.found && found.chosen.candidates).toMatchObject([
      { figure: 'hero:hild', negatives: 0, length: 2 },
      { figure: 'hero:osk', negatives: 0, length: 3 },
    ]);
    expect(figureOf(turn(field, 'monster:rat:3').state, 'monster:rat:3')?.hex).toBe('f4');
  });

  it('L9.1, L23.6 (4): the other rat goes through the elite rat to g5, because Hild acts earlier than Osk', () => {
    const field = first();
    requireFigure(field.state, 'monster:rat:3').hex = 'f4';
    const found = field.focus('monster:rat:1');
    expect(chosenIn(found)).toEqual(['hero:hild', 4]);
    expect(found.found && found.chosen.candidates).toMatchObject([
      { figure: 'hero:hild', length: 3, range: 3, place: 0 },
      { figure: 'hero:osk', length: 3, range: 3, place: 1 },
    ]);
    const { one, state } = turn(field, 'monster:rat:1');
    expect(figureOf(state, 'monster:rat:1')?.hex).toBe('g5');
    expect(one('targetsChosen')).toMatchObject({ targets: ['hero:hild'] });
  });
});

describe('the second worked round', () => {
  const second = (houndAt: string) => {
    const field = table(
      [place('hild', 10), place('osk', 50), type('spitter', 50), type('rat', 70)],
      [line('move'), line('attack')],
    );
    field.state.figures = field.state.figures.filter(({ id }) => id !== 'monster:rat:3');
    requireFigure(field.state, 'monster:rat:1').hex = 'g5';
    requireFigure(field.state, 'hero:hild').hex = 'f4';
    giveToken(field.state, 'hero:hild', 'invisible');
    field.state.figures.push({
      id: 'summon:9',
      kind: 'summon',
      summon: 'hound',
      hero: 'osk',
      card: 'osk1',
      since: 0,
      hex: houndAt,
      hp: 3,
      maxHp: 3,
      tokens: [],
    });
    return field;
  };

  it('L19.4, L24.6: the Hound moves towards the rat through Hild, and ends on e5', () => {
    const field = second('b5');
    const found = field.focus('summon:9');
    expect(chosenIn(found)).toEqual(['monster:rat:1', 2]);
    const lengths = found.found ? found.chosen.candidates.map(({ figure, length }) => [figure, length]) : [];
    expect(lengths).toEqual([
      ['monster:spitter:2', 7],
      ['monster:spitter:5', 6],
      ['monster:rat:1', 5],
    ]);
    expect(field.move('summon:9')).toMatchObject({ best: ['g4'], ends: ['e5'], decided: 'L24.6' });
  });

  it('L24.7, L26.1: the elite Spitter hits the Hound from i4 or i5; the preset is i4', () => {
    const field = second('e5');
    const { one } = turn(field, 'monster:spitter:2');
    expect(one('focusChosen')).toMatchObject({ focus: 'summon:9' });
    expect(one('choiceOffered')?.choice).toMatchObject({
      rule: 'L24.7',
      preset: 0,
      options: [{ hex: 'i4' }, { hex: 'i5' }],
    });
    expect(one('monsterMoved')).toMatchObject({ path: ['i4'] });
  });

  it('L15.9, L4.3: the other Spitter goes to h3 and shoots past Hild, who is invisible', () => {
    const { one, state } = turn(second('e5'), 'monster:spitter:5');
    expect(figureOf(state, 'monster:spitter:5')?.hex).toBe('h3');
    expect(one('targetsChosen')).toMatchObject({ targets: ['summon:9'] });
  });

  it('L23.8, L36.3: the rat has no focus: there is no way to Osk, and Hild is invisible', () => {
    const field = second('e5');
    field.state.figures = field.state.figures.filter(({ id }) => id !== 'summon:9');
    const { one, events } = turn(field, 'monster:rat:1');
    expect(one('focusNone')?.why).toEqual([
      { enemy: 'hero:hild', reason: 'invisible' },
      { enemy: 'hero:osk', reason: 'noWay' },
    ]);
    expect(events.map((event) => event.type)).toEqual(['focusNone', 'monsterStayed', 'attackHeld']);
  });
});
