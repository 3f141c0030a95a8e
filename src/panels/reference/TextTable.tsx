/** Renders a table in an example of the rules. */

/** @param text one line per row, with cells separated by `|`; the first row and column are headings */
export function TextTable({ text }: { text: string }) {
  const [head = [], ...rows] = text.split('\n').map((line) => line.split('|'));
  return (
    <table class="text">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
