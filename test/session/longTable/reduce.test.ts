/** Tests the reducer of the player's input by table: from play, draft and input to draft, commands and follow-ups. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { Command } from '../../../src/rules/longTable/commands';
import { type Draft, EMPTY_DRAFT } from '../../../src/session/longTable/draft';
import type { Input } from '../../../src/session/longTable/input';
import { ASK_ALL, type Preferences } from '../../../src/session/longTable/preferences';
import { draftAfter, reduce } from '../../../src/session/longTable/reduce';
import { placesIn } from '../../../src/session/longTable/selectors';
import { A, B, bottom, DONE, endTurn, PERFORM, STOP, step, top } from '../../rules/longTable/heroKit';
import { inputPlays } from './inputPlays';

const PLAYS = inputPlays();
type PlayName = keyof typeof PLAYS;

const PROCEED: Command = { type: 'proceed' };
const DRAW: Command = { type: 'draw' };
const SUFFER: Command = { type: 'suffer' };
const BEGIN: Command = { type: 'begin' };
const FORCED: Input = { type: 'playForced' };
const SEND_DRAFT: Input = { type: 'sendDraft' };
const ATTACK = top(A);
const SEEN = { inspected: 'monster:rat:1' } as const;
const NOW = { hero: 'fighter', round: 1 };
const SELECT: Command = {
  type: 'select',
  hero: 'bailiff',
  leading: 'inventoryOfGoods',
  second: 'standingOrder',
};
const PAIR = { cards: ['inventoryOfGoods', 'standingOrder'] };
const target = (n: number): Command => ({ type: 'target', figure: `monster:rat:${n}` });
const area = (...hexes: string[]) => ({ type: 'area', hexes }) as const;
const tap = (hex: string | null, byTouch = false): Input => ({ type: 'tapHex', hex, byTouch });
const tapSpot = (hex: string, byTouch = false): Input => ({ type: 'tapSpot', hex, byTouch });
const toggle = (card: string): Input => ({ type: 'toggleCard', card });
const walk = (path: readonly string[], opened = 0): Input => ({ type: 'walk', path, opened });
const LAST_MOVE = bottom(B);
const HALF = { type: 'play', card: A, half: 'top', basic: false } as const;

/** What is not named: the draft is the same object, nothing is sent, nothing follows, and the input is done. */
interface Row {
  readonly it: string;
  readonly in: PlayName;
  readonly draft?: Partial<Draft>;
  readonly wishes?: Partial<Preferences>;
  readonly input: Input;
  readonly gives?: Partial<Draft>;
  readonly sends?: readonly Command[];
  readonly follows?: readonly Input[];
  readonly isDone?: false;
}

/** The part of the draft that a tap on a place without commands clears. */
const CLEARED = { path: [], blockedBy: null, area: null, spot: null, inspected: null };
const ON_MAP = { path: ['b1'], blockedBy: 'far', area: area('b1'), spot: 'b1', ...SEEN } as const;

