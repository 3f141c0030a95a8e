/** Sentences of the log about a round: setting up, cards, turns, actions and rests. */
import type { Book } from '../../../rules/longTable/book';
import type { EventOf } from '../../../rules/longTable/events';
import { amountFor } from '../../../rules/longTable/level';
import type { FigureId } from '../../../rules/longTable/state';
import type { Ability } from '../../../rules/longTable/vocabulary';
import { contentText, t } from '../..';
import { abilityText } from '../abilityLines';
import { bareAbility, basicWords } from '../actionWords';
import { monsterCardLines } from '../cardLines';
import { caseValues, joinWords } from '../forms';
import { heroForms, monsterTitle, placeTitle, rankWord } from '../naming';
import { optionWords } from '../options';
import { linesText } from '../printedLine';
import { cardName } from '../termNames';
import { deckTitle, figure, goalName, hero, quoted, type Sentences, source } from './values';

export const roundSentences = {
  scenarioBegan: (_play, event) =>
    t('tidings.scenarioBegan', { title: scenarioTitle(event.scenario), level: event.level }),
  figurePlaced(play, event) {
    const { hex, hp, rank } = event;
    const values = { ...figure(play, event.figure), hex, hp };
    // The name of a boss already contains its rank.
    if (rank !== null && rank !== 'boss')
      return t('tidings.monsterPlaced', { ...values, rank: rankWord(monsterOf(event.figure), rank) });
    return t(event.figure.startsWith('hero:') ? 'tidings.heroPlaced' : 'tidings.figurePlaced', values);
  },
  standeesShort: (_play, event) =>
    t('tidings.standeesShort', { monster: monsterTitle(event.monster), hexes: joinWords(event.hexes) }),
  goalsDealt: (_play, event) =>
    t('tidings.goalsDealt', { ...hero(event.hero), goals: joinWords(event.goals.map(goalName).map(quoted)) }),
  goalKept: (_play, event) => t('tidings.goalKept', { ...hero(event.hero), goal: goalName(event.goal) }),
  roundBegan: (_play, event) => t('tidings.roundBegan', { round: event.round }),
  planned(play, event) {
    const { longRest, leading, second } = event;
    if (longRest) return t('tidings.plannedRest', hero(event.hero));
    if (leading === null || second === null) return t('tidings.plannedNothing', hero(event.hero));
    const initiative = play.book.cards[leading]?.initiative ?? 0;
    const cards = { leading: cardName(leading), second: cardName(second), initiative };
    return t('tidings.planned', { ...hero(event.hero), ...cards });
  },
  monsterCardShown(play, event) {
    const card = play.book.decks[event.deck]?.find(({ id }) => id === event.card);
    const what = card ? linesText(monsterCardLines({ parts: card.parts, shuffle: false })).replaceAll(':. ', ': ') : '';
    return t('tidings.monsterCardShown', {
      monsters: deckTitle(play, event.deck),
      initiative: event.initiative,
      what,
    });
  },
  turnOrderSet(_play, event) {
    const order = event.order.map((place) =>
      t('tidings.placeInOrder', { name: placeTitle(place), initiative: place.initiative }),
    );
    return t('tidings.turnOrder', { order: order.join(', ') });
  },
  turnBegan: (play, event) => t(event.late ? 'tidings.turnBeganLate' : 'tidings.turnBegan', figure(play, event.figure)),
  cardMoved: (_play, event) => cardMoved(event),
  actionBegan(_play, event) {
    const { card, half, basic } = event;
    if (basic) return t('tidings.actionBasic', { ...hero(event.hero), card: cardName(card), what: basicWords(half) });
    return t('tidings.actionBegan', { ...hero(event.hero), card: cardName(card), half: t(`names.half.${half}`) });
  },
  actionEnded: (_play, event) =>
    event.done ? null : t('tidings.actionUndone', { ...hero(event.hero), card: cardName(event.card) }),
  abilityBegan: (play, event) =>
    t('tidings.abilityBegan', {
      ...figure(play, event.figure),
      what: abilityText(inNumbers(play.book, event.ability)),
    }),
  abilitySkipped: (play, event) =>
    t(`tidings.${SKIPPED[event.why]}`, {
      ...figure(play, event.figure),
      what: bareAbility(inNumbers(play.book, event.ability)),
    }),
  restTaken(_play, event) {
    const card = cardName(event.lost);
    return t(event.long ? 'tidings.restLong' : 'tidings.restShort', { ...hero(event.hero), card });
  },
  restDrawn(_play, event) {
    const card = cardName(event.card);
    return t(event.again ? 'tidings.restDrawnAgain' : 'tidings.restDrawn', { ...hero(event.hero), card });
  },
  experienceGained: (play, event) =>
    t('tidings.experienceGained', { ...hero(event.hero), n: event.n, ...source(play, event.source) }),
  choiceMade(play, event) {
    const option = optionWords(play, event.option);
    if (event.figure === null) return t(event.preset ? 'tidings.choicePreset' : 'tidings.choiceMade', { option });
    const key = event.preset ? 'tidings.choicePresetFor' : 'tidings.choiceMadeFor';
    return t(key, { ...figure(play, event.figure), option });
  },
} satisfies Partial<Sentences>;

const scenarioTitle = (scenario: string): string => contentText('pages.title', scenario);

/** The type in a monster's id: `shuffler` in `monster:shuffler:3`. */
const monsterOf = (id: FigureId): string => id.split(':')[1] ?? '';

/** The ability; if it is a heal, with its formula replaced by the number for this party (L27.9). */
const inNumbers = (book: Book, ability: Ability): Ability =>
  ability.verb === 'heal' ? { ...ability, amount: amountFor(book, ability.amount) } : ability;

const SKIPPED = {
  chosen: 'abilityLeft',
  prevented: 'abilityPrevented',
  impossible: 'abilityImpossible',
} as const satisfies Record<EventOf<'abilitySkipped'>['why'], string>;

/** The sentence for a moved card. Null if another event covers the move (a turn, a rest, negated damage, exhaustion), or at set-up. */
function cardMoved({ hero, card, from, to, why }: EventOf<'cardMoved'>): string | null {
  if (why === 'rest' || why === 'negate' || why === 'exhausted') return null;
  const values = { ...caseValues('hero', heroForms(hero)), card: cardName(card) };
  switch (to) {
    case 'discard':
      return t('tidings.cardDiscarded', values);
    case 'lost':
      return t('tidings.cardLost', values);
    case 'active':
      return t('tidings.cardActive', values);
    case 'hand':
      return from === 'discard' || from === 'lost' || from === 'active' ? t('tidings.cardBack', values) : null;
    case 'pool':
    case 'plan':
    case 'turn':
      return null;
  }
}
