/** Makes a seed from a scenario's name, so that each scenario has its own background sounds and music. */
export function soundSeedOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}
