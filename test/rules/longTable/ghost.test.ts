import { describe, expect, it } from 'vitest';
import { publicView } from '../../../src/bots/longTable/publicView';
import type { Ghost } from '../../../src/rules/longTable/ghost';
import { ghostIn } from '../../kit/longTableGhost';
import { compareGhosts, guarded, positions } from '../../kit/longTableGhostLaw';

const FEW = 30;
const GUARDED = 6;

/** Rounds all numbers, because sums in a different order differ in their last digits. */
const rounded = (ghost: Ghost): unknown =>
  JSON.parse(JSON.stringify(ghost, (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) : value)));

describe('L36.9 a hero as a ghost', () => {
  it('L36.9: shows the ways, targets, damage and HP that result if the hero goes there and no figure dies', () => {
    const { turns, moved, attacked } = compareGhosts(FEW);
    // The test would prove nothing if no figure acted in these positions.
    expect(Math.min(turns, moved, attacked)).toBeGreaterThan(FEW / 2);
  });

  it('L36.9: counts the Shield and Retaliate with which the action of the move goes on', () => {
    const { attacked } = compareGhosts(GUARDED, guarded);
    expect(attacked).toBeGreaterThan(0);
  });

  it('L36.9: does not depend on hidden information', () => {
    let compared = 0;
    for (const { play, path } of positions()) {
      if (compared >= FEW) break;
      expect(rounded(ghostIn(publicView(play), path))).toEqual(rounded(ghostIn(play, path)));
      compared += 1;
    }
  });
});
