/** L32.7: shows a hero's modifier deck, and how the selected perk would change the deck. */
import { heroes as classes, standardModifiers } from '../../../content/longTable/catalogue';

import { t } from '../../../i18n';
import { withSign } from '../../../i18n/longTable/forms';
import { modifierText } from '../../../i18n/longTable/modifierWords';
import { deckLines } from './choices';

interface DeckProps {
  readonly hero: string;
  /** For each perk of the class, the number of ticked boxes. */
  readonly ticks: readonly number[];
  /** The index of the selected perk; null if no perk is selected. */
  readonly looked: number | null;
  /** L35.1: whether the campaign is played with *less chance*, which changes the values of cards. */
  readonly lessChance: boolean;
}

export function Deck({ hero, ticks, looked, lessChance }: DeckProps) {
  const lines = deckLines(hero, ticks, looked);
  const standard = standardModifiers(lessChance);
  const own = classes.get(hero)?.modifiers ?? [];
  return (
    <section class="deck">
      <h3>{t('board.camp.deck', { count: lines.reduce((sum, { count }) => sum + count, 0) })}</h3>
      <ul>
        {lines.map(({ id, count, change }) => {
          const card = standard[id] ?? own.find((each) => each.id === id);
          const text = card ? modifierText(card) : id;
          const look = card?.value === '2x' ? 'best' : card?.value === 'null' ? 'worst' : '';
          return (
            <li key={id} class={change > 0 ? 'comes' : change < 0 ? 'goes' : ''}>
              <span class={`modifier ${look} ${text.length <= 3 ? 'short' : ''}`}>
                <span>{text}</span>
              </span>
              <b>
                {count}×{change !== 0 && <em> {withSign(change)}</em>}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
