/** Every chart of every mode stops by itself: the transitions after a command are bounded in every state. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine, setup, transition } from 'xstate';
import { CHART_OPTIONS } from '../../src/flow/machine';

const room = join(import.meta.dirname, '../../src/flow');
const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const charts: [string, AnyStateMachine][] = [];
for (const file of files) {
  const module: Record<string, unknown> = await import(join(room, file));
  for (const [name, value] of Object.entries(module))
    if (value instanceof StateMachine) charts.push([`${name} in ${file}`, value]);
}

describe('a chart', () => {
  it('is found when it is exported', () => {
    expect(charts.map(([name]) => name)).toEqual(
      expect.arrayContaining(['scenarioMachine in inHand/scenario.ts', 'screenMachine in inHand/game.ts']),
    );
  });

  it.each(charts)('has the options that bound it: %s', (_, { options }) => {
    expect(options).toEqual(CHART_OPTIONS);
  });

  it('throws when its transitions loop forever', () => {
    const round = setup({ types: {} as { events: { type: 'go' } } }).createMachine({
      options: CHART_OPTIONS,
      initial: 'rest',
      states: { rest: { on: { go: 'left' } }, left: { always: 'right' }, right: { always: 'left' } },
    });
    const rest = round.resolveState({ value: 'rest' });
    expect(() => transition(round, rest, { type: 'go' })).toThrow('more than 1000');
  });
});
