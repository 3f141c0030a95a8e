/** Writes the prompts, labels of commands, and refusals of the Long Table. This file contains no rules. */
import type { Play } from '../../flow/longTable/play';
import type { Reason } from '../../flow/longTable/refusals';
import { type HexId, terrainAt } from '../../rules/core/board';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import { figureAt, figureOf, situationOf } from '../../rules/longTable/figures';
import { drawModeOf } from '../../rules/longTable/modifierDecks';
import { besideToCarry } from '../../rules/longTable/movement';
import { reckoningOf } from '../../rules/longTable/reckoning';
import type { FigureId } from '../../rules/longTable/state';
import type * as tasks from '../../rules/longTable/tasks';
import {
  type Ability,
  type CardId,
  CONDITIONS,
  type Condition,
  type HalfName,
  type HeroId,
} from '../../rules/longTable/vocabulary';
import { named, t } from '..';
import { abilityBits, abilityText, costText, gainText } from './abilityLines';
import { halfText } from './cardLines';
import { capital, cases, list } from './forms';
import { escortTitle, figureForms, figureName, heroForms, heroTitle, monsterTitle } from './naming';
import { sourceList, sourceWords } from './sources';
import { cardName, conditionName, elementName, itemName, lienName } from './termNames';

type Action = DeepReadonly<tasks.Action>;
type Choice = DeepReadonly<tasks.Choice>;
type Option = DeepReadonly<tasks.Option>;
type Question = DeepReadonly<tasks.Question>;
type QuestionOf<K extends Question['ask']> = Extract<Question, { ask: K }>;
type Strike = DeepReadonly<tasks.Strike>;

const goalName = (id: string): string => named('names.goal', id);

/** An ability as printed. The improvements are left out, unless the ability contains other abilities. */
export const bareAbility = (ability: Ability): string =>
  'abilities' in ability
    ? abilityText(ability)
    : abilityBits(ability)
        .map(({ words }) => words)
        .join('');

function abilityAtHand({ parts, next }: Action): Ability | null {
  const part = parts[next];
  return part?.part === 'ability' ? part.ability : null;
}

/**
 * The label of the current ability; empty if there is none. An ability that waits for an event is too long for a button: if a card's
 * half contains it, the label is the name of the card.
 */
function buttonWords(action: Action): string {
  const ability = abilityAtHand(action);
  if (!ability) return '';
  const { half } = action;
  if (ability.verb !== 'when' || !half) return bareAbility(ability);
  return t('tidings.source.card', { card: cardName(half.card) });
}

const BASIC = { top: 'printed.verb.attack', bottom: 'printed.verb.move' } as const;

/** The basic action of a half in words (L7.3). */
export const basicWords = (half: HalfName): string => t(BASIC[half], { n: 2 });

/** The label of a command's button. */
export function commandLabel(play: Play, command: Command): string {
  return capital(label(play, command));
}

