/** Words for abilities without their improvements, and for basic actions. */
import type { Ability, HalfName } from '../../rules/longTable/vocabulary';
import { t } from '..';
import { abilityBits, abilityText } from './abilityLines';

/** An ability as printed. The improvements are left out, unless the ability contains other abilities. */
export const bareAbility = (ability: Ability): string =>
  'abilities' in ability
    ? abilityText(ability)
    : abilityBits(ability)
        .map(({ words }) => words)
        .join('');

const BASIC = { top: 'printed.verb.attack', bottom: 'printed.verb.move' } as const;

/** The basic action of a half in words (L7.3). */
export const basicWords = (half: HalfName): string => t(BASIC[half], { n: 2 });
