import { expect, it } from 'vitest';
import { seedFrom } from '../../src/journal/seed';

it('writes every byte of a seed with two digits', () => {
  expect(seedFrom(Uint8Array.of(0, 1, 15, 16, 255))).toBe('00010f10ff');
});