function label(play: Play, command: Command): string {
  const { book, state } = play;
  const figure = (id: FigureId) => cases('figure', figureForms(play, id));
  const question = state.question;
  switch (command.type) {
    case 'keepGoal':
      return t('asked.command.keepGoal', { hero: heroTitle(command.hero), goal: goalName(command.goal) });
    case 'equip':
    case 'unequip':
    case 'useItem':
      return t(`asked.command.${command.type}`, { hero: heroTitle(command.hero), item: itemName(command.item) });
    case 'changeInitiative': {
      const key = command.to === 'lower' ? 'asked.command.actEarlier' : 'asked.command.actLater';
      return t(key, { hero: heroTitle(command.hero), item: itemName(command.item) });
    }
    case 'takeCard':
    case 'putBack':
    case 'endBonus':
      return t(`asked.command.${command.type}`, { hero: heroTitle(command.hero), card: cardName(command.card) });
    case 'start':
      return t('asked.command.start', { hero: heroTitle(command.hero), hex: command.hex });
    case 'stop':
      return t(question?.ask === 'move' && question.move.steps === 0 ? 'asked.command.stay' : 'asked.command.stop');
    case 'begin':
    case 'endTurn':
    case 'draw':
    case 'proceed':
    case 'redraw':
      return t(`asked.command.${command.type}`);
    case 'done':
      if (question?.ask === 'targets' && isOverSomebody(play, question)) return t('asked.command.doneIn');
      return t(question?.ask === 'rests' ? 'asked.command.endRound' : 'asked.command.done');
    case 'select': {
      const { leading, second } = command;
      return t('asked.command.select', {
        hero: heroTitle(command.hero),
        leading: cardName(leading),
        second: cardName(second),
        initiative: book.cards[leading]?.initiative ?? 0,
      });
    }
    case 'longRest':
    case 'shortRest':
    case 'putDown':
      return t(`asked.command.${command.type}`, { hero: heroTitle(command.hero) });
    case 'play': {
      const { card, half, basic } = command;
      const name = cardName(card);
      if (basic) return t('asked.command.playBasic', { card: name, what: basicWords(half) });
      const def = book.cards[card];
      const what = def ? halfText(def[half]) : '';
      return t('asked.command.play', { card: name, half: t(`names.half.${half}`), what });
    }
    case 'pay':
      return payLabel(question, command);
    case 'perform':
    case 'skip': {
      return t(`asked.command.${command.type}`, {
        what: question?.ask === 'ability' ? buttonWords(question.action) : '',
      });
    }
    case 'step':
      return stepLabel(play, command.to);
    case 'carry':
    case 'target':
    case 'leaveOut':
      return t(`asked.command.${command.type}`, figure(command.figure));
    case 'area': {
      const hexes = command.hexes.join(', ');
      const on = state.figures.filter(({ hex, kind }) => command.hexes.includes(hex) && kind !== 'hero');
      if (on.length === 0) return t('asked.command.area', { hexes });
      return t('asked.command.areaOn', { hexes, figures: list(on.map(({ id }) => figureName(play, id))) });
    }
    case 'leaveEffect':
      return t('asked.command.leaveEffect', { effect: effectName(command.effect) });
    case 'suffer':
      if (question?.ask !== 'damage') return t('asked.command.sufferIt');
      return t(threat(play).after > 0 ? 'asked.command.suffer' : 'asked.command.sufferOut', threat(play));
    case 'loseFromHand':
    case 'recover':
    case 'lose':
      return t(`asked.command.${command.type}`, { card: cardName(command.card) });
    case 'loseFromDiscard': {
      const [first, second] = command.cards;
      return t('asked.command.loseFromDiscard', { first: cardName(first), second: cardName(second) });
    }
    case 'force':
    case 'forceAgainst':
    case 'waive': {
      if (question?.ask !== 'force') return t('asked.command.stop');
      const { kind, target } = question.force;
      if (command.type === 'force') {
        const goesThrough = figureAt(play.state, command.to) !== undefined;
        return t(`asked.command.${kind}${goesThrough ? 'Through' : ''}`, { ...figure(target), hex: command.to });
      }
      if (command.type === 'waive')
        return t(kind === 'push' ? 'asked.command.waivePush' : 'asked.command.waivePull', figure(target));
      return t(`asked.command.${kind}Against`, { ...figure(target), side: t(`asked.side.${command.side}`) });
    }
    case 'place': {
      const what = question?.ask === 'place' ? question.place.what.placing : 'summon';
      return t(`asked.command.${PLACES[what]}`, { hex: command.hex });
    }
    case 'refresh':
      return t('asked.command.refresh', { item: itemName(command.item) });
    case 'element':
      return t('asked.command.element', { element: elementName(command.element) });
    case 'keep':
      return t('asked.command.keep', { card: question?.ask === 'restLoss' ? cardName(question.card) : '' });
    case 'choose':
      return optionWords(play, command.option);
  }
}

