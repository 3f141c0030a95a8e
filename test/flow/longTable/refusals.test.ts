/** Every reason for a refusal has a case; no input throws or changes anything. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromJSON, legal, type Play, refusal, send } from '../../../src/flow/longTable/play';
import { REASONS, type Reason } from '../../../src/flow/longTable/refusals';
import type { Command } from '../../../src/rules/longTable/commands';
import type { ItemDef } from '../../../src/rules/longTable/itemDef';
import type { Question } from '../../../src/rules/longTable/tasks';
import type { Ability } from '../../../src/rules/longTable/vocabulary';
import { attack, cardsOf, move } from '../../kit/longTable';
import { layRooms } from '../../rules/longTable/kit';

const MAP = `
  1   .   .   .   A
    2   .   .   .
`;
const item = (id: string, moment: ItemDef['moment']): ItemDef => ({
  id,
  slot: 'head',
  use: 'spent',
  moment,
  effect: {},
  minusCards: 0,
  price: 1,
  copies: 1,
});

/** A table with a question to the fighter. Its cards: 1-6 are in hand, 7 and 8 in discard, 9 in turn, 10 active. */
function asked(question: Question, over: { exhausted?: boolean; over?: boolean; at?: string } = {}): Play {
  const table = layRooms(MAP, {
    figures: { '1': 'fighter', '2': 'archer', A: 'rat' },
    heroes: { fighter: { items: ['hat', 'cap'], cards: cardsOf('fighter') }, archer: {} },
    book: { items: { hat: item('hat', 'attack'), cap: item('cap', 'turn'), crown: item('crown', 'turn') } },
    scenario: { start: ['a1', 'b1'], treasures: [{ hex: 'c1', number: 1, goal: true }] },
  });
  const { book, state } = table;
  const [seat] = state.seats;
  if (!seat) throw new Error('nobody');
  seat.hand = ['fighter1', 'fighter2', 'fighter3', 'fighter4', 'fighter5', 'fighter6'];
  seat.discard = ['fighter7', 'fighter8'];
  seat.active = [{ card: 'fighter10', half: 'top', pile: 'lost' }];
  seat.carries = [1];
  if (seat.items[1]) seat.items[1].state = 'spent';
  const other = state.seats[1];
  if (other && over.exhausted) other.exhausted = true;
  const isPrepare = question.ask === 'prepare';
  if (isPrepare) seat.items = seat.items.slice(0, 1);
  state.turn = isPrepare
    ? null
    : {
        figure: 'hero:fighter',
        startHex: 'a1',
        cards: ['fighter9'],
        played: [{ card: 'fighter8', half: 'top', basic: true }],
        longRest: false,
        created: [],
        itemsUsed: 0,
        ending: false,
      };
  const [figure] = state.figures;
  if (figure && over.at) figure.hex = over.at;
  state.question = question;
  state.over = over.over ?? false;
  return fromJSON(book, { phase: isPrepare ? 'prepare' : 'turn.turn', state });
}

const ability = (made: { ability?: Ability } | object): Ability => (made as { ability: Ability }).ability;
const ATTACK = ability(attack(3));
const MOVE = ability(move(2));
const SUFFER: Ability = { verb: 'suffer', amount: 1, mods: {} };
const SOURCE = { from: 'card', hero: 'fighter', card: 'fighter9', half: 'top' } as const;
const action = (does: Ability, costs = false) => ({
  actor: 'hero:fighter',
  hero: 'fighter',
  parts: [{ part: 'ability' as const, ability: does, ...(costs ? { costs: [{ element: 'fire' as const }] } : {}) }],
  next: 0,
  done: false,
  source: SOURCE,
  paid: [],
  basic: false,
  half: { card: 'fighter9', half: 'top' as const },
});
const job = {
  attacker: 'hero:fighter',
  melee: true,
  range: 1,
  terms: [],
  mods: {},
  targets: ['monster:rat:1'],
  source: SOURCE,
  mayWaive: true,
};
const strike = {
  job,
  target: 'monster:rat:1',
  terms: [],
  mods: {},
  advantage: [],
  disadvantage: [],
  answered: [],
  shield: [],
  waived: [],
};
const hurt = { do: 'damage', figure: 'hero:fighter', amount: 3, source: { from: 'rest' }, credit: null } as const;
const targets: Question = {
  ask: 'targets',
  action: action(ATTACK),
  ability: ATTACK,
  chosen: ['monster:crow:1'],
  placing: null,
  leftOut: [],
};
const fighter = { hero: 'fighter' } as const;
const TURN: Question = { ask: 'turn', ...fighter };
const PREPARE: Question = { ask: 'prepare' };
const MOVING: Question = {
  ask: 'move',
  move: {
    do: 'move',
    action: action(MOVE),
    ability: MOVE,
    left: 1,
    from: 'a1',
    jump: false,
    leapt: false,
    carried: null,
    steps: 0,
  },
};
const pushing: Question = {
  ask: 'force',
  force: {
    by: 'hero:fighter',
    target: 'monster:rat:1',
    kind: 'push',
    left: 1,
    full: 1,
    slam: 0,
    path: [],
    source: SOURCE,
    mayWaive: true,
  },
};

