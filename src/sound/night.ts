/** A seed from a scenario's name, so that the incidents and the music of each scenario differ. */
export function nightOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}
