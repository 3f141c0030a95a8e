/** Shows the drawn examples in the reference of the game in hand, each with a caption. */
import { t } from '../../../i18n';
import { BoardPicture } from '../../reference/BoardPicture';
import { TextTable } from '../../reference/TextTable';
import { BOARD_FIGURES, CALCULATION, DISTANCES, HP_POSITIONS, MEDIAN, RANGES } from './figures';
import '../../reference/figures.css';
import type { FigureName } from './rules';

export function Figure({ name }: { name: FigureName }) {
  return (
    <figure class={`figure ${name}`} data-figure={name}>
      <Picture name={name} />
      <figcaption>{t(`reference.figure.${name}`)}</figcaption>
    </figure>
  );
}

function Picture({ name }: { name: FigureName }) {
  switch (name) {
    case 'hp':
      return <HpTable />;
    case 'ruler':
      return <RulerFigure />;
    case 'elements':
      return <Elements />;
    case 'order':
      return <Reckoning />;
    case 'median':
      return <Median />;
    case 'rides':
    case 'lasting':
      return <TextTable text={t(`reference.grid.${name}`)} />;
    default:
      return <BoardPicture figure={BOARD_FIGURES[name]} />;
  }
}

function HpTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('reference.figure.position')}</th>
          {HP_POSITIONS.map((_, i) => (
            <th key={i} scope="col">
              {i + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, 1, 2].map((row) => (
          <tr key={row}>
            {row === 0 && (
              <th scope="rowgroup" rowSpan={3}>
                {t('reference.figure.hitPoints')}
              </th>
            )}
            {HP_POSITIONS.map((values) => (
              <td key={values[row]}>{values[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SEGMENTS = ['C', 'A', 'B', 'C', 'A'] as const;
/** The width of a segment of the drawn ruler, in px. */
const SEGMENT = 34;

function RulerFigure() {
  return (
    <svg width="190" height="140" viewBox="0 20 190 140" aria-hidden="true">
      <rect class="card" x="10" y="46" width="170" height="88" rx="6" />
      <g transform="translate(95 90) rotate(-45)">
        {SEGMENTS.map((face, i) => (
          <g key={i} transform={`translate(${(i - SEGMENTS.length / 2) * SEGMENT} -12)`} class={`segment ${face}`}>
            <rect width={SEGMENT} height="24" />
            <text x={SEGMENT / 2} y="18">
              {face}
            </text>
          </g>
        ))}
      </g>
      <path class="red-line" d="M 10 90 H 82 M 108 90 H 180" />
      <circle class="crossing" cx="95" cy="90" r="13" />
    </svg>
  );
}

/** Draws two cards: the symbol of the card in hand counts, the symbol of the discarded card does not. */
function Elements() {
  return (
    <div class="pair">
      {(['inHand', 'discarded'] as const).map((where) => (
        <div key={where}>
          <svg width="74" height="100" viewBox="0 0 74 100" class={where} aria-hidden="true">
            <rect class="card" x="2" y="2" width="70" height="96" rx="6" />
            <path class="title" d="M 2 8 a 6 6 0 0 1 6 -6 h 58 a 6 6 0 0 1 6 6 v 12 h -70 z" />
            <path class="dark" d="M 43 34 a 17 17 0 1 0 8 30 a 22 22 0 0 1 -8 -30 z" />
            <path class="rows" d="M 14 80 h 46 M 14 89 h 32" />
          </svg>
          <span>{t(`reference.figure.${where}`)}</span>
        </div>
      ))}
    </div>
  );
}

function Reckoning() {
  return (
    <ol class="steps" aria-hidden="true">
      {CALCULATION.map(({ adds, makes }, i) => (
        <li key={i}>
          <b>{adds}</b>
          <span>{makes}</span>
        </li>
      ))}
    </ol>
  );
}

function Median() {
  return (
    <div class="median-of">
      <table>
        <tbody>
          {Object.entries(RANGES).map(([face, range]) => (
            <tr key={face}>
              <th scope="row">{face}</th>
              {DISTANCES.map((distance) => (
                <td key={distance} class={distance <= range ? 'reached' : ''}>
                  {distance <= range ? distance : ''}
                </td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">=</th>
            {DISTANCES.map((distance) => (
              <td key={distance} class={distance <= MEDIAN ? 'near' : ''}>
                {distance}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