const then = null;
const CASES: Record<Exclude<Reason, 'journalFull'>, readonly [Play, Command]> = {
  scenarioOver: [asked(TURN, { over: true }), { type: 'endTurn' }],
  notACommand: [asked(TURN), { type: 'dance' } as unknown as Command],
  notNow: [asked(TURN), { type: 'suffer' }],
  otherHero: [asked({ ask: 'select' }, { exhausted: true }), { type: 'longRest', hero: 'archer' }],
  notDealt: [asked(PREPARE), { type: 'keepGoal', ...fighter, goal: 'tidy' }],
  notOwned: [asked(PREPARE), { type: 'equip', ...fighter, item: 'crown' }],
  noRoom: [asked(PREPARE), { type: 'equip', ...fighter, item: 'cap' }],
  notEquipped: [asked(PREPARE), { type: 'unequip', ...fighter, item: 'crown' }],
  handFull: [asked(PREPARE), { type: 'takeCard', hero: 'archer', card: 'archer1' }],
  handNotFull: [asked(PREPARE), { type: 'begin' }],
  notInPool: [asked(PREPARE), { type: 'takeCard', ...fighter, card: 'archer1' }],
  notAStartHex: [asked(PREPARE), { type: 'start', ...fighter, hex: 'c1' }],
  notInHand: [asked({ ask: 'select' }), { type: 'select', ...fighter, leading: 'fighter1', second: 'fighter7' }],
  notInDiscard: [
    asked({ ask: 'damage', ...fighter, damage: hurt }),
    { type: 'loseFromDiscard', cards: ['fighter1', 'fighter7'] },
  ],
  needsTwoCards: [asked({ ask: 'select' }), { type: 'select', ...fighter, leading: 'fighter1', second: 'fighter1' }],
  cannotRest: [asked({ ask: 'select' }), { type: 'longRest', hero: 'archer' }],
  notSelected: [asked(TURN), { type: 'play', card: 'fighter1', half: 'bottom', basic: false }],
  otherHalf: [asked(TURN), { type: 'play', card: 'fighter9', half: 'top', basic: false }],
  notActive: [asked(TURN), { type: 'endBonus', ...fighter, card: 'fighter1' }],
  tooWeak: [asked({ ask: 'restLoss', ...fighter, card: 'fighter7', mayRedraw: false }), { type: 'redraw' }],
  mustFinish: [asked(MOVING), { type: 'endTurn' }],
  mustDo: [asked({ ask: 'ability', action: action(SUFFER) }), { type: 'skip' }],
  cannotPay: [asked({ ask: 'ability', action: action(ATTACK) }), { type: 'pay', nth: 0 }],
  notPaid: [asked({ ask: 'ability', action: action(MOVE, true) }), { type: 'perform' }],
  outOfReach: [asked(MOVING), { type: 'step', to: 'e1' }],
  cannotStop: [asked({ ...MOVING, move: { ...MOVING.move, steps: 1 } }, { at: 'b1' }), { type: 'stop' }],
  outOfRange: [asked(targets), { type: 'target', figure: 'monster:rat:1' }],
  alreadyTarget: [asked(targets), { type: 'target', figure: 'monster:crow:1' }],
  notATarget: [asked(targets), { type: 'leaveOut', figure: 'monster:rat:1' }],
  noTarget: [asked({ ...targets, chosen: [] }), { type: 'done' }],
  noSuchEffect: [asked({ ask: 'draw', strike }), { type: 'leaveEffect', effect: 'stun' }],
  notRecoverable: [
    asked({ ask: 'cards', recover: { do: 'recover', action: action(MOVE), from: 'discard', left: 1, begun: false } }),
    { type: 'recover', card: 'fighter1' },
  ],
  notUsedUp: [
    asked({ ask: 'items', refresh: { do: 'refresh', action: action(MOVE), from: 'consumed', left: 1, begun: false } }),
    { type: 'refresh', item: 'hat' },
  ],
  notThisElement: [
    asked({
      ask: 'element',
      elements: { do: 'chooseElements', ...fighter, how: 'create', left: 1, of: ['fire', 'ice'], source: SOURCE },
    }),
    { type: 'element', element: 'air' },
  ],
  itemNotReady: [asked(TURN), { type: 'useItem', ...fighter, item: 'cap' }],
  itemNotNow: [asked(TURN), { type: 'useItem', ...fighter, item: 'hat' }],
  notCarried: [asked(TURN), { type: 'putDown', ...fighter, treasure: 2 }],
  notOffered: [
    asked({
      ask: 'choice',
      choice: {
        rule: 'L24.7',
        figure: 'monster:rat:1',
        options: [
          { option: 'hex', hex: 'c1' },
          { option: 'hex', hex: 'd1' },
        ],
        preset: 0,
      },
      then,
    }),
    { type: 'choose', option: { option: 'hex', hex: 'a1' } },
  ],
};

