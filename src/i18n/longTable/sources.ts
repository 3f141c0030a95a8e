/** Names the sources of damage, of bonuses, and of the terms of an attack's calculation. */
import type { Play } from '../../flow/longTable/play';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { Source } from '../../rules/longTable/state';
import { t } from '..';
import { modifierText } from './modifierWords';
import { figureName, monsterTitle } from './naming';
import { cardName, conditionName, itemName } from './termNames';

export function sourceWords(play: Play, source: DeepReadonly<Source>): string {
  switch (source.from) {
    case 'card':
    case 'bonus':
      return t('tidings.source.card', { card: cardName(source.card) });
    case 'monsterCard': {
      const initiative = /\d+$/.exec(source.card)?.[0] ?? '';
      return t('tidings.source.monsterCard', { monster: monsterTitle(source.monster), initiative });
    }
    case 'item':
      return t('tidings.source.item', { item: itemName(source.item) });
    case 'modifier': {
      const card = play.book.modifiers[source.card];
      return t('tidings.source.modifier', { card: card ? modifierText(card, false) : source.card });
    }
    case 'summon':
    case 'escort':
      return t(`tidings.source.${source.from}`, { figure: figureName(play, source.figure) });
    case 'token':
      return t('tidings.source.token', { condition: conditionName(source.token) });
    case 'grave':
      return t('tidings.source.grave', { hex: source.hex });
    case 'trait':
    case 'trap':
    case 'hazard':
    case 'slam':
    case 'retaliate':
    case 'burst':
    case 'adjacent':
    case 'perk':
    case 'rest':
    case 'scenario':
    case 'pending':
      return t(`tidings.source.${source.from}`);
  }
}

/** The names of the sources as one text, separated by commas; equal names appear once. */
export const sourceList = (play: Play, all: DeepReadonly<readonly Source[]>): string =>
  [...new Set(all.map((each) => sourceWords(play, each)))].join(', ');
