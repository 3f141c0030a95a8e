/** Test kit: the possible names in fields of cards in hand, by field. */
import {
  BAD_CONDITIONS,
  BONUSES,
  DURATIONS,
  ELEMENTS,
  GOOD_CONDITIONS,
  HINDRANCE_KINDS,
  SIDES,
} from '../../src/rules/inHand/vocabulary';
import type { Names } from './changes';

export const PRINTED_NAMES: Names = {
  conditions: BAD_CONDITIONS,
  condition: GOOD_CONDITIONS,
  self: GOOD_CONDITIONS,
  elements: ELEMENTS,
  revive: ELEMENTS,
  bonus: BONUSES,
  lasts: DURATIONS.filter((each) => each !== 'turn'),
  from: ['discard', 'lost'],
  side: SIDES,
  how: ['push', 'pull'],
  terrain: [...HINDRANCE_KINDS, 'any'],
  row: ['move', 'attack', 'range'],
};
