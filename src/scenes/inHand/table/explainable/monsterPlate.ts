/** Finds the glossary terms at a point of a monster's plate. */
import type { GlossaryTerm, ShownTerm } from '../../../../i18n/inHand/glossary';
import type { Kind } from '../../../../rules/inHand/vocabulary';
import type { Point } from '../../../art/geometry';
import { initiativeText } from '../../../art/type';
import { BEHAVIOUR_ROWS, BEHAVIOUR_TABLE } from '../../art/behaviourTable';
import { FACE_ORDER, MONSTER_PLATE } from '../../art/geometry';
import type { ColumnModel, MonsterPlateModel } from '../../art/models';
import { extraTerms, shownTerm } from './shownTerm';

const ROW_TERMS = {
  initiative: 'columnInitiative',
  move: 'columnMove',
  attack: 'columnAttack',
  range: 'columnRange',
} as const satisfies Record<(typeof BEHAVIOUR_ROWS)[number], GlossaryTerm>;

/**
 * R1.6: the terms of the portrait with traits, the name, the HP tags, and the behaviour table. A cell of the table
 * gives its number, and in the attack row also the effects of the column.
 */
export function termsOnPlate({ hp, hpHere, traits, columns, show }: MonsterPlateModel, at: Point): ShownTerm[] {
  const kind = show === 'both' ? 'normal' : show;
  if (at.x < BEHAVIOUR_TABLE.x - 0.5) return [shownTerm('portrait'), ...extraTerms(traits[kind])];
  if (at.y < BEHAVIOUR_TABLE.y) {
    if (at.x < MONSTER_PLATE.width - 18) return [shownTerm('portrait')];
    const hpOf = (each: Kind) => (show === each ? (hpHere ?? hp[each]) : hp[each]);
    return at.x < MONSTER_PLATE.width - 10
      ? [shownTerm('normalHp', hpOf('normal'))]
      : [shownTerm('eliteHp', hpOf('elite'))];
  }
  const left = BEHAVIOUR_TABLE.x + BEHAVIOUR_TABLE.icons;
  const width = (BEHAVIOUR_TABLE.right - left) / FACE_ORDER.length;
  const height = (BEHAVIOUR_TABLE.bottom - BEHAVIOUR_TABLE.rowsTop) / BEHAVIOUR_ROWS.length;
  const face = FACE_ORDER[Math.min(2, Math.floor((at.x - left) / width))];
  const row = BEHAVIOUR_ROWS[Math.min(3, Math.floor((at.y - BEHAVIOUR_TABLE.rowsTop) / height))];
  if (!row) return [shownTerm('column', at.x < left ? undefined : face)];
  if (!face || at.x < left) return [shownTerm(ROW_TERMS[row])];
  return onCell(columns[kind][face], row);
}

function onCell(column: ColumnModel, row: (typeof BEHAVIOUR_ROWS)[number]): ShownTerm[] {
  const { heal, extras } = column;
  const value = column[row];
  const beside = row === 'attack' ? extraTerms(extras) : [];
  if (heal?.row === row) return [shownTerm('columnHeal', heal.value), ...beside];
  if (value === null) return [shownTerm('dash'), ...beside];
  return [shownTerm(ROW_TERMS[row], row === 'initiative' ? initiativeText(value) : value), ...beside];
}
