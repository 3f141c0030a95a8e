/** The one schema of the Long Table: our content passes, and each kind of mistake is named by file, field and reason. */
import { describe, expect, it } from 'vitest';
import { PRINTED, type WrittenContent } from '../../../src/content/longTable/printed';
import type { WrittenHero, WrittenScenario } from '../../../src/content/longTable/written';
import { misprints } from '../../../src/packs/longTable/contentCheck';

const told = (content: Partial<WrittenContent>): string[] =>
  misprints({ ...PRINTED, ...content }).map(({ file, field, detail }) => `${file} ${field}: ${detail}`);

type Kind = {
  [K in keyof WrittenContent]: WrittenContent[K] extends readonly { id: string }[] ? K : never;
}[keyof WrittenContent];

/** Without what a mistake in something else has nothing to do with: looking through all of it takes its time. */
const NONE: Partial<WrittenContent> = { scenarios: [], rooms: [], foes: [], events: [], graph: [], quests: [] };

/** Our content with one thing of it changed. */
function changed<K extends Kind>(
  kind: K,
  id: string,
  over: Partial<WrittenContent[K][number]>,
): Partial<WrittenContent> {
  const all: readonly { readonly id: string }[] = PRINTED[kind];
  return { [kind]: all.map((each) => (each.id === id ? { ...each, ...over } : each)) };
}

describe('our content', () => {
  it('is as it should be', () => {
    expect(misprints()).toEqual([]);
  });
});

describe('of a hero', () => {
  const [bailiff, sexton] = PRINTED.heroes;
  const cards = (change: (cards: WrittenHero['cards']) => WrittenHero['cards']) =>
    told({ ...NONE, ...changed('heroes', 'bailiff', { cards: change(bailiff?.cards ?? []) }) });
  const first = (over: Partial<WrittenHero['cards'][number]>) =>
    cards(([card, ...rest]) => (card ? [{ ...card, ...over }, ...rest] : rest));
  const FILE = 'src/content/longTable/heroes/bailiff.ts';

  it.each([
    [
      'a word that is none',
      { top: 'Attack 3, Lein' },
      `${FILE} cards.0.top: "Attack 3, Lein", character 11: "Lein" is no modifier`,
    ],
    ['an initiative beyond 99', { initiative: 100 }, `${FILE} cards.0.initiative: `],
    [
      'a second card of an initiative',
      { initiative: 34 },
      `${FILE} cards.1.initiative: a second card of initiative 34`,
    ],
    ['a second card of a name', { id: 'noticeToQuit' }, `${FILE} cards.1.id: a second card of this name`],
    ['a level too few in hand', { level: 2 }, `${FILE} hand: a hand of 10, and 9 cards of level 1`],
    ['a summon that is not there', { top: 'Summon ghost; ∞✕' }, `${FILE} cards.0.top: there is no summon "ghost"`],
  ])('%s', (_, over, expected) => {
    expect(first(over)).toContainEqual(expect.stringContaining(expected));
  });

  it('HP of a level that is missing', () => {
    expect(told(changed('heroes', 'bailiff', { hp: [12, 14] }))[0]).toMatch(`${FILE} hp: `);
  });

  it('a field that nobody knows', () => {
    const odd: object = { mood: 'sour' };
    expect(told(changed('heroes', 'bailiff', odd))[0]).toMatch(`${FILE} mood: `);
  });

  it('a perk that takes out what no deck has, and one that is none', () => {
    expect(told(changed('heroes', 'bailiff', { perks: ['Remove one +9'] }))).toEqual([
      `${FILE} perks.0: "+9" is no card of the standard deck`,
    ]);
    expect(told(changed('heroes', 'bailiff', { perks: ['Hide one +1'] }))[0]).toContain('"Hide one +1" is no perk');
  });

  it("a card by the name of another class's", () => {
    const [stolen] = sexton?.cards ?? [];
    expect(first({ id: stolen?.id ?? '' })).toEqual([
      'src/content/longTable/heroes/index.ts sexton.cards.breakGround: a card of another class has this name',
    ]);
  });
});

