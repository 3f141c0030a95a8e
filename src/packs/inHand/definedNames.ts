/** Lists the names that the page of a draft defines. */
import type { Deed, Goal } from '../../rules/inHand/book';
import type { Draft, NameGroup } from './draft';

/** The names of one group, in the order of the page. */
export function definedNames({ page }: Draft, group: Exclude<NameGroup, 'monsters'>): string[] {
  const { rules, goals } = page;
  switch (group) {
    case 'rules':
      return [
        ...rules.flatMap((rule) => (rule.kind === 'when' ? [rule.id] : [])),
        // A goal to end a turn on a hex has a rule id, which the circumstance `used` can name.
        ...goalHexes(goals).map((hex) => `goal:${hex}`),
      ];
    case 'options':
      return rules.flatMap((rule) => (rule.kind === 'when' ? optionsOf(rule.does) : []));
    case 'counters':
      return rules.flatMap((rule) => (rule.kind === 'counter' ? [rule.id] : []));
    case 'followers':
      return rules.flatMap((rule) => (rule.kind === 'follower' ? [rule.id] : []));
  }
}

const goalHexes = (goals: readonly Goal[]): string[] =>
  goals.flatMap((goal) => (goal.kind === 'any' ? goalHexes(goal.of) : goal.kind === 'endTurnOn' ? [goal.at] : []));

const optionsOf = (deeds: readonly Deed[]): string[] =>
  deeds.flatMap((deed) => (deed.do === 'choose' ? deed.among.map(({ id }) => id) : []));
