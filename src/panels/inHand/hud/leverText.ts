/** Describes the positions of the price lever in words and numbers. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { gainWords } from '../../../i18n/inHand/abilityWords';
import { capitalise, currentAbility, symbolNames } from '../../../i18n/inHand/words';
import type { Consume } from '../../../rules/inHand/vocabulary';
import type { Price } from '../../../session/inHand/lever';
import { damageRange, killPercent } from './foresightText';

/** The improvement that elements can add to the current ability; null if there is none. */
export function currentConsume(play: Play): Consume | null {
  const ability = currentAbility(play);
  return ability?.kind === 'attack' || ability?.kind === 'heal' ? (ability.consume ?? null) : null;
}

function spentWords(play: Play, { consume, pay }: Price): string {
  const gold = pay > 0 ? [t('table.lever.gold', { gold: pay })] : [];
  const symbols = consume.length > 0 ? [symbolNames(play, consume)] : [];
  return [...symbols, ...gold].join(' + ');
}

/** A sentence about a price, such as 'Spends Dark (Homebrew).' */
export function priceSentence(play: Play, price: Price): string {
  const what = spentWords(play, price);
  return what === '' ? t('table.lever.sparing') : t('table.lever.spends', { what });
}

/** Sentences about a price and its effect, such as 'Spends Dark (Homebrew). Gains +2. Kills in 67 %, damage 3–6.' */
export function priceWords(play: Play, price: Price, chances: boolean): string {
  const consume = price.consume.length > 0 ? currentConsume(play) : null;
  const gains = consume ? gainWords(consume) : '';
  const effects = [
    ...(price.odds && chances ? [t('table.lever.kills', { chance: killPercent(price.odds) ?? 0 })] : []),
    ...(price.odds ? [t('table.lever.damage', { damage: damageRange(price.odds) })] : []),
    ...(price.heals === null ? [] : [t('table.lever.heals', { n: price.heals })]),
  ];
  const parts = [
    priceSentence(play, price),
    ...(gains === '' ? [] : [t('table.lever.gains', { what: gains })]),
    ...(effects.length > 0 ? [`${capitalise(effects.join(', '))}.`] : []),
  ];
  return parts.join(' ');
}
