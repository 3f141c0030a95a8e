/** Tests the laws for states from outside: each is broken by some change; no real game breaks one (test/flow/longTable/games.test.ts). */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { Phase } from '../../../src/flow/longTable/phases';
import { begin, fromJSON, legal, type Play, send, toJSON } from '../../../src/flow/longTable/play';
import { newGame, restore, resumeCheckpoint, toSavedGame } from '../../../src/journal/journal';
import * as laws from '../../../src/journal/longTable/laws/findFlaw';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { Figure, FigureOfKind, Seat, WorkingState } from '../../../src/rules/longTable/state';
import { heroSetup, setupFor } from '../../kit/longTableSetups';

const { findFlaw, LAWS } = laws;

const BOOK = bookFor(
  setupFor(
    'goodsAndChattels',
    [heroSetup('bailiff', { items: ['paperweight'], equipped: ['paperweight'] }), heroSetup('ferrywoman')],
    { battleGoals: ['earlyBird', 'lastOrders', 'byTheBook', 'pettyCash'] },
  ),
);

/** Plays to the first phase `turn.turn`. */
function inTurn(): Play {
  let play = begin(BOOK);
  for (let i = 0; i < 100 && play.phase !== 'turn.turn'; i += 1) {
    const planless = play.state.seats.find(({ plan }) => plan === null)?.hero;
    const first = legal(play).find((each) =>
      each.type === 'select' ? each.hero === planless : ['begin', 'suffer', 'choose', 'proceed'].includes(each.type),
    );
    const sent = first && send(play, first);
    if (!sent?.ok) throw new Error(`no command can be sent in ${play.phase}`);
    play = sent.play;
  }
  return play;
}
const PLAY = inTurn();

/** Returns the play with a changed state. */
function changed(change: (state: WorkingState) => void, phase: Phase = PLAY.phase): Play {
  const state = structuredClone(PLAY.state) as WorkingState;
  change(state);
  return fromJSON(BOOK, { phase, state });
}
const seatOf = (state: WorkingState): Seat => {
  const [seat] = state.seats;
  if (!seat) throw new Error('no seat');
  return seat;
};
const monsterOf = (state: WorkingState): FigureOfKind<'monster'> => {
  const found = state.figures.find((each) => each.kind === 'monster');
  if (found?.kind !== 'monster') throw new Error('no monster is on the map');
  return found;
};
const figureOf = (state: WorkingState): Figure => {
  const [figure] = state.figures;
  if (!figure) throw new Error('no figure');
  return figure;
};

