/** A seed for the incidents of a place, from a scenario's name: each scenario has its own ("night"). */
export function nightOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}
