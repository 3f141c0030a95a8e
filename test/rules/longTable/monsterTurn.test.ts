import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/rules/longTable/commands';
import { runTasks } from '../../../src/rules/longTable/engine';
import { figureOf, requireFigure } from '../../../src/rules/longTable/figures';
import type { Figure, State } from '../../../src/rules/longTable/state';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { beginNextTurn } from '../../../src/rules/longTable/turns';
import type { Ability, Part } from '../../../src/rules/longTable/vocabulary';
import { line } from '../../kit/longTable';
import { arena, giveToken, turn } from '../../kit/monsters';

const RAT = 'monster:rat:1';
const column = (hexes: string) => [...hexes].join('\n\n');

const part = (ability: Ability): Part => ({ part: 'ability', ability });
const verb = (
  name:
    | 'heal'
    | 'shield'
    | 'retaliate'
    | 'loot'
    | 'retreat'
    | 'drag'
    | 'shove'
    | 'inflict'
    | 'damage'
    | 'suffer'
    | 'give',
  amount = 0,
  mods = {},
): Part => part({ verb: name, amount, mods });
const withLines = (...parts: Part[]) => ({ monsters: { rat: { parts } } });

describe('L22 a monster’s turn', () => {
  it('L22.2, L22.3: it finds its focus, then does its lines in order', () => {
    const { events, one, state } = turn(arena(column('r..f')), RAT);
    const told = ['focusChosen', 'destinationChosen', 'stepped', 'monsterMoved', 'targetsChosen', 'attackBegan'];
    const order = events.map(({ type }) => type).filter((type) => told.includes(type));
    expect(order).toEqual([
      'focusChosen',
      'destinationChosen',
      'stepped',
      'stepped',
      'monsterMoved',
      'targetsChosen',
      'attackBegan',
    ]);
    expect(figureOf(state, RAT)?.hex).toBe('a3');
    expect(one('monsterMoved')).toMatchObject({ path: ['a2', 'a3'], cost: 2, negatives: 0, rule: 'L24.5' });
    expect(one('targetsChosen')).toMatchObject({ targets: ['hero:fighter'], placing: null, rule: 'L25.1' });
  });

  it('L22.2, L15.6: its Wound does damage first, and can kill it', () => {
    const wounded = arena(column('r..f'));
    giveToken(wounded.state, RAT, 'wound');
    const bled = turn(wounded, RAT);
    expect(bled.events[0]).toMatchObject({
      type: 'damaged',
      figure: RAT,
      n: 1,
      source: { from: 'token', token: 'wound' },
    });
    expect(bled.one('focusChosen')).toBeDefined();
    requireFigure(wounded.state, RAT).hp = 1;
    const died = turn(wounded, RAT);
    expect(died.one('died')).toMatchObject({ figure: RAT, credit: null });
    expect(died.one('focusChosen')).toBeUndefined();
  });

  it('L22.2, L15.8: a stunned monster does nothing more', () => {
    const stunned = arena(column('r..f'));
    giveToken(stunned.state, RAT, 'stun');
    expect(turn(stunned, RAT).events).toEqual([{ type: 'monsterStayed', figure: RAT, why: 'stunned', rule: 'L15.8' }]);
  });

  it('L22.3: without a Move or Attack line it does neither, and events report it', () => {
    const idle = turn(arena(column('r..f'), withLines(verb('shield', 1))), RAT);
    expect(idle.one('monsterStayed')).toMatchObject({ why: 'noMoveLine' });
    expect(idle.one('attackHeld')).toMatchObject({ why: 'noAttackLine' });
    expect(figureOf(idle.state, RAT)?.hex).toBe('a1');
  });

  it('L22.3: its attack value is that of its stat card plus that of the line; Attack 0 is still an attack', () => {
    const strong = turn(arena(column('rf'), withLines(line('attack', 1))), RAT);
    expect(strong.one('attackReckoned')?.terms).toEqual([
      { n: 2, source: { from: 'trait', figure: RAT } },
      { n: 1, source: { from: 'monsterCard', monster: 'rat', card: 'rat1' } },
    ]);
    const weak = turn(arena(column('rf'), withLines(line('attack', -3, { conditions: ['muddle'] }))), RAT);
    const terms = weak.one('attackReckoned')?.terms ?? [];
    expect(terms.reduce((sum, { n }) => sum + n, 0)).toBe(0);
    expect(weak.one('conditionGiven')).toMatchObject({ figure: 'hero:fighter', condition: 'muddle' });
  });

  it('L22.4: Shield and Retaliate lines last for the round; Allies n extends them to allies within n', () => {
    const { state } = turn(
      arena(column('srr.f'), withLines(verb('shield', 1, { allies: 1 }), verb('retaliate', 2, { range: 3 }))),
      RAT,
    );
    const rats = state.figures.filter(({ kind }) => kind === 'monster');
    expect(rats).toHaveLength(3);
    const at = (hex: string) => rats.find((rat) => rat.hex === hex)?.id;
    // Rat 1 is on a2, not on a3, because the drawing numbers `r` before `s`.
    const here = rats.find(({ id }) => id === RAT)?.hex;
    expect(here).toBe('a2');
    const shields = state.bonuses.filter(({ kind }) => kind === 'shield');
    expect(shields.map(({ bearer }) => bearer).sort()).toEqual([RAT, at('a1'), at('a3')].sort());
    expect(state.bonuses.filter(({ kind }) => kind === 'retaliate')).toMatchObject([
      { bearer: RAT, amount: 2, range: 3, until: 'round' },
    ]);
  });

  it('L23.8: without a focus it neither moves nor attacks, but does its other lines', () => {
    const held = arena(column('rXf'), withLines(line('move'), line('attack'), verb('shield', 1)));
    const { one, all, state } = turn(held, RAT);
    expect(one('focusNone')).toBeDefined();
    expect(one('monsterStayed')).toMatchObject({ why: 'noFocus', rule: 'L23.8' });
    expect(all('attackHeld')).toMatchObject([{ why: 'noFocus' }]);
    expect(state.bonuses).toHaveLength(1);
  });

  it('L36.5, L15.7: a disarmed monster moves as for a melee attack and does not attack', () => {
    const disarmed = arena(column('r..f'));
    giveToken(disarmed.state, RAT, 'disarm');
    const { one, state } = turn(disarmed, RAT);
    expect(figureOf(state, RAT)?.hex).toBe('a3');
    expect(one('attackHeld')).toMatchObject({ why: 'disarmed', rule: 'L15.7' });
  });

  it('L25.1: it must attack its focus; if the focus is out of reach it attacks no other enemy', () => {
    const far = turn(arena(column('r....f'), withLines(line('move', -2), line('attack'))), RAT);
    expect(far.one('attackHeld')).toMatchObject({ why: 'outOfReach', rule: 'L25.1' });
  });
});

