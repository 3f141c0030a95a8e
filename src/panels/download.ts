/** The time in ms after which the file's URL is released. It is long, because some browsers read the file only a while after the click. */
const BEGINS = 10_000;

/** Downloads a text as a file. */
export function download(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGINS);
}
