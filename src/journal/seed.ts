/**
 * Makes the seed of a scenario, or an id, from random bytes, as lower-case hexadecimal; 8 bytes are plenty. These bytes, which
 * the caller provides, are the only real randomness in the game.
 */
export function seedFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
