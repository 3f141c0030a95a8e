/** Sentences of the log about conditions, elements, bonuses and healing. */
import type { Play } from '../../../flow/longTable/play';
import type { EventOf } from '../../../rules/longTable/events';
import { t } from '../..';
import { caseValues, joinForms } from '../forms';
import { figureForms, figureName } from '../naming';
import { conditionForms, conditionName, elementForms, elementName } from '../termNames';
import { elementNames, figure, hero, type Sentences, source } from './values';

export const bonusSentences = {
  conditionGiven(play, event) {
    const condition = conditionName(event.condition);
    const values = { ...figure(play, event.figure), condition, ...source(play, event.source) };
    // L2.1: a pending bless can come from the Almoner's Box or from an event, so the sentence names a common source.
    if (event.source.from === 'pending' && event.condition === 'bless')
      values.source = t('tidings.source.pendingBless');
    return t(event.again ? 'tidings.conditionAgain' : 'tidings.conditionGiven', values);
  },
  conditionHeld: (play, event) => t(`tidings.conditionHeld.${event.why}`, conditionValues(play, event)),
  conditionEnded: (play, event) => t(`tidings.conditionEnded.${event.why}`, conditionValues(play, event)),
  lienPut: (play, event) => t('tidings.lienPut', { ...figure(play, event.figure), ...hero(event.by) }),
  lienTaken: (play, event) => t('tidings.lienTaken', { ...figure(play, event.figure), ...hero(event.by) }),
  elementCreated: (play, event) =>
    t('tidings.elementCreated', { element: elementName(event.element), ...source(play, event.source) }),
  elementConsumed: (play, event) =>
    t('tidings.elementConsumed', { ...figure(play, event.by), ...caseValues('element', elementForms(event.element)) }),
  elementsInfused: (_play, event) =>
    event.elements.length === 0 ? null : t('tidings.elementsInfused', { elements: elementNames(event.elements) }),
  elementsWaned: (_play, event) => waned(event),
  bonusBegan(play, event) {
    if (event.kind === 'when')
      return t('tidings.cardPrepared', { ...figure(play, event.figure), ...source(play, event.source) });
    const what = t(`tidings.bonus.${event.kind}`, { n: event.amount });
    const key = event.source.from === 'pending' ? 'tidings.bonusBeganPending' : 'tidings.bonusBegan';
    return t(key, { ...figure(play, event.figure), what, ...source(play, event.source) });
  },
  bonusApplied(play, event) {
    const values = { ...figure(play, event.figure), ...source(play, event.source) };
    if (event.source.from === 'pending') return t('tidings.bonusAppliedPending', values);
    return event.slot === null
      ? t('tidings.bonusApplied', values)
      : t('tidings.bonusAppliedSlot', { ...values, slot: event.slot + 1 });
  },
  bonusEnded(play, event) {
    if (event.kind === 'when') {
      return t(`tidings.preparedEnded.${event.why}`, { ...figure(play, event.figure), ...source(play, event.source) });
    }
    const values = { what: t(`tidings.bonusName.${event.kind}`), ...source(play, event.source) };
    return event.why === 'gone'
      ? t('tidings.bonusEnded.gone', values)
      : t(`tidings.bonusEnded.${event.why}`, { ...figure(play, event.figure), ...values });
  },
  improvementPaid: (play, event) =>
    t('tidings.improvementPaid', { ...figure(play, event.figure), ...source(play, event.source) }),
  healed: (play, event) => healed(play, event),
  healTargetChosen(play, event) {
    if (event.target === event.figure) return t('tidings.healTargetSelf', figure(play, event.figure));
    return t('tidings.healTarget', { ...figure(play, event.figure), target: figureName(play, event.target) });
  },
  initiativeChanged: (_play, event) =>
    t('tidings.initiativeChanged', { ...hero(event.hero), initiative: event.initiative }),
} satisfies Partial<Sentences>;

const conditionValues = (play: Play, event: EventOf<'conditionHeld' | 'conditionEnded'>) => ({
  ...figure(play, event.figure),
  ...caseValues('condition', conditionForms(event.condition)),
});

function waned({ waning, inert }: EventOf<'elementsWaned'>): string | null {
  if (waning.length === 0 && inert.length === 0) return null;
  if (inert.length === 0) return t('tidings.elementsWaned', { elements: elementNames(waning) });
  if (waning.length === 0) return t('tidings.elementsInert', { elements: elementNames(inert) });
  return t('tidings.elementsBoth', { waning: elementNames(waning), inert: elementNames(inert) });
}

function healed(play: Play, { figure, n, hp, took }: EventOf<'healed'>): string | null {
  const values = caseValues('figure', figureForms(play, figure));
  if (took.length === 0) return n === 0 ? null : t('tidings.healed', { ...values, n, hp });
  const ended = caseValues('took', joinForms(took.map(conditionForms)));
  return n > 0
    ? t('tidings.healedOf', { ...values, ...ended, n, hp })
    : t('tidings.healedOnly', { ...values, ...ended });
}
