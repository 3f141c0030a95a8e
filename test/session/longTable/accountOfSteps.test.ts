/** What the account of a scenario counts, event by event, with a replay that the test makes up. */
import { expect, it, vi } from 'vitest';
import type { Book } from '../../../src/rules/longTable/book';
import { accountOf } from '../../../src/session/longTable/account';

interface Step {
  readonly figures?: readonly object[];
  readonly events: readonly object[];
}

const { replay } = vi.hoisted(() => ({ replay: { steps: [] as unknown[] } }));
vi.mock('../../../src/session/longTable/turnReplay', () => ({ replaySteps: () => replay.steps }));

const SEATS = [
  { hero: 'bailiff', money: 0 },
  { hero: 'sexton', money: 0 },
];
const [BAILIFF, SEXTON, CROW, GOAT] = ['hero:bailiff', 'hero:sexton', 'monster:crow:1', 'summon:1'] as const;
const FIGURES = [
  { id: BAILIFF, kind: 'hero', hp: 10 },
  { id: SEXTON, kind: 'hero', hp: 8 },
  { id: CROW, kind: 'monster', hp: 5 },
  { id: 'monster:crow:2', kind: 'monster', hp: 5 },
  { id: GOAT, kind: 'summon', hero: 'sexton', hp: 3 },
];

/** The account of a game with these steps. */
function accountAfter(...steps: readonly Step[]) {
  replay.steps = steps.map(({ figures = FIGURES, events }) => ({
    before: { state: { figures, seats: SEATS } },
    events,
    after: { phase: 'hero', state: { figures, seats: SEATS } },
  }));
  return accountOf({} as Book, {} as never);
}

/** What each hero has dealt, killed and suffered. */
const heroesAfter = (...events: readonly object[]) =>
  accountAfter({ events }).heroes.map(({ dealt, kills, suffered }) => [dealt, kills, suffered]);

const damaged = (figure: string, n: number, hp: number, by: string | null = null) => ({
  type: 'damaged',
  figure,
  n,
  hp,
  by,
});
const died = (figure: string, credit: string | null) => ({ type: 'died', figure, credit });

it.each<[string, readonly object[], readonly (readonly number[])[]]>([
  [
    'nothing',
    [],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'damage of a hero to a monster',
    [damaged(CROW, 2, 3, BAILIFF)],
    [
      [2, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'only the HP that were left',
    [damaged(CROW, 9, 0, BAILIFF)],
    [
      [5, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'a second blow of the same command',
    [damaged(CROW, 2, 3, BAILIFF), damaged(CROW, 9, 0, SEXTON)],
    [
      [2, 0, 0],
      [3, 0, 0],
    ],
  ],
  [
    'HP that were healed in between',
    [damaged(CROW, 4, 1, BAILIFF), { type: 'healed', figure: CROW, hp: 4 }, damaged(CROW, 4, 0, BAILIFF)],
    [
      [8, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'damage to a figure that was just placed',
    [{ type: 'figurePlaced', figure: CROW, hp: 9 }, damaged(CROW, 4, 5, BAILIFF)],
    [
      [4, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'damage to a figure that was unknown before',
    [damaged('monster:owl:1', 2, 1, BAILIFF)],
    [
      [2, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'damage of a summon for its hero',
    [damaged(CROW, 2, 3, GOAT)],
    [
      [0, 0, 0],
      [2, 0, 0],
    ],
  ],
  [
    'damage of nobody',
    [damaged(CROW, 2, 3)],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'damage that a hero suffers',
    [damaged(SEXTON, 3, 5, CROW)],
    [
      [0, 0, 0],
      [0, 0, 3],
    ],
  ],
  [
    'damage of a hero to a hero as suffered only',
    [damaged(SEXTON, 3, 5, BAILIFF)],
    [
      [0, 0, 0],
      [0, 0, 3],
    ],
  ],
  [
    'damage to a summon not at all',
    [damaged(GOAT, 1, 2, CROW)],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'kills of heroes and summons',
    [died(CROW, BAILIFF), died('monster:crow:2', GOAT)],
    [
      [0, 1, 0],
      [0, 1, 0],
    ],
  ],
  [
    'no deaths without credit, of heroes, or by monsters',
    [died(CROW, null), died(SEXTON, BAILIFF), died(CROW, 'monster:crow:2')],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ],
])('counts %s', (_, events, heroes) => {
  expect(heroesAfter(...events)).toEqual(heroes);
});

it('has the last round that began', () => {
  const rounds = [1, 2, 3].map((round) => ({ events: [{ type: 'roundBegan', round }] }));
  expect(accountAfter(...rounds).rounds).toBe(3);
});

it('L29.3: has the result of each battle goal in order', () => {
  const judged = (hero: string, goal: string, fulfilled: boolean) => ({
    type: 'battleGoalJudged',
    hero,
    goal,
    fulfilled,
    n: 1,
  });
  expect(accountAfter({ events: [judged('bailiff', 'a', true), judged('sexton', 'b', false)] }).goals).toEqual([
    { hero: 'bailiff', goal: 'a', fulfilled: true },
    { hero: 'sexton', goal: 'b', fulfilled: false },
  ]);
});

const reckoned = (attacker: string, target: string, damage: number) => ({
  type: 'attackReckoned',
  attacker,
  target,
  damage,
});

it.each<[string, readonly object[], object | null]>([
  [
    'the hardest',
    [reckoned(BAILIFF, CROW, 2), reckoned(SEXTON, CROW, 3), reckoned(BAILIFF, CROW, 1)],
    { hero: 'sexton', target: 'crow', damage: 3 },
  ],
  [
    'the first of equals',
    [reckoned(BAILIFF, CROW, 2), reckoned(SEXTON, CROW, 2)],
    { hero: 'bailiff', target: 'crow', damage: 2 },
  ],
  ['that of a summon for its hero', [reckoned(GOAT, CROW, 1)], { hero: 'sexton', target: 'crow', damage: 1 }],
  ['none without damage', [reckoned(BAILIFF, CROW, 0)], null],
  ['none of a monster', [reckoned('monster:crow:2', CROW, 5)], null],
  ['none against a hero', [reckoned(BAILIFF, SEXTON, 5)], null],
])('L11: keeps of the attacks %s', (_, events, best) => {
  expect(accountAfter({ events }).best).toEqual(best);
});

it('credits a summon that comes or goes with the command', () => {
  const without = FIGURES.filter(({ kind }) => kind !== 'summon');
  const blow = { events: [damaged(CROW, 2, 3, GOAT)] };
  const dealt = (...steps: readonly Step[]) => accountAfter(...steps).heroes.map((each) => each.dealt);
  expect(dealt({ figures: without, ...blow }, { events: [] })).toEqual([0, 2]);
  expect(dealt(blow, { figures: without, events: [] })).toEqual([0, 2]);
  expect(dealt({ figures: without, ...blow })).toEqual([0, 0]);
});

it('is empty without steps', () => {
  expect(accountAfter()).toEqual({ rounds: 0, isOver: false, heroes: [], best: null, goals: [], coins: [], bonus: 0 });
});
