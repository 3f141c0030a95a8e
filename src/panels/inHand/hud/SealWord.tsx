/** The text on the seal, small enough that its longest word fits on a small seal without a break. */
export function SealWord({ word }: { word: string }) {
  const letters = Math.max(...word.split(/\s/).map(({ length }) => length), 1);
  return <span style={{ '--letters': letters }}>{word}</span>;
}
