/** Random play over the real content: the laws hold. `npm run fuzz -- --longTable` runs longer. */
import { describe, expect, it } from 'vitest';
import { type Proof, prove } from '../../kit/longTableProof';

describe('games by chance', () => {
  const seeds = Array.from({ length: 11 }, (_, i) => `games${i}`);
  const proofs: Proof[] = [];

  it.each(seeds)('L36.8: meet the laws, and journals, checkpoints and refusals work: %s', (seed) => {
    proofs.push(prove(seed));
    expect(proofs.at(-1)?.commands).toBeGreaterThan(5);
  });

  it('cover parties of several sizes, several scenarios and opened doors', () => {
    expect(new Set(proofs.map(({ heroes }) => heroes)).size).toBeGreaterThan(2);
    expect(new Set(proofs.map(({ scenario }) => scenario)).size).toBeGreaterThan(6);
    expect(proofs.reduce((sum, { doors }) => sum + doors, 0)).toBeGreaterThan(0);
  });
});
