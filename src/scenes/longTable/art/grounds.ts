/** Defines the look of each scenario's place: its floor, the edge around its rooms, and its obstacles. */
import type { PrintedScenarioId } from '../../../content/longTable/ids';
import type { OBSTACLE_ICON } from './iconNames';

/** The look of a place. */
export interface Ground {
  /** Colour of the paper. */
  readonly paper: string;
  /** The marks of the floor as path data, in hex widths from the centre of the hex. Each hex gets one mark. */
  readonly marks: readonly string[];
  /** The greatest random shift of a mark along each axis, in hex widths. */
  readonly stray: number;
  /** The whole range of the random rotation of a mark, in radians. */
  readonly turn: number;
  /** The cuts in the black edge: `count` per hex, `length` in hex widths, and `lie`, their direction. */
  readonly edge: readonly [count: number, length: number, lie: 'out' | 'along' | 'level' | 'upright' | 'any'];
  readonly obstacle: keyof typeof OBSTACLE_ICON;
}

const PLAIN = '#E6D8B6';

export const GROUNDS = {
  /** Old boards with nails. */
  boards: {
    paper: '#E4D3AC',
    marks: [
      'M-.36 -.14H.3M-.2 .14H.36M-.3 -.11L-.28 -.09',
      'M-.34 -.14H.1M-.36 .14H.34M.28 .17L.3 .19',
      'M-.1 -.14H.36M-.36 .14H.16',
    ],
    stray: 0.02,
    turn: 0,
    edge: [5, 0.2, 'level'],
    obstacle: 'crates',
  },
  /** A lawn over graves. */
  lawn: {
    paper: '#E2DAB4',
    marks: [
      'M-.14 .1L-.18 -.02M-.14 .1V-.05M-.14 .1L-.09 -.02M.16 -.06L.12 -.18M.16 -.06V-.2M.16 -.06L.21 -.17',
      'M.06 .2L.02 .08M.06 .2V.05M.06 .2L.11 .08',
      'M-.22 -.1L-.26 -.22M-.22 -.1V-.25M-.22 -.1L-.17 -.22M.2 .18L.16 .08M.2 .18L.25 .08',
    ],
    stray: 0.06,
    turn: 0.2,
    edge: [9, 0.12, 'out'],
    obstacle: 'deadWood',
  },
  /** Cobbles of a street. */
  cobbles: {
    paper: '#E4D6B8',
    marks: [
      'M-.3 -.08C-.3 -.16 -.18 -.16 -.18 -.08M-.14 -.08C-.14 -.16 -.02 -.16 -.02 -.08M.02 .12C.02 .04 .14 .04 .14 .12M.18 .12C.18 .04 .3 .04 .3 .12',
      'M-.1 .02C-.1 -.06 .02 -.06 .02 .02M.06 .02C.06 -.06 .18 -.06 .18 .02M-.26 .22C-.26 .14 -.14 .14 -.14 .22',
      'M.04 -.2C.04 -.28 .16 -.28 .16 -.2M-.28 .06C-.28 -.02 -.16 -.02 -.16 .06M-.02 .22C-.02 .14 .1 .14 .1 .22',
    ],
    stray: 0.02,
    turn: 0,
    edge: [4, 0.16, 'level'],
    obstacle: 'cart',
  },
  /** Parquet of an office. */
  parquet: {
    paper: '#E7D6AE',
    marks: ['M-.3 0L-.1 -.2L.1 0L.3 -.2M-.3 .16L-.1 -.04L.1 .16L.3 -.04'],
    stray: 0,
    turn: 0,
    edge: [6, 0.16, 'upright'],
    obstacle: 'shelves',
  },
  /** The deck of a black barge: planks, and water at its side. */
  deck: {
    paper: '#DFCFAE',
    marks: [
      'M-.14 -.4V.4M.14 -.4V.4M-.11 -.2L-.09 -.18M.17 .2L.19 .22',
      'M-.14 -.4V.4M.14 -.4V.4',
      'M-.14 -.4V.1M.14 -.3V.4M-.17 .1H-.11',
    ],
    stray: 0,
    turn: 0,
    edge: [7, 0.26, 'level'],
    obstacle: 'barrels',
  },
  /** Straw and mud of the Pound. */
  straw: {
    paper: '#E6D49E',
    marks: [
      'M-.2 -.1L.08 -.02M-.04 .12L.22 .02M.1 -.2L.22 -.06',
      'M-.24 .08L-.02 -.04M.06 .2L.24 .14M-.1 -.24L.1 -.2',
      'M-.1 .18L.14 .06M.04 -.12L.24 -.2',
    ],
    stray: 0.05,
    turn: 3.2,
    edge: [6, 0.14, 'any'],
    obstacle: 'fence',
  },
  /** A floor of white salt. */
  salt: {
    paper: '#F0E9D6',
    marks: [
      'M-.2 .02L-.16 -.02L-.12 .02L-.16 .06ZM.12 -.12L.15 -.15L.18 -.12L.15 -.09Z',
      'M.04 .16L.08 .12L.12 .16L.08 .2Z',
      'M-.06 -.18L-.03 -.21L0 -.18L-.03 -.15ZM.2 .1L.23 .07L.26 .1L.23 .13Z',
    ],
    stray: 0.08,
    turn: 0.6,
    edge: [11, 0.07, 'any'],
    obstacle: 'sacks',
  },
  /** Hemp, trodden flat by ropemakers. */
  hemp: {
    paper: '#E3D2A6',
    marks: [
      'M-.36 .02C-.2 -.06 -.16 .1 0 .02C.16 -.06 .2 .1 .36 .02',
      'M-.36 -.1C-.2 -.18 -.16 -.02 0 -.1M.04 .18C.16 .1 .2 .26 .36 .18',
    ],
    stray: 0.03,
    turn: 0.1,
    edge: [6, 0.22, 'along'],
    obstacle: 'ropes',
  },
  /** The ruled carpet of the Life Office. */
  carpet: {
    paper: '#E2CFA8',
    marks: ['M-.16 0L0 -.16L.16 0L0 .16ZM-.05 0L0 -.05L.05 0L0 .05Z'],
    stray: 0,
    turn: 0,
    edge: [5, 0.13, 'along'],
    obstacle: 'desks',
  },
  /** Shored rock of a deep shaft, with water stains. */
  shaft: {
    paper: '#DCCDAE',
    marks: [
      'M-.22 -.06L-.06 .02L.04 -.06M.08 .16L.22 .1',
      'M-.14 .16L-.02 .08L.1 .14M.14 -.16L.24 -.08',
      'M-.06 -.2L.04 -.1L.2 -.14',
    ],
    stray: 0.06,
    turn: 6.2,
    edge: [8, 0.18, 'any'],
    obstacle: 'stones',
  },
  /** Shingle of the island. */
  shingle: {
    paper: '#E3DABF',
    marks: [
      'M-.2 .06C-.2 .01 -.11 .01 -.11 .06C-.11 .1 -.2 .1 -.2 .06ZM.08 -.1C.08 -.14 .16 -.14 .16 -.1C.16 -.06 .08 -.06 .08 -.1Z',
      'M-.04 .2C-.04 .16 .05 .16 .05 .2C.05 .24 -.04 .24 -.04 .2ZM.2 .02C.2 -.01 .26 -.01 .26 .02C.26 .05 .2 .05 .2 .02Z',
      'M-.16 -.14C-.16 -.18 -.08 -.18 -.08 -.14C-.08 -.1 -.16 -.1 -.16 -.14Z',
    ],
    stray: 0.06,
    turn: 0.5,
    edge: [7, 0.24, 'level'],
    obstacle: 'rocks',
  },
  /** The ferry's worn steps. */
  steps: {
    paper: '#E0D3B6',
    marks: [
      'M-.38 -.2C-.1 -.15 .1 -.15 .38 -.2M-.38 .2C-.1 .25 .1 .25 .38 .2',
      'M-.38 -.2C-.1 -.15 .1 -.15 .38 -.2M-.38 .2C-.1 .25 .1 .25 .38 .2M-.1 0L.02 .02',
    ],
    stray: 0,
    turn: 0,
    edge: [6, 0.28, 'level'],
    obstacle: 'bollards',
  },
  /** The Table itself: one board with its grain and the ring that a glass has left. */
  table: {
    paper: '#DDC79A',
    marks: [
      'M-.4 -.06C-.2 -.12 .2 0 .4 -.06M-.4 .12C-.2 .06 .2 .18 .4 .12',
      'M-.4 -.06C-.2 -.12 .2 0 .4 -.06M-.4 .12C-.2 .06 .2 .18 .4 .12M-.06 .03C-.06 -.05 .06 -.05 .06 .03C.06 .11 -.06 .11 -.06 .03',
      'M-.4 -.06C-.2 0 .2 -.12 .4 -.06M-.4 .12C-.2 .18 .2 .06 .4 .12',
    ],
    stray: 0,
    turn: 0,
    edge: [5, 0.24, 'along'],
    obstacle: 'chairs',
  },
  /** Bare stone, for random dungeons and packs. */
  stone: {
    paper: PLAIN,
    marks: [
      'M-.09 .04L.06 -.02M.14 .14L.22 .1',
      'M.1 -.12L.2 -.1M-.2 .12L-.1 .16',
      'M-.02 .16L.1 .12M-.2 -.12L-.12 -.16',
    ],
    stray: 0.08,
    turn: 6.2,
    edge: [3, 0.14, 'out'],
    obstacle: 'stones',
  },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;

const PLACES = {
  noticeOnTheDoor: 'boards',
  groundRent: 'lawn',
  goodsAndChattels: 'boards',
  returnedToSender: 'parquet',
  aFloatingCharge: 'deck',
  soMuchInThePound: 'straw',
  theCrossing: 'cobbles',
  theSaltOffice: 'salt',
  theRopewalk: 'hemp',
  theLifeOffice: 'carpet',
  theSinkingFund: 'shaft',
  escrow: 'shingle',
  paidIn: 'steps',
  theLongTable: 'table',
} as const satisfies Record<PrintedScenarioId, GroundName>;

const byScenario: Readonly<Record<string, GroundName>> = PLACES;

/** The look of a scenario's place; stone for an id that is not listed (random dungeon, pack). */
export const groundOf = (scenario: string): GroundName => byScenario[scenario] ?? 'stone';
