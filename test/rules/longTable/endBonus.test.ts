/** Tests that the effects of an active card may be ended at each question to its hero (L17.3). */
import { describe, expect, it } from 'vitest';
import { push } from '../../../src/rules/longTable/agenda';
import { beginAttack } from '../../../src/rules/longTable/attack';
import type { Command } from '../../../src/rules/longTable/commands';
import type { FigureId, WorkingState } from '../../../src/rules/longTable/state';
import { askTargets } from '../../../src/rules/longTable/targets';
import { startTable } from '../../kit/longTable';
import {
  actionOf,
  bonus,
  CARD,
  change,
  type Fight,
  fight,
  heroJob,
  inTurnOf,
  type Laid,
  stack,
  withItems,
} from './fighting';
import { cardA, cardB, turn } from './heroKit';

const FIELD = `
  1   .   C
    A   .
  B   .   .
    2   .
`;
const ROW = `
  1   .
    .   A
`;
const BESIDE = `
  1
    A
`;
const RAT = (n: number): FigureId => `monster:rat:${n}`;
const HERO = 'hero:fighter';

function laid(): Laid {
  const figures = { '1': 'fighter', '2': 'archer', A: 'rat', B: 'rat', C: 'rat' };
  const table = startTable(FIELD, {
    figures,
    heroes: { fighter: {}, archer: {} },
    monsters: { rat: { normal: { hp: 9 } } },
  });
  return stack(table, 'fighter', Array(9).fill('0'));
}

describe('L17.3: the effects of an active card may be ended', () => {
  const end: Command = { type: 'endBonus', hero: 'fighter', card: 'fighter1' };
  const active = (more: (state: WorkingState) => void = () => undefined): Laid =>
    change(laid(), (state) => {
      state.seats[0]?.active.push({ card: 'fighter1', half: 'top', pile: 'lost' });
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 3 }), id: 1 });
      more(state);
    });
  const ended = (it: Fight) => {
    expect(it.state.seats[0]).toMatchObject({ active: [], lost: ['fighter1'] });
    expect(it.of('bonusEnded')).toMatchObject([{ bonus: 1, why: 'player', rule: 'L17.3' }]);
  };

  it('L17.3: before a draw outside the hero’s own turn', () => {
    const it = fight(inTurnOf(active(), 'hero:archer'), (t) => beginAttack(t, heroJob(2, [RAT(1)])));
    it.say(end, { type: 'draw' });
    expect(it.of('attackReckoned').map(({ damage }) => damage)).toEqual([2]);
    ended(it);
  });

  it('L17.3: while targets are chosen', () => {
    const swing = { verb: 'attack', amount: 1, mods: { range: 9 } } as const;
    const it = fight(inTurnOf(active(), HERO), (t) =>
      askTargets(t, actionOf({ parts: [{ part: 'ability', ability: swing }] }), swing),
    );
    const before = it.options();
    it.say(end);
    expect(it.state.question?.ask).toBe('targets');
    expect(it.options()).toEqual(before.filter(({ type }) => type !== 'endBonus'));
    ended(it);
  });

  it('L17.3: while a summon chooses targets: the summon is removed with its card and does nothing more', () => {
    const table = active(({ figures }) => {
      figures.push({
        id: 'summon:1',
        kind: 'summon',
        summon: 'dog',
        hero: 'fighter',
        card: 'fighter1',
        since: 0,
        hex: 'c2',
        hp: 3,
        maxHp: 3,
        tokens: [],
      });
    });
    const bite = { verb: 'attack', amount: 1, mods: { range: 9 } } as const;
    const it = fight(table, (t) =>
      askTargets(t, { ...actionOf({ parts: [{ part: 'ability', ability: bite }] }), actor: 'summon:1' }, bite),
    );
    it.say(end);
    expect(it.isGone('summon:1')).toBe(true);
    expect(it.state.question).toBe(null);
    expect(it.of('attackBegan')).toEqual([]);
  });

  it('L17.3: while a push is under way, which then goes on', () => {
    const it = fight(inTurnOf(active(), HERO), (t) => beginAttack(t, heroJob(1, [RAT(1)], { push: 2 })));
    it.say({ type: 'draw' });
    expect(it.state.question).toMatchObject({ ask: 'force', force: { left: 2 } });
    const before = it.options();
    it.say(end);
    expect(it.state.question).toMatchObject({ ask: 'force', force: { left: 2 } });
    expect(it.options()).toEqual(before.filter(({ type }) => type !== 'endBonus'));
    ended(it);
  });

  it('L17.3: while the hero is given a condition that an item may ward off', () => {
    const table = withItems(active(), { salts: { moment: 'badCondition', effect: { ward: true } } });
    const it = fight(table, (t) => push(t, { do: 'give', figure: HERO, condition: 'stun', source: CARD, by: null }));
    it.say(end);
    expect(it.asked()).toEqual(['useItem', 'proceed']);
    it.say({ type: 'proceed' });
    expect(it.figure(HERO).tokens).toMatchObject([{ token: 'stun' }]);
    ended(it);
  });

  it('L17.3: in the middle of a move, and before an ability', () => {
    const before = (state: WorkingState) => {
      state.seats[0]?.active.push({ card: 'fighter1', half: 'top', pile: 'lost' });
      state.bonuses.push({ ...bonus({ kind: 'attacks', amount: 3 }), id: 1 });
    };
    const [moves, attacks] = [
      { type: 'play', card: 'fighter.a', half: 'bottom', basic: false },
      { type: 'play', card: 'fighter.a', half: 'top', basic: false },
    ] as const;
    const table = turn(ROW, { figures: { A: 'rat' }, cards: [cardA(), cardB()], before }).send(
      moves,
      { type: 'step', to: 'b1' },
      end,
    );
    expect(table.state.question).toMatchObject({ ask: 'move', move: { left: 2 } });
    expect(table.seat).toMatchObject({ active: [], lost: ['fighter1'] });
    const attack = turn(BESIDE, { figures: { A: 'rat' }, cards: [cardA(), cardB()], before }).send(attacks, end);
    expect(attack.state.question?.ask).toBe('ability');
    expect(attack.seat).toMatchObject({ active: [], lost: ['fighter1'] });
  });
});