describe('of figures and things', () => {
  const shuffler = PRINTED.monsters[0];
  const cardsWith = (card: string) => [card, ...(shuffler?.cards.slice(1) ?? [])];

  it.each([
    [
      'a deck of seven',
      changed('monsters', 'shuffler', { cards: shuffler?.cards.slice(1) ?? [] }),
      'monsters.ts shuffler.cards: ',
    ],
    [
      'seven levels',
      changed('monsters', 'shuffler', { normal: 'HP 5 6 7 9 10 12 14 | move 2 | attack 2' }),
      '7 values; there are 8 levels, 0 to 7',
    ],
    [
      'two cards of an initiative',
      changed('monsters', 'shuffler', { cards: cardsWith('51 Move +0; Attack +0') }),
      'monsters.ts shuffler.cards.1: a second card of initiative 51',
    ],
    [
      'a card that lets out nobody known',
      changed('monsters', 'shuffler', { cards: cardsWith('33 Summon ghost') }),
      'monsters.ts shuffler.cards.0: there is no monster "ghost"',
    ],
    [
      'a boss that calls nobody known',
      changed('bosses', 'actuary', { specials: ['Call ghost below C at 1', 'Move +0'] }),
      'bosses.ts actuary.specials.0: there is no monster "ghost"',
    ],
    [
      "a card of the bosses' deck",
      { bossCards: ['9 Dance 1', ...PRINTED.bossCards.slice(1)] },
      'bosses.ts BOSS_CARDS.cards.0: ',
    ],
    [
      'an item in no slot',
      changed('items', 'paperweight', { slot: 'tail' }),
      'items.ts paperweight.slot: "tail", character 1: "tail" is no slot',
    ],
    ['an item at no price', changed('items', 'paperweight', { price: 0 }), 'items.ts paperweight.price: '],
    [
      'two items of a name',
      changed('items', 'paperweight', { id: 'evictionLead' }),
      'items.ts evictionLead.id: a second one of this name',
    ],
    [
      'a goal that cannot fail',
      changed('goals', 'bothHands', { needs: [{ counter: 'rounds' }] }),
      'battleGoals.ts bothHands.needs.0: nothing that could fail',
    ],
    [
      'a summon without HP',
      changed('summons', 'digger', { prints: 'move 2 | attack 2' }),
      'summons.ts digger.prints: ',
    ],
  ])('%s', (_, content, expected) => {
    expect(told({ ...NONE, heroes: [], ...content })).toContainEqual(expect.stringContaining(expected));
  });
});

