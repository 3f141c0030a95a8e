// @vitest-environment jsdom
/** Tests the heroes beside the map, as tabs and boards, and the hand as a row of cards. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { Fan, fanOf, isOnCard, OpenCard } from '../../../src/panels/longTable/hud/Fan';
import { HeroBoards, HeroTabs } from '../../../src/panels/longTable/hud/Party';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { newTable } from '../../kit/longTableTable';
import { neverResized, paper } from '../kit';
import { NAMED_PICTURES } from './pictures';
import { UNTOLD } from './told';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));
beforeAll(neverResized);
// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {};

const table = newTable();
table.send({ type: 'begin' });
const { play } = table;
const [first, second] = play.state.seats;
if (!first || !second) throw new Error('two heroes are needed');
const [one = '', two = '', three = ''] = first.hand;
const having = (parts: object): Interaction =>
  Object.create(table, Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, { value }])));
const withSeat = (seat: object, state: object = {}): Play =>
  ({ ...play, state: { ...play.state, ...state, seats: [{ ...first, ...seat }, second] } }) as Play;

async function drawn(panel: preact.JSX.Element) {
  const root = paper();
  await act(() => render(panel, root));
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return { root, all, texts: (selector: string) => all(selector).map(({ textContent }) => textContent?.trim()) };
}

const parts = (at: Play, interaction = table, box = { x: 0, y: 0, width: 400, height: 900 }) => ({
  pictures: NAMED_PICTURES as never,
  interaction: Object.create(interaction, { play: { value: at } }) as Interaction,
  play: at,
  moving: false,
  animatedEvent: UNTOLD,
  box,
});
const tabs = (at: Play, box?: { x: number; y: number; width: number; height: number }) =>
  drawn(<HeroTabs {...parts(at, table, box)} />);
const boards = (at: Play, height = 900) =>
  drawn(<HeroBoards {...parts(at, table, { x: 0, y: 0, width: 400, height })} />);

describe('the tabs of the heroes', () => {
  it.each([
    [149, 'narrow'],
    [150, 'snug'],
    [169, 'snug'],
    [170, ''],
  ])('with %s px for each are %s', async (each, look) => {
    const { all } = await tabs(play, { x: 0, y: 0, width: 2 * each, height: 40 });
    expect(all('.tabs')[0]?.className.trim()).toBe(`tabs ${look}`.trim());
  });

  it.each([
    ['no plan', { plan: null }, '?', 'board.choosing'],
    ['a long rest', { plan: { plan: 'longRest' } }, '', 'board.longRest'],
  ])('while cards are selected: %s', async (_, seat, means, words) => {
    const { texts } = await tabs(withSeat(seat));
    expect([texts('.tab .means')[0], texts('.tab small')[0]]).toEqual([means, words]);
  });

  it('a plan shows the initiative of the leading card', async () => {
    const initiative = play.book.cards[one]?.initiative;
    const { texts } = await tabs(withSeat({ plan: { plan: 'cards', leading: one, second: two } }));
    expect([texts('.tab .means')[0], texts('.tab small')[0]]).toEqual([
      String(initiative),
      `board.planned(initiative=${initiative})`,
    ]);
  });

  it('show no plans at other times, and that a hero is exhausted', async () => {
    const calm = await tabs(withSeat({ plan: null }, { question: null }));
    expect([calm.all('.means'), calm.all('.tab small')]).toEqual([[], []]);
    const { all, texts } = await tabs(withSeat({ exhausted: true }));
    expect([(all('.tab')[0] as HTMLButtonElement).disabled, texts('.tab small')[0]]).toEqual([true, 'board.exhausted']);
    expect(all('.tab small')[0]?.className).toBe('');
    expect(all('.tab')[0]?.querySelector('.means')).toBeNull();
    expect((all('.tab')[1] as HTMLButtonElement).disabled).toBe(false);
  });

  it('count the cards of the hand and the discard pile, and have no figures without a figure on the map', async () => {
    const { all } = await tabs(withSeat({ discard: ['x', 'y'] }));
    expect(all('.tab')[0]?.title).toBe(`board.hand ${first.hand.length}, board.discard 2`);
    expect(all('.tab .figures')).toHaveLength(2);
    expect((await tabs(withSeat({}, { figures: [] }))).all('.tab .figures')).toEqual([]);
  });
});

describe('the boards of the heroes', () => {
  it.each([
    [624, [false, false]],
    [623, [false, true]],
    [520, [false, true]],
    [519, [true, true]],
  ])('in %s px of height are folded: %j', async (height, folded) => {
    table.openTab(first.hero);
    const { all } = await boards(play, height);
    expect(all('.board').map((each) => each.classList.contains('folded'))).toEqual(folded);
  });

  it('show level, piles, conditions, active cards and items only if they are open', async () => {
    const items = [
      { item: 'a', state: 'ready' },
      { item: 'b', state: 'spent' },
    ];
    const figures = play.state.figures.map((each) => ({ ...each, tokens: [{ token: 'muddle' }] }));
    const order = [{ place: 'hero', hero: first.hero, initiative: 33 }];
    const at = withSeat({ items, active: [{ card: three }], lost: ['x'] }, { figures, order });
    const open = await boards(at);
    const board = open.all('.board')[0];
    const inBoard = (selector: string) =>
      [...(board?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim());
    expect(inBoard('.piles b')).toEqual([String(first.hand.length), '0', '1', '33']);
    expect([inBoard('.conditions small').length, inBoard('.items .item').length]).toEqual([1, 2]);
    expect(inBoard('.items .said')[1]).toMatch(/^\(.*\)$/);
    expect(inBoard('.items .said')[0]).not.toMatch(/^\(/);
    expect(inBoard('small').some((each) => each?.startsWith('board.active('))).toBe(true);
    expect(inBoard('.head small')[0]).toMatch(/^board\.level\(level=\d\)$/);
    const folded = (await boards(at, 300)).all('.board.folded')[0];
    expect([folded?.querySelector('.piles'), folded?.querySelector('.items')]).toEqual([null, null]);
    expect(folded?.textContent).toContain(`board.hand ${first.hand.length}, board.discard 0`);
  });

  it('without conditions, items and a turn these are left out, and without a figure the hero is exhausted', async () => {
    const { all, texts } = await boards(withSeat({ items: [], active: [] }, { order: [] }));
    expect([all('.conditions'), all('.items')]).toEqual([[], []]);
    expect(texts('.board:first-child .piles b')[3]).toBe('–');
    const gone = await boards(withSeat({}, { figures: [] }));
    expect(gone.texts('.board:first-child .hp')[0]).toBe('board.exhausted');
    const folded = await boards(withSeat({ exhausted: true }), 100);
    expect(folded.texts('.board:first-child small')).toEqual([]);
    expect(folded.texts('.board:last-child small')).toHaveLength(2);
  });
});

const selecting = { options: [], draft: { ...table.draft, cards: [], losingFrom: null }, hero: first.hero };

describe('the cards of the hand', () => {
  const ids = (at: Play, parts: object = {}) => fanOf(at, { ...selecting, ...parts } as never);
  const sorted = (all: readonly string[]) =>
    [...all].sort((a, b) => (play.book.cards[a]?.initiative ?? 0) - (play.book.cards[b]?.initiative ?? 0));
  const asking = (ask: string) => ({ question: { ask } });

  it('lie in the order of their initiative, also those that are planned', () => {
    expect(ids(play)).toEqual(sorted(first.hand));
    const planned = withSeat({ hand: [three], plan: { plan: 'cards', leading: one, second: two } });
    expect(ids(planned)).toEqual(sorted([one, two, three]));
    expect(ids(withSeat({ hand: [three], plan: { plan: 'longRest' } }))).toEqual([three]);
  });

  it('are hidden if no card can be selected', () => {
    expect(ids(play, { hero: null })).toEqual([]);
    expect(ids(withSeat({}, asking('move')))).toEqual([]);
  });

  it.each(['longRest', 'cards'])('are those that can be lost or recovered when asked for %s', (ask) => {
    const options = [
      { type: 'lose', card: two },
      { type: 'recover', card: one },
      { type: 'other', card: three },
    ];
    expect(ids(withSeat({}, asking(ask)), { options })).toEqual(sorted([one, two]));
  });

  it('are those of the pile that pays for damage', () => {
    const options = [{ type: 'loseFromHand', card: two }];
    expect(ids(play, { options, draft: { ...selecting.draft, losingFrom: 'hand' } })).toEqual([two]);
  });

  it('a tap on a card loses or recovers it', () => {
    expect(['lose', 'recover', 'play'].map((type) => isOnCard({ type } as never))).toEqual([true, true, false]);
  });

  const flags = async (parts: object, at = play) => {
    const { texts } = await drawn(
      <Fan pictures={NAMED_PICTURES as never} interaction={having({ ...selecting, ...parts })} play={at} />,
    );
    return texts('.flag');
  };

  it('selected cards say which leads, which is lost and which comes back', async () => {
    const draft = (cards: string[], more: object = {}) => ({ draft: { ...selecting.draft, cards, ...more } });
    const [low = '', high = ''] = sorted([one, two]);
    expect(await flags(draft([low, high]))).toEqual(['board.leads', 'board.second']);
    expect(await flags(draft([high, low]))).toEqual(['board.second', 'board.leads']);
    const at = withSeat({}, asking('cards'));
    expect(await flags({ ...draft([one]), options: [{ type: 'lose', card: one }] }, at)).toEqual(['board.isLost']);
    expect(await flags({ ...draft([one]), options: [{ type: 'recover', card: one }] }, at)).toEqual(['board.isBack']);
    const paying = { ...draft([one], { losingFrom: 'hand' }), options: [{ type: 'loseFromHand', card: one }] };
    expect(await flags(paying)).toEqual(['board.isLost']);
  });

  it('L20.1: a card in play says that its effect ends with it, and no other card does', async () => {
    const at = withSeat({ hand: [], active: [{ card: two, half: 'bottom', pile: 'discard' }] }, asking('damage'));
    const options = [{ type: 'loseFromDiscard', cards: [one, two] }];
    const draft = { ...selecting.draft, losingFrom: 'discard' };
    const { all } = await drawn(
      <Fan pictures={NAMED_PICTURES as never} interaction={having({ ...selecting, options, draft })} play={at} />,
    );
    const ends = all('.ends').map((each) => [each.closest<HTMLElement>('.card')?.dataset['card'], each.textContent]);
    expect(ends).toEqual([[two, 'board.give.ends']]);
  });

  it('planned cards are shown as selected until others are', async () => {
    const at = withSeat({ plan: { plan: 'cards', leading: one, second: two } });
    expect((await flags({}, at)).length).toBe(2);
    expect(await flags({ draft: { ...selecting.draft, cards: [three] } }, at)).toEqual(['board.leads']);
  });

  it('with slots, a selected card leaves a gap, and free slots say what goes there', async () => {
    const draft = { ...selecting.draft, cards: [one] };
    const { all, texts } = await drawn(
      <Fan pictures={NAMED_PICTURES as never} interaction={having({ ...selecting, draft })} play={play} slots whole />,
    );
    expect([all('.fan.spread').length, all('.gap').length, all('.slot.leads').length]).toEqual([1, 1, 1]);
    expect(texts('.slot.empty')).toEqual(['board.second']);
    const none = await drawn(
      <Fan pictures={NAMED_PICTURES as never} interaction={having(selecting)} play={play} slots />,
    );
    expect([none.texts('.slot.empty'), none.all('.gap'), none.all('.spread')]).toEqual([
      ['board.leads', 'board.second'],
      [],
      [],
    ]);
  });

  it('a card tells when the pointer or the focus is on it, and a click selects it', async () => {
    const pointed: unknown[] = [];
    const toggled: unknown[] = [];
    const interaction = having({ ...selecting, toggleCard: (card: string) => toggled.push(card) });
    const { all } = await drawn(
      <Fan
        pictures={NAMED_PICTURES as never}
        interaction={interaction}
        play={play}
        onPoint={(card) => pointed.push(card)}
      />,
    );
    const card = all(`[data-card=${one}]`)[0];
    for (const type of ['pointerenter', 'pointerleave', 'focus', 'blur']) card?.dispatchEvent(new Event(type));
    expect(pointed).toEqual([one, null, one, null]);
    card?.click();
    expect(toggled).toEqual([one]);
  });

  it('one card is shown in full: the wanted one if it is in the hand, otherwise the first', async () => {
    const shown = async (card: string | null, at = play) =>
      (
        await drawn(
          <OpenCard
            pictures={NAMED_PICTURES as never}
            interaction={having(selecting)}
            play={at}
            card={card as never}
          />,
        )
      ).texts('h3 b');
    const initiative = (id: string | undefined) => [String(play.book.cards[id ?? '']?.initiative)];
    expect(await shown(three)).toEqual(initiative(three));
    expect(await shown(null)).toEqual(initiative(sorted(first.hand)[0]));
    expect(await shown('elsewhere')).toEqual(initiative(sorted(first.hand)[0]));
    expect(await shown(null, withSeat({ hand: [] }))).toEqual([]);
  });
});
