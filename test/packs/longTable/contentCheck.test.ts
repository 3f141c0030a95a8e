/** Tests that the content check accepts the built-in content, and reports each kind of mistake with file, field and reason. */
import { describe, expect, it } from 'vitest';
import { PRINTED, type WrittenContent } from '../../../src/content/longTable/printed';
import type { WrittenHero, WrittenScenario } from '../../../src/content/longTable/written';
import { misprints } from '../../../src/packs/longTable/contentCheck';

const messagesFor = (content: Partial<WrittenContent>): string[] =>
  misprints({ ...PRINTED, ...content }).map(({ file, field, detail }) => `${file} ${field}: ${detail}`);

type Kind = {
  [K in keyof WrittenContent]: WrittenContent[K] extends readonly { id: string }[] ? K : never;
}[keyof WrittenContent];

/** Content to leave out in tests of other content, because checking all of it takes long. */
const NONE: Partial<WrittenContent> = { scenarios: [], rooms: [], foes: [], events: [], graph: [], quests: [] };

/** Returns the built-in content of a kind with one entry changed. */
function changed<K extends Kind>(
  kind: K,
  id: string,
  over: Partial<WrittenContent[K][number]>,
): Partial<WrittenContent> {
  const all: readonly { readonly id: string }[] = PRINTED[kind];
  return { [kind]: all.map((each) => (each.id === id ? { ...each, ...over } : each)) };
}

describe('the built-in content', () => {
  it('has no mistakes', () => {
    expect(misprints()).toEqual([]);
  });
});

describe('the check of a hero', () => {
  const [bailiff, sexton] = PRINTED.heroes;
  const cards = (change: (cards: WrittenHero['cards']) => WrittenHero['cards']) =>
    messagesFor({ ...NONE, ...changed('heroes', 'bailiff', { cards: change(bailiff?.cards ?? []) }) });
  const first = (over: Partial<WrittenHero['cards'][number]>) =>
    cards(([card, ...rest]) => (card ? [{ ...card, ...over }, ...rest] : rest));
  const FILE = 'src/content/longTable/heroes/bailiff.ts';

  it.each([
    [
      'an unknown word',
      { top: 'Attack 3, Lein' },
      `${FILE} cards.0.top: "Attack 3, Lein", character 11: "Lein" is no modifier`,
    ],
    ['an initiative above 99', { initiative: 100 }, `${FILE} cards.0.initiative: `],
    [
      'two cards with the same initiative',
      { initiative: 34 },
      `${FILE} cards.1.initiative: a second card of initiative 34`,
    ],
    ['two cards with the same id', { id: 'noticeToQuit' }, `${FILE} cards.1.id: a second card of this name`],
    ['too few cards of level 1', { level: 2 }, `${FILE} hand: a hand of 10, and 9 cards of level 1`],
    ['an unknown summon', { top: 'Summon ghost; ∞✕' }, `${FILE} cards.0.top: there is no summon "ghost"`],
  ])('reports %s', (_, over, expected) => {
    expect(first(over)).toContainEqual(expect.stringContaining(expected));
  });

  it('reports missing HP values', () => {
    expect(messagesFor(changed('heroes', 'bailiff', { hp: [12, 14] }))[0]).toMatch(`${FILE} hp: `);
  });

  it('reports an unknown field', () => {
    const odd: object = { mood: 'sour' };
    expect(messagesFor(changed('heroes', 'bailiff', odd))[0]).toMatch(`${FILE} mood: `);
  });

  it('reports a perk that removes an unknown card, and an unknown perk', () => {
    expect(messagesFor(changed('heroes', 'bailiff', { perks: ['Remove one +9'] }))).toEqual([
      `${FILE} perks.0: "+9" is no card of the standard deck`,
    ]);
    expect(messagesFor(changed('heroes', 'bailiff', { perks: ['Hide one +1'] }))[0]).toContain(
      '"Hide one +1" is no perk',
    );
  });

  it('reports a card with the id of a card of another class', () => {
    const [stolen] = sexton?.cards ?? [];
    expect(first({ id: stolen?.id ?? '' })).toEqual([
      'src/content/longTable/heroes/index.ts sexton.cards.breakGround: a card of another class has this name',
    ]);
  });
});

