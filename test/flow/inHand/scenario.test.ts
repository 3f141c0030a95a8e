/**
 * Walks the graph of the machine: from the start of a few crowded scenes it tries every command, and treats states that look the same to
 * the machine as one. Every leaf must be reached and every transition taken, even those without a question: a transition that is never
 * taken is not a rule.
 */
import { describe, expect, it } from 'vitest';
import { type AnyTransitionDefinition, createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { choose, when } from '../../../src/content/inHand/ruleNotation';
import { optionsIn, PHASES, type Phase } from '../../../src/flow/inHand/phases';
import { begin, fromJSON, isPhase, type Play, send, toJSON } from '../../../src/flow/inHand/play';
import { scenarioMachine } from '../../../src/flow/inHand/scenario';
import type { Book } from '../../../src/rules/inHand/book';
import { setUp } from '../../../src/rules/inHand/setup';
import { book, monster } from '../../kit/books';
import { attacker, FAST, hand, idle, item, melee, passage, SLOW, zigzag } from '../../kit/scenes';
import { at, deal } from '../../kit/table';

type Snapshot = SnapshotFrom<typeof scenarioMachine>;
type Node = (typeof scenarioMachine)['root'];

const bow = { kind: 'attack', value: 1, range: 3 } as const;
const walk = { kind: 'move', value: 2 } as const;

/** A beast that hits hard waits in a passage, before a trap; there is an item for every moment; and there is little time. */
const duel: Book = book({
  board: zigzag('T@..1'),
  hp: 2,
  foes: [monster({ hp: 3, columns: attacker(2, { initiative: 15, move: 2, range: 2 }).behaviour.normal })],
  cards: hand(
    { initiative: 10, top: [{ ...bow, push: 1 }], bottom: [walk, { kind: 'disarmTrap', range: 2 }] },
    {
      initiative: 20,
      top: [bow],
      bottom: [
        walk,
        { kind: 'recover', from: 'discard', side: 'A' },
        { kind: 'hindrance', change: 1, terrain: 'trap' },
      ],
    },
  ),
  items: [
    item('rapier', { when: 'initiative', lower: 10 }),
    item('coat', { when: 'attacked', shield: 1 }),
    item('rug', { when: 'damaged' }),
    item('pick', { when: 'attack', plus: 1 }),
    item('bag', {
      when: 'turn',
      abilities: [
        { kind: 'recover', from: 'discard', side: 'A' },
        { kind: 'disarmTrap', range: 1 },
        { kind: 'hindrance', change: 1, terrain: 'trap' },
      ],
    }),
  ],
  rules: [
    { kind: 'roundLimit', round: 6 },
    { kind: 'counter', id: 'pints', start: 1, buffer: true },
  ],
});

const frail = monster({ hp: 1, columns: attacker(1, { initiative: FAST, move: 1, push: 3 }).behaviour.normal });
const archer = hand(
  { top: [{ ...bow, range: 2 }], bottom: [walk] },
  { top: [{ kind: 'heal', value: 1 }], bottom: [{ kind: 'move', value: 3 }] },
);

/** Two weak monsters near the same hex, which push their attackers out of range. */
const ambush: Book = book({
  board: `
    1   @
      .
    2   .
  `,
  hp: 4,
  foes: [frail, frail],
  cards: archer,
  rules: [{ kind: 'roundLimit', round: 3 }],
});

/** The same two monsters, next to the hero from the start. */
const surrounded: Book = book({
  board: `
    1   .
      @
    2   .
  `,
  hp: 4,
  foes: [frail, frail],
  cards: archer,
  rules: [{ kind: 'roundLimit', round: 2 }],
});

/** Special rules with damage and choices between all parts of a round, a buffer against them, and choices without an answer. */
const trials: Book = book({
  board: `
    @   .
      1
  `,
  hp: 2,
  foes: [monster({ hp: 2, columns: attacker(1, { initiative: 15 }).behaviour.normal })],
  cards: hand(
    { initiative: 10, top: [{ kind: 'attack', value: 1, pull: 1 }], bottom: [walk] },
    { initiative: 20, top: [bow], bottom: [walk] },
  ),
  rules: [
    { kind: 'roundLimit', round: 3 },
    { kind: 'counter', id: 'pints', start: 2, buffer: true },
    ...(['roundBegins', 'roundEnds', 'turnEnds', 'rangedAttack'] as const).map((on) =>
      when(on, { on }, [
        ...(on === 'rangedAttack' ? [] : [{ do: 'damage', value: 1 } as const]),
        choose({ id: 'yes', does: [] }),
        { do: 'roll', faces: ['A'], does: [] },
        choose({ id: 'refresh', pick: 'spentItem', does: [] }),
      ]),
    ),
  ],
});

/** The questions of cards and items that push, trade items and reroll. */
const workshop: Book = book({
  board: passage(1),
  // With this seed the first two rolls differ.
  setup: { seed: 'shop' },
  foes: [monster({ hp: 2, columns: attacker(1, { initiative: SLOW }).behaviour.normal })],
  cards: hand(
    { top: [{ kind: 'reroll' }, { kind: 'shove', how: 'push', value: 1 }] },
    { bottom: [{ kind: 'forfeit' }, { kind: 'refresh', revive: [] }] },
  ),
  items: [
    item('spade', {
      when: 'turn',
      abilities: [{ kind: 'shove', how: 'push', value: 1 }, { kind: 'forfeit' }, { kind: 'refresh' }],
    }),
    item('hat', { when: 'attack', plus: 1 }),
  ],
  rules: [{ kind: 'roundLimit', round: 1 }],
});

function phaseOf({ value }: Snapshot): Phase {
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  if (!isPhase(name)) throw new Error(`${name} is no phase`);
  return name;
}

/** The part of the state on which the machine's guards depend, without the generator, because any roll will do. */
function looks({ value, context: { state } }: Snapshot): string {
  const { hero, fight, turn, foes, decisions, flags, favour } = state;
  const { half, basic, next, waiting } = turn?.action ?? {};
  const cards = hero.cards.map(({ zone, side }) => zone + side).sort();
  const living = foes.filter(({ hp }) => hp > 0).length;
  const action = [half, basic, next, waiting, turn?.parked !== null];
  return JSON.stringify([
    value,
    cards,
    hero.hp > 1,
    hero.at,
    living,
    fight?.distance,
    fight?.acted,
    action,
    decisions,
    flags['pints'],
    favour?.ability.kind,
    turn?.again !== undefined,
  ]);
}

const edgesOf = (book: Book) =>
  adjacencyMapToArray(
    getAdjacencyMap(scenarioMachine, {
      input: { book, state: setUp(book) },
      events: (snapshot: Snapshot) => optionsIn(phaseOf(snapshot), snapshot.context.book, snapshot.context.state),
      serializeState: looks,
      serializeEvent: (command) => JSON.stringify(command),
    }),
  );

/** Every transition of the machine, with its name. */
function transitionsOf(node: Node): [AnyTransitionDefinition, string][] {
  const own = [...node.transitions.values(), node.always ?? []].flat();
  const named = own.map((each, i): [AnyTransitionDefinition, string] => [
    each,
    `${node.id} ${each.eventType || `by itself (${i})`} -> ${each.target?.map(({ id }) => id).join()}`,
  ]);
  return [...named, ...Object.values(node.states).flatMap(transitionsOf)];
}

/** The leaf states in which the machine can wait for an answer or has ended. */
function restsOf(node: Node): Node[] {
  const inner = Object.values(node.states);
  if (inner.length > 0) return inner.flatMap(restsOf);
  return node.ownEvents.length > 0 || node.type === 'final' ? [node] : [];
}

const EDGES_PER_KIND = 8;

describe('the scenario machine as a graph', { timeout: 60_000 }, () => {
  const scenes = [duel, ambush, surrounded, trials, workshop].map((book) => ({ book, edges: edgesOf(book) }));

  it('waits only in the phases', () => {
    const rests = restsOf(scenarioMachine.root).map(({ path }) => path.join('.'));
    expect(rests.sort()).toEqual([...PHASES].sort());
  });

  it('reaches every phase', () => {
    const reached = scenes.flatMap(({ edges }) =>
      edges.flatMap(({ state, nextState }) => [state, nextState].map(phaseOf)),
    );
    expect([...new Set(reached)].sort()).toEqual([...PHASES].sort());
  });

  it('takes every transition, with and without a question', () => {
    const taken = new Set<AnyTransitionDefinition>();
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') for (const each of event._transitions) taken.add(each);
    };
    for (const { book, edges } of scenes) {
      const input = { book, state: setUp(book) };
      createActor(scenarioMachine, { input, inspect }).start();
      // Of edges with the same phases and the same command, a few are enough.
      const counts = new Map<string, number>();
      for (const { state, event, nextState } of edges) {
        const kind = [phaseOf(state), event.type, phaseOf(nextState)].join(' ');
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        if (count > EDGES_PER_KIND) continue;
        createActor(scenarioMachine, { input, snapshot: state, inspect }).start().send(event);
      }
    }
    const left = transitionsOf(scenarioMachine.root).filter(([each]) => !taken.has(each));
    expect(left.map(([, name]) => name)).toEqual([]);
  });
});