const DRAFTING: readonly Row[] = [
  {
    it: 'shows the cards of a hero',
    in: 'select',
    draft: { ...PAIR, ...SEEN },
    input: { type: 'openTab', hero: 'ferrywoman' },
    gives: {
      hero: 'ferrywoman',
      cards: [],
      cardsOfOthers: { bailiff: [...PAIR.cards] },
      inspected: null,
    },
  },
  { it: 'L6.1: selects a first card', in: 'select', input: toggle('sealingWax'), gives: { cards: ['sealingWax'] } },
  {
    it: 'L6.1: replaces the second card by a third',
    in: 'select',
    draft: PAIR,
    input: toggle('sealingWax'),
    gives: { cards: ['inventoryOfGoods', 'sealingWax'] },
  },
  {
    it: 'L6.1: asks for the seal after the second card if the setting says so',
    in: 'select',
    draft: { cards: ['inventoryOfGoods'] },
    input: toggle('standingOrder'),
    gives: PAIR,
  },
  {
    it: 'L6.1: sends both cards with the second one, and shows the next hero',
    in: 'select',
    draft: { cards: ['inventoryOfGoods'] },
    wishes: { nextHero: true },
    input: toggle('standingOrder'),
    sends: [SELECT],
    follows: [FORCED, { type: 'openTab', hero: null }],
  },
  {
    it: 'L6.1: shows the next hero after a long rest',
    in: 'select',
    input: { type: 'send', command: { type: 'longRest', hero: 'bailiff' } },
    sends: [{ type: 'longRest', hero: 'bailiff' }],
    follows: [FORCED, { type: 'openTab', hero: null }],
  },
  {
    it: 'L6.1: a third card that replaces the second one sends nothing',
    in: 'select',
    draft: PAIR,
    wishes: { nextHero: true },
    input: toggle('sealingWax'),
    gives: { cards: ['inventoryOfGoods', 'sealingWax'] },
  },
  {
    it: 'L6.1: the same card again is no second card',
    in: 'select',
    draft: { cards: ['inventoryOfGoods'] },
    wishes: { nextHero: true },
    input: toggle('inventoryOfGoods'),
    gives: { cards: [] },
  },
  {
    it: 'L6.1: the cards of the last hero, which begin the round, wait for the seal',
    in: 'selectLast',
    draft: { hero: 'ferrywoman', cards: ['mindTheGap'] },
    wishes: { nextHero: true },
    input: toggle('fogOnTheRiver'),
    gives: { cards: ['mindTheGap', 'fogOnTheRiver'] },
  },
  {
    it: 'L6.1: cards that change an earlier choice wait for the seal',
    in: 'selectLast',
    draft: { hero: 'bailiff', cards: ['inventoryOfGoods'] },
    wishes: { nextHero: true },
    input: toggle('sealingWax'),
    gives: { cards: ['inventoryOfGoods', 'sealingWax'] },
  },
  {
    it: 'deselects a card',
    in: 'select',
    draft: PAIR,
    input: toggle('inventoryOfGoods'),
    gives: { cards: ['standingOrder'] },
  },
  { it: 'ignores a card of another hero', in: 'select', input: toggle('mindTheGap'), isDone: false },
  {
    it: 'selects a card of the open tab',
    in: 'select',
    draft: { hero: 'ferrywoman' },
    input: toggle('mindTheGap'),
    gives: { cards: ['mindTheGap'] },
  },
  { it: 'L8.3: selects a card to lose', in: 'resting', input: toggle('fighter1'), gives: { cards: ['fighter1'] } },
  {
    it: 'L8.3: selects another card to lose',
    in: 'resting',
    draft: { cards: ['fighter1'] },
    input: toggle('fighter2'),
    gives: { cards: ['fighter2'] },
  },
  {
    it: 'L8.3: deselects a card to lose',
    in: 'resting',
    draft: { cards: ['fighter1'] },
    input: toggle('fighter1'),
    gives: { cards: [] },
  },
  {
    it: 'L20.1: selects a second card of an open pile',
    in: 'damage',
    draft: { losingFrom: 'discard', cards: ['fighter1'] },
    input: toggle('fighter2'),
    gives: { cards: ['fighter1', 'fighter2'] },
  },
  {
    it: 'moves a card from the hand to the pool',
    in: 'prepare',
    input: toggle('sealingWax'),
    sends: [{ type: 'putBack', hero: 'bailiff', card: 'sealingWax' }],
    follows: [FORCED],
  },
  {
    it: 'L6.3: swaps the leading card',
    in: 'select',
    draft: PAIR,
    input: { type: 'swapLeadingCard' },
    gives: { cards: ['standingOrder', 'inventoryOfGoods'] },
  },
  {
    it: 'L6.3: swaps the cards of an earlier choice',
    in: 'selectLast',
    draft: { hero: 'bailiff' },
    input: { type: 'swapLeadingCard' },
    sends: [{ ...SELECT, leading: 'standingOrder', second: 'inventoryOfGoods' }],
    follows: [FORCED],
  },
  {
    it: 'L6.3: has no earlier choice to swap',
    in: 'selectLast',
    draft: { hero: 'ferrywoman' },
    input: { type: 'swapLeadingCard' },
    isDone: false,
  },
  {
    it: 'has no second card to lead',
    in: 'select',
    draft: { cards: ['sealingWax'] },
    input: { type: 'swapLeadingCard' },
    isDone: false,
  },
  {
    it: 'swaps no cards of an open pile',
    in: 'damage',
    draft: { losingFrom: 'discard', cards: ['fighter1', 'fighter2'] },
    input: { type: 'swapLeadingCard' },
    isDone: false,
  },
  {
    it: 'L9.1: extends the path',
    in: 'moving',
    draft: { path: ['b1'], spot: 'b1', ...SEEN },
    input: { type: 'extendPath', hex: 'c1' },
    gives: { path: ['b1', 'c1'], spot: null, inspected: null },
  },
  {
    it: 'L9.1: says why a path cannot be extended',
    in: 'moving',
    draft: { path: ['b1'] },
    input: { type: 'extendPath', hex: 'e1' },
    gives: { blockedBy: 'foe' },
  },
  {
    it: 'draws a path before the ability is performed',
    in: 'moveAhead',
    input: { type: 'extendPath', hex: 'b1' },
    gives: { path: ['b1'] },
  },
  {
    it: 'restores a path',
    in: 'moving',
    draft: { path: ['b1'], blockedBy: 'far' },
    input: { type: 'restorePath', path: [] },
    gives: { path: [], blockedBy: null },
  },
  { it: 'shows a figure', in: 'turn', input: { type: 'inspect', figure: SEEN.inspected }, gives: SEEN },
  {
    it: 'explains the terrain of a hex beside a drawn way',
    in: 'moving',
    draft: { path: ['b1'] },
    input: { type: 'explain', hex: 'b1' },
    gives: { explained: 'b1' },
  },
  {
    it: 'L20.1: opens a pile',
    in: 'damage',
    draft: { cards: ['fighter1'] },
    input: { type: 'openPile', pile: 'hand' },
    gives: { losingFrom: 'hand', cards: [] },
  },
  { it: 'opens the deck', in: 'turn', input: { type: 'showDeck', open: true }, gives: { deck: true } },
  { it: 'highlights', in: 'turn', input: { type: 'highlight', hexes: ['a1'] }, gives: { highlighted: ['a1'] } },
  {
    it: 'marks a hint',
    in: 'turn',
    input: { type: 'showHint', command: endTurn, hexes: ['a1'] },
    gives: { hint: endTurn, highlighted: ['a1'] },
  },
  {
    it: 'L20.1: a hint to take the damage closes the pile, because its answer is not among the cards',
    in: 'damage',
    draft: { losingFrom: 'hand', cards: ['fighter1'] },
    input: { type: 'showHint', command: { type: 'suffer' }, hexes: [] },
    gives: { losingFrom: null, cards: [], hint: { type: 'suffer' }, highlighted: [] },
  },
  {
    it: 'L6.1: a hint for another hero selects its two cards and sends nothing',
    in: 'select',
    draft: { hero: 'ferrywoman', cards: ['mindTheGap'] },
    wishes: { nextHero: true },
    input: { type: 'showHint', command: SELECT, hexes: [] },
    gives: { hero: 'bailiff', ...PAIR, cardsOfOthers: { ferrywoman: ['mindTheGap'] }, hint: SELECT, highlighted: [] },
  },
  {
    it: 'L6.1: a hint keeps two cards that are selected',
    in: 'select',
    draft: PAIR,
    input: { type: 'showHint', command: { ...SELECT, leading: 'sealingWax' }, hexes: [] },
    gives: { hint: { ...SELECT, leading: 'sealingWax' }, highlighted: [] },
  },
  {
    it: 'clears all but the tab and the declined items',
    in: 'select',
    draft: { ...PAIR, ...ON_MAP, hero: 'ferrywoman', skipped: NOW, deck: true, isEndUnconfirmed: true },
    input: { type: 'clearDraft' },
    gives: { ...CLEARED, cards: [], deck: false, isEndUnconfirmed: false },
  },
];

