/** R18.2, R18.4: the lever that chooses the price of an action. It shows the effect of each price. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { cardName } from '../../../i18n/inHand/words';
import type { Consume } from '../../../rules/inHand/vocabulary';
import type { Interaction } from '../../../session/inHand/interaction';
import { leverOf, leverPositionOf, type Lever as Positions, type Price } from '../../../session/inHand/lever';
import type { Settings } from '../../../storage/settings';
import { Glyph } from '../../CardPicture';
import { shortcut } from '../../keys';
import type { CardPictures, Sign } from '../cardPictures';
import { damageRange, killPercent } from './foresightText';
import { currentConsume, priceWords } from './leverText';
import './lever.css';

interface LeverProps {
  readonly interaction: Interaction;
  readonly cardPictures: CardPictures;
  /** Whether to show chances before a roll. */
  readonly chances: boolean;
  readonly settings: Pick<Settings, 'keys'>;
}

export function Lever({ interaction, cardPictures, chances, settings }: LeverProps) {
  const { play, options, draft } = interaction;
  const lever = leverOf(play, options);
  if (!lever) return null;
  const at = leverPositionOf(lever, draft);
  return (
    <fieldset class="lever" data-term={termOf(play)} aria-label={t('table.lever.name')}>
      {lever.prices.map((price, i) => (
        <button
          type="button"
          key={`${price.consume} ${price.pay}`}
          class={
            price.consume.some((symbol) => symbol.endsWith('/dark')) ? 'dark' : price.consume.length > 0 ? 'fire' : ''
          }
          aria-pressed={i === at}
          aria-label={priceWords(play, price, chances)}
          {...shortcut('f', settings)}
          onClick={() => interaction.setPrice(i)}
        >
          <Gain play={play} price={price} cardPictures={cardPictures} />
          <Effect lever={lever} price={price} cardPictures={cardPictures} chances={chances} />
          {lever.prices.length > 2 && <Payer play={play} price={price} />}
        </button>
      ))}
    </fieldset>
  );
}

/** Shows a price and its benefit. */
function Gain({ play, price, cardPictures }: { play: Play; price: Price; cardPictures: CardPictures }) {
  const { consume, pay } = price;
  const sign = (name: Sign) => <Glyph key={name} cardPictures={cardPictures} name={name} tone="bone" />;
  if (consume.length === 0 && pay === 0) return <b>{t('table.lever.keep')}</b>;
  const gains = consume.length > 0 ? currentConsume(play) : null;
  return (
    <b>
      {gains?.elements.map(sign)}
      {gains && gainParts(gains).map(({ name, n }) => [n, name && sign(name)])}
      {pay > 0 && [sign('money'), pay]}
    </b>
  );
}

function gainParts({ plus, pierce, push, pull, conditions = [], self = [] }: Consume) {
  const numbers: { readonly name: Sign | null; readonly n: string }[] = [
    ...(plus ? [{ name: null, n: `+${plus}` }] : []),
    ...(pierce ? [{ name: 'pierce', n: `${pierce}` } as const] : []),
    ...(push ? [{ name: 'push', n: `${push}` } as const] : []),
    ...(pull ? [{ name: 'pull', n: `${pull}` } as const] : []),
  ];
  return [...numbers, ...[...conditions, ...self].map((name) => ({ name, n: '' }))];
}

type EffectProps = Pick<LeverProps, 'cardPictures' | 'chances'> & { readonly lever: Positions; readonly price: Price };

/**
 * Shows what the price leads to: the chance to kill if `chances` is true and any price of the lever gives such a chance; otherwise the
 * damage, or the HP healed.
 */
function Effect({ lever, price, cardPictures, chances }: EffectProps) {
  const { odds, heals } = price;
  const mayKill = chances && lever.prices.some((each) => killPercent(each.odds) !== null);
  if (odds && mayKill)
    return (
      <small>
        <Glyph cardPictures={cardPictures} name="dead" tone="dim" />
        {killPercent(odds) ?? 0} %
      </small>
    );
  if (odds)
    return (
      <small>
        <Glyph cardPictures={cardPictures} name="attack" tone="dim" />
        {damageRange(odds)}
      </small>
    );
  if (heals === null) return null;
  return (
    <small>
      <Glyph cardPictures={cardPictures} name="heal" tone="dim" />
      {heals}
    </small>
  );
}

/** Names the hero's cards whose symbols the price consumes; shows nothing if the price consumes no symbol. */
function Payer({ play, price }: { play: Play; price: Price }) {
  const ids = price.consume.map((symbol) => symbol.split('/')[0] ?? '');
  const names = ids.flatMap((id) => (play.state.hero.cards.some((card) => card.id === id) ? [cardName(play, id)] : []));
  return names.length > 0 ? <small class="payer">{names.join(', ')}</small> : null;
}

function termOf(play: Play) {
  const [element] = currentConsume(play)?.elements ?? [];
  return element === undefined ? 'perform' : element === 'dark' ? 'eatDark' : 'eatFire';
}
