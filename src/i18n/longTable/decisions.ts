/** Names the decisions of the Long Table in the audit: what is decided, and by which hero. Needs the loaded chapter `audit`. */
import type { Play } from '../../flow/longTable/play';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { Command } from '../../rules/longTable/commands';
import { figureOf } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import type { QuestionKind } from '../../rules/longTable/tasks';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { t } from '..';
import { capitalise } from './forms';
import { heroTitle } from './naming';
import type { Question } from './question';

/** The keys of the decisions' names. */
const DECISIONS = {
  prepare: 'cards',
  select: 'cards',
  orderSet: 'order',
  choice: 'open',
  turn: 'turn',
  longRest: 'longRest',
  ability: 'ability',
  move: 'move',
  targets: 'targets',
  draw: 'attack',
  defend: 'defence',
  damage: 'damage',
  ward: 'ward',
  force: 'force',
  place: 'place',
  cards: 'recover',
  items: 'refresh',
  element: 'element',
  rests: 'shortRest',
  restLoss: 'shortRest',
} as const satisfies Record<QuestionKind, string>;

/** The hero to whom a figure belongs: the hero itself, or the summon's; null for any other figure. */
function heroOf({ state }: Play, id: FigureId | null): HeroId | null {
  const figure = id === null ? undefined : figureOf(state, id);
  if (figure?.kind === 'hero') return figure.hero;
  return figure?.kind === 'summon' ? figure.hero : null;
}

/** The hero who decides; null if all heroes decide together, or if a rule asks the player for a monster. */
function deciderOf(play: Play, question: DeepReadonly<Question>): HeroId | null {
  if ('hero' in question) return question.hero;
  switch (question.ask) {
    case 'ability':
    case 'targets':
      return question.action.hero;
    case 'move':
      return question.move.action.hero;
    case 'place':
      return question.place.action.hero;
    case 'cards':
      return question.recover.action.hero;
    case 'items':
      return question.refresh.action.hero;
    case 'element':
      return question.elements.hero;
    case 'draw':
      return heroOf(play, question.strike.job.attacker);
    case 'force':
      return heroOf(play, question.force.by);
    case 'choice':
      return heroOf(play, question.choice.figure);
    default:
      return null;
  }
}

export const decisionWords = {
  /** The name of the hero who decides; null if there is none, or if the label of the command says it. */
  whose(play: Play, command: Command): string | null {
    const { question } = play.state;
    const hero = 'hero' in command || !question ? null : deciderOf(play, question);
    return hero === null ? null : heroTitle(hero);
  },
  decision(play: Play, command: Command): string {
    const { question } = play.state;
    if (!question) return t('audit.tableThen');
    const what = t(`audit.decision.${DECISIONS[question.ask]}`);
    const hero = 'hero' in command ? command.hero : deciderOf(play, question);
    return hero === null ? capitalise(what) : t('audit.whose', { hero: heroTitle(hero), what });
  },
};
