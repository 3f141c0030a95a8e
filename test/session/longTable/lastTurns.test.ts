/** The events of the last turn of each figure that the rules control, command by command. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { type LastTurns, NO_TURNS, turnUpTo, updateLastTurns } from '../../../src/session/longTable/lastTurns';

const [CROW, RAT, HERO] = ['monster:crow:1', 'monster:rat:1', 'hero:bailiff'] as const;
const began = (figure: string) => ({ type: 'turnBegan', figure });
const ended = (figure: string) => ({ type: 'turnEnded', figure });
const did = (what: string) => ({ type: what });

/** The last turns after commands with these events. */
const after = (...commands: readonly (readonly object[])[]): LastTurns =>
  commands.reduce(
    (turns: LastTurns, events, i) => updateLastTurns(turns, { nth: i, events } as unknown as Play, i),
    NO_TURNS,
  );

const typesOf = (turns: LastTurns, figure: string) => turns.byFigure.get(figure)?.events.map(({ type }) => type);

it('keeps the events from the beginning of a turn to its end', () => {
  const turns = after([did('before'), began(CROW), did('stepped'), did('damaged'), ended(CROW), did('later')]);
  expect(typesOf(turns, CROW)).toEqual(['stepped', 'damaged']);
  expect(turns).toMatchObject({ last: CROW, acting: null });
});

it('continues a turn that a question has interrupted, with the latest play', () => {
  const turns = after([began(CROW), did('stepped')], [did('damaged')]);
  expect(turns.acting).toBe(CROW);
  expect(turns.byFigure.get(CROW)).toMatchObject({ at: 0, play: { nth: 1, events: [{}, {}] } });
  expect(typesOf(turns, CROW)).toEqual(['stepped', 'damaged']);
});

it('keeps no turns of heroes, and ends the turn of a monster when a hero begins', () => {
  const turns = after([began(CROW), did('stepped')], [began(HERO), did('healed')]);
  expect([...turns.byFigure.keys()]).toEqual([CROW]);
  expect(typesOf(turns, CROW)).toEqual(['stepped']);
  expect(turns).toMatchObject({ last: CROW, acting: null });
});

it('replaces a turn by the next one of the same figure, and keeps those of others', () => {
  const turns = after([began(CROW), did('first'), ended(CROW), began(RAT), did('other')], [began(CROW), did('second')]);
  expect([typesOf(turns, CROW), typesOf(turns, RAT)]).toEqual([['second'], ['other']]);
  expect([turns.last, turns.byFigure.get(CROW)?.at, turns.byFigure.get(RAT)?.at]).toEqual([CROW, 1, 0]);
});

it('counts commands from 0 if no number is given', () => {
  expect(updateLastTurns(NO_TURNS, { events: [began(CROW)] } as unknown as Play).byFigure.get(CROW)?.at).toBe(0);
});

it('L36.3: cuts a turn off after an event; an event of no turn has none', () => {
  const [first, second, third] = [did('first'), did('second'), did('third')];
  const turns = after([began(RAT), did('other'), began(CROW), first, second, third, ended(CROW)]);
  const upTo = (event: object) => {
    const found = turnUpTo(turns, event as GameEvent);
    return found && [found.figure, ...found.turn.events.map(({ type }) => type)];
  };
  expect([first, second, third].map(upTo)).toEqual([
    [CROW, 'first'],
    [CROW, 'first', 'second'],
    [CROW, 'first', 'second', 'third'],
  ]);
  expect(upTo(did('first'))).toBeNull();
});
