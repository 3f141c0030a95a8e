/** Formats the audit of a game as lines of text, for the command line. */
import { openAudit, runAudit } from '../audit/audit';
import type { AuditedGame, AuditedMode } from '../audit/mode';
import { type Change, type SheetMove, sheetOf, wholePercents } from '../audit/sheet';
import { turningPointsOf } from '../audit/turningPoints';
import { t } from '../i18n';
import {
  chanceSentences,
  changeInPercents,
  correctionInPercents,
  decisionLabel,
  type Names,
  percents,
  turningSentence,
} from '../i18n/auditWords';
import type { GameTypes } from '../rules/core/ruleset';

/**
 * Runs the whole audit, which takes seconds in hand and minutes at the Long Table, then formats the results.
 * @throws RefusedMove if the rules refuse a command of the game
 */
export function auditLines<G extends GameTypes>(mode: AuditedMode<G>, names: Names<G>, game: AuditedGame<G>): string[] {
  const audit = openAudit(mode, game);
  for (const _ of runAudit(audit));
  const sheet = sheetOf(audit);
  const { moves } = audit;
  const [began = 0, luck = 0, choices = 0] = wholePercents(
    [sheet.startChance, sheet.luck, sheet.choices],
    sheet.endChance,
  );
  const outcome = mode.rules.outcome(audit.end) ?? 'open';
  const row = (cells: readonly (string | number)[]) => cells.join('\t');
  const head = (['round', 'move', 'kind', 'what', 'chance', 'change', 'sure'] as const).map((each) =>
    t(`audit.column.${each}`),
  );
  const cells = ({ nth, round }: SheetMove<G>, kind: 'choice' | 'luck' | 'drift', what: string) => [
    round,
    nth + 1,
    t(`audit.kind.${kind}`),
    what,
  ];
  const line = (each: SheetMove<G>, kind: 'choice' | 'luck', what: string, chance: number, { by, error }: Change) =>
    row([...cells(each, kind, what), percents(chance), signed(changeInPercents(chance, by)), `±${percents(error)}`]);
  const correction = (each: SheetMove<G>, { by }: Change) => {
    const change = correctionInPercents(each, each.after.value);
    if (change === 0) return [];
    return [row([...cells(each, 'drift', t('audit.correction')), percents(each.after.value - by), signed(change), ''])];
  };
  const rows = sheet.moves.flatMap((each) => {
    const move = moves[each.nth];
    if (!move) return [];
    const middle = each.before.value + (each.choice?.by ?? 0);
    return [
      ...(each.choice
        ? [line(each, 'choice', decisionLabel(names, move.before, move.commands), middle, each.choice)]
        : []),
      ...(each.luck ? correction(each, each.luck) : []),
      ...(each.luck ? [line(each, 'luck', chanceSentences(names, audit, each.nth), each.after.value, each.luck)] : []),
    ];
  });
  const points = turningPointsOf(sheet).map((point, nth) => `${nth + 1}. ${turningSentence(names, audit, point)}`);
  return [
    t('audit.title'),
    row(head),
    ...rows,
    `${t('audit.began')} ${began}`,
    `${t('audit.luck')} ${signed(luck)}`,
    `${t('audit.choices')} ${signed(choices)}`,
    `${t(`audit.ended.${outcome}`)} ${percents(sheet.endChance)}`,
    t('audit.turning'),
    ...(points.length > 0 ? points : [t('audit.none')]),
  ];
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
