/** Tests which blows and draws of the Long Table are shown together, and how the face of a modifier card is composed. */
import { describe, expect, it } from 'vitest';
import type { EventOf, GameEvent } from '../../../src/rules/longTable/events';
import { modifierCardView } from '../../../src/scenes/longTable/table/strikes';
import { newVolleyNotes, noteVolleys } from '../../../src/scenes/longTable/table/volleys';

const blow = (figure: string, by: string | null = 'hero:a', from = 'attack') =>
  ({ type: 'damaged', figure, by, source: { from } }) as unknown as EventOf<'damaged'>;
const draw = (target: string, figure = 'hero:a') =>
  ({ type: 'modifiersDrawn', figure, target }) as unknown as EventOf<'modifiersDrawn'>;
const other = (type: string) => ({ type }) as unknown as GameEvent;

function noted(...events: GameEvent[]) {
  const notes = newVolleyNotes();
  noteVolleys(notes, events);
  const places = (has: (event: GameEvent) => boolean) => events.flatMap((each, i) => (has(each) ? [i] : []));
  return {
    draws: events.map((each) => notes.draws.get(each)?.map((one) => events.indexOf(one)) ?? null),
    drawnAlready: places((each) => notes.drawnAlready.has(each)),
    early: places((each) => notes.early.has(each)),
    frozen: events.map((each) => notes.frozen.get(each) ?? null),
    overlapping: places((each) => notes.overlapping.has(each)),
  };
}

describe('the draws of an attack', () => {
  it('are shown with the first of them', () => {
    const { draws, drawnAlready } = noted(draw('x'), other('attackReckoned'), draw('y'), draw('z'));
    expect([draws, drawnAlready]).toEqual([
      [[0, 2, 3], null, null, null],
      [2, 3],
    ]);
  });

  it.each([
    ['there is only one', [draw('x'), blow('x')]],
    ['they are of several attackers', [draw('x'), draw('y', 'hero:b')]],
    ['only the last is of another attacker', [draw('x'), draw('y'), draw('z', 'hero:b')]],
    ...['attackBegan', 'turnBegan', 'turnEnded', 'roundEnded'].map(
      (type) => [`${type} is between them`, [draw('x'), other(type), draw('y')]] as const,
    ),
  ] as const)('are shown one by one, if %s', (_, events) => {
    const { draws, drawnAlready } = noted(...events);
    expect([draws.filter((each) => each !== null), drawnAlready]).toEqual([[], []]);
  });
});

describe('the blows of a volley', () => {
  it('freeze the picture once, and overlap with what happens before the last of them', () => {
    const found = noted(
      blow('x'),
      other('died'),
      other('moneyTaken'),
      blow('y'),
      other('summonGone'),
      blow('z'),
      other('died'),
    );
    expect(found.frozen).toEqual(['z', null, null, null, null, null, null]);
    expect([found.early, found.overlapping]).toEqual([
      [3, 5],
      [0, 1, 3, 4],
    ]);
  });

  it('end where the attacker or the cause changes', () => {
    const events = [blow('x'), blow('y'), blow('z', 'hero:b'), blow('u', 'hero:b'), blow('v', 'hero:b', 'trap')];
    const { frozen, early, overlapping } = noted(...events);
    expect(frozen).toEqual(['y', null, 'u', null, null]);
    expect([early, overlapping]).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it('and the draws of each attack are noted, also of the attacks before the last', () => {
    const attack = [other('attackBegan'), draw('x'), draw('y'), blow('x'), blow('y')];
    const again = attack.map((each) => ({ ...each })) as GameEvent[];
    const { drawnAlready, early, frozen } = noted(...attack, ...again);
    expect([drawnAlready, early]).toEqual([
      [2, 7],
      [4, 9],
    ]);
    expect([frozen[3], frozen[8]]).toEqual(['y', 'y']);
  });

  it.each([
    ['a single blow', [blow('x')]],
    ['no blow', [other('died')]],
    ['a figure that is hit twice', [blow('x'), blow('y'), blow('x')]],
    ['another attack between them', [blow('x'), other('attackBegan'), blow('y')]],
  ] as const)('are none: %s', (_, events) => {
    const { frozen, early, overlapping } = noted(...events);
    expect([frozen.filter((each) => each !== null), early, overlapping]).toEqual([[], [], []]);
  });
});

describe('the face of a modifier card', () => {
  it.each([
    [{ value: 1 }, '+1'],
    [{ value: 0 }, '+0'],
    [{ value: -2 }, '−2'],
    [{ value: '2x' }, '2x'],
    [{ value: 'null' }, 'null'],
  ])('with the print %j shows %s', (print, value) => {
    expect(modifierCardView('card', print as never, true).value).toBe(value);
  });

  it.each([
    ['+1', '+1'],
    ['-12', '-12'],
    ['0', '0'],
    ['bless', '?'],
    ['+1b', '?'],
    ['x+1', '?'],
  ])('without a print, the card %s shows %s', (id, value) => {
    expect(modifierCardView(id, undefined, false)).toEqual({ id, value, rolling: false, icons: [], counts: false });
  });

  it.each([
    [{ mods: { conditions: ['wound', 'muddle'] } }, ['wound', 'muddle']],
    [{ mods: { push: 1, pierce: 2 } }, ['push', 'pierce']],
    [{ mods: { lien: 1, pull: 1 } }, ['pull', 'lien']],
    [{ mods: { push: 0 } }, []],
    [{ element: 'fire' }, ['fire']],
    [{ healSelf: 2, shieldSelf: 1 }, ['heal', 'shield']],
    [{ self: 'invisible' }, ['invisible']],
    [{ mods: { push: 1, conditions: ['stun'] }, element: 'ice', self: 'bless' }, ['stun', 'push', 'ice', 'bless']],
  ])('with the effects %j has the icons %j', (print, icons) => {
    expect(modifierCardView('card', { id: 'card', value: 0, ...print } as never, true).icons).toEqual(icons);
  });

  it.each([true, false])('tells whether the card rolls and counts (%s)', (is) => {
    const print = { id: 'card', value: 0, ...(is ? { rolling: true } : {}) };
    expect(modifierCardView('card', print as never, is)).toMatchObject({ rolling: is, counts: is });
  });
});
