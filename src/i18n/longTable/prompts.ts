/** Writes the prompts of the Long Table: one sentence about each question. This file contains no rules. */
import type { Play } from '../../flow/longTable/play';
import type { DeepReadonly } from '../../rules/core/transaction';
import { calculateAttack, damageAfterShield } from '../../rules/longTable/attackCalculation';
import { totalOf } from '../../rules/longTable/bonuses';
import type { Command, CommandType } from '../../rules/longTable/commands';
import { figureOf } from '../../rules/longTable/figures';
import { drawModeOf } from '../../rules/longTable/modifierDecks';
import { carryableAllies } from '../../rules/longTable/movement';
import { oddsOfStrike } from '../../rules/longTable/odds';
import type { FigureId } from '../../rules/longTable/state';
import type * as tasks from '../../rules/longTable/tasks';
import type { Ability, CardId, HeroId } from '../../rules/longTable/vocabulary';
import { t } from '..';
import { bareAbility } from './actionWords';
import { capitalise, caseValues } from './forms';
import { figureForms, heroForms, heroTitle } from './naming';
import type { Option } from './options';
import {
  figureStoodInFor,
  isOverAnyFigure,
  nextAbility,
  PLACE_TEXTS,
  pendingDamage,
  type Question,
  type QuestionOf,
} from './question';
import { sourceList, sourceWords } from './sources';
import { cardName, conditionName } from './termNames';

type Choice = DeepReadonly<tasks.Choice>;

type Strike = DeepReadonly<tasks.Strike>;

/** What the page shows of the question. The prompt depends on these values. */
interface Shown {
  /** The legal commands; the prompt mentions no others. Null if it may mention all commands. */
  readonly options: readonly Command[] | null;
  /** Whether a tap on the map can perform the current ability. */
  readonly onMap: boolean;
  /** The hero whose cards are shown; null if no cards are shown. */
  readonly at: HeroId | null;
}

/**
 * The current prompt, in one line.
 * @param options the legal commands; the prompt mentions no others. Null if it may mention all commands
 * @param onMap whether a tap on the map can perform the current ability
 * @param at the hero whose cards are shown; null if no cards are shown
 */
export function promptFor(
  play: Play,
  options: readonly Command[] | null = null,
  onMap = false,
  at: HeroId | null = null,
): string {
  const { question, ending } = play.state;
  if (play.phase === 'won' || play.phase === 'lost') return t(`asked.prompt.${play.phase}`);
  if (!question) return t(`asked.prompt.${ending ?? 'lost'}`);
  // The cast is safe, because `PROMPTS` has the prompt of each question under its own name.
  const prompt = PROMPTS[question.ask] as (play: Play, question: Question, shown: Shown) => string;
  return capitalise(prompt(play, question, { options, onMap, at }));
}

/** The prompt of each kind of question. */
const PROMPTS: {
  readonly [K in Question['ask']]: (play: Play, question: QuestionOf<K>, shown: Shown) => string;
} = {
  prepare: ({ book }) =>
    t(book.heroes.some(({ setup }) => setup.items.length > 0) ? 'asked.prompt.prepare' : 'asked.prompt.prepareBare'),
  orderSet: () => t('asked.prompt.orderSet'),
  // L6.1: a hero with fewer than two cards in hand needs a rest before the next round.
  rests({ state }) {
    const isNeeded = state.seats.some(({ exhausted, hand }) => !exhausted && hand.length < 2);
    return t(isNeeded ? 'asked.prompt.rests' : 'asked.prompt.restsCanWait');
  },
  select: (play, _, shown) => selectPrompt(play, shown),
  choice: (play, { choice }) => choicePrompt(play, choice),
  turn(play, question, { onMap }) {
    const words = t(turnPrompt(play, question.hero), hero(question.hero));
    return onMap ? `${words} ${t('asked.prompt.turnMove')}` : words;
  },
  longRest: (_, question) => t('asked.prompt.longRest', hero(question.hero)),
  ability(play, { action }, shown) {
    const ability = nextAbility(action);
    return t(`asked.prompt.${abilityPrompt(shown)}`, {
      ...figure(play, action.actor),
      what: ability ? bareAbility(ability) : '',
      aim: t(`asked.prompt.aim.${ability ? aimOf(ability) : 'either'}`),
    });
  },
  move(play, { move: { action, ability, left, carried, steps } }) {
    const words = t(left > 0 ? 'asked.prompt.move' : 'asked.prompt.moveOver', { ...figure(play, action.actor), left });
    return ability.mods.carry && (steps === 0 || carried !== null)
      ? `${words} ${carryWords(play, action.actor, carried)}`
      : words;
  },
  targets(play, question, shown) {
    const key = targetsPrompt(play, question, shown.options !== null && offers(shown, 'area'));
    return t(`asked.prompt.${key}`, { ...figure(play, question.action.actor), what: bareAbility(question.ability) });
  },
  draw: (play, { strike }) => drawPrompt(play, strike),
  defend: (play, { strike }) => [...standInWords(play, strike), defendPrompt(play, strike)].join(' '),
  damage(play, { damage: { figure: whose, credit, source } }) {
    const values = { ...figure(play, whose), ...pendingDamage(play) };
    if (credit === null || credit === whose)
      return t('asked.prompt.damageOf', { ...values, what: sourceWords(play, source) });
    return t('asked.prompt.damageBy', { ...values, ...caseValues('by', figureForms(play, credit)) });
  },
  ward: (play, { give }) =>
    t('asked.prompt.ward', { ...figure(play, give.figure), condition: conditionName(give.condition) }),
  force: forcePrompt,
  place: (_, { place }) => t(`asked.prompt.${PLACE_TEXTS[place.what.placing]}`),
  cards: (_, { recover: { from, action } }) =>
    t(from === 'lost' ? 'asked.prompt.recoverLost' : 'asked.prompt.recoverDiscard', hero(action.hero)),
  items: (_, { refresh }) => t('asked.prompt.refresh', hero(refresh.action.hero)),
  element: (_, { elements: { how, hero: whose } }) =>
    t(how === 'create' ? 'asked.prompt.elementCreate' : 'asked.prompt.elementInfuse', hero(whose)),
  restLoss: (_, question) => t('asked.prompt.restLoss', { ...hero(question.hero), card: cardName(question.card) }),
};

