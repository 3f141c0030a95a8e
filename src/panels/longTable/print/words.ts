/** Composes the texts of a scenario's print. */
import { t } from '../../../i18n';
import { heroTitle } from '../../../i18n/longTable/naming';
import { pageOf } from '../../../i18n/longTable/stories';
import type { LastBoard } from '../../../session/longTable/lastBoard';
import type { TurningHex } from '../../../session/longTable/turningHexes';
import type { PrintWords } from '../app';

export function printWords({ scenario, won, round, fallen, hp, heroes }: LastBoard): PrintWords {
  const result = t('board.print.result', { round, fallen });
  return {
    title: pageOf(scenario).title,
    line: `${result} ${hp > 0 ? t('board.print.left', { hp }) : t('board.print.none')}`,
    stamp: t(won ? 'board.print.won' : 'board.print.lost'),
    heroes: heroes.map(({ hero }) => heroTitle(hero)),
    killed: t('board.print.killed'),
    turningPoint: t('board.print.turningPoint'),
  };
}

/** The text for screen readers, which is also shared with the picture. */
export function printLabel({ title, line, stamp }: PrintWords, turns: readonly TurningHex[] = []): string {
  const places = turns.map(({ n, hex }) => t('board.print.turn', { n, hex })).join(', ');
  return `${title}: ${stamp}. ${line}${places && ` ${t('board.print.turns', { places })}`}`;
}
