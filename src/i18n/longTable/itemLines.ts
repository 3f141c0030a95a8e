/** Turns items into lines of words and icons. */
import type { ItemDef, ItemEffect } from '../../rules/longTable/itemDef';
import { t } from '..';
import { either, modBits, partLines } from './abilityLines';
import { withSign } from './forms';
import { type Bit, bit, type CardLine, joinBits } from './printedLine';
import { elementName } from './termNames';

/** The lines of an item: when it may be used, its effect, how it is used up, and the -1 cards that it adds. */
export function itemLines(item: ItemDef): CardLine[] {
  const [first, ...rest] = itemEffectLines(item);
  const when = [bit(t(`printed.moment.${item.moment}`)), bit(': ')];
  return [{ depth: 0, ...first, bits: [...when, ...(first?.bits ?? [])] }, ...rest];
}

/** The lines of an item without the words that say when the item may be used. */
export function itemEffectLines({ effect, use, slots, minusCards }: ItemDef): CardLine[] {
  return [
    ...effectLines(effect),
    { depth: 0, bits: [bit(slots ? t('printed.use.slots', { count: slots }) : t(`printed.use.${use}`))] },
    ...(minusCards > 0
      ? [{ depth: 0, bits: [bit(t('printed.effect.minusCards', { count: minusCards }))] } as const]
      : []),
  ];
}

function effectLines(effect: ItemEffect): CardLine[] {
  const { parts = [], elementOf = [], elements, plus: added, mods, shield, prevent, initiative } = effect;
  const choices = elementOf.map(elementName);
  const more: Bit[] = [
    ...(choices.length > 0 ? [bit(t('printed.effect.elementOf', { elements: either(choices) }))] : []),
    ...(elements ? [bit(t('printed.effect.elements', { count: elements }), 'any')] : []),
    ...(added === undefined ? [] : [bit(withSign(added))]),
    ...(mods ? modBits(mods, { mods: {} }) : []),
    ...(shield === undefined ? [] : [bit(t('printed.verb.shield', { n: shield }), 'shield')]),
    ...(prevent === undefined ? [] : [bit(t('printed.verb.prevent', { n: prevent }), 'prevent')]),
    ...(effect.disadvantage ? [bit(t('printed.effect.disadvantage'))] : []),
    ...(effect.ward ? [bit(t('printed.effect.ward'))] : []),
    ...(initiative === undefined ? [] : [bit(t('printed.effect.initiative', { n: initiative }))]),
    ...(effect.difficultCosts1 ? [bit(t('printed.effect.difficultCosts1'))] : []),
  ];
  return [
    ...parts.flatMap((part) => partLines(part)),
    ...(more.length > 0 ? [{ bits: joinBits(more), depth: 0 } as const] : []),
  ];
}
