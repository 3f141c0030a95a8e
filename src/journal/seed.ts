/**
 * The seed of a scenario from random bytes (8 are plenty), as lower-case hexadecimal. The caller provides the bytes:
 * this is the only place where real randomness enters the game.
 */
export function seedFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
