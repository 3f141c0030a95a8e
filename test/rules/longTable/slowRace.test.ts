import { describe, expect, it } from 'vitest';
import { race } from '../../kit/slowRace';

describe('a second, slow implementation of monster decisions', () => {
  it('L23.1-L25.4: gives the same results in random positions', () => {
    const { positions, focused, chosen } = race('unit', 240, 20);
    expect(positions).toBe(240);
    // The positions must be interesting: most have a focus, and some leave the player a choice.
    expect(focused).toBeGreaterThan(120);
    expect(chosen).toBeGreaterThan(10);
  });
});
