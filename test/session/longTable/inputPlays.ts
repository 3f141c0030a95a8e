/** Plays of the Long Table in which the player's input means different things. */
import { bookFor } from '../../../src/content/longTable';
import { begin, fromJSON, type Play, send } from '../../../src/flow/longTable/play';
import { push } from '../../../src/rules/longTable/agenda';
import { beginAttack } from '../../../src/rules/longTable/attack';
import type { Command } from '../../../src/rules/longTable/commands';
import { runTasks } from '../../../src/rules/longTable/engine';
import type { Transaction } from '../../../src/rules/longTable/transaction';
import { half } from '../../kit/longTable';
import { setupFor } from '../../kit/longTableSetups';
import { zigzag } from '../../kit/scenes';
import { monsterJob } from '../../rules/longTable/fighting';
import {
  A,
  bottom,
  cardA,
  cardB,
  elements,
  item,
  PERFORM,
  type Played,
  part,
  STOP,
  step,
  type TurnKit,
  top,
  turn,
} from '../../rules/longTable/heroKit';

/** Three rats beside the fighter: b1, c1 and d1. */
const CROWD = `
  .   r   .
    r   r
  .   1   .
    .   .
  .   .   .`;
const RATS = { figures: { r: 'rat' } };
const ARC = {
  area: {
    melee: true,
    red: [
      [0, -1],
      [1, -1],
    ],
  },
};
/** An improvement that the player may pay before the move. */
const FIRE = { improvements: [{ costs: [{ element: 'fire' }], mods: { pierce: 1 } }] };
const FILL = { costs: [{ other: 'fill' }], mods: { pierce: 1 } };

export const playOf = ({ book, state }: Played): Play =>
  fromJSON(book, { phase: `turn.${state.question?.ask ?? ''}` as Play['phase'], state });

const alone = (hexes: string, kit: TurnKit = {}): Played => turn(zigzag(hexes), { ...RATS, ...kit });

const rat = (n: number): Command => ({ type: 'target', figure: `monster:rat:${n}` });

const crowd = (mods: object, kit: TurnKit = {}): Played =>
  turn(CROWD, { ...RATS, cards: [cardA(half(part('attack', 3, mods))), cardB()], ...kit });

/** Replaces the question of the turn by what a rule asks. */
const asked = (table: Played, rule: (t: Transaction) => void): Played =>
  table.do((t) => {
    t.state.question = null;
    rule(t);
    runTasks(t);
  });

const laid = (kit: TurnKit = {}): Played =>
  alone('1...r', {
    ...kit,
    before: ({ seats }) => {
      for (const seat of seats) seat.discard = seat.hand.splice(0, 2);
    },
  });

const moveAhead = (hexes: string): Played =>
  alone(hexes, {
    state: elements({ fire: 'strong' }),
    cards: [cardA(undefined, half(part('move', 3, {}, FIRE))), cardB()],
  }).send(bottom(A));

export function inputPlays() {
  const prepare = begin(bookFor(setupFor('noticeOnTheDoor')));
  const chosen = send(prepare, { type: 'begin' });
  if (!chosen.ok) throw new Error('the scenario cannot begin');
  const planned = send(chosen.play, {
    type: 'select',
    hero: 'bailiff',
    leading: 'inventoryOfGoods',
    second: 'standingOrder',
  });
  if (!planned.ok) throw new Error('the Bailiff cannot choose these cards');
  const place: Command = { type: 'area', hexes: ['b1', 'c1'] };
  return {
    prepare,
    select: chosen.play,
    /** Only the Ferrywoman still has to choose. */
    selectLast: planned.play,
    turn: playOf(alone('1...r')),
    /** The scenario is won already, and no card is played. */
    decided: playOf(alone('1.r', { state: { ending: 'won' } })),
    /** Only an attack is left, and no enemy is in reach. */
    begun: playOf(alone('1...r').send(bottom(A), step('b1'), STOP)),
    /** Only an attack is left, with an enemy in reach. */
    begunNear: playOf(alone('1.r').send(bottom(A), step('b1'), STOP)),
    /** Only a move is left. A trap lies on b1. */
    lastMove: playOf(alone('1T..r').send(top(A))),
    lastMoveSafe: playOf(alone('1...r').send(top(A))),
    /** Only a move is left, and its half is lost. */
    lastMoveLost: playOf(
      alone('1...r', { cards: [cardA(), cardB(undefined, { ...half(part('move', 3)), lost: true })] }).send(top(A)),
    ),
    /** A trap lies on b1. */
    moving: playOf(alone('1T..r').send(bottom(A))),
    moveAhead: playOf(moveAhead('1T..r')),
    safe: playOf(alone('1...r').send(bottom(A))),
    safeAhead: playOf(moveAhead('1...r')),
    /** The rat has acted already. */
    late: playOf(
      alone('1...r', { state: { order: [{ place: 'hero', hero: 'fighter', initiative: 10 }] } }).send(bottom(A)),
    ),
    /** The rat on b1 can be jumped over. */
    jumping: playOf(
      alone('1r..', { cards: [cardA(undefined, half(part('move', 3, { jump: true }))), cardB()] }).send(bottom(A)),
    ),
    /** A door has been opened before. */
    opened: playOf(alone('1...r', { state: { opened: ['e1'] } }).send(bottom(A))),
    resting: playOf(laid({ longRest: true })),
    damage: playOf(
      asked(laid(), (t) =>
        push(t, { do: 'damage', figure: 'hero:fighter', amount: 2, source: { from: 'trap', hex: 'a1' }, credit: null }),
      ),
    ),
    defend: playOf(
      asked(alone('1r', { items: [item('hat', { moment: 'attacked', effect: { shield: 1 } })] }), (t) =>
        beginAttack(t, monsterJob(3, ['hero:fighter'])),
      ),
    ),
    benefit: playOf(alone('1...r', { cards: [cardA(half(part('shield', 1))), cardB()] }).send(top(A))),
    oneTarget: playOf(alone('1r').send(top(A))),
    targetsAhead: playOf(crowd({ targets: 2 }).send(top(A))),
    targets: playOf(crowd({ targets: 2 }).send(top(A), PERFORM)),
    firstDraw: playOf(crowd({ targets: 2 }).send(top(A), PERFORM, rat(1), rat(2))),
    laterDraw: playOf(crowd({ targets: 2 }).send(top(A), PERFORM, rat(1), rat(2), { type: 'draw' })),
    laterDrawItem: playOf(
      crowd({ targets: 2 }, { items: [item('ring', { moment: 'attack', effect: { plus: 1 } })] }).send(
        top(A),
        PERFORM,
        rat(1),
        rat(2),
        { type: 'draw' },
      ),
    ),
    allAhead: playOf(crowd({ targets: 3 }).send(top(A))),
    all: playOf(crowd({ targets: 3 }).send(top(A), PERFORM)),
    areaAhead: playOf(crowd(ARC).send(top(A))),
    area: playOf(crowd(ARC).send(top(A), PERFORM)),
    placed: playOf(crowd(ARC).send(top(A), PERFORM, place)),
    /** Either of two improvements can be paid with the grave on b1. */
    graves: playOf(
      alone('1..r', {
        state: { graves: ['b1'] },
        cards: [cardA(half(part('shield', 1, {}, { improvements: [FILL, FILL] }))), cardB()],
      }).send(top(A)),
    ),
  };
}
