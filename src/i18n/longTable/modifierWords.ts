/** Words for modifier cards and for perks, which change the deck of modifier cards. */
import type { ModifierDef, PerkChange, PerkDef } from '../../rules/longTable/modifierDef';
import type { ModifierId } from '../../rules/longTable/vocabulary';
import { t } from '..';
import { modBits } from './abilityLines';
import { joinWords, withSign } from './forms';
import { type Bit, bit, joinBits } from './printedLine';
import { conditionName, createWords } from './termNames';

/**
 * L12.2: the words and icons of a modifier card, such as '+1, Immobilize' or 'Push 1, rolling'.
 * @param showRolling whether to add 'rolling' to a rolling card
 */
export function modifierBits(card: ModifierDef, showRolling = true): Bit[] {
  const { mods, element, healSelf, shieldSelf, self } = card;
  const effects: Bit[] = [
    ...(mods ? modBits(mods) : []),
    ...(element ? [bit(createWords(element), element)] : []),
    ...(healSelf ? [bit(t('printed.modifier.healSelf', { n: healSelf }), 'heal')] : []),
    ...(shieldSelf ? [bit(t('printed.modifier.shieldSelf', { n: shieldSelf }), 'shield')] : []),
    ...(self ? [bit(t('printed.modifier.self', { condition: conditionName(self) }), self)] : []),
  ];
  const rolling = card.rolling && showRolling ? [bit(t('printed.modifier.rolling'), 'rolling' as const)] : [];
  const tells = !card.rolling || card.value !== 0 || effects.length === 0;
  return joinBits([...(tells ? [bit(valueWords(card))] : []), ...effects, ...rolling]);
}

function valueWords({ id, value }: ModifierDef): string {
  if (id === 'bless' || id === 'curse') return t(`printed.modifier.${id}`);
  if (value === '2x') return t('printed.modifier.double');
  if (value === 'null') return t('printed.modifier.null');
  return t('printed.modifier.value', { value: withSign(value) });
}

export const modifierText = (card: ModifierDef, showRolling = true): string =>
  modifierBits(card, showRolling)
    .map(({ words }) => words)
    .join('');

/** A list of modifier cards for use within a sentence. A card whose words contain a comma is put in brackets. */
export const modifierInSentence = (cards: readonly ModifierDef[]): string =>
  joinWords(
    cards.map((card) => modifierText(card, false)).map((words) => (words.includes(',') ? `(${words})` : words)),
  );

/**
 * L32.7: the effect of one tick on a line of a perk sheet.
 * @param cardOf finds a modifier card by its id
 */
export function perkText({ does }: PerkDef, cardOf: (id: ModifierId) => ModifierDef | undefined): string {
  const card = (id: ModifierId): string => {
    const found = cardOf(id);
    return found ? modifierText(found) : id;
  };
  const deed = (each: PerkChange): string => {
    switch (each.perk) {
      case 'remove':
      case 'add':
        return t(`printed.perk.${each.perk}`, { count: each.count, card: card(each.card) });
      case 'replace':
        return t('printed.perk.replace', { count: each.count, card: card(each.card), by: card(each.by) });
      case 'trait':
        return t(`printed.trait.${each.trait}`);
    }
  };
  return does.map(deed).join('. ');
}
