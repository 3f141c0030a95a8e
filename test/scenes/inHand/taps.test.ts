/** Tests taps on a table that consists only of boxes: which command a tap sends, and when it only warns. */
import { describe, expect, it, vi } from 'vitest';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import type { Command } from '../../../src/rules/inHand/commands';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { ABILITY_HALF } from '../../../src/scenes/inHand/art';
import type { Table } from '../../../src/scenes/inHand/table/Table';
import type { TableInit } from '../../../src/scenes/inHand/table/TableInit';
import { cardAt, Taps } from '../../../src/scenes/inHand/table/taps';
import { hexesInReach, openInteraction } from '../../../src/session/inHand/interaction';
import { openSession } from '../../../src/session/session';
import { skirmish } from '../../journal/kit';
import { book } from '../../kit/books';
import { hand, idle, zigzag } from '../../kit/scenes';

/** A point where nothing is on the table. */
const NOWHERE = { x: -1, y: -1 };
/** The width of each card in px. The cards are side by side at y = 0. */
const WIDTH = 100;

/** A table with the hand in a row; every point below the cards is on the given hex. */
function seated(commands: readonly Command[] = [], played = skirmish()) {
  const session = openSession(IN_HAND, played, { save: () => {} });
  const interaction = openInteraction(session);
  for (const command of commands) expect(interaction.send(command).ok).toBe(true);
  const under = { hex: null as string | null };
  const inCard = (nth: number) => (x: number, y: number) =>
    x >= nth * WIDTH && x < (nth + 1) * WIDTH && y >= 0 && y < ABILITY_HALF.height ? { x: x - nth * WIDTH, y } : null;
  const cards = session.play.state.hero.cards.map(
    ({ id }, nth) => [id, { depth: nth, pointInCard: inCard(nth) }] as const,
  );
  const table = {
    hand: new Map(cards),
    items: new Map(),
    tracker: { pointInCard: () => null },
    map: { hexAtPoint: () => under.hex },
    layout: { composition: 'portrait' },
  } as unknown as Table;
  const onRefused = vi.fn();
  const taps = new Taps(table, { interaction, onRefused } as unknown as TableInit);
  const place = (id: string, half: 'top' | 'bottom') => ({
    x: cards.findIndex(([card]) => card === id) * WIDTH + WIDTH / 2,
    y: ABILITY_HALF.height * (half === 'top' ? 0.5 : 0.6),
  });
  return {
    session,
    interaction,
    onRefused,
    table,
    place,
    tapCard(id: string, half: 'top' | 'bottom') {
      const { x, y } = place(id, half);
      taps.tap(x, y);
    },
    tapHex(hex: string | null) {
      under.hex = hex;
      taps.tap(NOWHERE.x, NOWHERE.y);
    },
  };
}

const said = ({ session }: ReturnType<typeof seated>) => session.journal.commands;
const CHOSEN: readonly Command[] = [{ type: 'select', leading: 'two', second: 'one' }];

describe('a tap on a card', () => {
  it('means the half at that point: slightly more than half of the card is its top', () => {
    const { table, place } = seated();
    const [top, bottom] = [place('one', 'top'), place('one', 'bottom')];
    expect(cardAt(table, top.x, top.y)).toEqual({ id: 'one', half: 'top' });
    expect(cardAt(table, top.x, ABILITY_HALF.height * 0.55)).toEqual({ id: 'one', half: 'top' });
    expect(cardAt(table, bottom.x, bottom.y)).toEqual({ id: 'one', half: 'bottom' });
    expect(cardAt(table, NOWHERE.x, NOWHERE.y)).toBeNull();
  });

  it('chooses it while cards are chosen, and sends the pair at the second card', () => {
    const at = seated();
    at.tapCard('two', 'top');
    expect(at.interaction.draft.cards).toEqual(['two']);
    expect(said(at)).toEqual([]);
    at.tapCard('one', 'bottom');
    expect(said(at)).toEqual(CHOSEN);
  });

  it('plays the half at that point', () => {
    const at = seated(CHOSEN);
    at.tapCard('one', 'bottom');
    expect(said(at).at(-1)).toEqual({ type: 'play', card: 'one', half: 'bottom', basic: false });
    expect(at.onRefused).not.toHaveBeenCalled();
  });

  it('first warns if the half has no effect, and plays it at the second tap (R9.3)', () => {
    const at = seated(CHOSEN);
    at.tapCard('one', 'top');
    expect(at.onRefused.mock.calls).toEqual([['forNothing']]);
    expect(said(at)).toEqual(CHOSEN);
    at.tapCard('one', 'top');
    expect(said(at)[1]).toEqual({ type: 'play', card: 'one', half: 'top', basic: false });
    expect(at.onRefused).toHaveBeenCalledTimes(1);
  });

  it('warns again if something else was tapped in between', () => {
    const at = seated(CHOSEN);
    at.tapCard('one', 'top');
    at.tapCard('two', 'top');
    at.tapCard('one', 'top');
    expect(at.onRefused).toHaveBeenCalledTimes(3);
    expect(said(at)).toEqual(CHOSEN);
  });

  it('takes another card instead of the second one right after the pair was sent', () => {
    const at = seated(CHOSEN);
    at.tapCard('three', 'top');
    expect(said(at)).toEqual([{ type: 'select', leading: 'two', second: 'three' }]);
  });

  it('says why a card that was not selected cannot be played', () => {
    const shield: Ability = { kind: 'grant', bonus: 'shield', value: 1 };
    const cards = hand({ bottom: [shield] }, { top: [shield] });
    const guarding = book({ board: zigzag('@.......1'), foes: [idle], cards });
    const at = seated([...CHOSEN, { type: 'play', card: 'one', half: 'bottom', basic: false }], guarding);
    at.tapCard('three', 'top');
    expect(at.onRefused).toHaveBeenCalledTimes(1);
    expect(at.onRefused.mock.calls[0]?.[0]).not.toBe('forNothing');
  });
});

