import { describe, expect, it } from 'vitest';
import type { WorkingState } from '../../../src/rules/longTable/state';
import type { Part } from '../../../src/rules/longTable/vocabulary';
import { half } from '../../kit/longTable';
import {
  B,
  bottom,
  cardA,
  cardB,
  element,
  item,
  Played,
  part,
  STOP,
  seatIn,
  step,
  steps,
  turn,
  use,
  xp,
} from './heroKit';
import { layRooms } from './kit';

const moving = (n: number, mods: object = {}) =>
  [cardA(), cardB(half(part('attack', 1)), half(part('move', n, mods)))] as const;

describe('moves of heroes', () => {
  it('L9.1: go hex by hex, up to their number, and may stop before', () => {
    const begun = turn(column('1 . . .'), { cards: moving(2) }).send(bottom(B));
    expect(begun.options).toEqual([step('a2'), STOP]);
    expect(begun.state.question).toMatchObject({ ask: 'move' });
    const stopped = begun.send(step('a2'), STOP);
    expect(stopped.of('moveEnded')).toMatchObject([{ steps: 1 }]);
  });

  it('L9.1: pass through allies, not through enemies or obstacles, and never end on a figure', () => {
    const map = `
      1
      2
      .
      R
      .
    `;
    const begun = turn(column(map), { cards: moving(3), figures: { '2': 'archer', R: 'rat' } }).send(bottom(B));
    expect(begun.options).toEqual([step('a2'), STOP]);
    const through = begun.send(step('a2'));
    expect(through.options).toEqual([step('a1'), step('a3')]);
    expect(through.send(step('a3')).asks).toBe('turn');
  });

  it('L9.1: do not enter an ally’s hex if too few points are left to leave it', () => {
    const begun = turn(column('1 2 .'), { cards: moving(1), figures: { '2': 'archer' } }).send(bottom(B));
    expect(begun.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
  });

  it('L9.6: allow on an ally’s hex only items for the move, so that the hero cannot get stuck there', () => {
    const drag = item('grapnel', { effect: { parts: [part('drag', 3, { range: 4 })] } });
    const boots = item('boots', { moment: 'move', effect: { plus: 1 } });
    const begun = turn(column('2 1 . R'), {
      cards: moving(2),
      figures: { '2': 'archer', R: 'rat' },
      items: [drag, boots],
    }).send(bottom(B));
    expect(begun.offers(use('grapnel'))).toBe(true);
    expect(begun.send(step('a1')).options).toEqual([step('a2'), use('boots')]);
  });

  it('L9.6: a hero who is stopped on an ally’s hex is put back on the last free hex of the way', () => {
    const held = turn(column('1 . 2 .'), {
      cards: moving(3),
      figures: { '2': 'archer' },
      state: { traps: [{ hex: 'a3', damage: null, conditions: ['immobilize'] }] },
    }).send(bottom(B), ...steps('a2', 'a3'), { type: 'suffer' });
    expect(held.figure()?.hex).toBe('a2');
    expect(held.of('stepped').at(-1)).toMatchObject({ from: 'a3', to: 'a2', cost: 0, rule: 'L9.1' });
  });

  it('L4.5: pay 2 points to enter difficult terrain, and cannot enter an obstacle', () => {
    const begun = turn(column('1 ~ . X .'), { cards: moving(3) }).send(bottom(B));
    const entered = begun.send(step('a2'));
    expect(entered.of('stepped')).toMatchObject([{ cost: 2, left: 1 }]);
    expect(entered.send(step('a3')).asks).toBe('turn');
    const one = turn(column('1 ~ . X .'), { cards: moving(1) }).send(bottom(B));
    expect(one.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
  });

  it('L4.5: pay 1 point for difficult terrain with an item that always works, or with a perk', () => {
    const waders = [item('waders', { use: 'free', moment: 'always', effect: { difficultCosts1: true } })];
    const cost = (kit: Parameters<typeof turn>[1]) =>
      turn(column('1 ~ . .'), { cards: moving(3), ...kit })
        .send(bottom(B), step('a2'))
        .of('stepped')[0]?.cost;
    expect(cost({ items: waders })).toBe(1);
    expect(
      cost({
        items: waders,
        before: (state) => {
          for (const held of seatIn(state).items) held.state = 'spent';
        },
      }),
    ).toBe(2);
    expect(cost({ heroes: { fighter: { traits: { surefooted: true } } } })).toBe(1);
  });

  it('L4.5, L9.2: spring a trap on entering its hex; it does its damage, is removed, and the move goes on', () => {
    const sprung = turn(column('1 T . .'), { cards: moving(3), level: 2 }).send(bottom(B), step('a2'));
    expect(sprung.asks).toBe('damage');
    const on = sprung.send({ type: 'suffer' });
    expect(on.figure()?.hp).toBe(6);
    expect(on.state.traps).toEqual([]);
    expect(on.of('trapSprung')).toMatchObject([{ damage: 4, hex: 'a2', rule: 'L4.5' }]);
    expect(on.send(step('a3'), step('a2')).of('trapSprung')).toHaveLength(1);
  });

  it('L4.5: suffer from hazardous terrain at each entry; starting in it and leaving it do nothing', () => {
    const walked = turn(column('1 . H .'), { cards: moving(4), level: 2, under: { '1': 'hazardous' } });
    const out = walked.send(bottom(B), step('a2'));
    expect(out.of('damaged')).toEqual([]);
    const back = out.send(step('a1'), { type: 'suffer' }, step('a2'), step('a3'), { type: 'suffer' });
    expect(back.of('hazardEntered')).toMatchObject([{ damage: 2 }, { damage: 2 }]);
    expect(back.figure()?.hp).toBe(6);
  });

  it('L9.2, L20.4: end when a trap kills the hero', () => {
    const dead = turn(column('1 T . .'), { heroes: { fighter: { hp: 2 }, archer: {} }, cards: moving(3) });
    const fallen = dead.send(bottom(B), step('a2'), { type: 'suffer' });
    expect(fallen.figure()).toBeUndefined();
    expect(fallen.asks).toBeNull();
  });

  it('L9.3: ignore figures and terrain on the way of a jump', () => {
    const jumped = turn(column('1 R X T .'), { cards: moving(4, { jump: true }), figures: { R: 'rat' } });
    const over = jumped.send(bottom(B), ...steps('a2', 'a3', 'a4', 'a5'));
    expect(over.figure()?.hex).toBe('a5');
    expect(over.of('trapSprung')).toEqual([]);
    expect(over.of('stepped').map(({ cost }) => cost)).toEqual([1, 1, 1, 1]);
  });

  it('L9.3: enter the last hex of a jump: it costs 2 if difficult, its trap is sprung, and it must be free', () => {
    const difficult = turn(column('1 . ~'), { cards: moving(2, { jump: true }) }).send(bottom(B));
    expect(difficult.send(step('a2')).options).toEqual([step('a1'), STOP]);
    const three = turn(column('1 . ~'), { cards: moving(3, { jump: true }) }).send(bottom(B), ...steps('a2', 'a3'));
    expect(three.offers(STOP)).toBe(true);
    const trap = turn(column('1 . T'), { cards: moving(2, { jump: true }) }).send(bottom(B), ...steps('a2', 'a3'));
    expect(trap.of('trapSprung')).toMatchObject([{ hex: 'a3' }]);
  });

  it('L9.3: do not jump onto a hex from which the hero could not land', () => {
    const short = turn(column('1 R X .'), { cards: moving(1, { jump: true }), figures: { R: 'rat' } }).send(bottom(B));
    expect(short.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
    const mayNotStop = turn(column('1 R .'), { cards: moving(3, { jump: true }), figures: { R: 'rat' } });
    expect(mayNotStop.send(bottom(B), step('a2')).offers(STOP)).toBe(false);
  });

  it('L4.4, L10.1: open a closed door for good when the hero enters it, at no extra cost, and go on', () => {
    const opened = doorTable().send(bottom(B), step('a2'));
    expect(opened.of('doorOpened')).toMatchObject([{ hex: 'a2', by: 'hero:fighter' }]);
    expect(opened.of('stepped')).toMatchObject([{ cost: 1, left: 2 }]);
    expect(opened.of('roomRevealed')).toHaveLength(1);
    expect(opened.state.opened).toEqual(['a2']);
    const on = opened.send(step('a3'), step('a2'));
    expect(on.of('doorOpened')).toHaveLength(1);
  });

  it('L4.4, L27.4: treat a locked door as a wall', () => {
    const locked = doorTable(true).send(bottom(B));
    expect(locked.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
  });

  it('L9.3, L10.1: open a closed door by jumping over it', () => {
    expect(doorTable(false, { jump: true }).send(bottom(B), step('a2')).of('doorOpened')).toHaveLength(1);
  });

  it('L17.2: each get the lasting bonuses to moves', () => {
    const source = { from: 'card', hero: 'fighter', card: 'fighter1', half: 'top' } as const;
    const far = turn(column('1 . . . . . .'), {
      cards: moving(2),
      before: (state) => {
        state.bonuses.push({
          id: 9,
          kind: 'moves',
          bearer: 'hero:fighter',
          amount: 2,
          range: 0,
          trigger: null,
          abilities: [],
          until: 'persistent',
          source,
          used: 0,
          slots: [],
        });
      },
    }).send(bottom(B), ...steps('a2', 'a3', 'a4', 'a5'));
    expect(far.figure()?.hex).toBe('a5');
    expect(far.asks).toBe('turn');
  });

  it('L21.2: can be lengthened or turned into a jump by an item, even in their middle', () => {
    const boots = [item('boots', { slot: 'legs', moment: 'move', effect: { plus: 2, mods: { jump: true } } })];
    const walked = turn(column('1 . R . .'), { items: boots, cards: moving(1), figures: { R: 'rat' } }).send(
      bottom(B),
      step('a2'),
    );
    expect(walked.options).toEqual([use('boots'), STOP]);
    const longer = walked.send(use('boots'), step('a3'), step('a4'));
    expect(longer.figure()?.hex).toBe('a4');
    expect(longer.seat.items).toMatchObject([{ state: 'spent' }]);
  });

  it('L9.2, L9.3: do not spring a trap again when an item turns the move into a jump on that hex', () => {
    const boots = [item('boots', { slot: 'legs', moment: 'move', effect: { plus: 2, mods: { jump: true } } })];
    const walked = () =>
      turn(column('1 H . .'), { items: boots, cards: moving(1), level: 2 }).send(
        bottom(B),
        step('a2'),
        { type: 'suffer' },
        use('boots'),
      );
    expect(walked().send(STOP).of('hazardEntered')).toHaveLength(1);
    expect(walked().send(step('a3'), step('a2'), { type: 'suffer' }).of('hazardEntered')).toHaveLength(2);
  });

  it('L9.1, L34.4: do not enter an ally’s hex if only the opener of the room may go on from there', () => {
    const shut = turn(column('1 2 .'), {
      cards: moving(2),
      figures: { '2': 'archer' },
      // The way back costs 2 points.
      under: { '1': 'difficult' },
      scenario: { rooms: [{ hexes: ['a3'], penalties: [{ penalty: 'onlyOpenerEnters' }] as never }] },
      state: { openings: [{ room: 0, round: 1, by: 'hero:archer' }] },
    }).send(bottom(B));
    expect(shut.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
    expect(shut.figure()?.hex).toBe('a1');
  });

  it('L37.6, L9.1: put a carried ally on an empty hex next to the end of the move', () => {
    const map = `
      2   .   .   .
        .   .   .
      1   .   .   .
    `;
    const begun = turn(map, { cards: moving(3, { carry: true }), figures: { '2': 'archer' } }).send(bottom(B));
    expect(begun.offers({ type: 'carry', figure: 'hero:archer' })).toBe(true);
    const carried = begun.send({ type: 'carry', figure: 'hero:archer' });
    expect(carried.offers({ type: 'carry', figure: 'hero:archer' })).toBe(false);
    const moved = carried.send(step('b1'), step('c2'), STOP);
    expect(moved.asks).toBe('choice');
    const down = moved.send({ type: 'choose', option: { option: 'hex', hex: 'd1' } });
    expect(down.figure('hero:archer')?.hex).toBe('d1');
    expect(down.of('carried')).toMatchObject([{ by: 'hero:fighter', to: 'd1' }]);
  });

  it('L9.6: leave the carried ally where it is if no hex next to the end of the move is empty', () => {
    const begun = turn(column('2 1 R .'), {
      cards: moving(3, { jump: true, carry: true }),
      figures: { '2': 'archer', R: 'rat' },
    });
    const moved = begun.send(bottom(B), { type: 'carry', figure: 'hero:archer' }, ...steps('a3', 'a4'));
    expect(moved.figure()?.hex).toBe('a4');
    expect(moved.figure('hero:archer')?.hex).toBe('a1');
    expect(moved.of('carried')).toEqual([]);
  });

  it('L9.5: a hero who stops flying over an obstacle suffers trap damage and goes to the nearest empty hex, chosen among equals', () => {
    const fallen = turn(column('. 1 . . '), { under: { '1': 'obstacle' }, cards: moving(1), level: 1 });
    const struck = fallen.do((t) => {
      t.state.question = null;
      t.state.agenda = [];
    });
    const asked = struck.tasks({ do: 'fall', figure: 'hero:fighter' });
    expect(asked.state.question).toMatchObject({ ask: 'damage', damage: { amount: 3, source: { from: 'trap' } } });
    const settled = asked.send({ type: 'suffer' });
    expect(settled.options).toEqual([
      { type: 'choose', option: { option: 'hex', hex: 'a1' } },
      { type: 'choose', option: { option: 'hex', hex: 'a3' } },
    ]);
    expect(settled.send({ type: 'choose', option: { option: 'hex', hex: 'a3' } }).figure()?.hex).toBe('a3');
  });
});

describe('elements and experience of a move', () => {
  const walking = (...earned: Part[]) =>
    [cardA(), cardB(half(part('attack', 1)), half(part('move', 3), ...earned))] as const;
  /** Leaves the hero nothing to negate damage with. */
  const weak = (state: WorkingState) => {
    for (const figure of state.figures) figure.hp = 1;
    seatIn(state).hand = [];
  };

  it('L16.1, L18.7: a hero who dies in its own move gets the element and experience with the first step', () => {
    const cards = walking(element('fire'), xp(2));
    const fallen = turn(column('1 T .'), { cards, before: weak }).send(bottom(B), step('a2'));
    expect(fallen.state.over).toBe(true);
    expect(fallen.seat).toMatchObject({ exhausted: true, experience: 2 });
    const ally = turn(column('1 T 2'), { cards, figures: { '2': 'archer' }, before: weak });
    expect(ally.send(bottom(B), step('a2')).of('elementCreated')).toMatchObject([{ element: 'fire', rule: 'L16.1' }]);
    expect(ally.seat).toMatchObject({ exhausted: true, experience: 2 });
  });

  it('L16.1, L18.7: they come once per move; the choice of any element is made before the trap takes effect', () => {
    const asked = turn(column('1 T .'), { cards: walking(element('any'), xp(1)) }).send(bottom(B), step('a2'));
    expect(asked.options).toHaveLength(6);
    expect(asked.of('damaged')).toEqual([]);
    const ended = asked.send({ type: 'element', element: 'ice' }, { type: 'suffer' }, step('a3'));
    expect(ended.state.turn?.created).toEqual(['ice']);
    expect(ended.seat.experience).toBe(1);
  });
});

/** Draws a column of hexes from a line of text. */
function column(text: string): string {
  return text.trim().split(/\s+/).join('\n\n');
}

function doorTable(locked = false, mods: object = {}): Played {
  const cards = moving(3, mods);
  const plain = turn(column('1 D . .'), { cards });
  const { book, state } = layRooms(column('1 D . .'), {
    figures: { '1': 'fighter' },
    heroes: { fighter: { cards: [...cards] } },
  });
  if (locked) for (const door of book.scenario.doors) Object.assign(door, { locked: true });
  state.turn = structuredClone(plain.state.turn) as typeof state.turn;
  return new Played({ book, state }).tasks({ do: 'chooseInTurn', hero: 'fighter' });
}
