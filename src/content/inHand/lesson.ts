/**
 * The playable lesson: a yard with one Shuffler between the hero and the gate. The lesson is not in the catalogue, so no campaign, daily
 * scenario or archive contains it. The Shuffler has so few HP that the card Distraint with Dark kills it after any hit with Attack 3.
 */
import { parseBoard } from '../../rules/core/board';
import type { Book, ScenarioDef } from '../../rules/inHand/book';
import { bookOf } from '.';
import { NEWCOMER } from './newcomer';
import { placeCard } from './placedCard';

const YARD = parseBoard(`
e   .
  .
.   X
  .
.   .
  1
.   $
  .
X   .
  .
.   .
  @
`);

const { exit, place } = placeCard(YARD, 'orange');

export const LESSON: ScenarioDef = {
  id: 'lesson',
  ...place(0, { foes: [['shuffler', 'normal', { hpBonus: -1 }]] }),
  goals: [{ kind: 'killAll' }, { kind: 'endTurnOn', at: exit() }],
  rules: [],
};

/** With this seed the Shuffler's first hit deals 2 damage to a hero who follows the lesson, and the Shuffler never gets a second turn. */
const SEED = 'lesson';

export const lessonBook = (): Book => bookOf({ scenario: LESSON.id, ...NEWCOMER, seed: SEED }, LESSON, new Map());
