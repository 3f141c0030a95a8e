/** R3.1, R6.2: goals, and the special rules of a scenario's page. */
import type { Book, Goal } from './book';
import { healHero } from './damage';
import { give } from './durations';
import { livingFoes } from './foes';
import type { State } from './state';
import { type Table, tell } from './table';

/** Special rules that wait for the hero to end a turn on their tile. */
export function endTurnOnTile(t: Table): void {
  const { book, state } = t;
  const { at } = state.hero;
  for (const goal of book.scenario.goals) if (goal.kind === 'endTurnOn' && goal.at === at) mark(state, `goal:${at}`);
  for (const rule of book.scenario.rules) {
    if (rule.kind !== 'endTurnTile' || rule.at !== at || state.used.includes(rule.id)) continue;
    mark(state, rule.id);
    tell(t, { type: 'tileReached', id: rule.id, at, rule: 'R3.1' });
    for (const ability of rule.abilities) {
      if (ability.kind === 'heal') healHero(t, ability.value);
      if (ability.kind === 'gain')
        give(t, 'hero', {
          kind: ability.condition,
          source: rule.id,
        });
    }
  }
}

function mark(state: State, id: string): void {
  if (!state.used.includes(id)) state.used.push(id);
}

export function goalsMet(book: Book, state: State): boolean {
  return book.scenario.goals.every((goal) => isMet(book, state, goal));
}

function isMet(book: Book, state: State, goal: Goal): boolean {
  switch (goal.kind) {
    case 'killAll':
      return livingFoes(state).length === 0;
    case 'kill':
      return livingFoes(state).every((foe) => !goal.foes.includes(foe.id));
    case 'lootObjectives':
      return book.scenario.treasures.every(({ objective, number }) => !objective || !state.treasures.includes(number));
    case 'endTurnOn':
      return state.used.includes(`goal:${goal.at}`);
  }
}

/** The round after which it is too late, if there is one. */
export function roundLimit(book: Book): number | null {
  const limits = book.scenario.rules.flatMap((rule) => (rule.kind === 'roundLimit' ? [rule.round] : []));
  return limits.length > 0 ? Math.min(...limits) : null;
}