describe('L22.1 the order of monsters of one type', () => {
  it('L22.1: each monster takes its own turn, first elites by number, then normals', () => {
    const field = arena(column('f....rers'), { state: { order: [{ place: 'type', monster: 'rat', initiative: 50 }] } });
    const told: string[] = [];
    let state: State = field.state;
    for (let turns = 0; turns < 4; turns += 1) {
      const { events, state: next } = applyRule(field.book, state, (t) => {
        beginNextTurn(t);
        runTasks(t);
      });
      told.push(...events.flatMap((event) => (event.type === 'turnBegan' ? [`${event.figure} ${event.rule}`] : [])));
      state = { ...next, question: null, agenda: [] };
    }
    const ranks = told.map((each) => figureOf(field.state, each.split(' ')[0] ?? ''));
    expect(ranks.map((figure) => figure?.kind === 'monster' && `${figure.rank} ${figure.number}`)).toEqual([
      'elite 4',
      'normal 1',
      'normal 2',
      'normal 3',
    ]);
    expect(told.every((each) => each.endsWith('L22.1'))).toBe(true);
  });
});

describe('L16.4 elements consumed by monsters', () => {
  const improved = part({
    verb: 'attack',
    amount: 0,
    relative: true,
    mods: {},
    improvements: [{ costs: [{ element: 'fire' }], mods: { plus: [{ n: 1 }] } }],
  });

  it('L16.4: the first monster of the type that is not stunned consumes, for all monsters of the type that act now', () => {
    const field = arena(column('rfr'), withLines(improved));
    field.state.elements.fire = 'waning';
    const first = turn(field, RAT);
    expect(first.one('elementConsumed')).toMatchObject({ element: 'fire', by: RAT });
    expect(first.one('improvementPaid')).toMatchObject({ nth: 0, rule: 'L16.4' });
    expect(first.one('attackReckoned')?.terms.map(({ n }) => n)).toEqual([2, 1]);
    const second = turn({ book: field.book, state: first.state }, 'monster:rat:2');
    expect(second.one('elementConsumed')).toBeUndefined();
    expect(second.one('attackReckoned')?.terms.map(({ n }) => n)).toEqual([2, 1]);
  });

  it('L16.4: if the first monster cannot consume, the second one does not either', () => {
    const field = arena(column('rfr'), withLines(improved));
    const first = turn(field, RAT);
    expect(first.one('improvementPaid')).toBeUndefined();
    const kindled: State = { ...first.state, elements: { ...first.state.elements, fire: 'strong' } };
    expect(turn({ book: field.book, state: kindled }, 'monster:rat:2').one('elementConsumed')).toBeUndefined();
  });

  it('L16.4: a stunned monster consumes nothing', () => {
    const field = arena(column('rf'), withLines(improved));
    field.state.elements.fire = 'strong';
    giveToken(field.state, RAT, 'stun');
    const { state } = turn(field, RAT);
    expect(state.elements.fire).toBe('strong');
  });

  it('L16.4: a monster without a focus consumes as well', () => {
    const field = arena(column('rXf'), withLines(improved));
    field.state.elements.fire = 'strong';
    expect(turn(field, RAT).state.elements.fire).toBe('inert');
  });

  it('L16.2: several elements of one improvement are all consumed or none; an ability that depends on them needs them consumed', () => {
    const both = part({
      verb: 'attack',
      amount: 0,
      relative: true,
      mods: {},
      improvements: [{ costs: [{ element: 'fire' }, { element: 'ice' }], mods: { plus: [{ n: 3 }] } }],
    });
    const gated: Part = {
      part: 'ability',
      ability: { verb: 'shield', amount: 1, mods: {} },
      costs: [{ element: 'ice' }],
    };
    const field = arena(column('rf'), withLines(both, gated));
    field.state.elements.ice = 'strong';
    const { state, one } = turn(field, RAT);
    expect(one('attackReckoned')?.terms.map(({ n }) => n)).toEqual([2]);
    expect(state.bonuses).toHaveLength(1);
    expect(state.elements.ice).toBe('inert');
    field.state.elements.ice = 'inert';
    expect(turn(field, RAT).state.bonuses).toHaveLength(0);
  });

  it('L16.5: for “any element” the player chooses one that is available', () => {
    const any = part({
      verb: 'attack',
      amount: 0,
      relative: true,
      mods: {},
      improvements: [{ costs: [{ element: 'any' }], mods: { pierce: 2 } }],
    });
    const field = arena(column('rf'), withLines(any));
    field.state.elements.ice = 'strong';
    field.state.elements.dark = 'waning';
    const offered: Command[] = [];
    const { state } = turn(field, RAT, (options) => {
      if (options[0]?.type !== 'choose') return undefined;
      offered.push(...options);
      return options[1];
    });
    expect(offered).toMatchObject([{ option: { element: 'ice' } }, { option: { element: 'dark' } }]);
    expect([state.elements.ice, state.elements.dark]).toEqual(['strong', 'inert']);
    field.state.elements.dark = 'inert';
    const alone = turn(field, RAT);
    expect(alone.all('choiceOffered')).toHaveLength(0);
    expect(alone.state.elements.ice).toBe('inert');
  });

  it('L16.1: an element symbol on its card creates the element, even if the monster can do nothing else', () => {
    const field = arena(column('rXf'), withLines(line('move'), line('attack'), { part: 'element', element: 'dark' }));
    const { one, state } = turn(field, RAT);
    expect(one('elementCreated')).toMatchObject({ element: 'dark', rule: 'L16.1' });
    expect(state.turn?.created).toEqual(['dark']);
  });

  it('L16.5: for a created element of any kind the player chooses', () => {
    const field = arena(column('rXf'), withLines({ part: 'element', element: 'any' }));
    const { state } = turn(field, RAT, (options) => options[2]);
    expect(state.turn?.created).toEqual(['air']);
  });
});

