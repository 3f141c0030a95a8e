/** L36.3: which part of the journal a past turn is, with commands whose events the test makes up. */
import { expect, it, vi } from 'vitest';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { replaySteps, turnReplayOf } from '../../../src/session/longTable/turnReplay';

vi.mock('../../../src/flow/longTable/play', () => ({
  begin: () => ({ name: 'begun', events: [{ type: 'roundBegan' }] }),
  fromJSON: (_: unknown, name: string) => ({ name, events: [] }),
  send: (_: unknown, { refused, events }: { refused?: true; events: object[] }) =>
    refused ? { ok: false } : { ok: true, events, play: { name: 'sent', events } },
}));

const [CROW, RAT, HERO] = ['monster:crow:1', 'monster:rat:1', 'hero:bailiff'] as const;
const began = (figure: string) => ({ type: 'turnBegan', figure });
const ended = (figure: string) => ({ type: 'turnEnded', figure });
const did = (type: string) => ({ type });

type Commands = readonly (readonly object[])[];
type Told = { readonly skipped: readonly string[]; readonly events: readonly string[] } | null;

/** The events of the turn with this event, and those that are skipped; null if it is in no turn that the rules play. */
function turnOf(commands: Commands, at: number, event: object): Told {
  const journal = { start: null, commands: commands.map((events) => ({ events })) };
  const found = turnReplayOf(journal as never, {} as never, at, event as GameEvent);
  const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
  return found && { skipped: types(found.skippedEvents), events: types(found.events) };
}

it.each<[string, Commands, number, object, Told]>([
  [
    'to its end',
    [[began(CROW), did('a'), did('b'), ended(CROW), did('c')]],
    1,
    did('b'),
    { skipped: [], events: ['turnBegan', 'a', 'b', 'turnEnded'] },
  ],
  [
    'from its first event',
    [[began(CROW), did('a'), ended(CROW)]],
    1,
    began(CROW),
    { skipped: [], events: ['turnBegan', 'a', 'turnEnded'] },
  ],
  [
    'with its end',
    [[began(CROW), did('a'), ended(CROW)]],
    1,
    ended(CROW),
    { skipped: [], events: ['turnBegan', 'a', 'turnEnded'] },
  ],
  [
    'to the beginning of another',
    [[began(CROW), did('a'), began(RAT), did('b')]],
    1,
    did('a'),
    { skipped: [], events: ['turnBegan', 'a', 'turnBegan'] },
  ],
  [
    'to the present',
    [[began(CROW), did('a')], [did('b')]],
    1,
    did('a'),
    { skipped: [], events: ['turnBegan', 'a', 'b'] },
  ],
  [
    'without what happened before it in its command',
    [[did('x'), ended(HERO), began(CROW), did('a')], [did('b')]],
    2,
    did('b'),
    { skipped: ['x', 'turnEnded'], events: ['turnBegan', 'a', 'b'] },
  ],
  ['not of a hero', [[began(HERO), did('a')]], 1, did('a'), null],
  ['not after its end', [[began(CROW), ended(CROW), did('a')]], 1, did('a'), null],
  ['not before any', [[did('a'), began(CROW)]], 1, did('a'), null],
  ['not of an event that is not in that command', [[began(CROW), did('a')], [did('b')]], 1, did('b'), null],
  [
    'of the later of two equal events, by its command',
    [
      [began(CROW), did('a'), ended(CROW)],
      [began(RAT), did('a')],
    ],
    2,
    did('a'),
    { skipped: [], events: ['turnBegan', 'a'] },
  ],
])('shows a turn %s', (_, commands, at, event, expected) => {
  expect(turnOf(commands, at, event)).toEqual(expected);
});

it('the play before the turn is that before its command', () => {
  const commands = [{ events: [did('x')] }, { events: [began(CROW)] }];
  const found = turnReplayOf({ start: null, commands } as never, {} as never, 2, began(CROW) as GameEvent);
  expect(found?.before).toMatchObject({ name: 'sent', events: [{ type: 'x' }] });
});

it('a replay has a step for the beginning and one for each command before a refused one', () => {
  const commands = [{ events: [did('a')] }, { refused: true }, { events: [did('b')] }];
  const steps = (start: string | null) => replaySteps({ start, commands } as never, {} as never);
  expect(steps(null)).toMatchObject([
    { before: { name: 'begun' }, events: [{ type: 'roundBegan' }], after: { name: 'begun' } },
    { before: { name: 'begun' }, events: [{ type: 'a' }], after: { name: 'sent' } },
  ]);
  expect(steps('checkpoint')).toMatchObject([{ before: { name: 'checkpoint' } }, { before: { name: 'checkpoint' } }]);
});
