/** Words for the penalties of dungeon rooms. */
import type { Penalty } from '../../rules/longTable/dungeonDef';
import { t } from '..';
import { conditionName } from './termNames';

type PenaltyPrint = Exclude<Penalty, { penalty: 'drift' }> | { readonly penalty: 'drift' };

const WHOM = { opener: 'Opener', heroes: 'Heroes', all: 'All' } as const;

/** L34.4: the words for the penalty of a dungeon room. */
export function penaltyText(penalty: PenaltyPrint): string {
  switch (penalty.penalty) {
    case 'hurt':
      return t(penalty.whom === 'opener' ? 'printed.penalty.hurtOpener' : 'printed.penalty.hurtHeroes', {
        n: penalty.n,
      });
    case 'condition':
      return t(`printed.penalty.condition${WHOM[penalty.whom]}`, { condition: conditionName(penalty.condition) });
    case 'difficultCosts':
    case 'rangeAtMost':
    case 'forcedLonger':
    case 'trapsMore':
    case 'healsLess':
    case 'monstersShield':
    case 'monstersHeal':
      return t(`printed.penalty.${penalty.penalty}`, { n: penalty.n });
    case 'lootByAbility':
    case 'drift':
    case 'openerDiscards':
    case 'spendItem':
    case 'noShortRest':
    case 'onlyOpenerEnters':
    case 'monstersFirst':
      return t(`printed.penalty.${penalty.penalty}`);
  }
}