describe('L24.8 terrain on the way', () => {
  it('L24.8: traps and hazards affect the moving monster and can kill it', () => {
    const field = arena(column('rTf'));
    const { state, one } = turn(field, RAT);
    expect(one('trapSprung')).toMatchObject({ figure: RAT, hex: 'a2' });
    expect(one('monsterMoved')).toMatchObject({ path: ['a2'], negatives: 1 });
    expect(figureOf(state, RAT)?.hp).toBe(3);
    requireFigure(field.state, RAT).hp = 2;
    const died = turn(field, RAT);
    expect(died.one('died')).toMatchObject({ figure: RAT });
    expect(died.one('targetsChosen')).toBeUndefined();
  });

  it('L24.8, L15.2: a trap that immobilizes ends the move, and one that stuns ends the turn', () => {
    const kit = (condition: 'immobilize' | 'stun') => ({
      state: { traps: [{ hex: 'a2', damage: 0, conditions: [condition] }] },
    });
    const stopped = turn(arena(column('r..f'), kit('immobilize')), RAT);
    expect(figureOf(stopped.state, RAT)?.hex).toBe('a2');
    expect(stopped.one('attackHeld')).toMatchObject({ why: 'outOfReach' });
    const stunned = turn(arena(column('r..f'), kit('stun')), RAT);
    expect(figureOf(stunned.state, RAT)?.hex).toBe('a2');
    expect(stunned.one('attackHeld')).toBeUndefined();
  });

  it('L24.8: a monster immobilized on an ally’s hex is put back on the last free hex', () => {
    const field = arena(column('r.s.f'), { state: { traps: [{ hex: 'a3', damage: 0, conditions: ['immobilize'] }] } });
    const { state } = turn(field, RAT);
    expect(figureOf(state, RAT)?.hex).toBe('a2');
  });

  it('L9.4: a flying monster springs no traps', () => {
    const { state, one } = turn(arena(column('cTHf')), 'monster:crow:1');
    expect(figureOf(state, 'monster:crow:1')?.hex).toBe('a3');
    expect(one('trapSprung')).toBeUndefined();
    expect(one('hazardEntered')).toBeUndefined();
    expect(one('monsterMoved')).toMatchObject({ negatives: 0, cost: 2 });
  });

  it('L9.3: terrain affects only the last hex of a jump', () => {
    const field = arena(column('rTHf'), withLines(line('move', 0, { jump: true }), line('attack')));
    const { one, state } = turn(field, RAT);
    expect(one('trapSprung')).toBeUndefined();
    expect(one('hazardEntered')).toMatchObject({ hex: 'a3' });
    expect(one('monsterMoved')).toMatchObject({ path: ['a2', 'a3'], negatives: 1 });
    expect(figureOf(state, RAT)?.hex).toBe('a3');
  });

  it('L24.8: monsters open no doors', () => {
    expect(turn(arena(column('rD.f')), RAT).one('focusNone')?.why).toEqual([
      { enemy: 'hero:fighter', reason: 'noWay' },
    ]);
  });
});

