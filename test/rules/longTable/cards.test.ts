import { describe, expect, it } from 'vitest';
import {
  cardsCountedIn,
  endPlan,
  loseAllCards,
  moveCard,
  removeFromActive,
  turnCards,
} from '../../../src/rules/longTable/cards';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { A, B, endTurn, seatIn, turn } from './heroKit';

const active = (state: WorkingState) => {
  seatIn(state).active = [
    { card: 'x', half: 'top', pile: 'discard' },
    { card: 'y', half: 'top', pile: 'lost' },
  ];
};

describe('cards', () => {
  it('L1.3: an active card counts as discarded or lost, depending on the pile that it will go to', () => {
    const { state } = turn('1', { before: active });
    expect(cardsCountedIn(state, 'fighter', 'discard')).toEqual(['x']);
    expect(cardsCountedIn(state, 'fighter', 'lost')).toEqual(['y']);
    const left = turn('1', { before: active }).do((t) => {
      removeFromActive(t, 'fighter', 'x', 'bonusEnded');
      removeFromActive(t, 'fighter', 'y', 'bonusEnded');
      removeFromActive(t, 'fighter', 'y', 'bonusEnded');
    });
    expect(left.seat).toMatchObject({ discard: ['x'], lost: ['y'], active: [] });
    expect(left.of('cardMoved')).toHaveLength(2);
  });

  it('L1.3: a card is in one place only, so moving it from another place is an error', () => {
    expect(() => turn('1').do((t) => moveCard(t, 'fighter', A, 'hand', 'lost', 'negate'))).toThrow(A);
    expect(() => turn('1').do((t) => moveCard(t, 'fighter', A, 'active', 'lost', 'negate'))).toThrow(A);
    const moved = turn('1').do((t) => moveCard(t, 'fighter', A, 'turn', 'lost', 'negate'));
    expect(moved.of('cardMoved')).toMatchObject([{ from: 'turn', to: 'lost', why: 'negate', rule: 'L20.1' }]);
    expect(turnCards(moved.state, 'fighter')).toEqual([B]);
  });

  it('L20.2: planned cards count neither as hand nor as discard until the turn begins', () => {
    const ended = turn('1').send(endTurn);
    const planned = ended.do(({ state }) => {
      seatIn(state).hand = ['fighter1', 'fighter2'];
      seatIn(state).plan = { plan: 'cards', leading: 'fighter3', second: 'fighter4' };
      if (state.turn) state.turn.cards = [];
    });
    const taken = planned.do((t) => endPlan(t, 'fighter', 'turn', 'play'));
    expect(turnCards(taken.state, 'fighter')).toEqual(['fighter3', 'fighter4']);
    expect(taken.seat).toMatchObject({ plan: null, hand: ['fighter1', 'fighter2'] });
  });

  it('L20.4: an exhausted hero loses all cards, wherever they are', () => {
    const table = turn('1', {
      before: (state) => {
        active(state);
        seatIn(state).discard = ['d'];
        seatIn(state).plan = { plan: 'cards', leading: 'p', second: 'q' };
      },
    }).do((t) => loseAllCards(t, 'fighter'));
    const { hand, discard, plan, lost } = table.seat;
    expect([hand, discard, plan, table.seat.active]).toEqual([[], [], null, []]);
    expect(lost.toSorted()).toEqual(
      ['d', 'p', 'q', 'x', 'y', A, B, 'fighter1', 'fighter2', 'fighter3', 'fighter4'].toSorted(),
    );
  });
});
