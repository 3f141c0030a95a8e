/** Shows the data of the curve as a table. */
import { Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { wholePercents } from '../../audit/sheet';
import { t } from '../../i18n';
import {
  chanceSentences,
  changeInPercents,
  correctionInPercents,
  decisionLabel,
  type NarratedGame,
  percents,
} from '../../i18n/auditWords';
import type { GameTypes } from '../../rules/core/ruleset';
import type { AuditResults } from '../app';
import { type Entry, entriesOf, errorPercents, isBalanceRough, signedWhole } from './entries';
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
        ? decisionLabel(words, played.before, played.commands)
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
  return (
    <div class="audit-table paper">
      <table>
        <caption>
          {isBalanceRough(found)
            ? `${t('audit.captionRough', { began, ended })} ${t('audit.roughBalance')}`
            : t('audit.caption', { began, luck: signedWhole(luck), choices: signedWhole(choices), ended })}{' '}
          {t('audit.accuracy', { error: errorPercents(found.sheet.error), off: words.offBy }).replace(/\.?$/, '.')}
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
            const row = { round: move.round, move: move.nth + 1 };
            const correction = kind === 'luck' ? correctionInPercents(move, value) : 0;
            return (
              <Fragment key={`${move.nth} ${kind}`}>
                {correction !== 0 && (
                  <Row
                    {...row}
                    kind="drift"
                    what={t('audit.correction')}
                    chance={percents(value - change.by)}
                    change={correction}
                  />
                )}
                <Row
                  {...row}
                  kind={kind}
                  what={describe(entry)}
                  chance={percents(value)}
                  change={changeInPercents(value, change.by)}
                  error={errorPercents(change.error)}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly round: number;
  /** The number of the step, from 1. */
  readonly move: number;
  readonly kind: Entry['kind'] | 'drift';
  readonly what: string;
  /** The chance after the change, in whole percents. */
  readonly chance: number;
  /** The change, in whole percents. */
  readonly change: number;
  /** The error of the change, in whole percents; a correction has none. */
  readonly error?: number;
}

function Row({ round, move, kind, what, chance, change, error }: RowProps) {
  return (
    <tr>
      <td>{round}</td>
      <td>{move}</td>
      <td>{t(`audit.kind.${kind}`)}</td>
      <th scope="row">{what}</th>
      <td>{chance}</td>
      <td>{signedWhole(change)}</td>
      <td>{error === undefined ? '' : `±${error}`}</td>
    </tr>
  );
}