describe('L25 attacks', () => {
  it('L25.2-L25.4: it attacks its focus, then others by rank, up to its number of targets', () => {
    const field = arena(
      `
      .   h   .
        f   .
      .   r   .
        a   .
      .   .   .
    `,
      withLines(line('attack', 0, { targets: 2 })),
    );
    const { one, all } = turn(field, RAT);
    expect(one('targetsChosen')).toMatchObject({ targets: ['hero:fighter', 'hero:archer'], rule: 'L25.2' });
    expect(all('attackReckoned').map(({ target }) => target)).toEqual(['hero:fighter', 'hero:archer']);
  });

  it('L25.2: “all” means every enemy in range', () => {
    const field = arena(column('frah'), withLines(line('attack', 0, { targets: 'all', range: 2 })));
    expect(turn(field, RAT).one('targetsChosen')?.targets).toEqual(['hero:fighter', 'hero:archer']);
  });

  it('L25.2, L13.2: an area is placed to hit the focus and as many others as possible', () => {
    const area = {
      melee: true,
      red: [
        [1, -1],
        [1, 0],
      ] as const,
    };
    const field = arena(
      `
      .   .   .
        .   a
      .   r   .
        f   h
      .   .   .
    `,
      withLines(line('attack', 0, { area })),
    );
    const { one } = turn(field, RAT);
    expect(one('targetsChosen')).toMatchObject({ targets: ['hero:fighter'] });
    const beside = arena(
      `
      .   .   .
        a   .
      .   r   .
        f   h
      .   .   .
    `,
      withLines(line('attack', 0, { area })),
    );
    const both = turn(beside, RAT).one('targetsChosen');
    expect(both?.targets).toEqual(['hero:fighter', 'hero:archer']);
    expect([...(both?.placing ?? [])].sort()).toEqual(['b1', 'b2']);
  });

  it('L25.5: each further Attack line finds a new focus, and a Move line before it moves for that focus', () => {
    const field = arena(column('fr...a'), withLines(line('attack'), line('move'), line('attack')));
    const { all, state } = turn(field, RAT);
    expect(all('focusChosen').map(({ focus, rule }) => [focus, rule])).toEqual([
      ['hero:fighter', 'L23.6'],
      ['hero:archer', 'L25.5'],
    ]);
    expect(figureOf(state, RAT)?.hex).toBe('a5');
    expect(all('targetsChosen').map(({ targets }) => targets)).toEqual([['hero:fighter'], ['hero:archer']]);
  });

  it('L25.5: without another enemy the further attack is not made', () => {
    const { all } = turn(arena(column('fr'), withLines(line('attack'), line('attack'))), RAT);
    expect(all('targetsChosen')).toHaveLength(1);
    expect(all('attackHeld')).toMatchObject([{ why: 'noFocus' }]);
  });

  it('L25.6, L14.2: all its effects are used, and the player chooses the way of a push', () => {
    const field = arena(
      `
      .   .   .
        .   .
      .   r   .
        .   .
      .   f   .
        .   .
      .   .   .
    `,
      withLines(line('attack', 0, { push: 1 })),
    );
    const offered: string[] = [];
    turn(field, RAT, (options) => {
      if (options.some(({ type }) => type === 'force'))
        offered.push(...options.map((each) => (each.type === 'force' ? each.to : each.type)));
      return undefined;
    });
    expect(offered.length).toBeGreaterThan(1);
    expect(offered).not.toContain('waive');
  });

  it('L25.7: it heals the figure that has lost most HP: itself or an ally in range and sight', () => {
    const field = arena(column('sr.f'), withLines(verb('heal', 3)));
    requireFigure(field.state, 'monster:rat:2').hp = 2;
    requireFigure(field.state, RAT).hp = 3;
    const { one, state } = turn(field, RAT);
    expect(one('healTargetChosen')).toMatchObject({ target: 'monster:rat:2', rule: 'L25.7' });
    expect(figureOf(state, 'monster:rat:2')?.hp).toBe(5);
    const self = arena(column('sr.f'), withLines(verb('heal', 3, { self: true })));
    requireFigure(self.state, 'monster:rat:2').hp = 2;
    requireFigure(self.state, RAT).hp = 5;
    expect(turn(self, RAT).one('healTargetChosen')).toMatchObject({ target: RAT });
  });

  it('L25.7: a heal without a range uses the monster’s own range, and heals no figure beyond it', () => {
    const field = arena(column('r.g'), { monsters: { gunner: { normal: { range: 2 }, parts: [verb('heal', 2)] } } });
    requireFigure(field.state, RAT).hp = 1;
    // In the corridor there is no line of sight between a1 and a3.
    expect(turn(field, 'monster:gunner:1').one('healTargetChosen')).toBeUndefined();
    const hall = arena('r\n  .\n.\n  .\ng', {
      monsters: { gunner: { normal: { range: 2 }, parts: [verb('heal', 2)] } },
    });
    requireFigure(hall.state, RAT).hp = 1;
    expect(turn(hall, 'monster:gunner:1').one('healTargetChosen')).toMatchObject({ target: RAT });
    const short = arena('r\n  .\n.\n  .\ng', {
      monsters: { gunner: { normal: { range: 1 }, parts: [verb('heal', 2)] } },
    });
    requireFigure(short.state, RAT).hp = 1;
    expect(turn(short, 'monster:gunner:1').one('abilitySkipped')).toMatchObject({ why: 'impossible' });
  });

  it('L25.7: if no figure has lost HP, it heals one that is poisoned or wounded; the player chooses among equals', () => {
    const field = arena(column('srs.f'), withLines(verb('heal', 3)));
    giveToken(field.state, 'monster:rat:3', 'poison');
    expect(turn(field, RAT).one('healTargetChosen')).toMatchObject({ target: 'monster:rat:3' });
    giveToken(field.state, 'monster:rat:2', 'poison');
    const asked = turn(field, RAT, (options) => options[1]);
    expect(asked.one('choiceOffered')?.choice).toMatchObject({ rule: 'L25.7', preset: 0 });
    expect(asked.one('healTargetChosen')).toMatchObject({ target: 'monster:rat:3' });
  });

  it('L25.8: it summons a normal monster as near as possible to an enemy, which acts from the next round on', () => {
    const summon = part({ verb: 'summon', summon: 'crow', mods: {} });
    const field = arena(column('.r..f'), withLines(summon));
    const { one, state } = turn(field, RAT);
    expect(one('monsterSummoned')).toMatchObject({ by: RAT, hex: 'a3', rule: 'L25.8' });
    const id = one('monsterSummoned')?.figure ?? '';
    expect(figureOf(state, id)).toMatchObject({ monster: 'crow', rank: 'normal', since: 2, leavesMoney: false });
  });

  it('L25.8: without an empty hex or a free standee nothing is summoned', () => {
    const summon = part({ verb: 'summon', summon: 'crow', mods: {} });
    const noHex = arena(column('fr~'), withLines(summon));
    expect(turn(noHex, RAT).one('summonFailed')).toMatchObject({ why: 'noHex', monster: 'crow' });
    const none = arena(column('.r..f'), { monsters: { rat: { parts: [summon] }, crow: { def: { standees: 0 } } } });
    expect(turn(none, RAT).one('summonFailed')).toMatchObject({ why: 'noStandee' });
  });

  it('L25.9: its Loot removes money in range and sight from the game', () => {
    const field = arena(column('r.....f'), {
      ...withLines(verb('loot', 1)),
      state: { money: ['a1', 'a2', 'a2', 'a3'] },
    });
    const { one, state } = turn(field, RAT);
    expect(one('moneyTaken')).toMatchObject({ figure: RAT, kept: false, hexes: ['a1', 'a2', 'a2'] });
    expect(state.money).toEqual(['a3']);
  });

  it('L25.10: other lines with targets affect the focus first, then others by rank', () => {
    const field = arena(
      `
      .   h   .
        f   .
      .   r   .
        a   .
      .   .   .
    `,
      withLines(verb('inflict', 0, { conditions: ['muddle'], targets: 2 }), line('attack')),
    );
    field.state.order.reverse();
    const { all, one } = turn(field, RAT);
    const focus = one('focusChosen')?.focus;
    expect(focus).toBe('hero:healer');
    expect(all('conditionGiven').map(({ figure }) => figure)).toEqual([focus, 'hero:archer']);
  });

  it('L25.10: the focus comes before a nearer enemy', () => {
    // The fighter is nearer, but every way to the fighter crosses the trap.
    const inflict = verb('inflict', 0, { conditions: ['muddle'], range: 4 });
    const field = arena('f\n  X\nT\n  X\nr\n  .\n.\n  .\n.\n  .\na', withLines(inflict, line('attack')));
    const { one } = turn(field, RAT);
    expect(one('focusChosen')).toMatchObject({ focus: 'hero:archer', decided: 1 });
    expect(one('conditionGiven')).toMatchObject({ figure: 'hero:archer' });
  });

  it('L25.10: Drag pulls without an attack, Damage damages enemies, Suffer damages the monster itself', () => {
    const field = arena(column('r...f'), withLines(verb('drag', 2, { range: 4 })));
    // There is no line of sight along a corridor.
    expect(turn(field, RAT).one('abilitySkipped')).toBeDefined();
    const hall = arena('r\n  .\n.\n  .\n.\n  .\nf', withLines(verb('drag', 2, { range: 4 }), verb('suffer', 1)));
    const { one, state } = turn(hall, RAT);
    expect(one('forced')).toMatchObject({ figure: 'hero:fighter', kind: 'pull', by: RAT });
    expect(figureOf(state, RAT)?.hp).toBe(5);
    const struck = turn(arena(column('rf'), withLines(verb('damage', 2))), RAT);
    expect(struck.one('damaged')).toMatchObject({ figure: 'hero:fighter', n: 2, by: RAT });
  });

  it('L22.2: Give affects the monster itself', () => {
    const { state } = turn(
      arena(column('r..f'), withLines(verb('give', 0, { conditions: ['invisible'], self: true }))),
      RAT,
    );
    expect(figureOf(state, RAT)?.tokens).toEqual([{ token: 'invisible', fresh: true }]);
  });
});