describe('a play', () => {
  const start = begin(book({ board: passage(1), foes: [idle] }));

  it('starts with the table set up and the first round begun', () => {
    expect(start.phase).toBe('select');
    expect(start.events.map(({ type }) => type)).toEqual(['scenarioBegan', 'roundBegan', 'combatBegan']);
  });

  it('is a value that sending a command does not change', () => {
    const before = JSON.stringify(toJSON(start));
    send(start, { type: 'select', leading: 'one', second: 'two' });
    expect(JSON.stringify(toJSON(start))).toBe(before);
  });

  it('contains the events since the last command, once', () => {
    const sent = send(start, { type: 'select', leading: 'one', second: 'two' });
    expect(sent.ok && sent.events.map(({ type }) => type)).toEqual(['cardsSelected']);
  });

  it('cannot be loaded in an unknown phase', () => {
    const checkpoint = { ...toJSON(start), phase: 'heroTurn.flow' as Phase };
    expect(() => fromJSON(start.book, checkpoint)).toThrow();
  });

  it('R8.1: when a turn ends in a fight without a behaviour, the monster does nothing and the round ends', () => {
    const unrolled = melee({ foes: [attacker(1)] }).given(({ fight }) => {
      if (fight) fight.face = null;
    });
    const next = unrolled.ends();
    expect(next.phase).toBe('select');
    expect(next.state.round).toBe(2);
    expect(next.log('turnBegan').map(({ who }) => who)).toEqual(['hero']);
  });

  it('without its fight throws at the answer to damage, and does not loop forever', () => {
    const struck = begin(book({ board: passage(1), foes: [attacker(3, { initiative: FAST })] }));
    const commands = [{ type: 'select', leading: 'one', second: 'two' }, { type: 'roll' }, { type: 'roll' }] as const;
    const play = commands.reduce<Play>((now, command) => {
      const sent = send(now, command);
      return sent.ok ? sent.play : expect.unreachable(sent.reason);
    }, struck);
    expect([play.phase, send(play, { type: 'suffer' }).ok]).toEqual(['monsterTurn.suffering', true]);
    const torn: Play = { ...play, state: { ...play.state, fight: null } };
    expect(() => send(torn, { type: 'suffer' })).toThrow('more than 1000');
  });

  it('R7.3, R7.5: notes whether a short rest was forced, and starts the scenario by itself (R3.4)', () => {
    const lasting = book({ board: passage(1), foes: [idle] });
    const evening = at(lasting)
      .given(deal({ hand: ['one/B', 'two/B'], discard: ['three/B', 'four/B'] }))
      .selects('one', 'two')
      .rolls('A')
      .ends();
    expect(evening.phase).toBe('cleanup');
    expect(evening.say({ type: 'shortRest' }).events('shortRestTaken')).toMatchObject([
      { forced: false, rule: 'R7.5' },
    ]);
    expect(evening.proceeds().events('shortRestTaken')).toMatchObject([{ forced: true, rule: 'R7.3' }]);
    expect(start.events[0]).toEqual({ type: 'scenarioBegan', scenario: 'test', rule: 'R3.4' });
  });
});
