/** Lists the monsters and hexes that special rules and circumstances name. */
import type { HexId } from '../../rules/core/hexes';
import type { Circumstance, Deed, SpecialRule } from '../../rules/inHand/book';

/** The ids of the monsters that circumstances name. */
export const foesOf = (needs: readonly Circumstance[] = []): string[] =>
  needs.flatMap((need) => ('foe' in need ? [need.foe] : []));

/** The hexes that circumstances name. */
export const hexesOf = (needs: readonly Circumstance[] = []): HexId[] =>
  needs.flatMap((need) => (need.kind === 'heroOn' ? need.hexes : []));

/** The ids of the monsters that a rule names anywhere: in its trigger, its circumstances or its effects. */
export function foesNamed(rule: SpecialRule): string[] {
  switch (rule.kind) {
    case 'when': {
      const { trigger, needs, does } = rule;
      const triggered =
        'foes' in trigger ? trigger.foes : 'foe' in trigger && trigger.foe !== undefined ? [trigger.foe] : [];
      return [...triggered, ...foesOf(needs), ...foesOfDeeds(does)];
    }
    case 'while':
      return [...(rule.foes ?? []), ...foesOf(rule.needs)];
    case 'failure':
      return foesOf(rule.when);
    case 'wave':
      return [...rule.foes.map(({ foe }) => foe), ...foesOf(rule.needs)];
    case 'noMoney':
    case 'harsh':
      return foesOf(rule.needs);
    default:
      return [];
  }
}

function foesOfDeeds(deeds: readonly Deed[]): string[] {
  return deeds.flatMap((deed) => {
    if (deed.do === 'elite') return deed.foes === 'unfought' ? [] : deed.foes;
    if (deed.do === 'roll') return foesOfDeeds(deed.does);
    if (deed.do === 'choose') return deed.among.flatMap(({ needs, does }) => [...foesOf(needs), ...foesOfDeeds(does)]);
    return [];
  });
}

/** The hexes that a rule names anywhere: in its trigger, its circumstances or its effects. */
export function hexesNamed(rule: SpecialRule): HexId[] {
  switch (rule.kind) {
    case 'when': {
      const { trigger, needs, does } = rule;
      return [...(trigger.on === 'endTurnOn' ? [trigger.at] : []), ...hexesOf(needs), ...hexesOfDeeds(does)];
    }
    case 'follower':
      return [rule.at];
    case 'laid':
      return [...rule.hexes];
    case 'failure':
      return hexesOf(rule.when);
    case 'while':
    case 'wave':
    case 'noMoney':
    case 'harsh':
      return hexesOf(rule.needs);
    default:
      return [];
  }
}

function hexesOfDeeds(deeds: readonly Deed[]): HexId[] {
  return deeds.flatMap((deed) => {
    if (deed.do === 'terrain') return deed.hexes;
    if (deed.do === 'roll') return hexesOfDeeds(deed.does);
    if (deed.do === 'choose')
      return deed.among.flatMap(({ needs, does }) => [...hexesOf(needs), ...hexesOfDeeds(does)]);
    return [];
  });
}