describe('L24.9 Retreat', () => {
  it('L24.9: it moves up to n, to the hex farthest from its nearest enemy, by the shortest way', () => {
    const { one, state } = turn(arena(column('.....rf'), withLines(verb('retreat', 3))), RAT);
    expect(figureOf(state, RAT)?.hex).toBe('a3');
    expect(one('retreated')).toMatchObject({ path: ['a5', 'a4', 'a3'], range: 4, rule: 'L24.9' });
  });

  it('L24.9: it does not retreat through a trap, nor when it is immobilized', () => {
    expect(figureOf(turn(arena(column('..T.rf'), withLines(verb('retreat', 3))), RAT).state, RAT)?.hex).toBe('a4');
    const held = arena(column('...rf'), withLines(verb('retreat', 3)));
    giveToken(held.state, RAT, 'immobilize');
    expect(turn(held, RAT).all('monsterStayed')).toContainEqual({
      type: 'monsterStayed',
      figure: RAT,
      why: 'immobilized',
      rule: 'L24.1',
    });
  });

  it('L24.9: the player chooses among equal hexes, and staying can be the best choice', () => {
    const fork = `
      .   f   .
        r   .
      .   X   .
    `;
    const asked = turn(arena(fork, withLines(verb('retreat', 1))), RAT, (options) => options[1]);
    expect(asked.one('choiceOffered')?.choice.rule).toBe('L24.9');
    expect(turn(arena(column('r.f'), withLines(verb('retreat', 2))), RAT).all('monsterStayed')).toContainEqual({
      type: 'monsterStayed',
      figure: RAT,
      why: 'alreadyBest',
      rule: 'L24.9',
    });
  });
});