const TAPS: readonly Row[] = [
  { it: 'clears the map beside it', in: 'turn', draft: ON_MAP, input: tap(null), gives: CLEARED, isDone: false },
  {
    it: 'shows a figure',
    in: 'turn',
    draft: { ...ON_MAP, inspected: null },
    input: tap('e1'),
    gives: { ...CLEARED, ...SEEN },
  },
  { it: 'hides a shown figure', in: 'turn', draft: ON_MAP, input: tap('e1'), gives: CLEARED },
  {
    it: 'clears the map on a free hex, and explains the terrain there',
    in: 'turn',
    draft: ON_MAP,
    input: tap('c1'),
    gives: { ...CLEARED, explained: 'c1' },
    isDone: false,
  },
  { it: 'sends the only command of a hex', in: 'targets', input: tap('c1'), sends: [target(2)], follows: [FORCED] },
  {
    it: 'L13.2: takes a figure of the area as target and does not leave it out',
    in: 'placed',
    input: tap('b1'),
    sends: [target(1)],
    follows: [FORCED],
  },
  {
    it: 'performs the ability first, without its area',
    in: 'targetsAhead',
    input: tap('c1', true),
    sends: [PERFORM],
    follows: [FORCED, tapSpot('c1', true)],
  },
  {
    it: 'performs an ability that asks for no target only once',
    in: 'oneTarget',
    input: tap('b1'),
    sends: [PERFORM],
    follows: [FORCED],
  },
  {
    it: 'shows the choice of several commands',
    in: 'graves',
    draft: { path: ['c1'] },
    input: tap('b1'),
    gives: { spot: 'b1', path: [] },
  },
  { it: 'L9.1: walks to a hex', in: 'safe', input: tap('c1'), follows: [walk(['b1', 'c1'])] },
  { it: 'L36.9: a finger shows the ghost', in: 'safe', input: tap('c1', true), gives: { path: ['b1', 'c1'] } },
  {
    it: 'a finger walks without forecasts',
    in: 'safe',
    wishes: { foresight: false },
    input: tap('c1', true),
    follows: [walk(['b1', 'c1'])],
  },
  {
    it: 'a finger walks if no monster acts any more',
    in: 'late',
    input: tap('c1', true),
    follows: [walk(['b1', 'c1'])],
  },
  {
    it: 'L9.1: shows a way with a danger first',
    in: 'moving',
    draft: { spot: 'a1', blockedBy: 'far', ...SEEN },
    input: tap('c1'),
    gives: { path: ['b1', 'c1'], spot: null, blockedBy: null, inspected: null },
  },
  {
    it: 'walks the drawn way at its end',
    in: 'moving',
    draft: { path: ['b1', 'c1'] },
    input: tap('c1'),
    follows: [walk(['b1', 'c1'])],
  },
  {
    it: 'performs the move before the drawn way',
    in: 'moveAhead',
    draft: { path: ['b1'] },
    input: tap('b1'),
    sends: [PERFORM],
    follows: [walk(['b1'])],
  },
  {
    it: 'L7.1: plays the only move that is left, and walks',
    in: 'lastMoveSafe',
    input: tap('c1'),
    sends: [LAST_MOVE],
    follows: [FORCED, tapSpot('c1')],
  },
  {
    it: 'L7.1: a finger first draws the way of the move that is left, and plays no card yet',
    in: 'lastMoveSafe',
    input: tap('c1', true),
    gives: { path: ['b1', 'c1'] },
  },
  {
    it: 'L7.1: a way into a trap is drawn first, and plays no card yet',
    in: 'lastMove',
    input: tap('b1'),
    gives: { path: ['b1'] },
  },
  {
    it: 'L7.1: the second tap on the way plays the move that is left',
    in: 'lastMove',
    draft: { path: ['b1'] },
    input: tap('b1'),
    sends: [LAST_MOVE],
    follows: [walk(['b1'])],
  },
  {
    it: 'L7.1: a tap that hides the details of a figure plays no card',
    in: 'lastMoveSafe',
    draft: SEEN,
    input: tap('c1'),
    gives: { inspected: null },
    isDone: false,
  },
  {
    it: 'L7.1: a tap plays no half that is lost',
    in: 'lastMoveLost',
    input: tap('c1'),
    isDone: false,
    gives: { explained: 'c1' },
  },
  {
    it: 'L7.1: a tap plays no half while two cards are left',
    in: 'turn',
    input: tap('b1'),
    isDone: false,
    gives: { explained: 'b1' },
  },
  {
    it: 'previews another way',
    in: 'safe',
    draft: { path: ['b1'], blockedBy: 'far', spot: 'a1', ...SEEN },
    input: tap('c1'),
    gives: { path: ['b1', 'c1'], blockedBy: null, spot: null, inspected: null },
  },
  {
    it: 'shows a figure although a way is drawn',
    in: 'safe',
    draft: { path: ['b1'] },
    input: tap('e1'),
    gives: { path: [], ...SEEN },
  },
  {
    it: 'performs the move before a way without danger',
    in: 'safeAhead',
    input: tap('b1'),
    sends: [PERFORM],
    follows: [FORCED, tapSpot('b1')],
  },
  { it: 'does not perform it twice', in: 'targetsAhead', input: tapSpot('c1'), sends: [target(2)], follows: [FORCED] },
  {
    it: 'shows what stands on a hex that has become free of commands',
    in: 'turn',
    input: tapSpot('e1'),
    gives: SEEN,
  },
];