describe('the check of monsters, items, goals and summons', () => {
  const shuffler = PRINTED.monsters[0];
  const cardsWith = (card: string) => [card, ...(shuffler?.cards.slice(1) ?? [])];

  it.each([
    [
      'a deck of seven cards',
      changed('monsters', 'shuffler', { cards: shuffler?.cards.slice(1) ?? [] }),
      'monsters.ts shuffler.cards: ',
    ],
    [
      'values for seven levels',
      changed('monsters', 'shuffler', { normal: 'HP 5 6 7 9 10 12 14 | move 2 | attack 2' }),
      '7 values; there are 8 levels, 0 to 7',
    ],
    [
      'two cards with the same initiative',
      changed('monsters', 'shuffler', { cards: cardsWith('51 Move +0; Attack +0') }),
      'monsters.ts shuffler.cards.1: a second card of initiative 51',
    ],
    [
      'a card that summons an unknown monster',
      changed('monsters', 'shuffler', { cards: cardsWith('33 Summon ghost') }),
      'monsters.ts shuffler.cards.0: there is no monster "ghost"',
    ],
    [
      'a boss that calls an unknown monster',
      changed('bosses', 'actuary', { specials: ['Call ghost below C at 1', 'Move +0'] }),
      'bosses.ts actuary.specials.0: there is no monster "ghost"',
    ],
    [
      'a misprinted card in the deck of the bosses',
      { bossCards: ['9 Dance 1', ...PRINTED.bossCards.slice(1)] },
      'bosses.ts BOSS_CARDS.cards.0: ',
    ],
    [
      'an item with an unknown slot',
      changed('items', 'paperweight', { slot: 'tail' }),
      'items.ts paperweight.slot: "tail", character 1: "tail" is no slot',
    ],
    ['an item without a price', changed('items', 'paperweight', { price: 0 }), 'items.ts paperweight.price: '],
    [
      'two items with the same id',
      changed('items', 'paperweight', { id: 'evictionLead' }),
      'items.ts evictionLead.id: a second one of this name',
    ],
    [
      'a battle goal that cannot fail',
      changed('goals', 'bothHands', { needs: [{ counter: 'rounds' }] }),
      'battleGoals.ts bothHands.needs.0: a need without a bound',
    ],
    [
      'a summon without HP',
      changed('summons', 'digger', { prints: 'move 2 | attack 2' }),
      'summons.ts digger.prints: ',
    ],
  ])('reports %s', (_, content, expected) => {
    expect(messagesFor({ ...NONE, heroes: [], ...content })).toContainEqual(expect.stringContaining(expected));
  });
});

