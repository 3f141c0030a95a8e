/**
 * The seed of a scenario from random bytes, as lower-case hexadecimal. Whoever starts the scenario brings the bytes (8 are
 * plenty): chance comes into the game here and nowhere else.
 */
export function seedFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