describe('L26 the player’s choices', () => {
  const FORK = `
    .   .   .
      .   .
    .   r   .
      .   .
    .   X   .
      .   .
    .   f   .
  `;

  it('L26.1, L24.7, L36.8: equal ends are offered in hex order, and an event reports the player’s answer', () => {
    const { one, state } = turn(arena(FORK), RAT, (options) =>
      options[0]?.type === 'choose' ? options[1] : undefined,
    );
    expect(one('choiceOffered')?.choice).toMatchObject({
      rule: 'L24.7',
      figure: RAT,
      preset: 0,
      options: [{ hex: 'b3' }, { hex: 'd3' }],
    });
    expect(one('choiceMade')).toMatchObject({ preset: false, option: { hex: 'd3' } });
    expect(one('destinationChosen')).toMatchObject({ goal: 'd3', decided: 'L24.7' });
    expect(figureOf(state, RAT)?.hex).toBe('d3');
  });

  it('L26.1: of equal ends the one from which the attack does most damage comes first', () => {
    const paired = FORK.replace('.   X   .', '.   X   r');
    const parts = [line('move', 2), line('attack', 2, { plus: [{ n: 1, when: 'paired' }] })];
    const { one } = turn(arena(paired, withLines(...parts)), RAT);
    expect(one('choiceOffered')?.choice).toMatchObject({ preset: 0, options: [{ hex: 'd3' }, { hex: 'b3' }] });
  });

  it('L26.1, L35.3: in the variant Grim the preset is taken without a question', () => {
    const { all, one, state } = turn(
      arena(FORK, { setup: { variants: { lessChance: false, death: false, grim: true } } }),
      RAT,
    );
    expect(all('choiceOffered')).toHaveLength(0);
    expect(one('choiceMade')).toMatchObject({ preset: true, rule: 'L35.3' });
    expect(figureOf(state, RAT)?.hex).toBe('b3');
  });

  it('L26.1, L35.3: in the variant Grim a push takes the way with most negatives for the hero, then the first in hex order', () => {
    const board = `
      .   .   .
        .   .
      .   r   .
        .   .
      .   f   .
        .   .
      .   .   .
        .   .
    `;
    const grim = { setup: { variants: { lessChance: false, death: false, grim: true } } };
    const kit = (push: number) => ({ ...grim, ...withLines(line('attack', 0, { push })) });
    const pushed = (field: ReturnType<typeof arena>) => turn(field, RAT).one('forced')?.path;
    expect(pushed(arena(board, kit(1)))).toEqual(['b3']);
    const trapped = arena(board, kit(1));
    trapped.state.traps = [{ hex: 'd3', damage: 1, conditions: [] }];
    expect(pushed(trapped)).toEqual(['d3']);
    const farther = arena(board, kit(2));
    farther.state.tiles = { d4: 'hazardous', d3: 'obstacle' };
    expect(pushed(farther)).toEqual(['c4', 'd4']);
  });

  it('L36.8: a single option is not offered as a choice', () => {
    expect(turn(arena(column('r..f')), RAT).all('choiceOffered')).toHaveLength(0);
  });
});

