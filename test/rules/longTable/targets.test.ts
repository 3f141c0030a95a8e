import { describe, expect, it } from 'vitest';
import { placingsOf } from '../../../src/rules/longTable/areas';
import { situationOf } from '../../../src/rules/longTable/figures';
import type { FigureId } from '../../../src/rules/longTable/state';
import { askTargets, candidatesOf } from '../../../src/rules/longTable/targets';
import type { Ability, Area, Mods } from '../../../src/rules/longTable/vocabulary';
import { startTable, type TableKit } from '../../kit/longTable';
import { ability, actionOf, change, type Fight, fight, inTurnOf, type Laid, setOn, withItems } from './fighting';

// The fighter is on c2. Adjacent: b1 (rat 1), d1 (rat 2), b2 (archer), and the free hexes d2, c1, c3. Rat 3 on e1 and rat 4 on a1
// are two hexes away.
const FIELD = `
  D   .   C
    A   B
  .   1   .
    2   .
  .   .   .
`;
const kit: TableKit = {
  figures: { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat', C: 'rat', D: 'rat' },
  heroes: { fighter: {}, archer: {} },
  under: {},
};
const HERO = 'hero:fighter';
const ARCHER = 'hero:archer';
const RAT = (n: number): FigureId => `monster:rat:${n}`;
const laid = (more: TableKit = {}): Laid =>
  startTable(FIELD.replace('D', 'E'), { ...kit, figures: { ...kit.figures, E: 'rat' }, ...more });
const aims = (table: Laid, of: Ability, paid: number[] = []): Fight =>
  fight(table, (t) => askTargets(t, actionOf({ paid }), of));
const candidates = (table: Laid, of: Ability, calls = false) => candidatesOf(table.book, table.state, HERO, of, calls);
const attack = (mods: Mods = {}) => ability('attack', 2, mods);
/** The targets of the attack that follows, in order. */
const attacked = (it: Fight) => it.of('attackBegan')[0]?.targets;
const TRI: Area = {
  melee: false,
  red: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
};
const ARC: Area = {
  melee: true,
  red: [
    [0, -1],
    [1, -1],
  ],
};

describe('possible targets of an ability', () => {
  it('L11.1: a melee attack has enemies at range 1 as targets, a ranged attack enemies in range and sight, and neither has allies', () => {
    const near = candidates(laid(), attack());
    const far = candidates(laid(), attack({ range: 2 }));
    expect(near.map((id) => laid().state.figures.find((each) => each.id === id)?.hex)).toEqual(['b1', 'd1']);
    expect(far.map((id) => laid().state.figures.find((each) => each.id === id)?.hex)).toEqual(['a1', 'b1', 'd1', 'e1']);
  });

  it('L11.2: an ability with a range needs sight, which walls and closed doors block', () => {
    // The target is two hexes away by way of b1, and out of sight.
    const walled = `
      1
      - .
      A
    `;
    const table = startTable(walled, { figures: { '1': 'fighter', A: 'rat' } });
    expect(candidates(table, attack({ range: 2 }))).toEqual([]);
    const doors = `
      1   A
        D
      .   .
        D
      .   .
    `;
    const shut = startTable(doors, { figures: { '1': 'fighter', A: 'rat' } });
    expect(candidates(shut, attack({ range: 9 }))).toEqual([]);
    expect(
      candidates(
        change(shut, (state) => void state.opened.push('b1', 'b2')),
        attack({ range: 2 }),
      ),
    ).toEqual([RAT(1)]);
  });

  it('L15.9: an invisible figure is no target for its enemies, but is one for its allies', () => {
    const hidden = (id: FigureId) => setOn(laid(), id, { tokens: [{ token: 'invisible', fresh: false }] });
    const [first = ''] = candidates(laid(), attack());
    expect(candidates(hidden(first), attack())).not.toContain(first);
    expect(candidates(hidden(ARCHER), ability('heal', 2, { range: 2 }))).toContain(ARCHER);
  });

  it('L18.1: a Heal without Range or with Self targets oneself; with Range it targets oneself or one ally in sight', () => {
    expect(candidates(laid(), ability('heal', 2))).toEqual([HERO]);
    expect(candidates(laid(), ability('heal', 2, { self: true }))).toEqual([HERO]);
    expect(candidates(laid(), ability('heal', 2, { range: 1 }))).toEqual([ARCHER, HERO]);
    expect(candidates(laid(), ability('give', 0, { self: true }))).toEqual([HERO]);
    expect(candidates(laid(), ability('give', 0))).toEqual([ARCHER, HERO]);
  });

  it('L27.6: destructible obstacles are enemies of the heroes: they can be attacked and damaged, not moved or given conditions', () => {
    const table = change(laid(), ({ figures }) => {
      figures.push({ id: 'obstacle:box', kind: 'obstacle', obstacle: 'box', hex: 'c1', hp: 5, maxHp: 5, tokens: [] });
    });
    const has = (verb: 'attack' | 'damage' | 'finish' | 'shove' | 'drag' | 'inflict') =>
      candidates(table, ability(verb, 2)).includes('obstacle:box');
    expect((['attack', 'damage', 'finish', 'shove', 'drag', 'inflict'] as const).map(has)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('L27.2: Finish can target elites, and normal monsters with at most its HP, but no named ones', () => {
    const near = candidates(laid(), attack());
    const [first = '', second = ''] = near;
    expect(candidates(laid(), ability('finish', 5))).toEqual([]);
    expect(candidates(setOn(laid(), first, { hp: 5 }), ability('finish', 5))).toEqual([first]);
    expect(candidates(setOn(laid(), second, { rank: 'elite' } as never), ability('finish', 1))).toEqual([second]);
    expect(candidates(setOn(laid(), second, { rank: 'named', hp: 1 } as never), ability('finish', 3))).toEqual([]);
  });

  it('L13.1: only the kinds of targets that the ability names are possible; with Call paid, only those with a lien', () => {
    const [first = ''] = candidates(laid(), attack());
    const bound = setOn(laid(), first, { lien: true, lienBy: 'fighter' });
    expect(candidates(bound, ability('damage', 3, { range: 5, targets: 'all', only: 'lien' }))).toEqual([first]);
    expect(candidates(bound, attack(), true)).toEqual([first]);
    expect(candidates(laid(), attack(), true)).toEqual([]);
  });
});

describe('choosing targets', () => {
  const near = () => candidates(laid(), attack());

  it('L36.8: a single target is not asked about; without any target the ability has none', () => {
    const [first = ''] = near();
    const one = setOn(laid(), first, { hex: 'a3' });
    const it = aims(one, attack());
    expect(attacked(it)).toHaveLength(1);
    const none = aims(laid(), ability('finish', 1));
    expect(none.state.question).toBeNull();
    expect(none.of('attackBegan')).toEqual([]);
  });

  it('L13.1: up to N different enemies are attacked in the order in which they are chosen', () => {
    const two = aims(laid(), attack({ range: 2, targets: 2 }));
    const all = candidates(laid(), attack({ range: 2 }));
    expect(two.options()).toEqual(all.map((figure) => ({ type: 'target', figure })));
    const [a = '', b = ''] = all;
    two.say({ type: 'target', figure: b });
    expect(two.options()).toEqual([
      ...all.filter((id) => id !== b).map((figure) => ({ type: 'target', figure })),
      { type: 'done' },
    ]);
    two.say({ type: 'target', figure: a });
    expect(attacked(two)).toEqual([b, a]);
    const fewer = aims(laid(), attack({ range: 2, targets: 3 }));
    fewer.say({ type: 'target', figure: a }, { type: 'done' });
    expect(attacked(fewer)).toEqual([a]);
  });

  it('L13.1: even if all candidates can be chosen the hero decides the order, unless the order does not matter', () => {
    const it = aims(laid(), attack({ targets: 2 }));
    expect(it.asked()).toEqual(['target']);
    const inflict = aims(laid(), ability('inflict', 0, { conditions: ['muddle'], targets: 'all' }));
    expect(inflict.state.question).toBeNull();
    expect(inflict.of('conditionGiven').map(({ figure }) => figure)).toEqual(near());
  });

  it('L13.4: an added target increases the ability’s number of targets', () => {
    const it = aims(laid(), attack({ targetsPlus: 1 }));
    const [a = '', b = ''] = near();
    it.say({ type: 'target', figure: a }, { type: 'target', figure: b });
    expect(attacked(it)).toEqual([a, b]);
  });

  it('L13.4: an item can add targets to a ranged attack before it begins', () => {
    const letters = { moment: 'rangedAttack', effect: { mods: { targetsPlus: 2 } }, use: 'consumed' } as const;
    const table = inTurnOf(withItems(laid(), { letters }), HERO);
    expect(aims(table, attack()).asked()).toEqual(['target']);
    const it = aims(table, attack({ range: 2 }));
    const [a = '', b = '', c = ''] = candidates(laid(), attack({ range: 2 }));
    it.say({ type: 'useItem', hero: 'fighter', item: 'letters' });
    expect(it.state.seats[0]?.items[0]?.state).toBe('consumed');
    it.say({ type: 'target', figure: a }, { type: 'target', figure: b }, { type: 'target', figure: c });
    expect(attacked(it)).toEqual([a, b, c]);
    const other = inTurnOf(withItems(laid(), { letters }), ARCHER);
    expect(aims(other, attack({ range: 2 })).asked()).toEqual(['target']);
  });
});

describe('areas', () => {
  it('L13.2: the player chooses a placing, then the targets to leave out and their order', () => {
    const it = aims(laid(), attack({ area: TRI, range: 2 }));
    expect(it.asked()).toEqual(['area']);
    const hits = (hexes: readonly string[]) =>
      laid().state.figures.filter((each) => each.kind === 'monster' && hexes.includes(each.hex)).length;
    for (const each of it.options()) if (each.type === 'area') expect(hits(each.hexes)).toBeGreaterThan(0);
    it.say({ type: 'area', hexes: ['d1', 'e1', 'e2'] });
    const [onD1 = '', onE1 = ''] = ['d1', 'e1'].map((hex) => laid().state.figures.find((each) => each.hex === hex)?.id);
    expect(it.options()).toEqual([
      { type: 'target', figure: onD1 },
      { type: 'target', figure: onE1 },
      { type: 'leaveOut', figure: onD1 },
      { type: 'leaveOut', figure: onE1 },
      { type: 'done' },
    ]);
    const both = fight(it, () => undefined).say({ type: 'done' });
    expect(attacked(both)).toEqual([onD1, onE1]);
    const turned = fight(it, () => undefined).say({ type: 'target', figure: onE1 });
    expect(turned.asked()).toContain('leaveOut');
    turned.say({ type: 'done' });
    expect(attacked(turned)).toEqual([onE1, onD1]);
    it.say({ type: 'leaveOut', figure: onD1 });
    expect(attacked(it)).toEqual([onE1]);
  });

  it('L13.3: allies in the area are not affected', () => {
    const it = aims(laid(), attack({ area: ARC }));
    it.say({ type: 'area', hexes: ['b1', 'b2'] });
    expect(attacked(it)).toEqual([laid().state.figures.find(({ hex }) => hex === 'b1')?.id]);
  });

  it('L13.2: if all placings hit the same targets, no choice is offered', () => {
    const far = laid().state.figures.reduce(
      (table, { id, kind, hex }) => (kind === 'monster' && hex !== 'b1' ? setOn(table, id, { hex: 'e3' }) : table),
      laid(),
    );
    const alone = change(far, (state) => {
      state.figures = state.figures.filter(({ kind, hex }) => kind !== 'monster' || hex === 'b1');
    });
    expect(attacked(aims(alone, attack({ area: ARC })))).toHaveLength(1);
  });

  it('L13.2: a figure in the area that is out of sight is no target', () => {
    // b1 is in range 1; from there the area also covers a2 behind the wall.
    const walled = `
      1
      - .
      A
    `;
    const table = startTable(walled, { figures: { '1': 'fighter', A: 'rat' } });
    const placings = placingsOf(situationOf(table.book, table.state), TRI, 'a1', 1);
    expect(placings).toContainEqual(['a1', 'a2', 'b1']);
    expect(candidates(table, attack({ area: TRI, range: 1 }))).toEqual([]);
    const open = startTable(walled.replace('-', ' '), { figures: { '1': 'fighter', A: 'rat' } });
    expect(candidates(open, attack({ area: TRI, range: 1 }))).toEqual([RAT(1)]);
  });

  it('L13.4: added targets are outside the area, within the range of the attack', () => {
    const it = aims(laid(), attack({ area: TRI, range: 2, targetsPlus: 1 }));
    it.say({ type: 'area', hexes: ['d1', 'e1', 'e2'] });
    const idAt = (hex: string) => laid().state.figures.find((each) => each.hex === hex)?.id ?? '';
    expect(it.options()).toContainEqual({ type: 'target', figure: idAt('a1') });
    it.say({ type: 'target', figure: idAt('a1') });
    expect(it.options()).not.toContainEqual({ type: 'target', figure: idAt('b1') });
    it.say({ type: 'done' });
    expect(attacked(it)).toEqual([idAt('a1'), idAt('d1'), idAt('e1')]);
  });
});