/** L6.1: tells which hero's choice has just been sent, because no seal confirms them until the last hero has selected; else null. */
export function sentWords({ events, state }: Play): string | null {
  const sent = state.question?.ask === 'select' ? events.find((each) => each.type === 'planned') : undefined;
  return sent ? t(sent.longRest ? 'asked.prompt.restSent' : 'asked.prompt.selectSent', hero(sent.hero)) : null;
}

function selectPrompt({ state }: Play, { options, at }: Shown): string {
  const [only, ...others] = state.seats.filter(({ exhausted, plan }) => !exhausted && plan === null);
  const who = others.length > 0 ? at : (only?.hero ?? null);
  const rests = !options || options.some((each) => each.type === 'longRest' && (who === null || each.hero === who));
  const chooser = state.seats.find((each) => each.hero === who);
  // L6.1: a hero with fewer than two cards cannot choose.
  if (rests && chooser && chooser.hand.length < 2) return t('asked.prompt.selectRest', hero(chooser.hero));
  if (!only || others.length > 0) return t(rests ? 'asked.prompt.select' : 'asked.prompt.selectCards');
  return t(rests ? 'asked.prompt.selectOne' : 'asked.prompt.selectOneCards', hero(only.hero));
}

const figure = (play: Play, id: FigureId) => caseValues('figure', figureForms(play, id));

const hero = (id: HeroId) => ({ ...caseValues('hero', heroForms(id)), name: heroTitle(id) });

const offers = ({ options }: Shown, type: CommandType): boolean =>
  !options || options.some((each) => each.type === type);

/** The verbs of abilities that are performed on a hex, whoever stands there. */
const ON_HEX: ReadonlySet<Ability['verb']> = new Set(['move', 'retreat', 'summon', 'trap', 'disarmTrap', 'dig']);

/** What the player presses on the map for an ability. L13.2: an area is placed on a hex or on a figure. */
function aimOf({ verb, mods }: Ability): 'hex' | 'figure' | 'either' {
  if (ON_HEX.has(verb)) return 'hex';
  return mods.area ? 'either' : 'figure';
}

function abilityPrompt(shown: Shown) {
  if (!offers(shown, 'pay')) return shown.onMap ? 'abilityAt' : 'abilityOnly';
  if (!offers(shown, 'perform')) return 'abilityPaid';
  return shown.onMap ? 'abilityAtOrPay' : 'ability';
}

function forcePrompt(play: Play, { force }: QuestionOf<'force'>): string {
  const { by, target, kind, left, slam } = force;
  const values = { ...figure(play, by), ...caseValues('target', figureForms(play, target)), count: left, n: slam };
  // L14.2: a monster always applies the push or pull, but the player decides the direction.
  const isMonsters = figureOf(play.state, by)?.kind === 'monster';
  const prompt = t(`asked.prompt.${kind}${isMonsters ? 'By' : ''}`, values);
  return slam > 0 ? `${prompt} ${capitalise(t('asked.prompt.slam', values))}` : prompt;
}

function targetsPrompt(play: Play, question: QuestionOf<'targets'>, lays: boolean) {
  if (isOverAnyFigure(play, question)) return 'targetsIn';
  if (question.chosen.length > 0) return 'targetsMore';
  return lays ? 'targetsArea' : 'targets';
}

/** L37.6: the words about carrying an ally. The player decides before the first step of a move whether to carry an ally. */
function carryWords(play: Play, by: FigureId, carried: FigureId | null): string {
  if (carried !== null) return t('asked.prompt.carries', caseValues('ally', figureForms(play, carried)));
  const figure = figureOf(play.state, by);
  const beside = figure ? carryableAllies(play.book, play.state, figure) : [];
  return t(beside.length > 0 ? 'asked.prompt.carry' : 'asked.prompt.carryNobody');
}

