/** L11.3: shows the calculation of an attack's damage, with a chip for each number. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capitalise, withSign } from '../../../i18n/longTable/forms';
import { modifierText } from '../../../i18n/longTable/modifierWords';
import { figureName } from '../../../i18n/longTable/naming';
import { sourceWords } from '../../../i18n/longTable/sources';
import { conditionName, itemName } from '../../../i18n/longTable/termNames';
import type { EventOf } from '../../../rules/longTable/events';
import type { Term } from '../../../rules/longTable/tasks';

interface DamageCalculationProps {
  readonly play: Play;
  readonly calculated: EventOf<'attackReckoned'>;
}

const totalOf = (terms: readonly Term[]): number => terms.reduce((sum, { n }) => sum + n, 0);

/** A short label for the source of a number. The log has the full sentence. */
function labelOf(play: Play, { source }: Term): string {
  switch (source.from) {
    case 'card':
      return t('desk.sum.ability');
    case 'trait':
    case 'summon':
    case 'escort':
      return t('desk.sum.printed');
    case 'monsterCard':
      return t('desk.sum.card', { initiative: /\d+$/.exec(source.card)?.[0] ?? '' });
    case 'item':
      return itemName(source.item);
    case 'token':
      return conditionName(source.token);
    default:
      return capitalise(sourceWords(play, source));
  }
}

export function DamageCalculation({
  play,
  calculated: { terms, modifiers, shield, pierce, damage, target },
}: DamageCalculationProps) {
  const held = totalOf(shield);
  return (
    <p class="sum">
      {terms.map((term, nth) => (
        <span key={nth} class="chip-of">
          <b>{nth === 0 ? term.n : withSign(term.n)}</b>
          <small>{labelOf(play, term)}</small>
        </span>
      ))}
      {modifiers.map((id, nth) => {
        const card = play.book.modifiers[id];
        return (
          <span key={`drawn${nth}`} class="chip-of drawn">
            <b>{card ? modifierText(card, false) : id}</b>
            <small>{t('desk.sum.drawn')}</small>
          </span>
        );
      })}
      {held > 0 && (
        <>
          <i>−</i>
          <span class="chip-of shield">
            <b>{held}</b>
            <small>{pierce > 0 ? t('desk.sum.pierced', { pierce }) : t('desk.sum.shield')}</small>
          </span>
        </>
      )}
      <i>=</i>
      <span class="chip-of damage">
        <b>{damage}</b>
        <small>{t('desk.sum.damage', { target: figureName(play, target) })}</small>
      </span>
    </p>
  );
}