describe('of a page', () => {
  const at = (id: string, over: Partial<WrittenScenario>) =>
    told({
      ...NONE,
      heroes: [],
      scenarios: PRINTED.scenarios.filter((page) => page.id === id).map((page) => ({ ...page, ...over })),
    }).map((each) => each.replace(`src/content/longTable/scenarios/${id}.ts `, ''));
  const { map = '' } = PRINTED.scenarios[0] ?? {};
  const legend = PRINTED.scenarios[0]?.legend ?? {};
  const first = (over: Partial<WrittenScenario>) => at('noticeOnTheDoor', over);

  it.each([
    ['a sign that means nothing', { map: map.replace('$', '?') }, 'map: "?" means nothing'],
    ['a mark that is not in the legend', { map: map.replace('K', 'Q') }, 'map: "Q" is not in the legend'],
    ['a mark that is not on the map', { map: map.replace('K', '.') }, 'legend.K: this mark is not on the map'],
    [
      'a door that joins one room',
      { map: map.replace('+', '#').replace('E.*', 'E.+') },
      'map: door D1 joins 1 rooms, not two',
    ],
    ['a room without a door', { map: map.replace('+', '#') }, 'map: no door leads to room 1'],
    ['too few start hexes', { map: map.replaceAll('@@', '..') }, 'map: 2 start hexes; four heroes need 4'],
    ['start hexes in two rooms', { map: map.replace('I', '@') }, 'map: start hexes in 2 rooms'],
    [
      'what nobody can come to',
      { map: map.replace('E.*', 'Eo*').replace('o.C.', 'o.oo') },
      'map: nobody can come to e12, where something is',
    ],
    ['more rows than letters', { map: `${map.trimEnd()}\n${'.\n'.repeat(30)}` }, 'more rows than there are letters'],
    ['a monster that is not there', { legend: { ...legend, A: 'ghost nee' } }, 'legend.A: there is no monster "ghost"'],
    [
      'a pattern that is none',
      { legend: { ...legend, A: 'shuffler nexe' } },
      'legend.A: "shuffler nexe", character 12: "x" is no rank',
    ],
    ['nobody, whoever plays', { legend: { ...legend, A: 'inkwight ---' } }, 'legend.A: nobody, whoever plays'],
    ['a boss among monsters', { legend: { ...legend, A: 'inkwight bbb' } }, 'legend.A: inkwight is no boss'],
    [
      'a boss that is elite',
      { legend: { ...legend, A: 'liquidator eee' } },
      'legend.A: liquidator is neither normal nor elite',
    ],
    [
      'a boss that calls to marks that are not there',
      { legend: { ...legend, A: 'liquidator bbb' } },
      'legend.A: there is no mark 1 on the map',
    ],
    ['a treasure without a place', { map: map.replace('*', '.') }, 'treasure: no * on the map'],
    ['a place without a treasure', { treasure: '' }, 'treasure: "", character 1: "" is no treasure'],
    ['two treasures', { map: map.replace('$', '*') }, 'map: 2 treasures *; there is one at most'],
    ['an item that is not there', { treasure: 'item spoon' }, 'treasure: there is no item "spoon"'],
    ['a goal that is none', { goal: 'dance' }, 'goal: "dance", character 1: "dance" is no goal'],
    ['a goal on a mark that is not there', { goal: 'exit 7' }, 'goal: there is no mark 7 on the map'],
    ['more treasures than there are', { goal: 'lootAny 2 7' }, 'goal: 2 of 1 treasures'],
    ['an escort goal without an escort', { goal: 'escort 7 atLeast 1' }, 'goal: nobody to be escorted'],
    ['a rule on a mark that is not there', { rules: ['on endTurn 9: fail'] }, 'rules.0: there is no mark 9 on the map'],
    ['a rule on a treasure that is not there', { rules: ['on looted 9: fail'] }, 'rules.0: no treasure on 9'],
    ['a rule about a door that is not there', { rules: ['on opened D3: fail'] }, 'rules.0: there is no door D3'],
    ['a rule of rounds that are over', { rules: ['on round 9 every 1 to 3: fail'] }, 'rules.0: rounds 9 to 3'],
    ['a rule about nobody known', { rules: ['on dies ghost: fail'] }, 'rules.0: there is no monster "ghost"'],
    ['a spawn of nobody known', { rules: ['on round 1: spawn ghost nnn 1'] }, 'rules.0: there is no monster "ghost"'],
    ['a spawn of nobody', { rules: ['on round 1: spawn shuffler --- 1'] }, 'rules.0: nobody, whoever plays'],
    ['a flood of no room', { rules: ['on round 1: flood 5'] }, 'rules.0: there is no room 5'],
    ['a locked door that stays so', { locked: [1] }, 'locked.0: nothing unlocks door D1'],
    ['a number beyond the book', { number: 100 }, 'number: '],
    [
      'an escort that goes nowhere',
      { escorts: [{ id: 'cat', mark: 'A', hp: '3', move: 2, goesTo: '7', initiative: 99, immune: 'none' }] },
      'escorts.0.goesTo: there is no mark 7 on the map',
    ],
    [
      'an escort from nowhere',
      { escorts: [{ id: 'cat', mark: '7', hp: '3', move: 2, initiative: 99, immune: 'none' }] },
      'escorts.0: "7", character 1: no such mark on the map',
    ],
    [
      'boxes on marks that are not there',
      { destructibles: { id: 'box', marks: ['7'], hp: '3' } },
      'destructibles.marks: there is no mark 7',
    ],
  ] as [string, Partial<WrittenScenario>, string][])('%s', (_, over, expected) => {
    expect(first(over)).toContainEqual(expect.stringContaining(expected));
  });
});

