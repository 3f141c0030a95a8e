/** Tests the reducer of the player's input by table: from play, draft and input to draft, commands and follow-ups. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import type { Command } from '../../../src/rules/inHand/commands';
import type { Draft } from '../../../src/session/inHand/interaction';
import { draftAfter, EMPTY_DRAFT, type Input, reduce } from '../../../src/session/inHand/reduce';
import { book } from '../../kit/books';
import { hand, idle, melee, zigzag } from '../../kit/scenes';
import { at } from '../../kit/table';

const sprint = book({
  board: zigzag('@....1'),
  foes: [idle],
  cards: hand({
    bottom: [
      { kind: 'grant', bonus: 'shield', value: 1 },
      { kind: 'move', value: 3 },
      { kind: 'heal', value: 1 },
    ],
  }),
});
const trapped = book({ board: zigzag('@T...1'), foes: [idle], cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) });

const PLAYS = {
  select: at(sprint),
  choosing: at(sprint).selects('one', 'two'),
  /** The ability in question is forced. */
  forced: at(sprint).selects('one', 'two').plays('one', 'bottom'),
  moving: at(sprint).selects('one', 'two').plays('one', 'bottom').say({ type: 'perform', consume: [] }),
  walking: at(sprint)
    .selects('one', 'two')
    .plays('one', 'bottom')
    .say({ type: 'perform', consume: [] }, { type: 'step', to: 'b1' }),
  /** The only monster is in reach, and no price is to choose. */
  attacking: melee({ cards: hand({ top: [{ kind: 'attack', value: 1 }] }) }).plays('one', 'top'),
  suffering: at(trapped).selects('one', 'two').plays('one', 'bottom').say({ type: 'step', to: 'b1' }),
};

const HALF = { card: 'one', half: 'bottom', basic: false, over: null } as const;
const SELECT: Command = { type: 'select', leading: 'one', second: 'two' };
const FORCED: Input = { type: 'playForced' };
const PLAY: Command = { type: 'play', card: 'one', half: 'bottom', basic: false };
const END: Command = { type: 'endTurn' };
const SHORT = ['b1', 'c1'];
const step = (to: string): Command => ({ type: 'step', to });

/** What is not named: the draft is the same object, nothing is sent, nothing follows, and the input is done. */
interface Row {
  readonly it: string;
  readonly in: keyof typeof PLAYS;
  readonly draft?: Partial<Draft>;
  readonly input: Input;
  readonly gives?: Partial<Draft>;
  readonly without?: keyof Draft;
  readonly sends?: readonly Command[];
  readonly follows?: readonly Input[];
  readonly isDone?: false;
}

const toggle = (card: string): Input => ({ type: 'toggleCard', card });

