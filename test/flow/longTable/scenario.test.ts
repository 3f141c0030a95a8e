/** The paths through the scenario machine: set-up, the round as a loop over the turn order, and questions that wait. */
import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { PHASES, QUESTIONS } from '../../../src/flow/longTable/phases';
import { begin, fromJSON, legal, type Play, send, snapshotOf, toJSON } from '../../../src/flow/longTable/play';
import { scenarioMachine } from '../../../src/flow/longTable/scenario';
import { findFlaw } from '../../../src/journal/longTable/laws/findFlaw';
import type { Command } from '../../../src/rules/longTable/commands';
import type { Question } from '../../../src/rules/longTable/tasks';
import { layRooms, type RoomsKit } from '../../rules/longTable/kit';

const MAP = `
  1   .   .   .   A
    2   .   .   .
`;

/** A fighter and an archer against one rat, whose behaviour the test gives. */
function start(kit: RoomsKit = {}): Play {
  const { book } = layRooms(MAP, {
    heroes: { fighter: { hp: 10 }, archer: { hp: 10 } },
    marks: { A: 'rat nnnn' },
    ...kit,
    scenario: { start: ['a1', 'b1'], ...kit.scenario },
  });
  return begin(book);
}

function say(play: Play, ...commands: Command[]): Play {
  return commands.reduce((now, command) => {
    const sent = send(now, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)} in ${now.phase}: ${sent.reason}`);
    return sent.play;
  }, play);
}
const plan = (hero: string, a: number, b: number): Command => ({
  type: 'select',
  hero,
  leading: `${hero}${a}`,
  second: `${hero}${b}`,
});
const endTurn: Command = { type: 'endTurn' };
/** Sends the first legal command until the given phase is reached. */
function until(play: Play, phase: string): Play {
  let now = play;
  for (let i = 0; i < 50 && now.phase !== phase; i += 1) {
    const [first] = legal(now);
    if (!first) throw new Error(`over in ${now.phase}`);
    now = say(now, legal(now).find(({ type }) => type === 'endTurn' || type === 'suffer' || type === 'done') ?? first);
  }
  return now;
}
/** The turns and rounds in the events, as text. */
const course = ({ events }: Play): string[] =>
  events.flatMap((event) => {
    if (event.type === 'turnBegan') return [`${event.figure.split(':')[1]} begins`];
    if (event.type === 'turnEnded') return [`${event.figure.split(':')[1]} ends`];
    return event.type === 'roundBegan' || event.type === 'roundEnded' ? [`${event.type} ${event.round}`] : [];
  });

describe('the path through a scenario', () => {
  it('L2.1: waits in prepare until play begins, then for the cards of round 1 (L5.1)', () => {
    const play = start();
    expect(play.phase).toBe('prepare');
    const chosen = say(play, { type: 'begin' });
    expect([chosen.phase, chosen.state.round]).toEqual(['round.select', 1]);
    expect(say(chosen, plan('fighter', 1, 2)).phase).toBe('round.select');
  });

  /** The first room of a random dungeon, in which each hero suffers damage when it is placed. */
  function startInPenalty(n: number): Play {
    const { book } = start();
    const rooms = book.scenario.rooms.map((room) => ({
      ...room,
      penalties: [{ penalty: 'hurt', whom: 'heroes', n } as const],
    }));
    return say(begin({ ...book, scenario: { ...book.scenario, rooms } }), { type: 'begin' });
  }

  it('L2.1, L34.4: questions of the first room have their own phase, between the set-up and round 1', () => {
    const first = startInPenalty(2);
    expect([first.phase, first.state.round, first.state.turn]).toEqual(['opening.damage', 0, null]);
    const again = fromJSON(first.book, JSON.parse(JSON.stringify(toJSON(first))));
    expect(findFlaw(again)).toBeNull();
    const second = say(again, { type: 'suffer' });
    expect(second.phase).toBe('opening.damage');
    expect(say(second, { type: 'suffer' }).phase).toBe('round.select');
  });

  it('L20.5, L34.4: the scenario is lost when all heroes fall in it', () => {
    const over = say(startInPenalty(99), { type: 'suffer' }, { type: 'suffer' });
    expect([over.phase, over.state.ending]).toEqual(['lost', 'lost']);
    expect(findFlaw(over)).toBeNull();
  });

  it('L5.1: turns follow the order, and a monster may act between two heroes', () => {
    const first = say(
      start({ monsters: { rat: { initiative: 25, parts: [] } } }),
      { type: 'begin' },
      plan('fighter', 1, 2),
      plan('archer', 5, 2),
    );
    expect([first.phase, course(first)]).toEqual(['turn.turn', ['fighter begins']]);
    const second = say(first, endTurn);
    expect(course(second)).toEqual(['fighter ends', 'rat begins', 'rat ends', 'archer begins']);
    const next = say(second, endTurn);
    expect(course(next)).toEqual(['archer ends']);
    expect(next.phase).toBe('roundEnd.rests');
    const again = say(next, { type: 'done' });
    expect(course(again)).toEqual(['roundEnded 1', 'roundBegan 2']);
    expect(again.phase).toBe('round.select');
  });

  it('L6.4: a tie of monster types waits for the player before the first turn', () => {
    const tied = { initiative: 50, parts: [] };
    const play = say(
      start({
        marks: { A: 'rat nnnn', '2': 'crow nnnn' },
        monsters: { rat: tied, crow: tied },
        scenario: { start: ['a1', 'c1'] },
      }),
      { type: 'begin' },
      plan('fighter', 1, 2),
      plan('archer', 2, 3),
    );
    expect(play.phase).toBe('round.choice');
    expect(say(play, { type: 'choose', option: { option: 'order', first: 'rat' } }).phase).toBe('turn.turn');
  });

  it("L20.1: damage in the turn of a monster waits for the hero's answer", () => {
    const play = say(
      start({ monsters: { rat: { initiative: 5, normal: { attack: 5, move: 9 } } } }),
      { type: 'begin' },
      plan('fighter', 1, 2),
      plan('archer', 5, 2),
    );
    const asked = until(play, 'turn.damage');
    expect(asked.state.turn?.figure.startsWith('monster:')).toBe(true);
    expect(say(asked, { type: 'suffer' }).phase).not.toBe('turn.damage');
  });

  it('L28.1: damage at the end of a round waits for an answer in that part of the round', () => {
    const play = say(
      start({
        monsters: { rat: { initiative: 25, parts: [] } },
        scenario: { rules: [{ id: 'cold', trigger: { on: 'round', round: 1 }, does: [{ deed: 'hurt', amount: 1 }] }] },
      }),
      { type: 'begin' },
      plan('fighter', 1, 2),
      plan('archer', 5, 2),
      endTurn,
      endTurn,
    );
    expect(play.phase).toBe('roundEnd.damage');
    const suffered = say(play, { type: 'suffer' });
    expect(suffered.phase).toBe('roundEnd.damage');
    expect(say(suffered, { type: 'suffer' }).phase).toBe('roundEnd.rests');
  });

  it('L29.1: the round in which the goal is met is finished, then the scenario ends', () => {
    const play = say(
      start({ marks: {}, monsters: { rat: {} } }),
      { type: 'begin' },
      plan('fighter', 1, 2),
      plan('archer', 5, 2),
    );
    expect([play.state.ending, play.phase]).toEqual(['won', 'turn.turn']);
    const over = say(play, endTurn, endTurn, { type: 'done' });
    expect(over.phase).toBe('won');
    expect(legal(over)).toEqual([]);
    expect(over.events.at(-1)).toMatchObject({ type: 'scenarioEnded', ending: 'won' });
  });

  it('L20.5: when all heroes are exhausted the scenario is lost immediately, even during a turn', () => {
    const play = say(
      start({
        heroes: { fighter: { hp: 1 } },
        monsters: { rat: { initiative: 5, normal: { attack: 50, move: 9 } } },
        scenario: { start: ['a1'] },
      }),
      { type: 'begin' },
    );
    const asked = until(say(play, plan('fighter', 1, 2)), 'turn.damage');
    const over = say(asked, { type: 'suffer' });
    expect(over.phase).toBe('lost');
    expect(over.state).toMatchObject({ over: true, ending: 'lost', question: null, agenda: [], turn: null });
  });
});

describe('a phase', () => {
  it('has one question, and each question has its phases', () => {
    const asked = new Set([...QUESTIONS.opening, ...QUESTIONS.round, ...QUESTIONS.turn, ...QUESTIONS.roundEnd]);
    const all: Record<Exclude<Question['ask'], 'prepare'>, true> = {
      select: true,
      orderSet: true,
      choice: true,
      turn: true,
      longRest: true,
      ability: true,
      move: true,
      targets: true,
      draw: true,
      defend: true,
      damage: true,
      ward: true,
      force: true,
      place: true,
      cards: true,
      items: true,
      element: true,
      rests: true,
      restLoss: true,
    };
    expect([...asked].sort()).toEqual(Object.keys(all).sort());
    expect(PHASES).toContain('turn.damage');
    expect(new Set(PHASES).size).toBe(PHASES.length);
  });

  it('is a state of the machine, and continues after saving and loading', () => {
    const play = say(start(), { type: 'begin' }, plan('fighter', 1, 2));
    const again = fromJSON(play.book, JSON.parse(JSON.stringify(toJSON(play))));
    expect(legal(again)).toEqual(legal(play));
    const [a, b] = [say(play, plan('archer', 3, 4)), say(again, plan('archer', 3, 4))];
    expect(b).toEqual(a);
  });

  it('accepts only legal commands, even if they are sent to the machine directly', () => {
    const play = start();
    const [snapshot] = transition(scenarioMachine, snapshotOf(play), { type: 'endTurn' });
    expect(snapshot.context.state).toBe(play.state);
  });
});
