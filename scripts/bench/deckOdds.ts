/**
 * Measures how long the exact odds of an attack take (rules/longTable/odds), for a standard deck and for a deck of forty cards, most of
 * them rolling.
 */
import type { DrawMode } from '../../src/rules/longTable/modifierDecks';
import type { ModifierDef } from '../../src/rules/longTable/modifierDef';
import { oddsOf } from '../../src/rules/longTable/odds';

const MODES: readonly DrawMode[] = ['plain', 'advantage', 'disadvantage'];
const ATTACKED = { base: 4, shield: 5, pierce: 0 };

const card = (value: ModifierDef['value'], more: Partial<ModifierDef> = {}): ModifierDef => ({
  id: `${value} ${JSON.stringify(more)}`,
  value,
  ...more,
});
const times = (n: number, value: ModifierDef['value'], more: Partial<ModifierDef> = {}): ModifierDef[] =>
  Array.from({ length: n }, () => card(value, more));

const DECKS: Readonly<Record<string, readonly ModifierDef[]>> = {
  'standard deck': [...times(6, 0), ...times(5, 1), ...times(5, -1), card(2), card(-2), card('2x'), card('null')],
  'forty cards, most of them rolling': [
    card(0),
    ...times(11, 1, { rolling: true }),
    ...times(12, 2, { rolling: true }),
    ...times(12, -1, { rolling: true, mods: { pierce: 1 } }),
    ...times(4, '2x', { rolling: true }),
  ],
};

/** Returns the lines of the report. `timed` returns microseconds per call. */
export function benchDeckOdds(timed: (calls: number, run: () => void) => number): string[] {
  return Object.entries(DECKS).map(([name, rest]) => {
    const each = MODES.map((mode) => timed(100, () => oddsOf({ undrawn: rest, discards: [] }, mode, ATTACKED, 10)));
    return `odds of an attack, ${name}: ${each.map((micros, i) => `${MODES[i]} ${micros.toFixed(0)} µs`).join(', ')}`;
  });
}
