/** Writes the labels of the Long Table's commands. */
import type { Play } from '../../flow/longTable/play';
import { type HexId, terrainAt } from '../../rules/core/board';
import { type Direction, neighbour } from '../../rules/core/hexes';
import type { Command, CommandOf, CommandType } from '../../rules/longTable/commands';
import { figureAt, figureOf, situationOf } from '../../rules/longTable/figures';
import { contentText, t } from '..';
import { costText, gainText } from './abilityLines';
import { bareAbility, basicWords } from './actionWords';
import { halfText } from './cardLines';
import { capitalise, caseValues, joinWords } from './forms';
import { figureForms, figureName, heroTitle } from './naming';
import { effectForms, optionWords } from './options';
import { type Action, isOverAnyFigure, nextAbility, PLACE_TEXTS, pendingDamage, type QuestionOf } from './question';
import { cardName, elementName, itemName } from './termNames';

const goalName = (id: string): string => contentText('names.goal', id);

/**
 * The label of the current ability; empty if there is none. The words of an ability with a trigger (`when`) are too long for a button. If
 * such an ability is part of a card's half, the label is the name of the card.
 */
function buttonWords(action: Action): string {
  const ability = nextAbility(action);
  if (!ability) return '';
  const { half } = action;
  if (ability.verb !== 'when' || !half) return bareAbility(ability);
  return t('tidings.source.card', { card: cardName(half.card) });
}

/** @param isTurned whether the map is shown turned by 90 degrees to the left */
type Label<C extends Command = Command> = (play: Play, command: C, isTurned: boolean) => string;

/**
 * The label of a command's button.
 * @param isTurned whether the map is shown turned by 90 degrees to the left; the label names directions as they are on the screen
 */
export function commandLabel(play: Play, command: Command, isTurned = false): string {
  // The cast is safe, because `LABELS` has the label of each command under its own type.
  return capitalise((LABELS[command.type] as Label)(play, command, isTurned));
}

/** The label of each kind of command. */
const LABELS: { readonly [T in CommandType]: Label<CommandOf<T>> } = {
  keepGoal: (_, { hero, goal }) => t('asked.command.keepGoal', { hero: heroTitle(hero), goal: goalName(goal) }),
  equip: itemLabel,
  unequip: itemLabel,
  useItem: itemLabel,
  changeInitiative(_, { hero, item, to }) {
    const key = to === 'lower' ? 'asked.command.actEarlier' : 'asked.command.actLater';
    return t(key, { hero: heroTitle(hero), item: itemName(item) });
  },
  takeCard: heroCardLabel,
  putBack: heroCardLabel,
  endBonus: heroCardLabel,
  start: (_, { hero, hex }) => t('asked.command.start', { hero: heroTitle(hero), hex }),
  stop({ state: { question } }) {
    return t(question?.ask === 'move' && question.move.steps === 0 ? 'asked.command.stay' : 'asked.command.stop');
  },
  begin: bareLabel,
  endTurn: bareLabel,
  draw: bareLabel,
  proceed: bareLabel,
  redraw: bareLabel,
  done(play) {
    const { question } = play.state;
    if (question?.ask === 'targets' && isOverAnyFigure(play, question)) return t('asked.command.doneIn');
    return t(question?.ask === 'rests' ? 'asked.command.endRound' : 'asked.command.done');
  },
  select({ book }, { hero, leading, second }) {
    const cards = { leading: cardName(leading), second: cardName(second) };
    const initiative = book.cards[leading]?.initiative ?? 0;
    return t('asked.command.select', { hero: heroTitle(hero), ...cards, initiative });
  },
  longRest: heroLabel,
  shortRest: heroLabel,
  putDown: heroLabel,
  play({ book }, { card, half, basic }) {
    const name = cardName(card);
    if (basic) return t('asked.command.playBasic', { card: name, what: basicWords(half) });
    const def = book.cards[card];
    const what = def ? halfText(def[half]) : '';
    return t('asked.command.play', { card: name, half: t(`names.half.${half}`), what });
  },
  pay: payLabel,
  perform: abilityLabel,
  skip: abilityLabel,
  step: (play, { to }) => stepLabel(play, to),
  carry: figureLabel,
  target: figureLabel,
  leaveOut: figureLabel,
  area(play, command) {
    const hexes = command.hexes.join(', ');
    const on = play.state.figures.filter(({ hex, kind }) => command.hexes.includes(hex) && kind !== 'hero');
    if (on.length === 0) return t('asked.command.area', { hexes });
    return t('asked.command.areaOn', { hexes, figures: joinWords(on.map(({ id }) => figureName(play, id))) });
  },
  leaveEffect: (_, { effect }) => t('asked.command.leaveEffect', caseValues('effect', effectForms(effect))),
  suffer(play) {
    if (play.state.question?.ask !== 'damage') return t('asked.command.sufferIt');
    return t(pendingDamage(play).after > 0 ? 'asked.command.suffer' : 'asked.command.sufferOut', pendingDamage(play));
  },
  loseFromHand: cardLabel,
  recover: cardLabel,
  lose: cardLabel,
  loseFromDiscard(_, { cards: [first, second] }) {
    return t('asked.command.loseFromDiscard', { first: cardName(first), second: cardName(second) });
  },
  force: forceLabel,
  forceAgainst: forceLabel,
  waive: forceLabel,
  place({ state: { question } }, { hex }) {
    const what = question?.ask === 'place' ? question.place.what.placing : 'summon';
    return t(`asked.command.${PLACE_TEXTS[what]}`, { hex });
  },
  refresh: (_, { item }) => t('asked.command.refresh', { item: itemName(item) }),
  element: (_, { element }) => t('asked.command.element', { element: elementName(element) }),
  keep({ state: { question } }) {
    return t('asked.command.keep', { card: question?.ask === 'restLoss' ? cardName(question.card) : '' });
  },
  choose: (play, { option }) => optionWords(play, option),
};

