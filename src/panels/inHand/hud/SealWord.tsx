/** The text on the seal, small enough that its longest word fits on a small seal; on two lines it has less room between the round edges. */
export function SealWord({ word }: { word: string }) {
  const parts = word.split(/[ \u00A0]/);
  const letters = Math.max(...parts.map(({ length }) => length), 1);
  return (
    <span class={parts.length > 1 ? 'two' : ''} style={{ '--letters': letters }}>
      {parts.join(' ')}
    </span>
  );
}
