/** Draws the examples in the rules of the Long Table, each with a caption. */
import { t } from '../../../i18n';
import { STANDARD_DECK } from '../../../rules/longTable/perks';
import { BoardPicture } from '../../reference/BoardPicture';
import { TextTable } from '../../reference/TextTable';
import { BOARD_FIGURES, LEVELS } from './figures';
import '../../reference/figures.css';
import type { FigureName } from './rules';

export function Figure({ name }: { name: FigureName }) {
  return (
    <figure class={`figure ${name}`} data-figure={name}>
      <Picture name={name} />
      <figcaption>{t(`tableRules.figure.${name}`)}</figcaption>
    </figure>
  );
}

function Picture({ name }: { name: FigureName }) {
  switch (name) {
    case 'levels':
      return <Levels />;
    case 'deck':
      return <Deck />;
    case 'slots':
    case 'consume':
    case 'drawTwo':
    case 'reveal':
      return <TextTable text={t(`tableRules.grid.${name}`)} />;
    default:
      return <BoardPicture figure={BOARD_FIGURES[name]} />;
  }
}

function Levels() {
  return (
    <table>
      <thead>
        <tr>
          {(['level', 'gold', 'trap', 'hazard', 'experience'] as const).map((word) => (
            <th key={word} scope="col">
              {t(`tableRules.table.${word}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LEVELS.map(({ level, gold, trap, hazard, experience }) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            {[gold, trap, hazard, experience].map((value, i) => (
              <td key={i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The symbols on modifier cards, which are the same in every language. */
const SIGNS: Readonly<Record<string, string>> = { '0': '±0', '-1': '−1', '-2': '−2', '2x': '×2', null: '∅' };

function Deck() {
  return (
    <table>
      <tbody>
        <tr>
          {STANDARD_DECK.map(([card]) => (
            <th key={card} scope="col">
              {SIGNS[card] ?? card}
            </th>
          ))}
        </tr>
        <tr>
          {STANDARD_DECK.map(([card, count]) => (
            <td key={card}>{count}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