const AREAS: readonly Row[] = [
  {
    it: 'L13.2: shows the area with most targets',
    in: 'area',
    draft: SEEN,
    input: tap('b1'),
    gives: { area: area('b1', 'c1'), spot: 'b1', inspected: null },
  },
  {
    it: 'L13.2: turns the shown area',
    in: 'area',
    draft: { area: area('b1', 'c1'), spot: 'b1' },
    input: tap('b1'),
    gives: { area: area('b1', 'b2') },
  },
  {
    it: 'shows an area before the ability is performed',
    in: 'areaAhead',
    input: tap('d1'),
    gives: { area: area('c1', 'd1'), spot: 'd1' },
  },
  {
    it: 'shows an area elsewhere',
    in: 'area',
    draft: { area: area('b1', 'c1'), spot: 'b1' },
    input: tap('d1'),
    gives: { area: area('c1', 'd1'), spot: 'd1' },
  },
  {
    it: 'turns the area back',
    in: 'area',
    draft: { area: area('b1', 'c1'), spot: 'c1' },
    input: { type: 'rotateArea', by: -1 },
    gives: { area: area('c1', 'd1') },
  },
  { it: 'has no area to turn', in: 'area', draft: { spot: 'b1' }, input: { type: 'rotateArea', by: 1 }, isDone: false },
  {
    it: 'has no place to turn the area at',
    in: 'area',
    draft: { area: area('b1', 'c1') },
    input: { type: 'rotateArea', by: 1 },
    isDone: false,
  },
  {
    it: 'L13.2: places only the area',
    in: 'area',
    draft: { area: area('b1', 'c1') },
    input: { type: 'placeArea' },
    sends: [area('b1', 'c1')],
    follows: [FORCED],
  },
  {
    it: 'performs the ability before the area',
    in: 'areaAhead',
    draft: { area: area('b1', 'c1') },
    input: { type: 'placeArea' },
    sends: [PERFORM],
    follows: [FORCED, { type: 'send', command: area('b1', 'c1') }],
  },
  { it: 'has no area to place', in: 'area', input: { type: 'placeArea' }, isDone: false },
  {
    it: 'L13.2: sends the area, then hits all in it',
    in: 'area',
    draft: { area: area('b1', 'c1'), path: ['b1'] },
    input: SEND_DRAFT,
    sends: [area('b1', 'c1')],
    follows: [FORCED, { type: 'hitArea' }],
  },
  { it: 'hits all in the area', in: 'placed', input: { type: 'hitArea' }, sends: [DONE], follows: [FORCED] },
  { it: 'has no placed area', in: 'area', input: { type: 'hitArea' } },
  {
    it: 'L13.1: attacks all in reach',
    in: 'allAhead',
    input: { type: 'attackAll' },
    sends: [PERFORM, target(1), target(2), target(3)],
    follows: [FORCED],
  },
  {
    it: 'L13.1: attacks all once they are asked about',
    in: 'all',
    input: { type: 'attackAll' },
    sends: [target(1), target(2), target(3)],
    follows: [FORCED],
  },
  { it: 'L13.1: cannot attack too many', in: 'targets', input: { type: 'attackAll' }, isDone: false },
];

