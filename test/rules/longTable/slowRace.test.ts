import { describe, expect, it } from 'vitest';
import { race } from '../../kit/slowRace';

describe('a second, slow implementation', () => {
  it('L23.1-L25.4: says the same of random positions', () => {
    const { positions, focused, chosen } = race('unit', 240, 20);
    expect(positions).toBe(240);
    // the race is about something: most have a focus, and some leave the player a choice
    expect(focused).toBeGreaterThan(120);
    expect(chosen).toBeGreaterThan(10);
  });
});
