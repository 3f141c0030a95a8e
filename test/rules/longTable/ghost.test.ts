import { describe, expect, it } from 'vitest';
import { publicView } from '../../../src/bots/longTable/publicView';
import type { Ghost } from '../../../src/rules/longTable/ghost';
import { ghostIn } from '../../kit/longTableGhost';
import { compareGhosts, positions } from '../../kit/longTableGhostLaw';

const FEW = 30;

/** Sums in another order differ in the last digits. */
const rounded = (ghost: Ghost): unknown =>
  JSON.parse(JSON.stringify(ghost, (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) : value)));

describe('L36.9 a hero as a ghost', () => {
  it('L36.9: shows ways, targets, damage and HP as they come if the hero goes there and nobody falls', () => {
    const { turns, moved, attacked } = compareGhosts(FEW);
    // Positions in which nobody acts would show nothing.
    expect(Math.min(turns, moved, attacked)).toBeGreaterThan(FEW / 2);
  });

  it('L36.9: depends on nothing that is hidden', () => {
    let compared = 0;
    for (const { play, path } of positions()) {
      if (compared >= FEW) break;
      expect(rounded(ghostIn(publicView(play), path))).toEqual(rounded(ghostIn(play, path)));
      compared += 1;
    }
  });
});
