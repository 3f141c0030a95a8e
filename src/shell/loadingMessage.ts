/** Removes the loading message of the page. Call it when the page shows something else. */
export function removeLoadingMessage(): void {
  document.getElementById('on-its-way')?.remove();
}
