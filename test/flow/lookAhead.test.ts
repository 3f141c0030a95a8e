/** Looking ahead through a chart reaches the same state as XState. */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import { createLookAhead } from '../../src/flow/lookAhead';
import { CHART_OPTIONS, type ChartContext, chartPieces } from '../../src/flow/machine';

type Command = { type: 'add'; by: number } | { type: 'end' } | { type: 'circle' };
type Phase = 'asking';
type Context = ChartContext<object, { number: number }, string>;

const { onCommand, runRule, guard } = chartPieces<Phase, object, { number: number }, string, Command>({
  isOffered: (_phase, _book, { number }, command) => command.type !== 'add' || number + command.by <= 9,
  listen: () => {},
});
const add = onCommand<'add'>('asking', '#counted', (t, { by }) => {
  t.state.number += by;
});
const typed = { types: {} as { context: Context; events: Command } };
const context: Context = { book: {}, state: { number: 0 }, events: [] };

const look = createLookAhead(
  setup(typed).createMachine({
    options: CHART_OPTIONS,
    context,
    initial: 'table',
    states: {
      table: {
        initial: 'asking',
        on: { end: onCommand<'end'>('asking', 'over', () => {}) },
        states: { asking: { on: { add, circle: onCommand<'circle'>('asking', '#left', () => {}) } } },
      },
      counted: { id: 'counted', always: [{ guard: guard(({ number }) => number > 5), target: 'over' }, 'table'] },
      left: { id: 'left', always: 'right' },
      right: { always: 'left' },
      over: {
        type: 'final',
        entry: runRule((t) => {
          t.state.number = -1;
        }),
      },
    },
  }),
);
const led = (command: Command, number = 0, asked = number) =>
  look('table.asking', { ...context, state: { number: asked } }, command, { ...context, state: { number } });

describe('looking ahead', () => {
  it('takes the first transition with an open guard, into the initial inner state', () => {
    expect(led({ type: 'add', by: 2 })).toMatchObject({ phase: 'table.asking', context: { state: { number: 2 } } });
  });

  it('runs entry actions, and takes transitions of the parent states', () => {
    expect(led({ type: 'add', by: 7 })).toMatchObject({ phase: 'over', context: { state: { number: -1 } } });
    expect(led({ type: 'end' })).toMatchObject({ phase: 'over', context: { state: { number: -1 } } });
  });

  it('accepts only legal commands, and changes neither the state nor the context', () => {
    expect(led({ type: 'add', by: 10 })).toBeNull();
    expect(led({ type: 'add', by: 2 }, 0, 8)).toBeNull();
    expect(led({ type: 'add', by: 2 }, 8, 0)).toMatchObject({ context: { state: { number: -1 } } });
    expect(look('nowhere', context, { type: 'end' }, context)).toBeNull();
    expect(look('over', context, { type: 'end' }, context)).toBeNull();
    expect(context.state.number).toBe(0);
  });

  it('throws when a chart loops forever', () => {
    expect(() => led({ type: 'circle' })).toThrow('more than 1000');
  });

  it('refuses a chart with unsupported features', () => {
    const strange = assign<Context, Command, undefined, Command, never>({});
    const machine = (state: object) =>
      setup({}).createMachine({
        options: CHART_OPTIONS,
        context,
        initial: 'one',
        states: { one: state, two: {} },
      } as never) as unknown as AnyStateMachine;
    for (const state of [
      { exit: runRule(() => {}) },
      { on: { end: { target: 'two', actions: strange } } },
      { on: { end: { actions: runRule(() => {}) } } },
      { always: { target: 'two', guard: { type: 'named' } } },
      { entry: runRule(() => {}), initial: 'in', states: { in: {} } },
      { type: 'parallel', states: { left: {}, right: {} } },
    ])
      expect(() => createLookAhead(machine(state)), Object.keys(state).join()).toThrow('has more than');
  });
});
