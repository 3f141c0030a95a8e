/** Names the conditions, elements, item slots, cards and items of the Long Table. */
import type { CardId, Condition, Element, ElementStrength, ItemId, Slot } from '../../rules/longTable/vocabulary';
import { contentText, t } from '..';
import { caseValues, type Forms, formsOf } from './forms';

export const conditionForms = (condition: Condition): Forms => formsOf(t(`names.condition.${condition}`));

export const elementForms = (element: Element | 'any'): Forms => formsOf(t(`names.element.${element}`));

export const conditionName = (condition: Condition): string => conditionForms(condition)[0] ?? '';

export const elementName = (element: Element | 'any'): string => elementForms(element)[0] ?? '';

/** The name of an item slot. */
export const slotName = (slot: Slot): string => t(`names.slot.${slot}`);

export const strengthName = (strength: ElementStrength): string => t(`names.strength.${strength}`);

export const lienName = (): string => formsOf(t('names.lien'))[0] ?? '';

export const createWords = (element: Element | 'any'): string =>
  t('printed.create', caseValues('element', elementForms(element)));

/** The name of a card of the Long Table. */
export const cardName = (id: CardId): string => contentText('names.card', id);

export const itemName = (id: ItemId): string => contentText('names.item', id);
