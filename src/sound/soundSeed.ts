/** A seed from a scenario's name, so that the background sounds and the music of each scenario differ. */
export function soundSeedOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}