describe('the check of a scenario', () => {
  const at = (id: string, over: Partial<WrittenScenario>) =>
    messagesFor({
      ...NONE,
      heroes: [],
      scenarios: PRINTED.scenarios.filter((page) => page.id === id).map((page) => ({ ...page, ...over })),
    }).map((each) => each.replace(`src/content/longTable/scenarios/${id}.ts `, ''));
  const { map = '' } = PRINTED.scenarios[0] ?? {};
  const legend = PRINTED.scenarios[0]?.legend ?? {};
  const first = (over: Partial<WrittenScenario>) => at('noticeOnTheDoor', over);

  it('takes a goal in the last round that the largest hand reaches by long rests', () => {
    const largest = Math.max(...PRINTED.heroes.map(({ hand }) => hand));
    let last = 0;
    for (let cards = largest; cards >= 2; cards -= 1) last += Math.floor(cards / 2) + 1;
    expect([last, first({ goal: `survive ${last}` })]).toEqual([40, []]);
  });

  it.each([
    ['an unknown sign on the map', { map: map.replace('$', '?') }, 'map: "?" means nothing'],
    ['a mark that is not in the legend', { map: map.replace('K', 'Q') }, 'map: "Q" is not in the legend'],
    ['a mark that is not on the map', { map: map.replace('K', '.') }, 'legend.K: this mark is not on the map'],
    [
      'a door that leads to only one room',
      { map: map.replace('+', '#').replace('E.*', 'E.+') },
      'map: door D1 joins 1 rooms, not two',
    ],
    ['a room without a door', { map: map.replace('+', '#') }, 'map: no door leads to room 1'],
    ['too few start hexes', { map: map.replaceAll('@@', '..') }, 'map: 2 start hexes; four heroes need 4'],
    ['start hexes in two rooms', { map: map.replace('I', '@') }, 'map: start hexes in 2 rooms'],
    [
      'a thing on an unreachable hex',
      { map: map.replace('E.*', 'Eo*').replace('o.C.', 'o.oo') },
      'map: nobody can come to e12, where something is',
    ],
    ['more rows than letters', { map: `${map.trimEnd()}\n${'.\n'.repeat(30)}` }, 'more rows than there are letters'],
    ['an unknown monster', { legend: { ...legend, A: 'ghost nee' } }, 'legend.A: there is no monster "ghost"'],
    [
      'a misprinted entry of the legend',
      { legend: { ...legend, A: 'shuffler nexe' } },
      'legend.A: "shuffler nexe", character 12: "x" is no rank',
    ],
    [
      'a monster that appears for no number of heroes',
      { legend: { ...legend, A: 'inkwight ---' } },
      'legend.A: no monster for any party size',
    ],
    [
      'a monster with the rank of a boss',
      { legend: { ...legend, A: 'inkwight bbb' } },
      'legend.A: inkwight is no boss',
    ],
    [
      'a monster with the rank of a boss for some parties',
      { legend: { ...legend, A: 'inkwight nbe' } },
      'legend.A: inkwight is no boss',
    ],
    [
      'a rule that brings a monster with the rank of a boss',
      { rules: ['on round 2: spawn inkwight nbe 1'] },
      'rules.0: inkwight is no boss',
    ],
    [
      'an elite boss',
      { legend: { ...legend, A: 'liquidator eee' } },
      'legend.A: liquidator is neither normal nor elite',
    ],
    [
      'a boss that calls monsters to unknown marks',
      { legend: { ...legend, A: 'liquidator bbb' } },
      'legend.A: there is no mark 1 on the map',
    ],
    ['a treasure without a hex', { map: map.replace('*', '.') }, 'treasure: no * on the map'],
    ['a treasure hex without a treasure', { treasure: '' }, 'treasure: "", character 1: "" is no treasure'],
    ['two treasure hexes', { map: map.replace('$', '*') }, 'map: 2 treasures *; there is one at most'],
    ['an unknown item', { treasure: 'item spoon' }, 'treasure: there is no item "spoon"'],
    ['an unknown goal', { goal: 'dance' }, 'goal: "dance", character 1: "dance" is no goal'],
    ['a goal on an unknown mark', { goal: 'exit 7' }, 'goal: there is no mark 7 on the map'],
    ['a goal with more treasures than there are', { goal: 'lootAny 2 7' }, 'goal: 2 of 1 treasures'],
    [
      'a goal in a round that no hand of cards reaches',
      { goal: 'survive 90' },
      'goal: round 90; rounds count from 1, and no hand of cards lasts beyond round 40',
    ],
    [
      'a goal before the first round',
      { goal: 'survive 0' },
      'goal: round 0; rounds count from 1, and no hand of cards lasts beyond round 40',
    ],
    ['an escort goal without an escort', { goal: 'escort 7 atLeast 1' }, 'goal: nobody to be escorted'],
    ['a rule on an unknown mark', { rules: ['on endTurn 9: fail'] }, 'rules.0: there is no mark 9 on the map'],
    ['a rule on an unknown treasure', { rules: ['on looted 9: fail'] }, 'rules.0: no treasure on 9'],
    ['a rule on an unknown door', { rules: ['on opened D3: fail'] }, 'rules.0: there is no door D3'],
    [
      'a rule with a last round before its first',
      { rules: ['on round 9 every 1 to 3: fail'] },
      'rules.0: rounds 9 to 3',
    ],
    ['a rule on an unknown monster', { rules: ['on dies ghost: fail'] }, 'rules.0: there is no monster "ghost"'],
    [
      'a spawn of an unknown monster',
      { rules: ['on round 1: spawn ghost nnn 1'] },
      'rules.0: there is no monster "ghost"',
    ],
    [
      'a spawn for no number of heroes',
      { rules: ['on round 1: spawn shuffler --- 1'] },
      'rules.0: no monster for any party size',
    ],
    ['a flood in an unknown room', { rules: ['on round 1: flood 5'] }, 'rules.0: there is no room 5'],
    ['a locked door that nothing unlocks', { locked: [1] }, 'locked.0: nothing unlocks door D1'],
    ['a number that is too high', { number: 100 }, 'number: '],
    [
      'an escort with an unknown destination',
      { escorts: [{ id: 'cat', mark: 'A', hp: '3', move: 2, goesTo: '7', initiative: 99, immune: 'none' }] },
      'escorts.0.goesTo: there is no mark 7 on the map',
    ],
    [
      'an escort on an unknown mark',
      { escorts: [{ id: 'cat', mark: '7', hp: '3', move: 2, initiative: 99, immune: 'none' }] },
      'escorts.0: "7", character 1: no such mark on the map',
    ],
    [
      'objects on unknown marks',
      { destructibles: { id: 'box', marks: ['7'], hp: '3' } },
      'destructibles.marks: there is no mark 7',
    ],
  ] as [string, Partial<WrittenScenario>, string][])('reports %s', (_, over, expected) => {
    expect(first(over)).toContainEqual(expect.stringContaining(expected));
  });
});

