/** Words for the values and immunities of a figure. */
import type { MonsterDef, Values as Printed } from '../../rules/longTable/vocabulary';
import { t } from '..';
import { modBits } from './abilityLines';
import { joinWords } from './forms';
import { type Bit, bit, joinBits } from './printedLine';
import { conditionName } from './termNames';

/** The values of a figure, such as 'HP 5, Move 2, Attack 2'. @param boss whether the printed HP count once for each hero (L27.1) */
export function valueBits({ hp, move, attack, range, ...traits }: Printed, boss = false): Bit[] {
  const { flying, shield, retaliate, retaliateRange = 1, burst, attacks } = traits;
  return joinBits([
    bit(t(boss ? 'printed.values.bossHp' : 'printed.values.hp', { n: hp }), 'hp'),
    bit(t('printed.verb.move', { n: move }), 'move'),
    bit(t('printed.verb.attack', { n: attack }), 'attack'),
    range === null ? bit(t('printed.values.melee')) : bit(t('printed.mod.range', { n: range }), 'range'),
    ...(flying ? [bit(t('printed.values.flying'), 'flying')] : []),
    ...(shield ? [bit(t('printed.verb.shield', { n: shield }), 'shield')] : []),
    ...(retaliate ? [retaliateBit(retaliate, retaliateRange)] : []),
    ...(burst ? [bit(t('printed.values.burst', { n: burst }), 'burst')] : []),
    ...(attacks
      ? [
          bit(
            t('printed.values.attacks', {
              what: modBits(attacks)
                .map(({ words }) => words)
                .join(', '),
            }),
          ),
        ]
      : []),
  ]);
}

const retaliateBit = (n: number, range: number): Bit =>
  bit(range > 1 ? t('printed.values.retaliateRange', { n, range }) : t('printed.verb.retaliate', { n }), 'retaliate');

/** L15.6, L27.1: the words for a figure's immunities; empty if it has none. */
export const immuneText = ({ immune }: Pick<MonsterDef, 'immune'>): string =>
  immune.length === 0 ? '' : t('printed.values.immune', { conditions: joinWords(immune.map(conditionName)) });
