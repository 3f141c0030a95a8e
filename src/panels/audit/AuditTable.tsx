/** Shows the data of the curve as a table. */
import { wholePercents } from '../../audit/sheet';
import { t } from '../../i18n';
import { chanceSentences, lineLabel, type NarratedGame, percents } from '../../i18n/auditWords';
import type { GameTypes } from '../../rules/core/ruleset';
import type { AuditResults } from '../app';
import { entriesOf, errorPercents, signed } from './entries';
import type { AuditWords } from './words';

/**
 * The chance at the beginning, the changes by luck and by choices, and the chance at the end, in whole percents. The rounding makes the
 * first three numbers add up to the fourth.
 */
export function balanceOf({ sheet }: AuditResults): readonly [number, number, number, number] {
  const [began = 0, luck = 0, choices = 0] = wholePercents(
    [sheet.startChance, sheet.luck, sheet.choices],
    sheet.endChance,
  );
  return [began, luck, choices, percents(sheet.endChance)];
}

interface AuditTableProps {
  readonly words: AuditWords;
  readonly narratedGame: NarratedGame<GameTypes>;
  readonly found: AuditResults;
  /** How the game ended, as a sentence without its full stop. */
  readonly ended: string;
}

const COLUMNS = ['round', 'move', 'kind', 'what', 'chance', 'change', 'sure'] as const;

export function AuditTable({ words, narratedGame, found, ended }: AuditTableProps) {
  const [began, luck, choices] = balanceOf(found);
  const whole = (n: number) => signed(10 * n);
  return (
    <div class="audit-table paper">
      <table>
        <caption>{t('audit.caption', { began, luck: whole(luck), choices: whole(choices), ended })}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`audit.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entriesOf(found).map(({ move, kind, change, value }) => {
            const play = narratedGame.moves[move.nth]?.before;
            const what =
              play && kind === 'choice' ? lineLabel(words, play, narratedGame.moves[move.nth]?.commands ?? []) : null;
            return (
              <tr key={`${move.nth} ${kind}`}>
                <td>{move.round}</td>
                <td>{move.nth + 1}</td>
                <td>{t(`audit.kind.${kind}`)}</td>
                <th scope="row">{what ?? chanceSentences(words, narratedGame, move.nth)}</th>
                <td>{percents(value)}</td>
                <td>{signed(change.by)}</td>
                <td>±{errorPercents(change.error)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
