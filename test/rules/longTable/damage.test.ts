import { describe, expect, it } from 'vitest';
import { push } from '../../../src/rules/longTable/agenda';
import { beginAttack } from '../../../src/rules/longTable/attack';
import { exhaust, killFigure, removeHp } from '../../../src/rules/longTable/damage';
import { perform } from '../../../src/rules/longTable/performing';
import type { Figure, FigureId, Source } from '../../../src/rules/longTable/state';
import { startTable, type TableKit } from '../../kit/longTable';
import {
  ability,
  bonus,
  CARD,
  change,
  fight,
  heroJob,
  inTurnOf,
  type Laid,
  monsterJob,
  setOn,
  stack,
  withActive,
  withItems,
} from './fighting';

// In FIELD b1 is adjacent to a1, a2, c1, c2 and b2.
const FIELD = `
  1   .   C
    A   .
  2   .   .
    B   .
`;
const kit: TableKit = {
  figures: { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat', C: 'rat' },
  heroes: { fighter: {}, archer: {} },
};
const RAT = (n: number): FigureId => `monster:rat:${n}`;
const HERO = 'hero:fighter';
const TRAP: Source = { from: 'trap', hex: 'a1' };

const laid = (more: TableKit = {}): Laid =>
  stack(startTable(FIELD, { ...kit, ...more }), 'monsters', Array(9).fill('0'));
const comes = (table: Laid, amount: number, figure: FigureId = HERO, source: Source = TRAP) =>
  fight(table, (t) => push(t, { do: 'damage', figure, amount, source, credit: null }));
const seatIn = (table: Laid, edit: (seat: Laid['state']['seats'][number]) => void) =>
  change(table, ({ seats }) => seats.forEach((seat) => void (seat.hero === 'fighter' && edit(seat))));
const addTo = (table: Laid, figure: Partial<Figure> & { id: FigureId; kind: Figure['kind'] }) =>
  change(table, ({ figures }) => void figures.push({ hp: 3, maxHp: 3, tokens: [], hex: 'd2', ...figure } as Figure));

describe('damage to a hero', () => {
  it('L20.1: the hero chooses to suffer it, to lose a card from hand, or to lose two from discard', () => {
    const table = seatIn(laid(), (seat) => {
      seat.hand = ['fighter1', 'fighter2'];
      seat.discard = ['fighter3', 'fighter4', 'fighter5'];
    });
    expect(comes(table, 4).options()).toEqual([
      { type: 'suffer' },
      { type: 'loseFromHand', card: 'fighter1' },
      { type: 'loseFromHand', card: 'fighter2' },
      { type: 'loseFromDiscard', cards: ['fighter3', 'fighter4'] },
      { type: 'loseFromDiscard', cards: ['fighter3', 'fighter5'] },
      { type: 'loseFromDiscard', cards: ['fighter4', 'fighter5'] },
    ]);
    const suffered = comes(table, 4).say({ type: 'suffer' });
    expect(suffered.figure(HERO).hp).toBe(6);
    expect(suffered.of('damaged')).toEqual([
      { type: 'damaged', figure: HERO, n: 4, hp: 6, source: TRAP, by: null, rule: 'L4.5' },
    ]);
    const fromHand = comes(table, 4).say({ type: 'loseFromHand', card: 'fighter2' });
    expect(fromHand.figure(HERO).hp).toBe(10);
    expect(fromHand.state.seats[0]).toMatchObject({ hand: ['fighter1'], lost: ['fighter2'] });
    const fromDiscard = comes(table, 4).say({ type: 'loseFromDiscard', cards: ['fighter3', 'fighter5'] });
    expect(fromDiscard.figure(HERO).hp).toBe(10);
    expect(fromDiscard.state.seats[0]).toMatchObject({ discard: ['fighter4'], lost: ['fighter3', 'fighter5'] });
    expect(fromDiscard.of('damageNegated')[0]).toMatchObject({ n: 4, cards: ['fighter3', 'fighter5'] });
  });

  it('L20.1: active cards that count as discarded can be lost, which ends their bonus; active cards that count as lost cannot', () => {
    const table = change(
      withActive(
        withActive(
          seatIn(laid(), (seat) => {
            seat.hand = [];
            seat.discard = ['fighter3'];
          }),
          'fighter',
          'fighter1',
          'discard',
        ),
        'fighter',
        'fighter9',
        'lost',
      ),
      (state) => void state.bonuses.push({ ...bonus({}), id: 1 }),
    );
    const it = comes(table, 4);
    expect(it.options().filter(({ type }) => type === 'loseFromDiscard')).toEqual([
      { type: 'loseFromDiscard', cards: ['fighter3', 'fighter1'] },
    ]);
    it.say({ type: 'loseFromDiscard', cards: ['fighter3', 'fighter1'] });
    expect(it.of('bonusEnded').map(({ why }) => why)).toEqual(['negate']);
    expect(it.state.seats[0]).toMatchObject({ lost: ['fighter3', 'fighter1'], discard: [] });
    expect(it.state.seats[0]?.active.map(({ card }) => card)).toEqual(['fighter9']);
  });

  it('L20.1: the other effects of an attack apply even if its damage is negated', () => {
    const it = fight(laid(), (t) => beginAttack(t, monsterJob(3, [HERO], { conditions: ['wound'] })));
    it.say({ type: 'loseFromHand', card: 'fighter1' });
    expect(it.figure(HERO)).toMatchObject({ hp: 10, tokens: [{ token: 'wound', fresh: false }] });
  });

  it('L20.1: without a choice the damage is suffered at once', () => {
    const bare = seatIn(laid(), (seat) => {
      seat.hand = [];
      seat.discard = ['fighter1'];
    });
    const it = comes(bare, 4);
    expect(it.state.question).toBeNull();
    expect(it.figure(HERO).hp).toBe(6);
  });

  it('L20.2: selected cards, and cards in use in the hero’s own turn, cannot be lost against damage', () => {
    const planned = seatIn(laid(), (seat) => {
      seat.hand = [];
      seat.plan = { plan: 'cards', leading: 'fighter1', second: 'fighter2' };
    });
    expect(comes(planned, 1).state.question).toBeNull();
    const using = change(inTurnOf(planned, HERO), ({ seats, turn }) => {
      if (seats[0]) seats[0].plan = null;
      turn?.cards.push('fighter1', 'fighter2');
    });
    expect(comes(using, 1).state.question).toBeNull();
  });

  it('L20.2: only heroes can negate damage, and each damage is negated separately', () => {
    const it = fight(laid(), (t) => {
      push(t, { do: 'damage', figure: HERO, amount: 2, source: TRAP, credit: null });
      push(t, { do: 'damage', figure: HERO, amount: 3, source: TRAP, credit: null });
    });
    it.say({ type: 'loseFromHand', card: 'fighter1' });
    expect(it.state.question?.ask).toBe('damage');
    it.say({ type: 'suffer' });
    expect(it.figure(HERO).hp).toBe(8);
    expect(comes(laid(), 2, RAT(1)).figure(RAT(1)).hp).toBe(4);
  });

  it('L15.8: a stunned hero may lose cards against damage, but uses no items', () => {
    const table = change(
      withItems(laid(), { sleeves: { moment: 'damaged', effect: { prevent: 2 } } }),
      ({ figures }) => {
        for (const each of figures) if (each.id === HERO) each.tokens.push({ token: 'stun', fresh: false });
      },
    );
    expect(comes(table, 2).asked()).toEqual(['suffer', 'loseFromHand']);
  });

  it('L21.2: an item against damage that is not from an attack prevents its printed amount', () => {
    const table = withItems(laid(), { sleeves: { moment: 'damaged', effect: { prevent: 2 } } });
    const it = comes(table, 3).say({ type: 'useItem', hero: 'fighter', item: 'sleeves' });
    expect(it.of('damagePrevented').map(({ n }) => n)).toEqual([2]);
    it.say({ type: 'suffer' });
    expect(it.figure(HERO).hp).toBe(9);
    const all = comes(table, 2).say({ type: 'useItem', hero: 'fighter', item: 'sleeves' });
    expect(all.state.question).toBeNull();
    expect(all.figure(HERO).hp).toBe(10);
    const attacked = fight(table, (t) => beginAttack(t, monsterJob(3, [HERO])));
    expect(attacked.asked()).not.toContain('useItem');
  });

  it('L20.1, L21.4: an item with use slots applies before the choice', () => {
    const table = withItems(laid(), { sleeves: { moment: 'damaged', effect: { prevent: 2 }, slots: 2 } });
    const it = comes(table, 3);
    expect(it.of('itemUsed')).toHaveLength(1);
    expect(it.state.question).toMatchObject({ ask: 'damage', damage: { amount: 1 } });
  });

  it('L37.20, L17.2, L20.1: lasting Prevent effects apply first: the hero’s own, then those of allies nearby', () => {
    const own = bonus({
      kind: 'when',
      trigger: { on: 'damaged' },
      abilities: [{ verb: 'prevent', amount: 4, mods: {} }],
    });
    const near = bonus({
      kind: 'when',
      bearer: 'hero:archer',
      trigger: { on: 'allyDamaged', within: 1 },
      abilities: [{ verb: 'prevent', amount: 3, mods: {} }],
      slots: [{ xp: false }, { xp: false }],
    });
    const table = change(laid(), (state) => void state.bonuses.push({ ...near, id: 1 }, { ...own, id: 2 }));
    const it = comes(table, 8);
    expect(it.of('bonusApplied').map((each) => [each.bonus, each.slot])).toEqual([
      [2, null],
      [1, 0],
    ]);
    expect(it.state.question).toMatchObject({ damage: { amount: 1 } });
    // The hero's own effects prevent all 4 damage, so the ally's effect is not used.
    expect(
      comes(table, 4)
        .of('bonusApplied')
        .map((each) => each.bonus),
    ).toEqual([2]);
    const far = setOn(table, 'hero:archer', { hex: 'e2' });
    expect(
      comes(far, 8)
        .of('bonusApplied')
        .map((each) => each.bonus),
    ).toEqual([2]);
    // Damage to an enemy is not prevented.
    expect(comes(table, 2, RAT(1)).of('bonusApplied')).toEqual([]);
  });

  it('L37.12, L20.3, L11.5: damage that cannot be negated is suffered without a question', () => {
    const it = fight(laid(), (t) => removeHp(t, HERO, 1, { from: 'rest' }, null));
    expect(it.figure(HERO).hp).toBe(9);
    expect(it.of('damaged')[0]?.rule).toBe('L8.2');
  });
});

describe('death', () => {
  const kill = (table: Laid, id: FigureId, credit: FigureId | null = HERO) =>
    fight(table, (t) => killFigure(t, id, credit, CARD));

  it('L11.5: a monster dies at once when its damage reaches its HP, and leaves money if it was set up with a room', () => {
    const it = comes(laid(), 6, RAT(1));
    expect(it.isGone(RAT(1))).toBe(true);
    expect(it.state.money).toEqual(['b1']);
    expect(it.of('died')[0]).toMatchObject({ figure: RAT(1), rank: 'normal', number: 1, hex: 'b1', money: true });
    expect(comes(laid(), 5, RAT(1)).figure(RAT(1)).hp).toBe(1);
    const spawned = change(laid(), ({ figures }) => {
      for (const each of figures) if (each.kind === 'monster') each.leavesMoney = false;
    });
    expect(comes(spawned, 9, RAT(1)).state.money).toEqual([]);
  });

  it('L11.5: further effects on a dead figure are dropped', () => {
    const it = fight(stack(laid(), 'fighter', ['2x']), (t) =>
      beginAttack(t, heroJob(3, [RAT(1)], { conditions: ['curse'], push: 2, lien: true })),
    );
    it.say({ type: 'draw' });
    expect(it.events.map(({ type }) => type).slice(-2)).toEqual(['damaged', 'died']);
    expect(it.state.pools.monsterCurses).toBe(10);
    expect(it.state.question).toBeNull();
  });

  it('L37.1, L11.5: the money of a monster with a lien goes at once to the lien’s hero, unless that hero is exhausted', () => {
    const bound = change(laid(), ({ figures }) => {
      for (const each of figures) if (each.kind === 'monster') Object.assign(each, { lien: true, lienBy: 'archer' });
    });
    const it = kill(bound, RAT(1));
    expect(it.state.seats.map(({ money }) => money)).toEqual([0, 1]);
    expect(it.state.money).toEqual([]);
    expect(it.of('moneyTaken')).toEqual([
      { type: 'moneyTaken', figure: 'hero:archer', hexes: ['b1'], kept: true, rule: 'L11.5' },
    ]);
    const out = change(bound, ({ seats }) => void Object.assign(seats[1] ?? {}, { exhausted: true }));
    expect(kill(out, RAT(1)).state.money).toEqual(['b1']);
  });

  it('L37.7, L11.5: Burst damages every adjacent figure of both sides, and its kills count for the figure that killed the monster', () => {
    const table = laid({ monsters: { rat: { normal: { hp: 2, burst: 2 } } } });
    const it = kill(table, RAT(1));
    it.say({ type: 'suffer' }, { type: 'suffer' }, { type: 'suffer' });
    // The rat on b2 dies from the first burst; its own burst then hits a2 as well.
    expect(it.of('damaged').map(({ figure, n, source }) => [figure, n, 'by' in source && source.by])).toEqual([
      [RAT(2), 2, RAT(1)],
      ['hero:archer', 2, RAT(2)],
      ['hero:archer', 2, RAT(1)],
      [HERO, 2, RAT(1)],
    ]);
    expect(it.of('died').map(({ figure, credit }) => [figure, credit])).toEqual([
      [RAT(1), HERO],
      [RAT(2), HERO],
    ]);
  });

  it('L27.6: a destroyed obstacle leaves a plain hex, and Burst does not damage obstacles', () => {
    const table = addTo(laid({ under: { C: 'obstacle' } }), {
      id: 'obstacle:box1',
      kind: 'obstacle',
      obstacle: 'box1',
      hex: 'e1',
    } as never);
    const it = fight(setOn(table, RAT(3), { hex: 'd2' }), (t) => killFigure(t, 'obstacle:box1', HERO, CARD));
    expect(it.state.tiles).toEqual({ e1: 'plain' });
    expect(it.of('terrainChanged')).toEqual([{ type: 'terrainChanged', hexes: ['e1'], to: 'plain', rule: 'L27.6' }]);
    const beside = change(laid({ monsters: { rat: { normal: { burst: 2 } } } }), ({ figures }) => {
      figures.push({ id: 'obstacle:box1', kind: 'obstacle', obstacle: 'box1', hex: 'c1', hp: 3, maxHp: 3, tokens: [] });
    });
    expect(kill(beside, RAT(1)).figure('obstacle:box1').hp).toBe(3);
  });

  it('L19.2: when a summon dies its card leaves the active area', () => {
    const table = withActive(
      addTo(laid(), {
        id: 'summon:1',
        kind: 'summon',
        summon: 'dog',
        hero: 'fighter',
        card: 'fighter9',
        since: 0,
      } as never),
      'fighter',
      'fighter9',
    );
    const dog = { id: 'dog', values: { hp: 3, move: 2, attack: 2, range: null } };
    const it = comes({ book: { ...table.book, summons: { dog } }, state: table.state }, 3, 'summon:1');
    expect(it.isGone('summon:1')).toBe(true);
    expect(it.of('summonGone')[0]).toMatchObject({ figure: 'summon:1', why: 'hp' });
    expect(it.state.seats[0]).toMatchObject({ active: [], lost: ['fighter9'] });
  });

  it('L17.1: the lasting effects of a figure end when it dies', () => {
    const table = change(
      laid(),
      (state) =>
        void state.bonuses.push({ ...bonus({ bearer: RAT(1), source: { from: 'scenario', rule: 'x' } }), id: 3 }),
    );
    expect(kill(table, RAT(1)).state.bonuses).toEqual([]);
  });

  it('L18.8: a kill by Finish counts for the hero; an elite suffers 2 instead', () => {
    const finish = (id: FigureId, table: Laid) =>
      fight(table, (t) =>
        perform(t, {
          by: HERO,
          ability: ability('finish', 6, { range: 3 }),
          targets: [id],
          source: CARD,
          mayWaive: true,
        }),
      );
    const it = finish(RAT(1), laid());
    expect(it.of('finished')).toHaveLength(1);
    expect(it.of('died')[0]).toMatchObject({ figure: RAT(1), credit: HERO });
    const elite = startTable(FIELD, { ...kit, figures: { ...kit.figures, A: 'elite rat' } });
    expect(finish(RAT(1), elite).figure(RAT(1)).hp).toBe(7);
  });
});

describe('exhaustion', () => {
  it('L20.4: at 0 HP or less all cards are lost, and figure, summons and bonuses are removed', () => {
    const table = change(
      withActive(
        withActive(
          seatIn(
            addTo(laid(), {
              id: 'summon:1',
              kind: 'summon',
              summon: 'dog',
              hero: 'fighter',
              card: 'fighter9',
              since: 0,
            } as never),
            (seat) => {
              seat.hand = ['fighter1'];
              seat.discard = ['fighter2'];
              seat.plan = { plan: 'cards', leading: 'fighter3', second: 'fighter4' };
              seat.money = 2;
              seat.experience = 5;
            },
          ),
          'fighter',
          'fighter9',
        ),
        'fighter',
        'fighter8',
        'discard',
      ),
      (state) => {
        state.bonuses.push({ ...bonus({ bearer: 'hero:archer', source: { ...CARD, card: 'fighter8' } }), id: 1 });
        state.bonuses.push({ ...bonus({ bearer: 'hero:archer', source: { ...CARD, hero: 'archer' } }), id: 2 });
      },
    );
    const it = comes(table, 12).say({ type: 'suffer' });
    expect(it.isGone(HERO) && it.isGone('summon:1')).toBe(true);
    expect(it.of('summonGone').map(({ why }) => why)).toEqual(['exhausted']);
    expect(it.state.bonuses.map(({ id }) => id)).toEqual([2]);
    const [seat] = it.state.seats;
    expect(seat).toMatchObject({
      hand: [],
      discard: [],
      active: [],
      plan: null,
      exhausted: true,
      money: 2,
      experience: 5,
    });
    expect([...(seat?.lost ?? [])].sort()).toEqual([
      'fighter1',
      'fighter2',
      'fighter3',
      'fighter4',
      'fighter8',
      'fighter9',
    ]);
    expect(it.of('exhausted')).toEqual([{ type: 'exhausted', hero: 'fighter', why: 'hp', rule: 'L20.4' }]);
    expect(it.state.over).toBe(false);
  });

  it('L20.4: in the hero’s own turn, the rest of the turn is dropped, and the end of the turn is still done', () => {
    const table = seatIn(inTurnOf(laid(), HERO), (seat) => {
      seat.hand = [];
    });
    const it = fight(
      change(table, ({ turn }) => void turn?.created.push('fire')),
      (t) => {
        push(t, { do: 'endTurn', figure: HERO });
        push(t, { do: 'damage', figure: HERO, amount: 20, source: TRAP, credit: null });
      },
    );
    expect(it.of('elementsInfused').map(({ elements }) => elements)).toEqual([['fire']]);
    expect(it.of('turnEnded')).toHaveLength(1);
    expect(it.state.turn).toBeNull();
  });

  it('L20.5: when all heroes are exhausted the scenario is lost at once, unless the goal was met before', () => {
    const both = (ending: 'won' | null) =>
      fight(
        change(laid(), (state) => void Object.assign(state, { ending })),
        (t) => {
          exhaust(t, 'fighter', 'cards');
          expect(t.state.over).toBe(false);
          exhaust(t, 'archer', 'cards');
          push(t, { do: 'damage', figure: RAT(1), amount: 1, source: TRAP, credit: null });
        },
      );
    const lost = both(null);
    expect(lost.state).toMatchObject({ over: true, ending: 'lost' });
    expect(lost.of('endingDecided')).toEqual([{ type: 'endingDecided', ending: 'lost', rule: 'L20.5' }]);
    expect(lost.of('damaged')).toEqual([]);
    expect(both('won').state).toMatchObject({ over: true, ending: 'won' });
  });

  it('L35.2: with the variant Death a hero at 0 HP is dead, while a hero out of cards is only exhausted and stays in the game', () => {
    const { book, state } = laid();
    const death = { ...book, setup: { ...book.setup, variants: { lessChance: false, death: true, grim: false } } };
    const out = fight({ book: death, state }, (t) => exhaust(t, 'fighter', 'cards'));
    expect(out.of('exhausted').map(({ why }) => why)).toEqual(['cards']);
    expect(out.figure(HERO).hp).toBe(10);
    expect(out.state.seats[0]?.exhausted).toBe(true);
    const dead = comes({ book: death, state: out.state }, 10);
    expect(dead.of('exhausted').map(({ why }) => why)).toEqual(['death']);
    expect(dead.isGone(HERO)).toBe(true);
  });
});
