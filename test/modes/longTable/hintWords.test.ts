/** The words of each kind of hint at the Long Table, and what a hint marks and selects, with hints that the test makes up. */
import { beforeAll, expect, it } from 'vitest';
import type { Hint } from '../../../src/bots/longTable/advise';
import type { PlannedAct } from '../../../src/bots/longTable/plannedActs';
import type { Play } from '../../../src/flow/longTable/play';
import { openChapter } from '../../../src/i18n';
import { figureName } from '../../../src/i18n/longTable/naming';
import { openHints } from '../../../src/modes/longTable/hints';
import { newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';
import { typed } from '../../kit/texts';

beforeAll(async () => {
  await openLongTable();
  await openChapter('board');
});

const PLAY = newTable().play;
const [FOE] = PLAY.state.figures.flatMap((each) => (each.kind === 'monster' ? [each] : []));
const SELECT = { type: 'select', hero: 'bailiff', leading: 'inventoryOfGoods', second: 'standingOrder' } as const;
const INITIATIVE = PLAY.book.cards[SELECT.leading]?.initiative ?? 0;

/** Shows a hint in a play, and returns its words and what was asked of the interaction. @param cards what is selected before */
async function shown(hint: Partial<Hint>, play: Play = PLAY, cards: readonly string[] = []) {
  const asked: string[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void asked.push(
        [name, ...given.map((each) => (typeof each === 'object' ? JSON.stringify(each) : each))].join(' '),
      );
  const interaction = {
    play,
    draft: { cards },
    showHint: note('showHint'),
    openTab: note('openTab'),
    toggleCard: note('toggleCard'),
  };
  const words: string[] = [];
  const none = { at: [], opens: false, next: null, plan: [] };
  const full = { command: { type: 'begin' }, reason: { key: 'begin' }, ...none, ...hint };
  await openHints({
    advise: async () => full as Hint,
    isEnabled: () => true,
    interaction: () => interaction as never,
    shownPlay: () => play,
    showNotice: (each) => void words.push(typed(each ?? '')),
  })();
  return { words: words.at(-1) ?? '', asked };
}

const STEP = { type: 'step', to: 'b1' } as const;

it.each<[string, Partial<Hint>, RegExp]>([
  ['the end of a way', { command: STEP, at: ['b1', 'c1'] }, /^I would: Go to c1\. /],
  [
    'a door at the end of a way',
    { command: STEP, at: ['b1', 'c1'], opens: true },
    /^I would: Go to the door on c1 and open it\. /,
  ],
  ['a single step', { command: STEP }, /^I would: (?!Go to)/],
  ['another command at a hex', { command: { type: 'begin' }, at: ['b1'] }, /^I would: (?!Go to)/],
  ['deaths', { reason: { key: 'kills', figures: [FOE?.id ?? ''] } }, /\. This should kill: [^{}]+\.$/],
  ['damage', { reason: { key: 'hurts', hp: 3 } }, /\. It should cost them 3 HP\.$/],
  ['healing', { reason: { key: 'heals', hp: 2 } }, /\. It gives back 2 HP\.$/],
  ['any other reason', { reason: { key: 'closer' } }, /\. Go closer: the work is over there\.$/],
  ['no reason for a lead without a choice of cards', { reason: { key: 'leads' } }, /^I would: [^.]+\. ?$/],
])('names %s', async (_, hint, words) => {
  expect((await shown(hint)).words).toMatch(words);
});

it('names the half that follows, without what it does; a basic action by its label', async () => {
  const half = { type: 'play', card: 'theDeepEnd', half: 'bottom', basic: false } as const;
  expect((await shown({ next: half })).words).toContain(' Then “The Deep End”, bottom. ');
  const basic = (await shown({ next: { ...half, basic: true } })).words;
  expect(basic).toContain(' Then ');
  expect(basic).not.toContain('“The Deep End”, bottom');
});

it('says what two cards are for, with the halves that are planned, but only if something is planned', async () => {
  const act = (card: string, half: 'top' | 'bottom', aim: PlannedAct['aim'], basic = false): PlannedAct => ({
    play: { type: 'play', card, half, basic },
    aim,
  });
  const said = async (...plan: PlannedAct[]) =>
    (await shown({ command: SELECT, reason: { key: 'leads' }, plan }, facing([]))).words.split('will do.')[1];
  const hurts = act(SELECT.second, 'top', { key: 'hurts', figures: [FOE?.id ?? ''] });
  const away = act(SELECT.leading, 'bottom', { key: 'away' });
  const foe = typed(figureName(PLAY, FOE?.id ?? ''));
  expect(await said(hurts, away)).toBe(
    ` The plan as things stand: hit ${foe} (“Standing Order”, top), then get away from the enemies (“Inventory of Goods”, bottom).`,
  );
  expect(await said(act(SELECT.leading, 'bottom', { key: 'closer' }, true))).toBe(
    ' The plan as things stand: go closer (“Inventory of Goods” as Move 2).',
  );
  expect(await said()).toBe('');
});

/** The play with one type of monster on the map, whose undrawn cards have these initiatives; without any, there is no monster. */
function facing(initiatives: readonly number[]): Play {
  const { book, state } = PLAY;
  const figures = initiatives.length > 0 && FOE ? [FOE] : [];
  const deck = book.monsters[FOE?.monster ?? '']?.deck ?? '';
  const [sketch] = book.decks[deck] ?? [];
  const cards = initiatives.map((initiative, i) => ({ ...sketch, id: `drawn${i}`, initiative }));
  const piles = { draw: cards.map(({ id }) => id), discard: [], shown: null };
  return {
    ...PLAY,
    book: { ...book, decks: { ...book.decks, [deck]: cards } },
    state: { ...state, figures, decks: { ...state.decks, [deck]: piles } },
  } as unknown as Play;
}

const [FASTER, SLOWER] = [INITIATIVE - 1, INITIATIVE + 1];

it.each<[string, readonly number[], RegExp]>([
  ['there is no monster', [], /No monster is in sight yet: any initiative will do\.$/],
  ['no card is faster', [SLOWER, INITIATIVE], /No undrawn card of the monsters is faster than \d+\.$/],
  ['a single slower card is undrawn', [SLOWER], /No undrawn card/],
  [
    'less than half of the cards are faster',
    [FASTER, SLOWER, SLOWER],
    /An early turn: only 1 of the monsters’ 3 undrawn cards is/,
  ],
  ['half of the cards are faster', [FASTER, SLOWER], /A late turn, .*: 1 of their 2 undrawn cards is/],
  [
    'more than half of the cards are faster',
    [FASTER, FASTER, SLOWER],
    /A late turn, .*: 2 of their 3 undrawn cards are/,
  ],
  ['the only card is faster', [FASTER], /A late turn, .*: their only undrawn card is faster than \d+\.$/],
  ['all cards are faster', [FASTER, FASTER], /A late turn, .*: all 2 of their undrawn cards are faster than \d+\.$/],
])('L6.2: says of a leading card when it acts, if %s', async (_, initiatives, words) => {
  const hint: Partial<Hint> = { command: SELECT, reason: { key: 'leads' } };
  expect((await shown(hint, facing(initiatives))).words).toMatch(words);
});

it('marks the hexes of a command that selects no cards, and selects nothing', async () => {
  const { asked } = await shown({ command: STEP, at: ['b1', 'c1'] });
  expect(asked).toEqual([`showHint ${JSON.stringify(STEP)} ["b1","c1"]`]);
});

it('leaves the selection of the two cards to the reducer, which sends nothing for a hint', async () => {
  const { asked } = await shown({ command: SELECT, at: [] });
  expect(asked).toEqual([`showHint ${JSON.stringify(SELECT)} []`]);
});
