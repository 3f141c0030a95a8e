/** Tests which commands undo takes back together at the Long Table (L36.8). */
import { expect, it } from 'vitest';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { Command } from '../../../src/rules/longTable/commands';
import type { GameEvent } from '../../../src/rules/longTable/events';

const { continuesAction, keepsActionOpen, outcome } = LONG_TABLE;
const step = { type: 'step', to: 'b1' } as const;
const push = { type: 'force', to: 'b1' } as const;
const happened = (...types: GameEvent['type'][]) => types.map((type) => ({ type }) as GameEvent);

it.each<[Command['type'], boolean]>([
  ['step', true],
  ['stop', true],
  ['force', true],
  ['forceAgainst', true],
  ['perform', false],
  ['skip', false],
])('L36.8: whether a command joins the undo group before it: %s', (type, joined) => {
  expect(continuesAction({ type } as Command)).toBe(joined);
});

it('L9.1, L14.2: keeps the undo group open until the move or the forced movement ends', () => {
  expect(keepsActionOpen(step, [])).toBe(true);
  expect(keepsActionOpen(step, happened('moveEnded'))).toBe(false);
  expect(keepsActionOpen(push, [])).toBe(true);
  expect(keepsActionOpen(push, happened('forced'))).toBe(false);
  expect(keepsActionOpen(push, happened('moveEnded'))).toBe(true);
  expect(keepsActionOpen({ type: 'perform' }, [])).toBe(false);
});

it('has an outcome only if the scenario is over', () => {
  const of = (phase: string) => outcome({ phase } as Parameters<typeof outcome>[0]);
  expect([of('won'), of('lost'), of('heroTurn.act')]).toEqual(['won', 'lost', null]);
});