describe('L19.4 turns of summons, L27.8 turns of escorts', () => {
  const hound = (hex: string): Figure => ({
    id: 'summon:7',
    kind: 'summon',
    summon: 'hound',
    hero: 'fighter',
    card: 'fighter1',
    since: 0,
    hex,
    hp: 3,
    maxHp: 3,
    tokens: [],
  });
  const HOUND = { summons: { hound: { id: 'hound', values: { hp: 3, move: 2, attack: 1, range: null } } } };

  it('L19.4: a summon does Move +0 and Attack +0 against monsters', () => {
    const field = arena(column('f...r'), { book: HOUND });
    field.state.figures.push(hound('a2'));
    const { state, one } = turn(field, 'summon:7');
    expect(figureOf(state, 'summon:7')?.hex).toBe('a4');
    expect(one('attackReckoned')).toMatchObject({
      attacker: 'summon:7',
      target: RAT,
      terms: [{ n: 1, source: { from: 'summon', figure: 'summon:7' } }],
    });
  });

  const delegate = (hex: string, number = 1): Figure => ({
    id: `escort:delegate:${number}`,
    kind: 'escort',
    escort: 'delegate',
    number,
    hex,
    hp: 6,
    maxHp: 6,
    tokens: [],
  });
  const scenario = (marks: string[], move = 3) => ({
    escorts: [{ id: 'delegate', hexes: [], hp: 6, move, goesTo: '1', initiative: 99, immune: 'none' as const }],
    marks: { '1': marks },
  });

  it('L27.8: an escort takes the shortest way to a free hex of its mark', () => {
    const field = arena(column('.....f'), { scenario: scenario(['a4', 'a5']) });
    field.state.figures.push(delegate('a1'));
    const { one, state } = turn(field, 'escort:delegate:1');
    expect(figureOf(state, 'escort:delegate:1')?.hex).toBe('a4');
    expect(one('destinationChosen')).toMatchObject({ goal: 'a4', rule: 'L27.8' });
    const taken = arena(column('.....f'), { scenario: scenario(['a4', 'a5'], 2) });
    taken.state.figures.push(delegate('a1'), delegate('a4', 2));
    expect(figureOf(turn(taken, 'escort:delegate:1').state, 'escort:delegate:1')?.hex).toBe('a3');
    expect(turn(taken, 'escort:delegate:2').one('monsterStayed')).toMatchObject({ why: 'alreadyBest' });
  });

  it('L27.8: while no way is open, an escort follows the nearest hero', () => {
    const field = arena(column('f.....D..'), { scenario: scenario(['a9']) });
    field.state.figures.push(delegate('a6'));
    expect(figureOf(turn(field, 'escort:delegate:1').state, 'escort:delegate:1')?.hex).toBe('a3');
  });

  it('L27.8: an escort without a move does not act', () => {
    const field = arena(column('f..r'), { scenario: scenario(['a4'], 0) });
    field.state.figures.push(delegate('a2'));
    expect(turn(field, 'escort:delegate:1').events).toEqual([]);
  });
});

