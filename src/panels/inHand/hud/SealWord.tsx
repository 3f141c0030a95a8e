/** The text on the seal, small enough that its longest word fits on a small seal; a number may stand below its word. */
export function SealWord({ word }: { word: string }) {
  const parts = word.split(/[ \u00A0]/);
  const letters = Math.max(...parts.map(({ length }) => length), 1);
  return <span style={{ '--letters': letters }}>{parts.join(' ')}</span>;
}
