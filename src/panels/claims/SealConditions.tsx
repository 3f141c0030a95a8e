/** Lists the condition of each seal. */
import { minScores, SEALS } from '../../audit/judging';
import { t } from '../../i18n';
import { Seal } from './Seal';
import { points } from './words';

/** @param best the chance of the best line, in thousandths */
export function SealConditions({ best }: { best: number }) {
  const least = minScores(best);
  return (
    <table class="claim-seals">
      <caption>{t('claims.whatSealsAsk')}</caption>
      <tbody>
        {SEALS.map((each) => (
          <tr key={each}>
            <td>
              <Seal as={each} />
            </td>
            <th scope="row">{t(`claims.seal.${each}`)}</th>
            <td>{t(`claims.asks.${each}`)}</td>
            <td>{t('claims.chance', { points: points(least[each]) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
