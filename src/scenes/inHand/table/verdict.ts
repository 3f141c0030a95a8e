/** Composes the flag that sums up an attack's possible results: a certain death, the chance of a death, or the HP afterwards. */
import { t } from '../../../i18n';
import { killChance, type Odds } from '../../../rules/inHand/odds';
import type { FlagModel } from '../art';

/** @param isGood whether the hero attacks, so that a kill is good */
export function verdictOf(odds: Odds, isGood: boolean): FlagModel {
  const { cases, of } = killChance(odds);
  const word = t(`table.verdict.${isGood ? 'kills' : 'deadly'}`);
  const tone = isGood ? 'teal' : 'vermilion';
  if (cases === of) return { text: word, tone, glyph: 'dead' };
  if (cases > 0) return { text: `${word} ${Math.round((100 * cases) / of)} %`, tone, glyph: 'dead' };
  const left = odds.outcomes.flatMap((each) => (each.cases > 0 ? [each.hp.after] : []));
  const [least, most] = [Math.min(...left), Math.max(...left)];
  return { text: t('table.verdict.leaves', { hp: least === most ? `${least}` : `${least}–${most}` }), tone: 'bone' };
}