describe('a tap on a hex', () => {
  const MOVING: readonly Command[] = [...CHOSEN, { type: 'play', card: 'one', half: 'bottom', basic: false }];
  const reach = ({ interaction }: ReturnType<typeof seated>) => {
    const found = [...hexesInReach(interaction.play)].find(([, { canStop }]) => canStop);
    if (!found) throw new Error('nothing can be reached');
    return found;
  };

  it('shows the way, and sends the move at the second tap', () => {
    const at = seated(MOVING);
    const [hex, way] = reach(at);
    at.tapHex(hex);
    expect(at.interaction.draft.path).toEqual(way.path);
    expect(said(at)).toHaveLength(MOVING.length);
    at.tapHex(hex);
    expect(said(at)[MOVING.length]).toEqual({ type: 'step', to: way.path[0] });
  });

  it('removes the shown way if the hex cannot be used', () => {
    const at = seated(MOVING);
    at.tapHex(reach(at)[0]);
    at.tapHex('z99');
    expect(at.interaction.draft.path).toEqual([]);
    expect(said(at)).toHaveLength(MOVING.length);
  });

  it('says why the hero cannot move there', () => {
    const at = seated(MOVING);
    at.tapHex('z99');
    at.tapHex('e2');
    at.tapHex(at.session.play.state.hero.at);
    expect(at.onRefused.mock.calls).toEqual([['wall'], ['monster']]);
    expect(said(at)).toHaveLength(MOVING.length);
  });

  it('says nothing in combat, or while the hero is not moving', () => {
    const at = seated(CHOSEN);
    at.tapHex('e2');
    expect(at.onRefused).not.toHaveBeenCalled();
  });

  it('says nothing about a hex that a jump can pass but not end on, and does not move there', () => {
    const cards = hand({ bottom: [{ kind: 'move', value: 3, jump: true }] });
    const jumping = book({ board: zigzag('@X..'), goals: [{ kind: 'endTurnOn', at: 'z9' }], cards });
    const at = seated(
      [
        { type: 'select', leading: 'one', second: 'two' },
        { type: 'play', card: 'one', half: 'bottom', basic: false },
      ],
      jumping,
    );
    at.tapHex('b1');
    expect(at.onRefused).not.toHaveBeenCalled();
    expect(said(at)).toHaveLength(2);
  });

  it('says why a monster cannot be attacked', () => {
    const cards = hand({ top: [{ kind: 'attack', value: 1, range: 2 }] });
    // One monster is in range, the other is not.
    const board = `
      @   .   .   2
        .   .   .
      .   1   .   .
    `;
    const two = book({ board, foes: [idle, idle], cards });
    const at = seated(
      [
        { type: 'select', leading: 'one', second: 'two' },
        { type: 'play', card: 'one', half: 'top', basic: false },
      ],
      two,
    );
    // The attack on the only monster in range goes by itself; undo leaves the choice between attack and skip.
    at.interaction.undo();
    at.tapHex('g1');
    expect(at.onRefused.mock.calls).toEqual([['outOfRange']]);
    at.tapHex('c2');
    expect(said(at)[2]).toMatchObject({ type: 'attack', foe: 'dummy-1' });
  });

  it('does nothing beside the map', () => {
    const at = seated(MOVING);
    at.tapHex(null);
    expect(said(at)).toHaveLength(MOVING.length);
  });
});
