/** Test kit: plans of a phone, for panels that are drawn without a table. */
import type { HudPlan as InHandPlan } from '../../src/panels/inHand/hud/plan';
import type { HudPlan as LongTablePlan } from '../../src/panels/longTable/hud/plan';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

export const IN_HAND_PHONE: InHandPlan = {
  width: 390,
  height: 844,
  floor: 844,
  textScale: 1,
  header: box(0, 0, 390, 40),
  prompt: box(10, 50, 370, 44),
  plate: { x: 8, y: 100, mm: 5.9 },
  seal: box(300, 700, 80, 80),
  choices: box(10, 400, 370, 300),
  tabs: box(10, 100, 370, 60),
  walking: box(10, 500, 100, 200),
  endTurn: null,
  slots: null,
  blow: null,
  odds: box(20, 300, 90, 80),
  side: null,
  folds: false,
  hasRow: false,
  composition: 'phone',
};

export const LONG_TABLE_PHONE: LongTablePlan = {
  composition: 'portrait',
  hand: 'right',
  width: 390,
  height: 844,
  textScale: 1,
  header: box(0, 0, 390, 46),
  order: box(0, 46, 390, 60),
  map: box(0, 106, 390, 400),
  foot: box(4, 520, 382, 310),
  tabs: box(0, 480, 390, 38),
  boards: null,
  reason: null,
  deck: box(150, 600, 90, 120),
};
