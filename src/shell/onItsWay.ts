/** Removes the loading message of the page, as soon as the page shows something else. */
export function arrive(): void {
  document.getElementById('on-its-way')?.remove();
}
