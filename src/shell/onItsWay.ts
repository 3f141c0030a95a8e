/** The sentence that the game is on its way, which is in the page from the first: it goes when there is something else to read. */
export function arrive(): void {
  document.getElementById('on-its-way')?.remove();
}
