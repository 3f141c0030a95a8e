/** The text on the seal, small enough that its longest part without a break fits on a small seal; a number is bound to its word. */
export function SealWord({ word }: { word: string }) {
  const letters = Math.max(...word.split(' ').map(({ length }) => length), 1);
  return <span style={{ '--letters': letters }}>{word}</span>;
}
