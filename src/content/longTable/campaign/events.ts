/**
 * Events of the city and of the road (L31; docs/CONTENT-LONG.md, section 8). ` / ` separates outcomes; the first outcome whose condition
 * holds applies.
 */
import type { WrittenEvent } from '../written';

const PRINTED = [
  {
    id: 'C01',
    deck: 'city',
    fromStart: true,
    A: ['sexton: rep +1, checkmark one / else: rep +1', 'r'],
    B: ['bailiff: gold +5 collective, rep -1 / else: rep -2, next: Curse each', 'r'],
  },
  {
    id: 'C02',
    deck: 'city',
    fromStart: true,
    A: ['pay 10: next: Bless 2 one / else: nothing', 'x'],
    B: ['pawnbroker: gold +8 collective / else: xp +3 each', 'x'],
  },
  {
    id: 'C03',
    deck: 'city',
    fromStart: true,
    A: ['rep >= 5: rep -1, gold +10 collective / else: rep +1, next: Muddle each', 'r'],
    B: ['pay 8: rep +2, next: Bless 1 each / else: xp +3 each', 'r'],
  },
  {
    id: 'C04',
    deck: 'city',
    fromStart: true,
    A: ['always: rep +2, next: Curse each', 'x'],
    B: ['bailiff: rep +2, xp +5 each / pawnbroker: rep +1, gold +5 collective / else: rep +1', 'x'],
  },
  {
    id: 'C05',
    deck: 'city',
    fromStart: true,
    A: ['rep >= 0: rep +1, prosperity +1 / else: rep -1, next: 2 damage each', 'x'],
    B: ['ferrywoman: rep +2, xp +5 each / sexton: rep +1, xp +5 each / else: rep -1', 'x'],
  },
  {
    id: 'C06',
    deck: 'city',
    fromStart: true,
    A: ['pay 15: rep +1, prosperity +1 / else: rep +1', 'x'],
    B: ['pawnbroker: gold +10 collective, rep -1 / else: xp +5 each', 'x'],
  },
  {
    id: 'C07',
    deck: 'city',
    fromStart: true,
    A: ['always: next: 2 damage each, prosperity +1', 'x'],
    B: ['always: gold +6 each, rep -2', 'x'],
  },
  {
    id: 'C08',
    deck: 'city',
    A: ['always: global Engraver, xp +3 each', 'x'],
    B: ['always: global Engraver, gold +10 collective', 'x'],
  },
  {
    id: 'C09',
    deck: 'city',
    A: ['pay 12: item mrSumpsWatch, rep +1 / else: rep +1', 'x'],
    B: ['always: xp +6 each, next: Curse each', 'x'],
  },
  {
    id: 'C10',
    deck: 'city',
    A: ['always: next: Bless 1 each', 'x'],
    B: ['ferrywoman: xp +8 each / else: checkmark one', 'x'],
  },
  {
    id: 'C11',
    deck: 'city',
    A: ['always: next: Bless 1 each, checkmark one', 'x'],
    B: ['always: rep +2', 'x'],
  },
  {
    id: 'C12',
    deck: 'city',
    A: ['always: item escrowHandBell / if taken: gold +20 collective', 'x'],
    B: ['pawnbroker: gold +30 collective / else: gold +15 collective', 'x'],
  },
  {
    id: 'R01',
    deck: 'road',
    fromStart: true,
    A: ['pay 6: nothing / else: next: no item may be used in round 1', 'r'],
    B: ['bailiff: gold +4 collective, rep +1 / rep >= 6: nothing / else: next: 1 damage each, rep -1', 'r'],
  },
  {
    id: 'R02',
    deck: 'road',
    fromStart: true,
    A: ['always: nothing', 'r'],
    B: ['pawnbroker: gold +12 collective / else: gold +5 collective, next: 2 damage one', 'r'],
  },
  {
    id: 'R03',
    deck: 'road',
    fromStart: true,
    A: ['ferrywoman: gold +8 collective, xp +3 each / else: next: 2 damage each, xp +3 each', 'r'],
    B: ['sexton: checkmark one / else: next: Muddle each', 'r'],
  },
  {
    id: 'R04',
    deck: 'road',
    fromStart: true,
    A: ['always: next: Curse one, xp +4 each', 'x'],
    B: ['sexton: rep +2, next: Bless 1 each / else: rep +1, next: 1 damage each', 'x'],
  },
  {
    id: 'R05',
    deck: 'road',
    fromStart: true,
    A: ['always: rep +1, party Postage', 'x'],
    B: ['rep <= -3: nothing / else: xp +5 each, next: Bless 1 one', 'x'],
  },
  {
    id: 'R06',
    deck: 'road',
    fromStart: true,
    A: ['ferrywoman: nothing / else: next: 2 damage each', 'r'],
    B: ['always: gold -3 collective, next: monsters of the first room get Shield 1 in round 1', 'r'],
  },
  {
    id: 'R07',
    deck: 'road',
    fromStart: true,
    A: ['always: xp +4 each, next: Poison one', 'x'],
    B: ['pawnbroker: rep +1, gold +6 collective / else: rep +1', 'x'],
  },
  {
    id: 'R08',
    deck: 'road',
    fromStart: true,
    A: ['always: next: tallyCrow joins the first room (normal), xp +5 each', 'x'],
    B: ['always: next: Curse each', 'x'],
  },
  {
    id: 'R09',
    deck: 'road',
    A: ['sexton: checkmark each / else: next: 3 damage one, gold +10 collective', 'x'],
    B: ['always: rep +1', 'x'],
  },
  {
    id: 'R10',
    deck: 'road',
    A: ['always: next: 2 damage one, gold +15 collective', 'x'],
    B: ['rep >= 5: rep +1 / else: rep -1, gold +5 collective', 'x'],
  },
  {
    id: 'R11',
    deck: 'road',
    A: ['always: next: Strengthen each, next: initiative 99 in round 1', 'x'],
    B: ['always: checkmark one, xp +3 each', 'x'],
  },
  {
    id: 'R12',
    deck: 'road',
    A: ["always: next: +2 on each hero's moves in round 1", 'x'],
    B: ['always: next: Bless 1 each', 'x'],
  },
] as const satisfies readonly WrittenEvent[];

export const EVENTS: readonly WrittenEvent[] = PRINTED;

export type PrintedEventId = (typeof PRINTED)[number]['id'];