describe('of a campaign', () => {
  it.each([
    [
      'a condition that is none',
      changed('events', 'C01', { A: ['Maybe: nothing', 'x'] }),
      'campaign/events.ts C01.A: "Maybe: nothing", character 1: "Maybe" is no condition',
    ],
    ['an effect that is none', changed('events', 'C01', { A: ['always: sing 3', 'x'] }), '"sing" is no effect'],
    [
      'a card that goes nowhere',
      changed('events', 'C01', { A: ['always: nothing', 'q'] }),
      '"q" is no place of a card',
    ],
    [
      'a class that is not there',
      changed('events', 'C01', { A: ['baker: nothing', 'x'] }),
      'C01.A: there is no class "baker"',
    ],
    [
      'an item that is not there',
      changed('events', 'C01', { B: ['always: item spoon', 'x'] }),
      'C01.B: there is no item "spoon"',
    ],
    [
      'an achievement that is not there',
      changed('events', 'C01', { B: ['always: party Cake', 'x'] }),
      'C01.B: there is no achievement "Cake"',
    ],
    [
      'a monster that cannot join',
      changed('events', 'C01', { B: ['always: next: ghost joins the first room (normal)', 'x'] }),
      'C01.B: there is no monster "ghost"',
    ],
    [
      'a taken item that nobody gave',
      changed('events', 'C01', { B: ['always: nothing / if taken: nothing', 'x'] }),
      'nothing before it gives an item',
    ],
    [
      'a need that nothing fulfils',
      changed('graph', 'escrow', { needs: 'Cake' }),
      'campaign/graph.ts escrow.needs: there is no achievement "Cake"',
    ],
    [
      'a way to nowhere',
      changed('graph', 'escrow', { unlocks: ['paidIn', 'theLongTable', 'heaven'] }),
      'escrow.unlocks: there is no scenario "heaven"',
    ],
    [
      'a scenario that nothing unlocks',
      changed('graph', 'escrow', { unlocks: ['paidIn'] }),
      'theLongTable.id: nothing unlocks it',
    ],
    [
      'an event that is not there',
      changed('graph', 'escrow', { rewards: 'event C99' }),
      'escrow.rewards: there is no event "C99"',
    ],
    [
      'a quest against nobody',
      changed('quests', 'properBurial', { steps: [{ count: 'kills', monsters: ['ghost'], atLeast: 1 }] }),
      'campaign/quests.ts properBurial.steps.0: there is no monster "ghost"',
    ],
    [
      'a quest for nowhere',
      changed('quests', 'oldFlame', { steps: [{ count: 'wins', scenarios: ['heaven'], atLeast: 1 }] }),
      'oldFlame.steps.0: there is no scenario "heaven"',
    ],
    [
      'a penalty that is none',
      changed('rooms', 'loft', { minor: 'it rains' }),
      'dungeon/rooms.ts loft.minor: "it rains", character 1: "it rains" is no penalty',
    ],
    ['a room without an exit', changed('rooms', 'loft', { map: 'eABCDEFGHIJKL' }), '0 hexes "x"; one is needed'],
    ['a room in two pieces', changed('rooms', 'loft', { map: 'eABCDEF GHIJKLx' }), 'loft.map: 2 rooms; a card is one'],
    ['a spot that is none', changed('foes', 'damp', { prints: 'Q shuffler nnn' }), 'a spot, A to L, and what is on it'],
    [
      'a spot twice',
      changed('foes', 'damp', { prints: 'A shuffler nnn, A t' }),
      'dungeon/foes.ts damp.prints: a spot twice',
    ],
    [
      'nobody known on a spot',
      changed('foes', 'damp', { prints: 'A ghost nnn' }),
      'damp.prints: there is no monster "ghost"',
    ],
  ])('%s', (_, content, expected) => {
    expect(told(content)).toContainEqual(expect.stringContaining(expected));
  });
});
