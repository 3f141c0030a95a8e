/** Makes a seed from a scenario's name, so that background sounds and music vary from scenario to scenario. */
export function soundSeedOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}
