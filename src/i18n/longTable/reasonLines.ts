/** Explains automatic decisions and attacks with the numbers that were compared (L36). */
import type { Play } from '../../flow/longTable/play';
import type { AttackHex, EventOf, FocusCandidate, GameEvent } from '../../rules/longTable/events';
import { t } from '..';
import { capitalise, caseValues, joinForms } from './forms';
import { figureForms } from './naming';
import { figure, termWords } from './sentences/values';

/**
 * L36: lines that explain an automatic decision or an attack. A decision has a line for each candidate with the compared numbers, or one
 * line with the order of the targets. An attack has a line with its terms. Empty if there is nothing to explain.
 */
export function reasonLines(play: Play, event: GameEvent): string[] {
  switch (event.type) {
    case 'focusChosen':
      return event.candidates.map((each) => capitalise(candidateWords(play, event, each)));
    case 'focusNone':
      return event.why.map(({ enemy, reason }) => capitalise(t(`tidings.noFocus.${reason}`, figure(play, enemy))));
    case 'destinationChosen':
      return event.hexes.filter(({ kept }) => kept).map((each) => hexWords(event, each));
    case 'targetsChosen':
      // L25.1, L25.10: a single target is the focus, or the first of those in reach. The order counts if it leaves somebody out.
      if (event.targets.length < 2 || event.ranks.length <= event.targets.length) return [];
      return [
        t('tidings.whyTargets', caseValues('figures', joinForms(inOrder(event).map((id) => figureForms(play, id))))),
      ];
    case 'attackReckoned':
      return event.terms.concat(event.shield).length > 1 ? [capitalise(termWords(play, event.terms))] : [];
    default:
      return [];
  }
}

/** L25.3: all enemies, within reach or not, in the order in which the attacker prefers them. */
const inOrder = ({ ranks }: EventOf<'targetsChosen'>) =>
  [...ranks].sort((a, b) => a.rank - b.rank).map(({ figure }) => figure);

/** A candidate with the numbers that were compared up to the deciding step. Negative hexes are left out if no candidate's path has any. */
function candidateWords(
  play: Play,
  { candidates, decided }: EventOf<'focusChosen'>,
  { figure, negatives, length, range, place, hp }: FocusCandidate,
): string {
  const why = [
    ...(candidates.some((each) => each.negatives > 0) ? [negativesWords(negatives)] : []),
    hp === undefined ? stepsWords(length) : t('tidings.reasons.hp', { hp }),
    ...(decided === 3 || decided === 4 ? [t('tidings.reasons.range', { range })] : []),
    ...(decided === 4 ? [t('tidings.reasons.order', { place: place + 1 })] : []),
  ];
  return t('tidings.whyFocus', { ...caseValues('figure', figureForms(play, figure)), why: why.join(', ') });
}

const stepsWords = (count: number): string =>
  count === 0 ? t('tidings.reasons.there') : t('tidings.reasons.reach', { count });

const negativesWords = (count: number): string =>
  count === 0 ? t('tidings.reasons.negativesNone') : t('tidings.reasons.negatives', { count });

function hexWords(
  { hexes }: EventOf<'destinationChosen'>,
  { hex, length, negatives, targets, withinMove }: AttackHex,
): string {
  const why = [
    ...(withinMove ? [] : [t('tidings.reasons.far')]),
    ...(hexes.some((each) => each.negatives > 0) ? [negativesWords(negatives)] : []),
    length === 0 ? t('tidings.reasons.here') : t('tidings.reasons.steps', { count: length }),
    t('tidings.reasons.targets', { count: targets.length }),
  ];
  return t('tidings.whyHex', { hex, why: why.join(', ') });
}