/** The label of a step, with the door, trap or hazardous terrain that it enters. For a jump, only a door is named. */
function stepLabel({ book, state }: Play, hex: HexId): string {
  const { question, traps } = state;
  const terrain = terrainAt(situationOf(book, state), hex);
  const lands = question?.ask === 'move' && !question.move.jump;
  const danger = !lands
    ? null
    : traps.some((trap) => trap.hex === hex)
      ? 'trap'
      : terrain === 'hazardous'
        ? 'hazard'
        : null;
  const what = terrain === 'door' ? 'door' : danger;
  return what === null
    ? t('asked.command.step', { hex })
    : t('asked.command.stepInto', { hex, what: t(`asked.danger.${what}`) });
}

/** The name of an effect that the player may choose not to apply: a condition, a lien, a push or a pull. */
export function effectName(effect: string): string {
  if (effect === 'lien') return lienName();
  if (effect === 'push' || effect === 'pull') return t(`asked.waived.${effect}`);
  return isCondition(effect) ? conditionName(effect) : effect;
}

const isCondition = (effect: string): effect is Condition => CONDITIONS.some((each) => each === effect);

const PLACES = {
  summon: 'placeSummon',
  trap: 'placeTrap',
  disarmTrap: 'placeDisarm',
  grave: 'placeGrave',
} as const satisfies Record<tasks.Placing['placing'], string>;

function payLabel(
  question: Question | null,
  { nth, element, elements = element ? [element] : [], item, hex }: CommandOf<'pay'>,
): string {
  const part = question?.ask === 'ability' ? question.action.parts[question.action.next] : undefined;
  if (part?.part !== 'ability') return '';
  const improvement = part.ability.improvements?.[nth];
  const cost = costText((nth < 0 ? part.costs : improvement?.costs) ?? []);
  const means = elements.length > 0 ? list(elements.map(elementName)) : item ? itemName(item) : hex;
  if (!improvement) {
    return means === undefined ? t('asked.command.payGate', { cost }) : t('asked.command.payGateWith', { cost, means });
  }
  const gain = gainText(improvement, part.ability);
  return means === undefined
    ? t('asked.command.pay', { cost, gain })
    : t('asked.command.payWith', { cost, means, gain });
}

/** The damage that the player is asked about, and the hero's HP before and after it. */
function threat({ state: { question, figures } }: Play): { n: number; before: number; after: number } {
  if (question?.ask !== 'damage') return { n: 0, before: 0, after: 0 };
  const { amount: n, figure } = question.damage;
  const before = figures.find(({ id }) => id === figure)?.hp ?? 0;
  return { n, before, after: Math.max(0, before - n) };
}

/** The label of one option, where the rules let the player choose between several. */
export function optionWords(play: Play, option: Option): string {
  const names = (ids: readonly FigureId[]) => list(ids.map((id) => figureName(play, id)));
  switch (option.option) {
    case 'hex': {
      const { hex, targets = [] } = option;
      return targets.length > 0
        ? t('asked.option.hexOn', { hex, figures: names(targets), count: targets.length })
        : t('asked.option.hex', { hex });
    }
    case 'figure':
      return t('asked.option.figure', { figure: figureName(play, option.figure) });
    case 'targets':
      return t('asked.option.targets', { figures: names(option.targets) });
    case 'element':
      return t('asked.option.element', { element: elementName(option.element) });
    case 'card':
      return t('asked.option.card', { card: cardName(option.card) });
    case 'item':
      return t('asked.option.item', { item: itemName(option.item) });
    case 'order':
      return t('asked.option.order', { name: inOrder(play, option.first) });
  }
}