const SENDING: readonly Row[] = [
  { it: 'sends a command', in: 'prepare', input: { type: 'send', command: BEGIN }, sends: [BEGIN], follows: [FORCED] },
  {
    it: 'L21.2: ends the declining of items',
    in: 'defend',
    draft: { skipped: NOW },
    input: { type: 'send', command: PROCEED },
    gives: { skipped: null },
    sends: [PROCEED],
    follows: [FORCED],
  },
  {
    it: 'L21.2: keeps the declining at another question',
    in: 'turn',
    draft: { skipped: NOW },
    input: { type: 'send', command: endTurn },
    sends: [endTurn],
    follows: [FORCED],
  },
  {
    it: 'L21.2: declines items for the round',
    in: 'defend',
    input: { type: 'skipItems' },
    gives: { skipped: NOW },
    sends: [PROCEED],
    follows: [FORCED],
  },
  { it: 'has no item to decline', in: 'turn', input: { type: 'skipItems' }, isDone: false },
  {
    it: 'L7.2: warns of an idle half',
    in: 'turn',
    input: { type: 'playHalf', half: HALF },
    gives: { unconfirmedHalf: HALF },
    isDone: false,
  },
  {
    it: 'L7.2: plays an idle half at the second call',
    in: 'turn',
    draft: { unconfirmedHalf: HALF },
    input: { type: 'playHalf', half: { ...HALF } },
    sends: [ATTACK],
    follows: [FORCED],
  },
  {
    it: 'L7.2: warns of another idle half',
    in: 'turn',
    draft: { unconfirmedHalf: { ...HALF, card: B } },
    input: { type: 'playHalf', half: HALF },
    gives: { unconfirmedHalf: HALF },
    isDone: false,
  },
  {
    it: 'L7.2: plays an idle basic action at once',
    in: 'turn',
    input: { type: 'playHalf', half: { ...HALF, basic: true } },
    sends: [top(A, true)],
    follows: [FORCED],
  },
  {
    it: 'plays a half with an effect at once',
    in: 'turn',
    input: { type: 'playHalf', half: { ...HALF, half: 'bottom' } },
    sends: [bottom(A)],
    follows: [FORCED],
  },
  {
    it: 'L7.1: warns of a turn in which nothing was played',
    in: 'turn',
    input: { type: 'endTurn' },
    gives: { isEndUnconfirmed: true },
    isDone: false,
  },
  {
    it: 'L7.1: ends it at the second call',
    in: 'turn',
    draft: { isEndUnconfirmed: true },
    input: { type: 'endTurn' },
    sends: [endTurn],
    follows: [FORCED],
  },
  {
    it: 'L7.1: ends a turn without a useful half',
    in: 'begun',
    input: { type: 'endTurn' },
    sends: [endTurn],
    follows: [FORCED],
  },
  {
    it: 'L7.1: warns of an attack that is left',
    in: 'begunNear',
    input: { type: 'endTurn' },
    gives: { isEndUnconfirmed: true },
    isDone: false,
  },
  {
    it: 'L29.1: ends a turn at once after the scenario is won',
    in: 'decided',
    input: { type: 'endTurn' },
    sends: [endTurn],
    follows: [FORCED],
  },
  { it: 'cannot end a turn in a move', in: 'moving', input: { type: 'endTurn' }, isDone: false },
  {
    it: 'L20.1: loses the card of a pile',
    in: 'damage',
    draft: { losingFrom: 'hand', cards: ['fighter3'] },
    input: SEND_DRAFT,
    sends: [{ type: 'loseFromHand', card: 'fighter3' }],
    follows: [FORCED],
  },
  {
    it: 'L20.1: loses no card of a pile without a selection',
    in: 'damage',
    draft: { losingFrom: 'hand', path: ['b1'] },
    input: SEND_DRAFT,
    isDone: false,
  },
  {
    it: 'L8.3: loses the selected card',
    in: 'resting',
    draft: { cards: ['fighter2'] },
    input: SEND_DRAFT,
    sends: [{ type: 'lose', card: 'fighter2' }],
    follows: [FORCED],
  },
  {
    it: 'L6.1: selects two cards, then shows the next hero',
    in: 'select',
    draft: PAIR,
    input: SEND_DRAFT,
    sends: [SELECT],
    follows: [FORCED, { type: 'openTab', hero: null }],
  },
  { it: 'does not send one card', in: 'select', draft: { cards: ['sealingWax'] }, input: SEND_DRAFT, isDone: false },
  { it: 'sends the way', in: 'moving', draft: { path: ['b1'] }, input: SEND_DRAFT, follows: [walk(['b1'])] },
  {
    it: 'L9.1: does not send a way on whose end nobody can stop',
    in: 'jumping',
    draft: { path: ['b1'] },
    input: SEND_DRAFT,
    gives: { blockedBy: 'noEnd' },
  },
  { it: 'does not send an empty draft', in: 'moving', input: SEND_DRAFT, isDone: false },
];

