// @vitest-environment jsdom
/** Tests what is found at a point of the screen: the uppermost thing; cards of a fight only during a fight. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import { explainTargetAt } from '../../../src/scenes/inHand/table/hitTest';
import type { Table } from '../../../src/scenes/inHand/table/Table';

const sprite = (here: boolean) => ({
  depth: 1,
  pointInCard: () => (here ? { x: 4, y: 4 } : null),
});

const SHIELD = { id: 'shield', icon: 'shield', value: '2', end: 'round', turns: 1, tone: 'good' } as const;

/** A table with only these things, each of which covers the whole screen. */
function table(...lying: string[]): Table {
  const at = (name: string) => sprite(lying.includes(name));
  return {
    view: {
      activity: lying.includes('ruler') ? 'roll' : 'combat',
      hand: [],
      items: [],
      tracker: { distance: 1, threat: 0, cells: [] },
      monsterHp: null,
      plate: null,
      heroHp: {},
    },
    layout: {
      showsHand: false,
      odds: { x: 0, y: 0, width: 10, height: 10 },
      tray: { x: 20, y: 20, width: 10, height: 10 },
    },
    signs: {
      flagAt: (x: number) => (lying.includes('flag') && x < 10 ? 'leads' : null),
      firstRoll: { isAt: (x: number) => lying.includes('firstRoll') && x < 10 },
    },
    chipsOn: (party: string) => (party === 'hero' ? [{ chip: SHIELD, x: 2, y: 2, width: 9, height: 8 }] : []),
    hand: new Map(),
    items: new Map(),
    tracker: at('tracker'),
    monsterHp: at('monsterHp'),
    plate: at('plate'),
    heroHp: at('heroHp'),
    map: at('map'),
    die: lying.includes('die') ? {} : null,
  } as unknown as Table;
}
const playIn = (fight: object | null) => ({ state: { fight } }) as unknown as Play;
const FIGHT = playIn({ foe: 'crow' });

it('nothing is found on bare wood, or before the table is drawn', () => {
  expect(explainTargetAt(table(), FIGHT, 5, 5)).toBeNull();
  expect(explainTargetAt({ ...table('tracker'), view: null } as unknown as Table, FIGHT, 5, 5)).toBeNull();
});

it('the tracker is found in a fight only', () => {
  expect(explainTargetAt(table('tracker'), FIGHT, 5, 5)).toMatchObject({ of: null });
  expect(explainTargetAt(table('tracker'), playIn(null), 5, 5)).toBeNull();
});

it('while a roll is made the odds and the die are found above everything else', () => {
  expect(explainTargetAt(table('ruler', 'die'), FIGHT, 5, 5)).toEqual({ of: null, seen: [{ term: 'odds' }] });
  expect(explainTargetAt(table('ruler', 'die'), FIGHT, 25, 25)).toEqual({ of: null, seen: [{ term: 'die' }] });
  expect(explainTargetAt(table('ruler', 'die'), FIGHT, 50, 50)).toBeNull();
});

it('a flag and a chip are found above the card on which they lie', () => {
  expect(explainTargetAt(table('flag', 'heroHp'), FIGHT, 5, 5)).toEqual({ of: null, seen: [{ term: 'leads' }] });
  const worse = { state: { attack: { advantage: -1 } } } as unknown as Play;
  expect(explainTargetAt(table('firstRoll', 'plate'), worse, 5, 5)).toEqual({
    of: null,
    seen: [{ term: 'disadvantage' }],
  });
  expect(explainTargetAt(table('flag', 'heroHp'), FIGHT, 50, 5)).toEqual({
    of: { kind: 'hero' },
    seen: [{ term: 'shield', figure: '2' }, { term: 'round' }],
  });
});
