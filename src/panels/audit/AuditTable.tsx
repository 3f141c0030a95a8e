/** Shows the data of the curve as a table. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { wholePercents } from '../../audit/sheet';
import { t } from '../../i18n';
import { chanceSentences, lineLabel, type NarratedGame, percents } from '../../i18n/auditWords';
import type { GameTypes } from '../../rules/core/ruleset';
import type { AuditResults } from '../app';
import { type Entry, entriesOf, errorPercents, isBalanceRough, signed } from './entries';
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

/** The number of rows that are drawn at once. More rows, such as those of a whole game of the Long Table, would block the page. */
const ROWS_AT_ONCE = 50;

/** A hook that counts up to the number of rows, so that the browser can respond before the next rows are drawn. */
function useRows(all: number): number {
  const [drawn, draw] = useState(ROWS_AT_ONCE);
  useEffect(() => {
    if (drawn >= all) return;
    const next = setTimeout(() => draw(drawn + ROWS_AT_ONCE));
    return () => clearTimeout(next);
  }, [drawn, all]);
  return drawn;
}

/** A hook that returns the function which describes an entry. It writes the sentence of each entry only once in a game. */
function useDescriptions({ words, narratedGame }: Pick<AuditTableProps, 'words' | 'narratedGame'>) {
  const known = useMemo(() => new Map<string, string>(), [narratedGame]);
  return ({ move: { nth }, kind }: Entry): string => {
    const key = `${nth} ${kind}`;
    const played = narratedGame.moves[nth];
    const what =
      known.get(key) ??
      (kind === 'choice' && played
        ? lineLabel(words, played.before, played.commands)
        : chanceSentences(words, narratedGame, nth));
    known.set(key, what);
    return what;
  };
}

export function AuditTable({ words, narratedGame, found, ended }: AuditTableProps) {
  const entries = entriesOf(found);
  const rows = useRows(entries.length);
  const describe = useDescriptions({ words, narratedGame });
  const [began, luck, choices] = balanceOf(found);
  const whole = (n: number) => signed(10 * n);
  return (
    <div class="audit-table paper">
      <table>
        <caption>
          {isBalanceRough(found)
            ? `${t('audit.captionRough', { began, ended })} ${t('audit.roughBalance')}`
            : t('audit.caption', { began, luck: whole(luck), choices: whole(choices), ended })}{' '}
          {t('audit.accuracy', { error: errorPercents(found.sheet.error), off: words.offBy })}.
        </caption>
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
          {entries.slice(0, rows).map((entry) => {
            const { move, kind, change, value } = entry;
            return (
              <tr key={`${move.nth} ${kind}`}>
                <td>{move.round}</td>
                <td>{move.nth + 1}</td>
                <td>{t(`audit.kind.${kind}`)}</td>
                <th scope="row">{describe(entry)}</th>
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