const FOLLOWING: readonly Row[] = [
  { it: 'takes a step', in: 'moving', input: walk(['b1', 'c1']), sends: [step('b1')], follows: [walk(['c1'])] },
  {
    it: 'drops the way where a step is impossible, and answers a question on the way by itself',
    in: 'moving',
    input: walk(['c1']),
    follows: [FORCED],
  },
  { it: 'stops after the last step', in: 'moving', input: walk([]), sends: [STOP], follows: [FORCED] },
  { it: 'has nothing to stop', in: 'turn', input: walk([]), follows: [FORCED] },
  { it: 'L10.1: drops the way after a door has opened', in: 'opened', input: walk(['b1'], 0) },
  {
    it: 'L10.1: goes on after doors opened before',
    in: 'opened',
    input: walk(['b1'], 1),
    sends: [step('b1')],
    follows: [walk([], 1)],
  },
  {
    it: 'L21.2: declines an item',
    in: 'defend',
    draft: { skipped: NOW },
    input: FORCED,
    sends: [PROCEED],
    follows: [FORCED],
  },
  { it: 'L21.2: asks in another round', in: 'defend', draft: { skipped: { ...NOW, round: 2 } }, input: FORCED },
  { it: 'L21.2: asks another hero', in: 'defend', draft: { skipped: { ...NOW, hero: 'archer' } }, input: FORCED },
  { it: 'L36.8: performs a benefit', in: 'benefit', input: FORCED, sends: [PERFORM], follows: [FORCED] },
  {
    it: 'L20.1: suffers small damage',
    in: 'damage',
    wishes: { suffers: 2 },
    input: FORCED,
    sends: [SUFFER],
    follows: [FORCED],
  },
  { it: 'asks about damage', in: 'damage', input: FORCED },
  { it: 'L11.3: asks for the draw that begins an attack', in: 'firstDraw', input: FORCED },
  { it: 'L11.3: draws for the second target', in: 'laterDraw', input: FORCED, sends: [DRAW], follows: [FORCED] },
  { it: 'L21.2: asks if an item could change the attack on the second target', in: 'laterDrawItem', input: FORCED },
  { it: 'L7.2: attacks a single target', in: 'oneTarget', input: FORCED, sends: [PERFORM], follows: [FORCED] },
  { it: 'leaves a turn to the player', in: 'turn', input: FORCED },
];