/** The name of an entry in the turn order: a hero, a monster type, or the escorts. */
function inOrder({ book }: Play, name: string): string {
  if (book.heroes.some(({ def }) => def.id === name)) return heroTitle(name);
  return book.monsters[name] ? monsterTitle(name) : escortTitle(name);
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
  return question ? capital(promptOf(play, question, options, onMap, at)) : t(`asked.prompt.${ending ?? 'lost'}`);
}

function promptOf(
  play: Play,
  question: Question,
  options: readonly Command[] | null,
  onMap: boolean,
  at: HeroId | null,
): string {
  const { state } = play;
  const offers = (type: Command['type']) => !options || options.some((each) => each.type === type);
  const figure = (id: FigureId) => cases('figure', figureForms(play, id));
  const hero = (id: HeroId) => ({ ...cases('hero', heroForms(id)), name: heroTitle(id) });
  switch (question.ask) {
    case 'prepare':
    case 'orderSet':
      return t(`asked.prompt.${question.ask}`);
    // L6.1: a hero with fewer than two cards in hand needs a rest before the next round.
    case 'rests': {
      const isNeeded = state.seats.some(({ exhausted, hand }) => !exhausted && hand.length < 2);
      return t(isNeeded ? 'asked.prompt.rests' : 'asked.prompt.restsCanWait');
    }
    case 'select': {
      const [only, ...others] = state.seats.filter(({ exhausted, plan }) => !exhausted && plan === null);
      const who = others.length > 0 ? at : (only?.hero ?? null);
      const rests = !options || options.some((each) => each.type === 'longRest' && (who === null || each.hero === who));
      if (!only || others.length > 0) return t(rests ? 'asked.prompt.select' : 'asked.prompt.selectCards');
      return t(rests ? 'asked.prompt.selectOne' : 'asked.prompt.selectOneCards', hero(only.hero));
    }
    case 'choice':
      return choicePrompt(play, question.choice);
    case 'turn':
      return t(turnPrompt(play, question.hero), hero(question.hero));
    case 'longRest':
      return t('asked.prompt.longRest', hero(question.hero));
    case 'ability': {
      const ability = abilityAtHand(question.action);
      const key = !offers('pay')
        ? onMap
          ? 'abilityAt'
          : 'abilityOnly'
        : offers('perform')
          ? 'ability'
          : 'abilityPaid';
      return t(`asked.prompt.${key}`, {
        ...figure(question.action.actor),
        what: ability ? bareAbility(ability) : '',
      });
    }
    case 'move': {
      const { action, ability, left, carried, steps } = question.move;
      const words = t(left > 0 ? 'asked.prompt.move' : 'asked.prompt.moveOver', { ...figure(action.actor), left });
      return ability.mods.carry && (steps === 0 || carried !== null)
        ? `${words} ${carryWords(play, action.actor, carried)}`
        : words;
    }
    case 'targets': {
      const what = bareAbility(question.ability);
      const key = targetsPrompt(play, question, options !== null && offers('area'));
      return t(`asked.prompt.${key}`, {
        ...figure(question.action.actor),
        what,
      });
    }
    case 'draw':
      return drawPrompt(play, question.strike);
    case 'defend': {
      const n = reckoningOf(play.book, play.state, question.strike)?.base ?? 0;
      return t('asked.prompt.defend', { ...strikeValues(play, question.strike), n });
    }
    case 'damage': {
      const { figure: whose, credit, source } = question.damage;
      const values = { ...figure(whose), ...threat(play) };
      if (credit === null || credit === whose)
        return t('asked.prompt.damageOf', { ...values, what: sourceWords(play, source) });
      return t('asked.prompt.damageBy', { ...values, ...cases('by', figureForms(play, credit)) });
    }
    case 'ward':
      return t('asked.prompt.ward', {
        ...figure(question.give.figure),
        condition: conditionName(question.give.condition),
      });
    case 'force': {
      const { by, target, kind, left, slam } = question.force;
      const values = { ...figure(by), ...cases('target', figureForms(play, target)), left, n: slam };
      // L14.2: a monster always applies the push or pull, but the player decides the direction.
      const isMonsters = figureOf(state, by)?.kind === 'monster';
      const prompt = t(`asked.prompt.${kind}${isMonsters ? 'By' : ''}`, values);
      return slam > 0 ? `${prompt} ${capital(t('asked.prompt.slam', values))}` : prompt;
    }
    case 'place':
      return t(`asked.prompt.${PLACES[question.place.what.placing]}`);
    case 'cards': {
      const { from, action } = question.recover;
      return t(from === 'lost' ? 'asked.prompt.recoverLost' : 'asked.prompt.recoverDiscard', hero(action.hero));
    }
    case 'items':
      return t('asked.prompt.refresh', hero(question.refresh.action.hero));
    case 'element': {
      const { how, hero: whose } = question.elements;
      return t(how === 'create' ? 'asked.prompt.elementCreate' : 'asked.prompt.elementInfuse', hero(whose));
    }
    case 'restLoss':
      return t('asked.prompt.restLoss', { ...hero(question.hero), card: cardName(question.card) });
  }
}

