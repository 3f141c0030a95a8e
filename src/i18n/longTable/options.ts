/** Names the options that the rules let the player choose from, and the effects that the player may leave out. */
import type { Play } from '../../flow/longTable/play';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { FigureId } from '../../rules/longTable/state';
import type * as tasks from '../../rules/longTable/tasks';
import type { Condition } from '../../rules/longTable/vocabulary';
import { t } from '..';
import { type Forms, formsOf, joinWords } from './forms';
import { escortTitle, figureName, heroTitle, monsterTitle } from './naming';
import { cardName, conditionForms, elementName, itemName } from './termNames';

export type Option = DeepReadonly<tasks.Option>;

/** The name of an effect that the player may choose not to apply, in its grammatical cases. */
export const effectForms = (effect: Condition | 'lien'): Forms =>
  effect === 'lien' ? formsOf(t('names.lien')) : conditionForms(effect);

/** The label of one option of a choice. */
export function optionWords(play: Play, option: Option): string {
  const names = (ids: readonly FigureId[]) => joinWords(ids.map((id) => figureName(play, id)));
  switch (option.option) {
    case 'hex': {
      const { hex, targets = [] } = option;
      return targets.length > 0
        ? t('asked.option.hexOn', { hex, figures: names(targets), count: targets.length })
        : t('asked.option.hex', { hex });
    }
    case 'figure':
      return t('asked.option.figure', { figure: figureName(play, option.figure) });
    case 'targets':
      return t('asked.option.targets', { figures: names(option.targets) });
    case 'element':
      return t('asked.option.element', { element: elementName(option.element) });
    case 'card':
      return t('asked.option.card', { card: cardName(option.card) });
    case 'item':
      return t('asked.option.item', { item: itemName(option.item) });
    case 'order':
      return t('asked.option.order', { name: inOrder(play, option.first) });
  }
}

/** The name of an entry in the turn order: a hero, a monster type, or the escorts. */
function inOrder({ book }: Play, name: string): string {
  if (book.heroes.some(({ def }) => def.id === name)) return heroTitle(name);
  return book.monsters[name] ? monsterTitle(name) : escortTitle(name);
}
