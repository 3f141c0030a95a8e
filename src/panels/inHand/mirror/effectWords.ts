/** Describes the active effects on the hero and on the monster in words. Chips beside the HP cards show the same effects. */
import type { Play } from '../../../flow/inHand/play';
import { contentText, t } from '../../../i18n';
import { effectWords, riderName } from '../../../i18n/inHand/abilityWords';
import { type ActiveEffect, activeEffectsOf, type PageBonus } from '../../../session/inHand/activeEffects';

const PAGE_WORDS = {
  move: 'log.ability.moveBonus',
  shield: 'log.ability.shield',
  pierce: 'log.ability.pierce',
  heal: 'log.ability.heal',
  retaliate: 'log.ability.retaliate',
} as const satisfies Record<PageBonus, string>;

function nameOf(borne: ActiveEffect): string {
  const { value } = borne;
  switch (borne.is) {
    case 'effect':
      return effectWords({ kind: borne.kind, value, lasts: 'turn' });
    case 'rider':
      return riderName(borne.rider);
    case 'page':
      return t(PAGE_WORDS[borne.bonus], { value });
    case 'hindrance':
      return t('mirror.hindrance', { terrain: t(`log.terrain.${borne.terrain}`), count: value });
    case 'element':
      return t(`cards.element.${borne.element}`);
    case 'counter':
      return `${contentText('special.counter', borne.id)} ${value}`;
  }
}

/** Describes an effect, such as 'Shield 2 (this round)'. */
export function effectText(borne: ActiveEffect): string {
  const { ends, turns } = borne;
  if (ends === null) return nameOf(borne);
  const end = t(`mirror.ends.${ends}`);
  return t('mirror.borne', {
    what: nameOf(borne),
    ends: turns > 1 ? t('mirror.moreTurns', { ends: end, count: turns }) : end,
  });
}

/** A sentence about the hero's effects and a sentence about the monster's; a figure without effects has no sentence. */
export function effectSentences(play: Play): string[] {
  const { hero, monster } = activeEffectsOf(play);
  const list = (all: readonly ActiveEffect[]) => all.map(effectText).join('; ');
  return [
    ...(hero.length > 0 ? [t('mirror.bears.hero', { list: list(hero) })] : []),
    ...(monster.length > 0 ? [t('mirror.bears.monster', { list: list(monster) })] : []),
  ];
}
