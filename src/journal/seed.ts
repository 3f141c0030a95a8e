/**
 * Converts random bytes to lower-case hexadecimal, as the seed of a scenario or as an id; 8 bytes are enough. These bytes, which the
 * caller provides, are the only real randomness in the game.
 */
export function seedFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
