/** Removes the page's loading message. Call this when the page is ready to show something else. */
export function removeLoadingMessage(): void {
  document.getElementById('on-its-way')?.remove();
}
