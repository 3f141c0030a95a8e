/** Lists the entries of an audit's curve: one for each choice and one for each throw or draw, in the order of the game. */
import type { Change, Option, Sheet, SheetMove } from '../../audit/sheet';
import { t } from '../../i18n';
import { percents } from '../../i18n/auditWords';
import type { HexId } from '../../rules/core/hexes';
import type { GameTypes } from '../../rules/core/ruleset';
import type { AuditResults, AuditView } from '../app';
import type { SmallWay } from './SmallMap';

/** An entry of the curve: what one choice or one random result changed. */
export interface Entry {
  readonly move: SheetMove<GameTypes>;
  readonly kind: 'choice' | 'luck';
  readonly change: Change;
  /** The chance to win after this entry, in thousandths. */
  readonly value: number;
  /** The error of `value`, in thousandths. */
  readonly error: number;
  /** Whether the audit has estimated the chance precisely, in the second pass (`fair`) or later. */
  readonly isFair: boolean;
}

export function entriesOf({ sheet, progress }: AuditResults): Entry[] {
  const fair = fairMoves(sheet, progress);
  return sheet.moves.flatMap((move): Entry[] => {
    const { nth, before, after, choice, luck } = move;
    const isFair = nth < fair;
    const error = Math.max(before.error, after.error);
    return [
      ...(choice
        ? [{ move, kind: 'choice' as const, change: choice, value: before.value + choice.by, error, isFair }]
        : []),
      ...(luck ? [{ move, kind: 'luck' as const, change: luck, value: after.value, error: after.error, isFair }] : []),
    ];
  });
}

/** The number of moves that the precise second pass has finished so far. */
function fairMoves({ moves }: Sheet<GameTypes>, progress: AuditResults['progress']): number {
  if (progress?.pass === 'rough') return 0;
  return progress?.pass === 'fair' ? progress.move : moves.length;
}

/**
 * Whether luck and choices are not told apart yet: before the end of the fair pass, the whole change of a move that is not sampled yet
 * counts as luck.
 */
export const isBalanceRough = ({ progress }: AuditResults): boolean =>
  progress?.pass === 'rough' || progress?.pass === 'fair';

/** Formats a change as whole percents with a sign. */
export const signed = (thousandths: number): string => signedWhole(percents(thousandths));

/** Formats whole percents with a sign. */
export function signedWhole(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** The error of a chance in whole percents, at least 1. @param error in thousandths */
export const errorPercents = (error: number): number => Math.max(1, percents(error));

/** The ways of the options that are moves over hexes. @param options the options to show, such as the chosen and the best one */
export function waysOf(options: readonly Pick<Option<GameTypes>, 'commands' | 'isChosen'>[]): SmallWay[] {
  return options.flatMap(({ commands, isChosen }) => {
    const hexes = commands.flatMap((each) => (each.type === 'step' && 'to' in each ? [each.to as HexId] : []));
    return hexes.length > 0 ? [{ hexes, isChosen }] : [];
  });
}

/** The index of the entry that belongs to the turning point with index `nth`; -1 if the turning point has no entry. */
export function entryOfPoint(entries: readonly Entry[], { points }: AuditResults, nth: number): number {
  const point = points[nth];
  return entries.findIndex(({ move, kind }) => move.nth === point?.move.nth && kind === point.kind);
}

/** How the audited game ended: `label` stands beside the chance at the end of the game, `sentence` where that chance is not shown. */
export function endedWords(view: AuditView | null): { readonly label: string; readonly sentence: string } {
  const label = t(`audit.ended.${view ? outcomeOf(view) : 'open'}`);
  if (!view?.results || outcomeOf(view) !== 'givenUp') return { label, sentence: label };
  return { label, sentence: t('audit.givenUp', { chance: percents(view.results.sheet.endChance) }) };
}

/** The outcome of the audited game; 'open' if the game is not over or is not loaded yet. */
function outcomeOf({ narratedGame, isGivenUp }: AuditView): 'won' | 'lost' | 'open' | 'givenUp' {
  if (!narratedGame) return 'open';
  const { mode, end } = narratedGame;
  return mode.rules.outcome(end) ?? (isGivenUp ? 'givenUp' : 'open');
}