function bareLabel(_: Play, { type }: CommandOf<'begin' | 'endTurn' | 'draw' | 'proceed' | 'redraw'>): string {
  return t(`asked.command.${type}`);
}

function heroLabel(_: Play, { type, hero }: CommandOf<'longRest' | 'shortRest' | 'putDown'>): string {
  return t(`asked.command.${type}`, { hero: heroTitle(hero) });
}

function itemLabel(_: Play, { type, hero, item }: CommandOf<'equip' | 'unequip' | 'useItem'>): string {
  return t(`asked.command.${type}`, { hero: heroTitle(hero), item: itemName(item) });
}

function heroCardLabel(_: Play, { type, hero, card }: CommandOf<'takeCard' | 'putBack' | 'endBonus'>): string {
  return t(`asked.command.${type}`, { hero: heroTitle(hero), card: cardName(card) });
}

function cardLabel(_: Play, { type, card }: CommandOf<'loseFromHand' | 'recover' | 'lose'>): string {
  return t(`asked.command.${type}`, { card: cardName(card) });
}

function figureLabel(play: Play, { type, figure }: CommandOf<'carry' | 'target' | 'leaveOut'>): string {
  return t(`asked.command.${type}`, caseValues('figure', figureForms(play, figure)));
}

function abilityLabel({ state: { question } }: Play, { type }: CommandOf<'perform' | 'skip'>): string {
  return t(`asked.command.${type}`, { what: question?.ask === 'ability' ? buttonWords(question.action) : '' });
}

/** The direction in which each side of a hex lies on a map that is turned by 90 degrees to the left. */
const TURNED_SIDES = { n: 'w', ne: 'nw', se: 'ne', s: 'e', sw: 'se', nw: 'sw' } as const;

function forceLabel(play: Play, command: CommandOf<'force' | 'forceAgainst' | 'waive'>, isTurned: boolean): string {
  const { question } = play.state;
  if (question?.ask !== 'force') return t('asked.command.stop');
  const { kind, target } = question.force;
  const figure = caseValues('figure', figureForms(play, target));
  switch (command.type) {
    case 'force': {
      const goesThrough = figureAt(play.state, command.to) !== undefined;
      return t(`asked.command.${kind}${goesThrough ? 'Through' : ''}`, { ...figure, hex: command.to });
    }
    case 'waive':
      return t(kind === 'push' ? 'asked.command.waivePush' : 'asked.command.waivePull', figure);
    case 'forceAgainst': {
      const what = stopIn(play, question.force, command.side);
      const side = isTurned ? TURNED_SIDES[command.side] : command.side;
      return t(`asked.command.${kind}Against`, { ...figure, side: t(`asked.side.${side}`), what });
    }
  }
}

/** L14.2: what stops a figure that is pushed or pulled to a side. */
function stopIn(play: Play, { target, path }: QuestionOf<'force'>['force'], side: Direction): string {
  const { book, state } = play;
  const here = path.at(-1) ?? figureOf(state, target)?.hex;
  const to = here && neighbour(here, side);
  if (!here || !to) return t('asked.stops.wall');
  const stands = figureAt(state, to);
  if (stands) return figureName(play, stands.id);
  if (terrainAt(situationOf(book, state), to) === 'obstacle') return t('asked.stops.obstacle');
  const isDoor = book.scenario.doors.some(({ hex }) => hex === to) && !state.opened.includes(to);
  return t(isDoor ? 'asked.stops.door' : 'asked.stops.wall');
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

function payLabel(
  { state: { question } }: Play,
  { nth, element, elements = element ? [element] : [], item, hex }: CommandOf<'pay'>,
): string {
  const part = question?.ask === 'ability' ? question.action.parts[question.action.next] : undefined;
  if (part?.part !== 'ability') return '';
  const improvement = part.ability.improvements?.[nth];
  const cost = costText((nth < 0 ? part.costs : improvement?.costs) ?? []);
  const means = elements.length > 0 ? joinWords(elements.map(elementName)) : item ? itemName(item) : hex;
  if (!improvement) {
    return means === undefined ? t('asked.command.payGate', { cost }) : t('asked.command.payGateWith', { cost, means });
  }
  const gain = gainText(improvement, part.ability);
  return means === undefined
    ? t('asked.command.pay', { cost, gain })
    : t('asked.command.payWith', { cost, means, gain });
}
