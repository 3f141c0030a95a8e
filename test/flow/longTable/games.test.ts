/** Play by chance over the real content: whatever happens, what must hold holds. A longer run: `npm run fuzz -- --longTable`. */
import { describe, expect, it } from 'vitest';
import { type Proof, prove } from '../../kit/longTableProof';

describe('games by chance', () => {
  const seeds = Array.from({ length: 11 }, (_, i) => `games${i}`);
  const proofs: Proof[] = [];

  it.each(seeds)('L36.8: laws, journals, checkpoints and refusals hold: %s', (seed) => {
    proofs.push(prove(seed));
    expect(proofs.at(-1)?.commands).toBeGreaterThan(5);
  });

  it('play scenarios of every size, open doors, and end', () => {
    expect(new Set(proofs.map(({ heroes }) => heroes)).size).toBeGreaterThan(2);
    expect(new Set(proofs.map(({ scenario }) => scenario)).size).toBeGreaterThan(6);
    expect(proofs.reduce((sum, { doors }) => sum + doors, 0)).toBeGreaterThan(0);
  });
});
