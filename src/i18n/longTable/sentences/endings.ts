/** Sentences of the log about special rules, goals and the end of a scenario. */
import type { Play } from '../../../flow/longTable/play';
import type { RuleDeed } from '../../../rules/longTable/book';
import type { EventOf } from '../../../rules/longTable/events';
import { t } from '../..';
import { amountText } from '../abilityLines';
import { joinWords } from '../forms';
import { monsterTitle } from '../naming';
import { penaltyText } from '../penalties';
import { conditionName, elementName } from '../termNames';
import { goalName, hero, type Sentences } from './values';

export const endingSentences = {
  ruleTriggered: (play, event) => triggered(play, event),
  endingDecided: (_play, event) => t(`tidings.endingDecided.${event.ending}`),
  bellRang: (_play, event) => t('tidings.bellRang', { mark: event.mark, until: event.until }),
  plateTriggered: (_play, event) => t('tidings.plateTriggered', { ...hero(event.hero), mark: event.mark }),
  scenarioEnded: (_play, event) => t(`tidings.scenarioEnded.${event.ending}`),
  battleGoalJudged: (_play, event) =>
    t(event.fulfilled ? 'tidings.battleGoalMet' : 'tidings.battleGoalMissed', {
      ...hero(event.hero),
      goal: goalName(event.goal),
    }),
} satisfies Partial<Sentences>;

function triggered({ book }: Play, { id }: EventOf<'ruleTriggered'>): string {
  const penalty = book.scenario.rooms.flatMap(({ penalties = [] }) => penalties).find((each) => each.penalty === id);
  const what = ruleText(book, id) || (penalty ? penaltyText(penalty) : '');
  return what === '' ? t('tidings.ruleTriggeredBare') : t('tidings.ruleTriggered', { what });
}

/** L27.7: what a special rule of the scenario does; empty if the scenario has no such rule. */
export const ruleText = ({ scenario }: Play['book'], id: string): string =>
  joinWords(scenario.rules.find((each) => each.id === id)?.does.map(deedWords) ?? []);

function deedWords(deed: RuleDeed): string {
  switch (deed.deed) {
    case 'spawn':
      return t('tidings.deed.spawn', { monster: monsterTitle(deed.monster) });
    case 'hurt':
      return t('tidings.deed.hurt', { n: amountText(deed.amount) });
    case 'heal':
      return t('tidings.deed.heal', { n: amountText(deed.amount) });
    case 'give':
      return t('tidings.deed.give', { condition: conditionName(deed.condition) });
    case 'element':
      return t('tidings.deed.element', { element: elementName(deed.element) });
    case 'flood':
    case 'unlock':
    case 'open':
    case 'fail':
      return t(`tidings.deed.${deed.deed}`);
  }
}