describe('the check of campaign content', () => {
  it.each([
    [
      'an unknown condition',
      changed('events', 'C01', { A: ['Maybe: nothing', 'x'] }),
      'campaign/events.ts C01.A: "Maybe: nothing", character 1: "Maybe" is no condition',
    ],
    ['an unknown effect', changed('events', 'C01', { A: ['always: sing 3', 'x'] }), '"sing" is no effect'],
    [
      'a card with an unknown destination',
      changed('events', 'C01', { A: ['always: nothing', 'q'] }),
      '"q" is no place of a card',
    ],
    ['an unknown class', changed('events', 'C01', { A: ['baker: nothing', 'x'] }), 'C01.A: there is no class "baker"'],
    [
      'an unknown item',
      changed('events', 'C01', { B: ['always: item spoon', 'x'] }),
      'C01.B: there is no item "spoon"',
    ],
    [
      'an unknown achievement',
      changed('events', 'C01', { B: ['always: party Cake', 'x'] }),
      'C01.B: there is no achievement "Cake"',
    ],
    [
      'an unknown monster that joins',
      changed('events', 'C01', { B: ['always: next: ghost joins the first room (normal)', 'x'] }),
      'C01.B: there is no monster "ghost"',
    ],
    [
      'a condition on an item that nothing gives',
      changed('events', 'C01', { B: ['always: nothing / if taken: nothing', 'x'] }),
      'the outcome before "if taken" gives no item',
    ],
    [
      'a scenario that needs an unknown achievement',
      changed('graph', 'escrow', { needs: 'Cake' }),
      'campaign/graph.ts escrow.needs: there is no achievement "Cake"',
    ],
    [
      'a scenario that unlocks an unknown one',
      changed('graph', 'escrow', { unlocks: ['paidIn', 'theLongTable', 'heaven'] }),
      'escrow.unlocks: there is no scenario "heaven"',
    ],
    [
      'a scenario that nothing unlocks',
      changed('graph', 'escrow', { unlocks: ['paidIn'] }),
      'theLongTable.id: nothing unlocks it',
    ],
    [
      'an unknown event',
      changed('graph', 'escrow', { rewards: 'event C99' }),
      'escrow.rewards: there is no event "C99"',
    ],
    [
      'a quest against an unknown monster',
      changed('quests', 'properBurial', { steps: [{ count: 'kills', monsters: ['ghost'], atLeast: 1 }] }),
      'campaign/quests.ts properBurial.steps.0: there is no monster "ghost"',
    ],
    [
      'a quest for an unknown scenario',
      changed('quests', 'oldFlame', { steps: [{ count: 'wins', scenarios: ['heaven'], atLeast: 1 }] }),
      'oldFlame.steps.0: there is no scenario "heaven"',
    ],
    [
      'an unknown penalty',
      changed('rooms', 'loft', { minor: 'it rains' }),
      'dungeon/rooms.ts loft.minor: "it rains", character 1: "it rains" is no penalty',
    ],
    ['a room without an exit', changed('rooms', 'loft', { map: 'eABCDEFGHIJKL' }), '0 hexes "x"; one is needed'],
    ['a room in two parts', changed('rooms', 'loft', { map: 'eABCDEF GHIJKLx' }), 'loft.map: 2 rooms; a card is one'],
    ['an unknown spot', changed('foes', 'damp', { prints: 'Q shuffler nnn' }), 'a spot, A to L, and what is on it'],
    [
      'two entries for one spot',
      changed('foes', 'damp', { prints: 'A shuffler nnn, A t' }),
      'dungeon/foes.ts damp.prints: a spot twice',
    ],
    [
      'an unknown monster on a spot',
      changed('foes', 'damp', { prints: 'A ghost nnn' }),
      'damp.prints: there is no monster "ghost"',
    ],
  ])('reports %s', (_, content, expected) => {
    expect(messagesFor(content)).toContainEqual(expect.stringContaining(expected));
  });
});
