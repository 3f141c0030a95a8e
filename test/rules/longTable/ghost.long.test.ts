import { expect, it } from 'vitest';
import { compareGhosts, guarded } from '../../kit/longTableGhostLaw';

const POSITIONS = 500;
const GUARDED = 100;

it('L36.9: in many positions a ghost shows what happens if the hero goes there and no figure dies', () => {
  const { turns, moved, attacked } = compareGhosts(POSITIONS);
  expect(Math.min(turns, moved, attacked)).toBeGreaterThan(POSITIONS / 2);
}, 600_000);

it('L36.9: in many positions a ghost counts the Shield and Retaliate that follow the move', () => {
  const { attacked } = compareGhosts(GUARDED, guarded);
  expect(attacked).toBeGreaterThan(GUARDED / 2);
}, 600_000);