const ROWS: readonly Row[] = [
  // One member of `Input` after the other.
  {
    it: 'sends a command, then the forced ones',
    in: 'select',
    input: { type: 'send', command: SELECT },
    sends: [SELECT],
    follows: [FORCED],
  },
  { it: 'R7.1: selects a first card', in: 'select', input: toggle('one'), gives: { cards: ['one'] } },
  {
    it: 'R7.1: selects a second card',
    in: 'select',
    draft: { cards: ['one'] },
    input: toggle('two'),
    gives: { cards: ['one', 'two'] },
  },
  {
    it: 'replaces the second card by a third',
    in: 'select',
    draft: { cards: ['one', 'two'] },
    input: toggle('three'),
    gives: { cards: ['one', 'three'] },
  },
  {
    it: 'deselects the leading card',
    in: 'select',
    draft: { cards: ['one', 'two'] },
    input: toggle('one'),
    gives: { cards: ['two'] },
  },
  { it: 'ignores a card that does not exist', in: 'select', draft: { cards: ['one'] }, input: toggle('nobody') },
  { it: 'ignores a card in a turn', in: 'choosing', input: toggle('three') },
  {
    it: 'previews a way',
    in: 'moving',
    draft: { basic: true },
    input: { type: 'previewWay', path: SHORT },
    gives: { path: SHORT },
  },
  {
    it: 'clears a way',
    in: 'moving',
    draft: { path: SHORT },
    input: { type: 'previewWay', path: [] },
    gives: { path: [] },
  },
  {
    it: 'highlights hexes',
    in: 'moving',
    input: { type: 'highlight', hexes: ['a1'] },
    gives: { highlighted: ['a1'] },
  },
  {
    it: 'highlights other hexes',
    in: 'moving',
    draft: { highlighted: ['b1'] },
    input: { type: 'highlight', hexes: ['a1'] },
    gives: { highlighted: ['a1'] },
  },
  {
    it: 'clears a highlight',
    in: 'moving',
    draft: { highlighted: ['a1'] },
    input: { type: 'highlight', hexes: [] },
    without: 'highlighted',
  },
  { it: 'has no highlight to clear', in: 'moving', input: { type: 'highlight', hexes: [] } },
  {
    it: 'adopts two cards of a hint',
    in: 'select',
    draft: { basic: true },
    input: { type: 'adoptHint', line: [SELECT] },
    gives: { cards: ['one', 'two'] },
  },
  {
    it: 'adopts the way of a hint',
    in: 'choosing',
    input: { type: 'adoptHint', line: [step('b1'), step('c1'), { type: 'stop' }] },
    gives: { path: SHORT },
  },
  {
    it: 'adopts the half of a hint with its way',
    in: 'choosing',
    input: { type: 'adoptHint', line: [PLAY, step('b1'), step('c1'), { type: 'stop' }] },
    gives: { path: SHORT, hint: PLAY },
  },
  {
    it: 'adopts the end of the turn, and forgets a way',
    in: 'choosing',
    draft: { path: SHORT },
    input: { type: 'adoptHint', line: [END] },
    gives: { hint: END, path: [] },
  },
  {
    it: 'adopts a rest',
    in: 'select',
    input: { type: 'adoptHint', line: [{ type: 'longRest' }] },
    gives: { hint: { type: 'longRest' }, path: [] },
  },
  { it: 'adopts no other hint', in: 'suffering', input: { type: 'adoptHint', line: [{ type: 'suffer' }] } },
  {
    it: 'sends the half of a hint, and walks its way',
    in: 'choosing',
    draft: { hint: PLAY, path: SHORT },
    input: { type: 'sendDraft' },
    sends: [PLAY],
    follows: [FORCED, { type: 'walk', path: SHORT }],
  },
  {
    it: 'forgets a hint when the player does something else',
    in: 'choosing',
    draft: { hint: END },
    input: { type: 'lift', half: HALF },
    gives: { lift: HALF },
    without: 'hint',
  },
  {
    it: 'keeps a hint while lines of the log are pointed at',
    in: 'choosing',
    draft: { hint: END },
    input: { type: 'highlight', hexes: [] },
  },
  { it: 'adopts no empty hint', in: 'choosing', input: { type: 'adoptHint', line: [] } },
  { it: 'R9.4: sets basic', in: 'choosing', input: { type: 'setBasic', basic: true }, gives: { basic: true } },
  { it: 'R18.2: sets the price', in: 'choosing', input: { type: 'setPrice', price: 2 }, gives: { price: 2 } },
  { it: 'R9.1: lifts a half', in: 'choosing', input: { type: 'lift', half: HALF }, gives: { lift: HALF } },
  {
    it: 'moves a lifted half',
    in: 'choosing',
    draft: { lift: HALF },
    input: { type: 'lift', half: { ...HALF, over: { at: 'hero' } } },
    gives: { lift: { ...HALF, over: { at: 'hero' } } },
  },
  {
    it: 'puts a lifted half back',
    in: 'choosing',
    draft: { lift: HALF, basic: true },
    input: { type: 'lift', half: null },
    without: 'lift',
  },
  { it: 'has no half to put back', in: 'choosing', input: { type: 'lift', half: null } },
  {
    it: 'R21.1: proposes an answer',
    in: 'suffering',
    input: { type: 'proposeAnswer', command: { type: 'suffer' } },
    gives: { damage: { type: 'suffer' } },
  },

  // The draft is sent: two cards, or a way.
  {
    it: 'sends two cards, and no forced command after them',
    in: 'select',
    draft: { cards: ['one', 'two'], path: SHORT },
    input: { type: 'sendDraft' },
    sends: [SELECT],
  },
  {
    it: 'does not send one card',
    in: 'select',
    draft: { cards: ['one'] },
    input: { type: 'sendDraft' },
    follows: [FORCED],
    isDone: false,
  },
  {
    it: 'does not send two cards in a turn',
    in: 'choosing',
    draft: { cards: ['one', 'two'] },
    input: { type: 'sendDraft' },
    follows: [FORCED],
    isDone: false,
  },
  {
    it: 'begins the way of the draft',
    in: 'moving',
    draft: { path: SHORT },
    input: { type: 'sendDraft' },
    follows: [{ type: 'walk', path: SHORT }],
  },

  // The way is walked step by step.
  {
    it: 'takes the first step of a way',
    in: 'moving',
    input: { type: 'walk', path: SHORT },
    sends: [step('b1')],
    follows: [{ type: 'walk', path: ['c1'] }],
  },
  {
    it: 'stops after the last step',
    in: 'walking',
    input: { type: 'walk', path: [] },
    sends: [{ type: 'stop' }],
    follows: [FORCED],
  },
  {
    it: 'has nothing to stop before the first step',
    in: 'moving',
    input: { type: 'walk', path: [] },
    follows: [FORCED],
  },
  { it: 'drops a step that is too far', in: 'moving', input: { type: 'walk', path: ['d1'] }, follows: [FORCED] },
  {
    it: 'drops the way where a step leads to a decision',
    in: 'suffering',
    input: { type: 'walk', path: ['c1'] },
    follows: [FORCED],
  },
  {
    it: 'needs no stop where the move has ended',
    in: 'choosing',
    input: { type: 'walk', path: [] },
    follows: [FORCED],
  },

  // Forced commands.
  {
    it: 'sends the attack on the only monster in reach',
    in: 'attacking',
    input: FORCED,
    sends: [{ type: 'attack', foe: 'dummy-1', consume: [] }],
    follows: [FORCED],
  },
  {
    it: 'sends a forced command, and looks for the next',
    in: 'forced',
    input: FORCED,
    sends: [{ type: 'perform', consume: [] }],
    follows: [FORCED],
  },
  { it: 'sends none if the player decides', in: 'moving', input: FORCED },
];

