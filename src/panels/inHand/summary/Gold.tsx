/** Shows the gold that a scenario gave, counted up coin by coin (R27). */
import type { Outcome } from '../../../flow/inHand/campaign';
import { t } from '../../../i18n';
import { signed } from '../../../i18n/inHand/words';
import { useCount } from './useCount';

/** The time for counting one coin, in ms. */
const MS_PER_COIN = 70;
/** The maximum time for counting all coins, in ms. */
const MAX_MS = 1100;
/** The largest number of coins that the row of coins shows. */
const MAX_COINS = 24;

interface GoldProps {
  readonly outcome: Outcome;
  /** The hero's gold now. */
  readonly total: number;
  /** Whether to show the final sum without an animation. */
  readonly still: boolean;
}

/** The gold from tokens, treasures, rewards and special rules, and the total. */
export function Gold({ outcome: { money, gold }, total, still }: GoldProps) {
  const sums = [
    { what: t('journey.outcome.tokens', { count: money }), sum: gold.money, shown: money > 0 },
    { what: t('journey.outcome.treasure'), sum: gold.treasures, shown: gold.treasures > 0 },
    { what: t('journey.outcome.reward'), sum: gold.reward, shown: gold.reward > 0 },
  ].filter(({ shown }) => shown);
  const special = gold.special ?? 0;
  const all = sums.reduce((most, { sum }) => most + sum, 0);
  const counted = Math.floor(all * useCount(still ? 0 : Math.min(MAX_MS, all * MS_PER_COIN)));
  let before = 0;
  return (
    <div class="reckoned">
      <dl class="facts sums">
        {sums.map(({ what, sum }) => {
          const has = Math.min(sum, Math.max(0, counted - before));
          before += sum;
          return <Sum key={what} what={what} shows={t('journey.outcome.goldSum', { gold: has })} is={goldOf(sum)} />;
        })}
        {gold.special !== undefined && (
          <div>
            <dt>{t('town.special')}</dt>
            <dd>{t('journey.outcome.goldSum', { gold: signed(special) })}</dd>
          </div>
        )}
        <Sum what={t('journey.outcome.total')} shows={goldOf(total - all + counted)} is={goldOf(total)} strong />
      </dl>
      {all > 0 && <Coins counted={counted} of={all} still={still} />}
    </div>
  );
}

const goldOf = (gold: number): string => t('journey.outcome.goldSum', { gold });

interface SumProps {
  readonly what: string;
  /** The amount counted so far. */
  readonly shows: string;
  /** The final amount, which screen readers speak. */
  readonly is: string;
  readonly strong?: boolean;
}

function Sum({ what, shows, is, strong = false }: SumProps) {
  const counted =
    shows === is ? (
      is
    ) : (
      <>
        <span aria-hidden="true">{shows}</span>
        <span class="said">{is}</span>
      </>
    );
  return (
    <div>
      <dt>{what}</dt>
      <dd>{strong ? <b>{counted}</b> : counted}</dd>
    </div>
  );
}

/** A row of coins that grows with the count. If the amount exceeds MAX_COINS, each coin stands for more than one gold. */
function Coins({ counted, of, still }: { counted: number; of: number; still: boolean }) {
  const most = Math.min(of, MAX_COINS);
  const lie = Math.floor((counted / of) * most);
  return (
    <p class="coins" data-falling={!still} aria-hidden="true">
      {Array.from({ length: most }, (_, index) => (
        <i key={index} data-lies={index < lie} />
      ))}
    </p>
  );
}