/** For each law, a state that breaks it, and none of the laws before it. */
const BREAKS: Readonly<Record<string, Play>> = {
  'L1.1 there is one seat for each hero of the party': changed((s) => void s.seats.pop()),
  'L2.1 every battle goal is from the set-up, and belongs to one hero': changed((s) => {
    seatOf(s).goals = ['earlyBird', 'lastOrders'];
  }),
  'L21.1 every item of a hero is from the set-up of this hero': changed((s) => {
    seatOf(s).items.push({ item: 'birdcageLantern', state: 'ready', uses: 0 });
  }),
  'L10.1 open rooms and doors are on the map': changed((s) => void s.rooms.push(9)),
  'L4.5 traps, tiles, graves and money are on the map': changed((s) => void s.money.push('z99')),
  'L4.7 a treasure is on the map, or with one hero': changed((s) => void s.treasures.push(77)),
  'L6.5 the turn order lists heroes, monster types and escorts of the scenario, each once': changed((s) => {
    s.place = 99;
  }),
  'L27.7 used rules, plates and bells are on the scenario page': changed((s) => void s.plates.push('nowhere')),
  'everything that tasks, questions, bonuses and the turn refer to exists': changed((s) => {
    s.agenda.push({ do: 'chooseInTurn', hero: 'nobody' });
  }),
  'no number exceeds 9999': changed((s) => {
    seatOf(s).money = 1_000_000;
  }),
  'L2.1 the cards of a hero are from the pool of this hero, and their number is the hand limit': changed(
    (s) => void seatOf(s).hand.pop(),
  ),
  'L18.3 every card that cannot be recovered is lost or active': changed((s) => {
    seatOf(s).unrecoverable = seatOf(s).hand.slice(0, 1);
  }),
  'L1.6 a modifier deck contains the cards of the set-up, apart from blessings and curses': changed(
    (s) => void seatOf(s).deck.draw.push('2x'),
  ),
  'L1.7 every blessing and curse is in a draw pile or in its pool': changed(
    (s) => void s.monsterDeck.draw.push('bless'),
  ),
  'L1.5 a deck of monster ability cards contains the printed cards': changed((s) => {
    for (const deck of Object.values(s.decks)) deck.discard = deck.draw.splice(0, 1);
    Object.values(s.decks)[0]?.discard.pop();
  }),
  'every figure exists in the book with its printed HP, and ids are unique': changed((s) => {
    monsterOf(s).maxHp += 1;
  }),
  'L2.3 no standee is used twice': changed((s) => {
    const monster = monsterOf(s);
    const other = s.figures.find(
      (each) => each.kind === 'monster' && each !== monster && each.monster === monster.monster,
    );
    if (other?.kind === 'monster') monster.number = other.number;
    else s.figures.push({ ...monster, id: `monster:${monster.monster}:0`, hex: 'a1' });
  }),
  'L9.1 every figure stands on an open hex of the map': changed((s) => {
    figureOf(s).hex = 'a99';
  }),
  'L9.1 no two figures share a hex, except during a move': changed((s) => {
    const [a, b] = s.figures;
    if (a && b) a.hex = b.hex;
  }),
  'L15.1 a figure has each condition at most once': changed((s) => {
    figureOf(s).tokens = [
      { token: 'stun', fresh: false },
      { token: 'stun', fresh: true },
    ];
  }),
  'L20.3 the HP of every figure are from 1 to its maximum': changed((s) => {
    figureOf(s).hp = figureOf(s).maxHp + 1;
  }),
  'L20.4 an exhausted hero has only lost cards': changed((s) => {
    seatOf(s).exhausted = true;
  }),
  'L20.4 the heroes on the map are those not exhausted (with L35.2 exhausted heroes too)': changed((s) => {
    s.figures = s.figures.filter(
      ({ id }) => id !== `hero:${s.seats.find(({ hero }) => s.turn?.figure !== `hero:${hero}`)?.hero}`,
    );
  }),
  'L17 the bearer of a bonus is on the map, and a bonus with slots has an unused one': changed((s) => {
    const bonus = { kind: 'shield', amount: 1, range: 0, trigger: null, abilities: [], until: 'round' } as const;
    s.bonuses.push({
      ...bonus,
      abilities: [],
      id: 0,
      bearer: 'hero:nobody',
      source: { from: 'perk' },
      used: 0,
      slots: [],
    });
  }),
  'L10.4 only monsters have late turns': changed((s) => void s.late.push('hero:bailiff')),
  'L7 only the turn of a hero has cards': changed((s) => {
    const { turn } = s;
    const hero = s.seats.find((each) => turn?.figure === `hero:${each.hero}`);
    if (!turn || !hero) throw new Error('no hero has a turn');
    hero.hand.push(...turn.cards);
    turn.figure = monsterOf(s).id;
  }),
  'there is a turn exactly in the phases of a turn': changed((s) => {
    const { turn } = s;
    const hero = s.seats.find((each) => turn?.figure === `hero:${each.hero}`);
    hero?.discard.push(...(turn?.cards ?? []));
    s.turn = null;
  }),
  'L6.1 a hero with a plan has not had its turn yet': changed((s) => {
    s.order = s.order.filter((each) => each.place !== 'hero' || s.turn?.figure === `hero:${each.hero}`);
  }),
  'L7.5 the last task of a turn ends the turn': changed((s) => {
    if (s.turn) s.turn.ending = true;
  }),
  'L28.1 the last task of the end of a round finishes the round': changed((s) => {
    const { turn } = s;
    const hero = s.seats.find((each) => turn?.figure === `hero:${each.hero}`);
    hero?.discard.push(...(turn?.cards ?? []));
    s.turn = null;
    for (const seat of s.seats) {
      if (seat.plan?.plan === 'cards') seat.discard.push(seat.plan.leading, seat.plan.second);
      seat.plan = null;
    }
  }, 'roundEnd.rests'),
  'L2.1 the round is 0 in the set-up and the opening, and only then': changed((s) => {
    const { turn } = s;
    for (const seat of s.seats) {
      if (seat.plan?.plan === 'cards') seat.hand.push(seat.plan.leading, seat.plan.second);
      seat.plan = null;
      if (turn?.figure === `hero:${seat.hero}`) seat.hand.push(...turn.cards);
      seat.deck.draw = BOOK.heroes.find(({ def }) => def.id === seat.hero)?.deck.slice() ?? [];
    }
    if (turn) turn.cards = [];
    s.round = 0;
  }),
  'the question has the kind that the phase names': changed((s) => {
    s.question = { ask: 'longRest', hero: 'bailiff' };
  }),
};

describe('a state from outside', () => {
  it('that was reached by play breaks no law', () => {
    expect(findFlaw(PLAY)).toBeNull();
    expect(resumeCheckpoint(LONG_TABLE, laws, BOOK, toJSON(PLAY)).ok).toBe(true);
  });

  it.each(LAWS.map(([name]) => name))('is refused by the first law that it breaks: %s', (name) => {
    const play = BREAKS[name];
    if (!play) throw new Error('BREAKS has no state for this law');
    expect(findFlaw(play)).toBe(name);
    expect(resumeCheckpoint(LONG_TABLE, laws, BOOK, toJSON(play))).toEqual({ ok: false, flaw: name });
  });

  it('is ignored if it is impossible and differs from the journal, which is replayed instead', async () => {
    const game = { ...newGame(LONG_TABLE, BOOK), play: changed((s) => void s.rooms.push(9)) };
    const restored = await restore(LONG_TABLE, BOOK, toSavedGame(LONG_TABLE, game));
    expect(restored.ok && restored.play.phase).toBe('prepare');
  });
});