/** L13.2: whether the placed area contains a target that the player has neither chosen nor left out. */
function isOverSomebody({ state }: Play, { placing, chosen, leftOut }: QuestionOf<'targets'>): boolean {
  return state.figures.some(
    ({ id, hex, kind }) =>
      (kind === 'monster' || kind === 'obstacle') &&
      placing?.includes(hex) === true &&
      !chosen.includes(id) &&
      !leftOut.includes(id),
  );
}

function targetsPrompt(play: Play, question: QuestionOf<'targets'>, lays: boolean) {
  if (isOverSomebody(play, question)) return 'targetsIn';
  if (question.chosen.length > 0) return 'targetsMore';
  return lays ? 'targetsArea' : 'targets';
}

/** L37.6: the words about carrying an ally. The player decides before the first step of a move whether to carry one. */
function carryWords(play: Play, by: FigureId, carried: FigureId | null): string {
  if (carried !== null) return t('asked.prompt.carries', cases('ally', figureForms(play, carried)));
  const figure = figureOf(play.state, by);
  const beside = figure ? besideToCarry(play.book, play.state, figure) : [];
  return t(beside.length > 0 ? 'asked.prompt.carry' : 'asked.prompt.carryNobody');
}

/** L12.4, L12.5: the prompt to draw modifier cards, with the reasons if two cards are drawn. */
function drawPrompt(play: Play, strike: Strike): string {
  const { advantage = [], disadvantage = [] } = reckoningOf(play.book, play.state, strike) ?? {};
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

const strikeValues = (play: Play, { job, target }: Strike) => ({
  ...cases('figure', figureForms(play, job.attacker)),
  ...cases('target', figureForms(play, target)),
});

/** L6.1: the prompt to select the second card, after the leading card is selected. */
export function secondPrompt({ book }: Play, leading: CardId): string {
  return t('asked.prompt.selectSecond', { card: cardName(leading), initiative: book.cards[leading]?.initiative ?? 0 });
}

/**
 * L20.1: the prompt to select cards from a pile, which the hero loses instead of HP; empty if no damage is pending.
 * @param chosen the number of selected cards
 */
export function givePrompt(play: Play, pile: 'hand' | 'discard', chosen: number): string {
  const { question } = play.state;
  if (question?.ask !== 'damage') return '';
  const values = {
    name: heroTitle(question.hero),
    ...cases('hero', heroForms(question.hero)),
    n: question.damage.amount,
    chosen,
  };
  return capital(t(pile === 'hand' ? 'asked.prompt.giveHand' : 'asked.prompt.giveDiscard', values));
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
  return t(`asked.prompt.${key}`, figure === null ? {} : cases('figure', figureForms(play, figure)));
}

export const reasonSentence = (reason: Reason): string => t(`asked.refused.${reason}`);