const UNDO_DRAFT: Input = { type: 'undoDraft' };
const TAKING_BACK: readonly Row[] = [
  {
    it: 'L6.1: the card selected last',
    in: 'select',
    draft: PAIR,
    input: UNDO_DRAFT,
    gives: { cards: PAIR.cards.slice(0, 1) },
  },
  {
    it: 'L20.1: a card to lose, before the open pile',
    in: 'damage',
    draft: { losingFrom: 'discard', cards: ['fighter1'] },
    input: UNDO_DRAFT,
    gives: { cards: [] },
  },
  {
    it: 'L20.1: an open pile',
    in: 'damage',
    draft: { losingFrom: 'discard' },
    input: UNDO_DRAFT,
    gives: { losingFrom: null },
  },
  {
    it: 'L9.1: the whole way',
    in: 'moving',
    draft: { path: ['b1', 'c1'], blockedBy: 'noEnd' },
    input: UNDO_DRAFT,
    gives: { path: [], blockedBy: null },
  },
  {
    it: 'L13.2: an area',
    in: 'moving',
    draft: { area: { type: 'area', hexes: ['b1'] } as never, spot: 'b1' },
    input: UNDO_DRAFT,
    gives: { area: null, spot: null },
  },
  { it: 'nothing of an empty draft', in: 'select', draft: SEEN, input: UNDO_DRAFT, isDone: false },
];