/** L12.4, L12.5: the prompt to draw modifier cards, with the reasons if two cards are drawn. */
function drawPrompt(play: Play, strike: Strike): string {
  const { advantage = [], disadvantage = [] } = calculateAttack(play.book, play.state, strike) ?? {};
  const values = strikeValues(play, strike);
  switch (drawModeOf(advantage.length > 0, disadvantage.length > 0)) {
    case 'plain':
      return t('asked.prompt.draw', values);
    case 'advantage':
      return t('asked.prompt.drawBetter', { ...values, sources: sourceList(play, advantage) });
    case 'disadvantage':
      return t('asked.prompt.drawWorse', { ...values, sources: sourceList(play, disadvantage) });
  }
}

/** L17.2: tells who stands in for the chosen target, and by which cards; nothing if nobody does. */
function standInWords(play: Play, strike: Strike): string[] {
  const instead = figureStoodInFor(play, strike);
  if (instead === null) return [];
  const values = { ...strikeValues(play, strike), ...caseValues('instead', figureForms(play, instead)) };
  const sources = sourceList(
    play,
    strike.shield.map(({ source }) => source),
  );
  return [capitalise(t(sources ? 'asked.prompt.insteadBy' : 'asked.prompt.instead', { ...values, sources }))];
}

/** L11.3: the prompt to use items against an attack. If the target has Shield, it tells the damage before and after the card. */
function defendPrompt(play: Play, strike: Strike): string {
  const { base = 0, shield = [], mods = {} } = calculateAttack(play.book, play.state, strike) ?? {};
  const values = { ...strikeValues(play, strike), n: base };
  const less = Math.max(0, totalOf(shield) - (mods.pierce ?? 0));
  if (less === 0) return capitalise(t('asked.prompt.defend', values));
  const left = damageAfterShield(base, less, 0);
  const most = oddsOfStrike(play.book, play.state, strike)?.outcomes.at(-1)?.damage ?? left;
  return capitalise(t('asked.prompt.defendShielded', { ...values, shield: less, left, most }));
}

const strikeValues = (play: Play, { job, target }: Strike) => ({
  ...caseValues('figure', figureForms(play, job.attacker)),
  ...caseValues('target', figureForms(play, target)),
});

/** L6.1: the prompt to select the second card, after the leading card is selected. */
export function secondPrompt({ book }: Play, leading: CardId): string {
  return t('asked.prompt.selectSecond', { card: cardName(leading), initiative: book.cards[leading]?.initiative ?? 0 });
}

/**
 * L20.1: the prompt to select the cards that the hero loses instead of HP; empty if no damage is pending.
 * @param pile the pile from which the cards come
 * @param chosen the number of selected cards
 */
export function givePrompt(play: Play, pile: 'hand' | 'discard', chosen: number): string {
  const { question } = play.state;
  if (question?.ask !== 'damage') return '';
  const values = {
    name: heroTitle(question.hero),
    ...caseValues('hero', heroForms(question.hero)),
    n: question.damage.amount,
    chosen,
  };
  return capitalise(t(pile === 'hand' ? 'asked.prompt.giveHand' : 'asked.prompt.giveDiscard', values));
}

function turnPrompt({ state: { turn, seats } }: Play, hero: HeroId) {
  const plan = seats.find((seat) => seat.hero === hero)?.plan;
  if (plan?.plan === 'longRest') return 'asked.prompt.turnRested';
  const [first, second] = turn?.played ?? [];
  if (second) return 'asked.prompt.turnOver';
  if (!first) return 'asked.prompt.turn';
  return first.half === 'top' ? 'asked.prompt.turnBottom' : 'asked.prompt.turnTop';
}

/** The prompts of choices that a rule gives to the player. The keys are rule numbers. */
const BY_RULE = {
  'L7.2': 'choiceBid',
  'L9.1': 'choiceSetDown',
  'L9.5': 'choiceFall',
} as const;

/** The prompts of choices between options that are equal for a monster (L26.1). The keys are rule numbers. */
const EQUALS = {
  'L24.7': 'choiceGo',
  'L24.9': 'choiceRetreat',
  'L25.7': 'choiceHeal',
  'L25.8': 'choiceSummon',
  'L27.8': 'choiceNear',
} as const;

type ByRule = (typeof BY_RULE)[keyof typeof BY_RULE] | (typeof EQUALS)[keyof typeof EQUALS];

const byRule: Readonly<Record<string, ByRule>> = { ...BY_RULE, ...EQUALS };

const BY_OPTION = {
  hex: 'choiceHex',
  figure: 'choiceFigure',
  targets: 'choiceTargets',
  element: 'choiceElement',
  card: 'choiceCard',
  item: 'choiceItem',
  order: 'choiceOrder',
} as const satisfies Record<Option['option'], string>;

function choicePrompt(play: Play, { rule, figure, options }: Choice): string {
  const kind = options[0]?.option ?? 'hex';
  const drifts = rule === 'L34.4' && kind === 'hex';
  const key = byRule[rule] ?? (drifts ? 'choiceDrift' : BY_OPTION[kind]);
  return t(`asked.prompt.${key}`, figure === null ? {} : caseValues('figure', figureForms(play, figure)));
}
