/** The icons of figures, written by `npm run bake` from the drawings in scripts/bake/longTable. */
import type { PrintedFigureId } from '../../../content/longTable/ids';
import type { LongIcon } from './iconNames';

export const FIGURE_ICON = {
  bailiff: 'cowled',
  sexton: 'trench-spade',
  pawnbroker: 'scales',
  ferrywoman: 'paddles',
  shuffler: 'shambling-zombie',
  tallyCrow: 'crow-dive',
  writHound: 'hound',
  inkwight: 'goo-skull',
  waxGuard: 'black-knight-helm',
  powderBrat: 'imp-laugh',
  lienToad: 'toad-teeth',
  chattel: 'wooden-crate',
  pallbearer: 'coffin',
  coldCaller: 'spectre',
  assessor: 'magnifying-glass',
  undertow: 'big-wave',
  liquidator: 'pocket-watch',
  actuary: 'abacus',
  remainderman: 'throne-king',
  possessionMan: 'top-hat',
  mourner: 'female-vampire',
  digger: 'skeleton',
  longTenant: 'mummy-head',
  hearse: 'old-wagon',
  delegate: 'briefcase',
  post: 'anchor',
  box: 'locked-box',
} as const satisfies Record<PrintedFigureId, LongIcon>;