describe('a refused command', () => {
  it.each(REASONS)('has its reason: %s', (reason) => {
    const [play, command] = CASES[reason];
    const before = JSON.stringify(play.state);
    expect(refusal(play, command)).toBe(reason);
    expect(send(play, command)).toEqual({ ok: false, reason });
    expect(JSON.stringify(play.state)).toBe(before);
  });

  it.each([
    [asked(pushing), { type: 'force', to: 'a1' }, 'outOfReach'],
    [asked(TURN), { type: 'putDown', ...fighter, treasure: 1 }, 'notNow'],
    [asked({ ask: 'rests' }), { type: 'endBonus', ...fighter, card: 'fighter10' }, 'notNow'],
    [asked({ ask: 'rests' }), { type: 'shortRest', hero: 'archer' }, 'cannotRest'],
    [asked({ ask: 'longRest', ...fighter }), { type: 'lose', card: 'fighter1' }, 'notInDiscard'],
    [asked({ ask: 'damage', ...fighter, damage: hurt }), { type: 'loseFromHand', card: 'fighter7' }, 'notInHand'],
    [asked(TURN), { type: 'useItem', hero: 'nobody', item: 'hat' }, 'otherHero'],
    [asked(TURN), { type: 'area', hexes: ['a1'] }, 'notNow'],
    [asked({ ask: 'rests' }), { type: 'endTurn' }, 'mustFinish'],
  ] as const)('is refused at its own question: %#', (play, command, reason) => {
    expect(refusal(play as Play, command as Command)).toBe(reason);
  });

  it('may be any garbage: nothing throws, and only legal commands are accepted', () => {
    const plays = Object.values(CASES).map(([play]) => play);
    const types = [...new Set(plays.flatMap((play) => legal(play).map(({ type }) => type)))];
    const garbage = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.oneof(fc.constantFrom(...types), fc.string()) }, { requiredKeys: [] }),
      fc
        .tuple(
          fc.constantFrom(...types),
          fc.dictionary(fc.constantFrom('hero', 'card', 'cards', 'item', 'to', 'hexes', 'option'), fc.anything()),
        )
        .map(([type, rest]) => ({ ...rest, type })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...plays), garbage, (play, command) => {
        const sent = send(play, command as Command);
        const text = JSON.stringify(command);
        return sent.ok
          ? legal(play).some((each) => JSON.stringify(each) === text)
          : REASONS.some((each) => each === sent.reason);
      }),
      { numRuns: 1500 },
    );
  });
});