const ROWS = [...DRAFTING, ...TAPS, ...AREAS, ...SENDING, ...FOLLOWING, ...TAKING_BACK];

/** The draft with the area of the play, because the reducer finds an area in the list of possible areas by identity. */
function draftIn(name: PlayName, draft: Partial<Draft> = {}): Draft {
  const { areas } = placesIn(PLAYS[name], null);
  const same = areas.find(({ hexes }) => String(hexes) === String(draft.area?.hexes));
  return Object.freeze({ ...EMPTY_DRAFT, ...draft, ...(same ? { area: same } : {}) });
}

describe('the reducer of the Long Table', () => {
  it.each(ROWS)('$input.type: $it', ({ in: name, draft, wishes, input, gives, sends, follows, isDone }) => {
    const before = draftIn(name, draft);
    const after = reduce(PLAYS[name], before, input, { ...ASK_ALL, ...wishes });
    expect(after).toStrictEqual({
      draft: { ...before, ...gives },
      commands: sends ?? [],
      followUps: follows ?? [],
      isDone: isDone ?? true,
    });
    expect(after.draft === before, 'the same draft').toBe(gives === undefined);
  });

  it('has a row for each input', () => {
    const types: Readonly<Record<Input['type'], true>> = {
      send: true,
      openTab: true,
      toggleCard: true,
      swapLeadingCard: true,
      tapHex: true,
      extendPath: true,
      restorePath: true,
      rotateArea: true,
      inspect: true,
      explain: true,
      openPile: true,
      showDeck: true,
      highlight: true,
      showHint: true,
      attackAll: true,
      skipItems: true,
      playHalf: true,
      endTurn: true,
      clearDraft: true,
      undoDraft: true,
      sendDraft: true,
      placeArea: true,
      tapSpot: true,
      hitArea: true,
      walk: true,
      playForced: true,
    };
    expect(new Set(ROWS.map(({ input }) => input.type))).toEqual(new Set(Object.keys(types)));
  });
});

describe('the draft after a command', () => {
  const full: Draft = { ...EMPTY_DRAFT, ...PAIR, ...ON_MAP, skipped: NOW, deck: true };
  const exhausted = (play: Play): Play => {
    const seats = play.state.seats.map((seat) => ({ ...seat, exhausted: seat.hero === 'ferrywoman' }));
    return { ...play, state: { ...play.state, seats } };
  };
  it.each<[string, Play, string, string | null]>([
    ['keeps the tab while cards are taken along', PLAYS.prepare, 'ferrywoman', 'ferrywoman'],
    ['keeps the tab while cards are selected', PLAYS.select, 'ferrywoman', 'ferrywoman'],
    ['closes the tab of an exhausted hero', exhausted(PLAYS.select), 'ferrywoman', null],
    ['closes the tab in a turn', PLAYS.turn, 'fighter', null],
  ])('%s', (_, play, hero, after) => {
    expect(draftAfter({ ...full, hero }, play)).toStrictEqual({ ...EMPTY_DRAFT, skipped: NOW, hero: after });
  });
});
