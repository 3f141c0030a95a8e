/** Tests that every printed field matters: a change to any field of an ability must change how the game goes on. */
import { expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor, heroes, items } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, isOver, legal, type Play, send } from '../../../src/flow/inHand/play';
import type { Book } from '../../../src/rules/inHand/book';
import { cardOf } from '../../../src/rules/inHand/cards';
import type { Command } from '../../../src/rules/inHand/commands';
import type { State, WorkingState } from '../../../src/rules/inHand/state';
import type { Ability, Action } from '../../../src/rules/inHand/vocabulary';
import { changesOf } from '../../kit/changes';
import { PRINTED_NAMES } from '../../kit/printedNames';

type Played = Extract<Command, { type: 'play' }>;

/** Positions of played games in which a card may be played, each furnished with everything that an ability may need. */
const turns = ['plotNine', 'tuesdayShift', 'foremanGrubb'].flatMap((scenario) => {
  const found: { readonly play: Play; readonly by: Played }[] = [];
  let play = begin(bookFor({ ...NEWCOMER, scenario, seed: 'every field', gold: 10 }));
  for (let i = 0; i < 400 && !isOver(play); i++) {
    const by = legal(play).find((command): command is Played => command.type === 'play' && !command.basic);
    if (play.phase === 'heroTurn.choosing' && by)
      for (const distance of play.state.fight ? [1, 3, 4, 7] : [1])
        found.push({ play: { ...play, book: roomy(play.book), state: furnished(play.state, distance) }, by });
    const command = greedyBot(play);
    const sent = command && send(play, command);
    if (!sent?.ok) break;
    play = sent.play;
  }
  return found;
});

/** Gives the hero of a book all items and so much maximum HP that large heals show. */
function roomy(book: Book): Book {
  return { ...book, items, hero: { ...book.hero, maxHp: book.hero.maxHp.map(() => 30) } };
}

/**
 * Prepares a state in which any ability can do something: a hero with 1 HP, a monster with 2 HP at Distance 3, monsters with
 * conditions, a spent and a consumed item, elements and gold.
 */
function furnished(given: State, distance: number): State {
  const state = structuredClone(given) as WorkingState;
  state.hero.hp = 1;
  if (distance === 3) for (const foe of state.foes) foe.hp = Math.min(foe.hp, 2);
  if (state.fight) {
    state.fight.distance = distance;
    state.fight.effects.push({
      kind: 'muddle',
      value: 1,
      range: 1,
      lasts: 'turn',
      turns: 1,
      begun: false,
      until: null,
      source: 'test',
      card: null,
    });
  }
  state.hero.items.push(
    { id: 'chokeLead', state: 'spent' },
    { id: 'hipFlask', state: 'consumed' },
    { id: 'redPen', state: 'ready' },
  );
  state.turn?.infused.push('wispLantern/dark', 'candleEnd/fire');
  if (state.turn) state.turn.shoved = 2;
  return state;
}

/** The same play, but the card that is played has another action. */
function withAction({ play, by }: (typeof turns)[number], action: Action): Play {
  const { book, state } = play;
  const { side } = cardOf(state, by.card);
  const cards = book.hero.cards.map((card) => {
    if (card.id !== by.card) return card;
    const faces = card.faces[side].map((face) => ({ ...face, [by.half]: action }));
    return { ...card, faces: { ...card.faces, [side]: faces } };
  });
  return { ...play, book: { ...book, hero: { ...book.hero, cards } } as Book };
}

/** Everything observable of a play as text, except the printed abilities themselves. */
const seen = ({ phase, state, events }: Play): string =>
  JSON.stringify([phase, state, events], (key, value) =>
    key === 'abilities' || key === 'ability' ? undefined : value,
  );

const LEFT_OUT: readonly Command['type'][] = ['useItem', 'endTurn', 'play', 'longRest'];

/** Whether the two plays differ in something observable within `depth` commands. */
function differ(one: Play, other: Play, depth: number): boolean {
  if (seen(one) !== seen(other)) return true;
  const [mine, others] = [legal(one), legal(other)];
  if (JSON.stringify(mine) !== JSON.stringify(others)) return true;
  if (depth === 0 || isOver(one)) return false;
  return mine
    .filter(({ type }) => !LEFT_OUT.includes(type))
    .slice(0, 6)
    .some((command) => {
      const [a, b] = [send(one, command), send(other, command)];
      return a.ok && b.ok ? differ(a.play, b.play, depth - 1) : a.ok !== b.ok;
    });
}

const halves = Object.values(heroes).flatMap(({ cards }) =>
  cards.flatMap(({ faces }) => [...faces.A, ...faces.B].flatMap(({ top, bottom }) => [top, bottom])),
);
const abilities = [
  ...new Map(halves.flatMap((half) => half.abilities).map((each) => [JSON.stringify(each), each])).values(),
];

function isDone(ability: Ability, to: Ability): boolean {
  return turns.some((turn) => {
    const one = send(withAction(turn, { abilities: [ability] }), turn.by);
    const other = send(withAction(turn, { abilities: [to] }), turn.by);
    return one.ok && other.ok ? differ(one.play, other.play, 6) : one.ok !== other.ok;
  });
}

it('each field of an ability changes what the game does', () => {
  expect(turns.filter(({ play }) => play.state.fight).length).toBeGreaterThan(5);
  const idle = abilities.flatMap((ability) =>
    changesOf(ability, PRINTED_NAMES, ['kind'])
      .filter(({ to }) => !isDone(ability, to))
      .map(({ field }) => `${ability.kind} ${field}: ${JSON.stringify(ability)}`),
  );
  expect(idle).toEqual([]);
});
