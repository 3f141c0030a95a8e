import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, setup, transition } from 'xstate';
import { type ChartContext, chartPieces, stateBetweenParts } from '../../src/flow/machine';
import { emit } from '../../src/rules/core/transaction';

/** A state with one number. Adding emits 'added', and the special rules answer each 'added' by emitting 'heard'. */
interface Table {
  number: number;
}
type Command = { type: 'add'; by: number } | { type: 'rest' };
type Phase = 'asking' | 'joint.doubting';

const { onCommand, runRule, guard } = chartPieces<Phase, { most: number }, Table, string, Command>({
  isOffered: (phase, { most }, { number }, command) =>
    phase === 'joint.doubting' || command.type === 'rest' || number + command.by <= most,
  listen: (t, from) => {
    for (const event of t.events.slice(from)) if (event === 'added') emit(t, 'heard');
  },
});

const machine = setup({
  types: {} as { context: ChartContext<{ most: number }, Table, string>; events: Command },
}).createMachine({
  context: { book: { most: 9 }, state: { number: 0 }, events: [] },
  initial: 'asking',
  states: {
    asking: {
      on: {
        add: onCommand<'add'>('asking', 'doubling', (t, { by }) => {
          t.state.number += by;
          emit(t, 'added');
        }),
        rest: onCommand<'rest'>('asking', 'asking', () => {}),
      },
    },
    doubling: {
      always: {
        target: 'joint',
        actions: runRule((t) => {
          t.state.number *= 2;
          emit(t, 'doubled');
        }),
      },
    },
    joint: stateBetweenParts('#over', [{ guard: guard(({ number }, { most }) => number > most), target: 'doubting' }], {
      doubting: {
        on: { rest: onCommand<'rest'>('joint.doubting', 'flow', (t) => Object.assign(t.state, { number: 1 })) },
      },
    }),
    over: { id: 'over', always: 'asking' },
  },
});

describe('a chart composed of parts', () => {
  const start = getInitialSnapshot(machine);
  const played = (...commands: readonly Command[]) =>
    commands.reduce((snapshot, command) => transition(machine, snapshot, command)[0], start);

  it('runs a command and its automatic transitions on one copy, and emits the events of both', () => {
    const { value, context } = played({ type: 'add', by: 2 });
    expect([value, context.state.number]).toEqual(['asking', 4]);
    expect(context.events).toEqual(['added', 'heard', 'doubled']);
    expect(start.context.state.number).toBe(0);
  });

  it('starts with an empty list of events at each command', () => {
    expect(played({ type: 'add', by: 2 }, { type: 'rest' }).context.events).toEqual([]);
  });

  it('accepts only legal commands', () => {
    expect(played({ type: 'add', by: 10 })).toMatchObject({ value: 'asking', context: { state: { number: 0 } } });
  });

  it('passes through a joint immediately, or waits there for an answer', () => {
    const doubting = played({ type: 'add', by: 7 });
    expect([doubting.value, doubting.context.state.number]).toEqual([{ joint: 'doubting' }, 14]);
    const over = transition(machine, doubting, { type: 'rest' })[0];
    expect([over.value, over.context.state.number]).toEqual(['asking', 1]);
  });
});