describe('the reducer in hand', () => {
  it.each(ROWS)('$input.type: $it', ({ in: phase, draft, input, gives, without, sends, follows, isDone }) => {
    const before: Draft = Object.freeze({ ...EMPTY_DRAFT, ...draft });
    const after = reduce(PLAYS[phase].play, before, input);
    const expected: Record<string, unknown> = { ...before, ...gives };
    if (without) delete expected[without];
    expect(after).toStrictEqual({
      draft: expected,
      commands: sends ?? [],
      followUps: follows ?? [],
      isDone: isDone ?? true,
    });
    expect(after.draft === before, 'the same draft').toBe(!gives && !without);
  });

  it('has a row for each input', () => {
    const types: Readonly<Record<Input['type'], true>> = {
      send: true,
      toggleCard: true,
      previewWay: true,
      highlight: true,
      adoptHint: true,
      setBasic: true,
      setPrice: true,
      lift: true,
      proposeAnswer: true,
      sendDraft: true,
      walk: true,
      playForced: true,
    };
    expect(new Set(ROWS.map(({ input }) => input.type))).toEqual(new Set(Object.keys(types)));
  });
});

describe('the draft after a change of the game', () => {
  const full: Draft = { cards: ['one', 'two'], path: SHORT, basic: true, price: 1, highlighted: ['a1'] };
  const laid = at(sprint).given(({ hero }) => {
    for (const card of hero.cards) if (card.id === 'two') card.zone = 'discard';
  });
  it.each<[string, Play, Draft]>([
    ['keeps the cards of a selection that goes on', PLAYS.select.play, { ...EMPTY_DRAFT, cards: ['one', 'two'] }],
    ['drops a card that can no longer be chosen', laid.play, { ...EMPTY_DRAFT, cards: ['one'] }],
    ['is empty in a turn', PLAYS.choosing.play, EMPTY_DRAFT],
  ])('%s', (_, play, expected) => {
    expect(draftAfter(full, play)).toStrictEqual(expected);
  });
});
