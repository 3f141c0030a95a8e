/** Combines the modifiers of an ability: those printed on it, and those of improvements, items and modifier cards. */
import type { Ability, Mods } from './vocabulary';

const NUMBERS = ['rangePlus', 'targetsPlus', 'pierce', 'push', 'pull', 'slam'] as const;
const FLAGS = ['jump', 'carry', 'self', 'advantage', 'lien'] as const;

/**
 * Adds the modifiers of an improvement, an item or a modifier card (`more`): numbers add up; flags, conditions and `plus`
 * entries are joined; `range`, `targets`, `area`, `allies` and `only` replace the printed values.
 */
export function addMods(mods: Mods, more: Mods): Mods {
  const sums = NUMBERS.flatMap((key) => (more[key] === undefined ? [] : [[key, (mods[key] ?? 0) + more[key]]]));
  const flags = FLAGS.flatMap((key) => (more[key] ? [[key, true]] : []));
  return {
    ...mods,
    ...(more.range === undefined ? {} : { range: more.range }),
    ...(more.targets === undefined ? {} : { targets: more.targets }),
    ...(more.area === undefined ? {} : { area: more.area }),
    ...(more.allies === undefined ? {} : { allies: more.allies }),
    ...(more.only === undefined ? {} : { only: more.only }),
    ...(more.conditions ? { conditions: [...new Set([...(mods.conditions ?? []), ...more.conditions])] } : {}),
    ...(more.plus ? { plus: [...(mods.plus ?? []), ...more.plus] } : {}),
    ...Object.fromEntries([...sums, ...flags]),
  };
}

/** L16.2: an ability after the player has paid for the improvements at these indexes. */
export function withImprovements(ability: Ability, paid: readonly number[]): Ability {
  const mods = paid.reduce((sum, nth) => addMods(sum, ability.improvements?.[nth]?.mods ?? {}), ability.mods);
  return { ...ability, mods };
}

/** L11.1, L23.1: the range of a hero's ability; null if the ability has no *Range*. */
export function rangeOf({ range, rangePlus = 0 }: Mods): number | null {
  return range === undefined ? null : Math.max(1, range + rangePlus);
}