describe('L27.1 turns of bosses', () => {
  const OGRE = 'monster:ogre:1';
  const boss = (specials: [Part[], Part[]], nth: 1 | 2 = 1) => ({
    monsters: {
      ogre: {
        boss: { hp: 10, move: 2, attack: 3 },
        def: { specials },
        parts: [part({ verb: 'special', nth, mods: {} })],
      },
    },
  });

  it('L27.1: its special action is done line by line, like a monster card', () => {
    const field = arena(column('z..f'), boss([[line('move'), line('attack', -1)], []]));
    const { one, state } = turn(field, OGRE);
    expect(figureOf(state, OGRE)?.hex).toBe('a3');
    expect(one('attackReckoned')?.terms.map(({ n }) => n)).toEqual([3, -1]);
    expect(turn(arena(column('z..f'), boss([[], [verb('shield', 1)]], 2)), OGRE).state.bonuses).toHaveLength(1);
  });

  it('L27.1: it calls a monster if fewer than the given number are on the map', () => {
    const call = part({ verb: 'deed', deed: { deed: 'call', below: 1, monsters: ['rat'], marks: ['1'] }, mods: {} });
    const kit = boss([[call], []]);
    const field = arena(column('z..f.1'), { ...kit, monsters: { ...kit.monsters, rat: {} } });
    const { one, state } = turn(field, OGRE);
    expect(one('monsterSummoned')).toMatchObject({ by: OGRE, hex: 'a6' });
    expect(figureOf(state, one('monsterSummoned')?.figure ?? '')).toMatchObject({
      monster: 'rat',
      rank: 'normal',
      leavesMoney: false,
      since: 2,
    });
    expect(turn({ book: field.book, state }, OGRE).one('monsterSummoned')).toBeUndefined();
  });

  it('L27.1: it gives every hero in range and sight a condition, and makes them lose cards or suffer damage', () => {
    const condition = part({ verb: 'deed', deed: { deed: 'condition', range: 2, condition: 'poison' }, mods: {} });
    const field = arena('z\n  .\nf\n  .\n.\n  .\na', boss([[condition], []]));
    expect(
      turn(field, OGRE)
        .all('conditionGiven')
        .map(({ figure }) => figure),
    ).toEqual(['hero:fighter']);
    const cards = part({ verb: 'deed', deed: { deed: 'cards', from: 2, damage: 2 }, mods: {} });
    const thieving = arena(column('z..fa'), boss([[cards], []]));
    const [fighter] = thieving.state.seats;
    if (fighter) fighter.discard = fighter.hand.splice(0, 2);
    const { state, one } = turn(thieving, OGRE);
    expect(state.seats[0]?.lost).toHaveLength(1);
    expect(state.seats[0]?.discard).toHaveLength(1);
    expect(one('damaged')).toMatchObject({ figure: 'hero:archer', n: 2 });
  });
});
