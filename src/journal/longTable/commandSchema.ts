/** Defines the schemas of commands. The schemas do not check whether a command is legal; the rules do. */
import * as v from 'valibot';
import { DIRECTIONS } from '../../rules/core/hexes';
import { HALVES } from '../../rules/core/vocabulary';
import type { Command } from '../../rules/longTable/commands';
import type { Option } from '../../rules/longTable/tasks';
import { CONDITIONS } from '../../rules/longTable/vocabulary';
import { bool, count, integer, list, name, names, oneOf, optional, type Shape, variants } from '../shapes';
import { elementShape } from './printedSchema';

/** The shape of an option of a choice. */
export const optionShape = variants<Option, 'option'>('option', {
  hex: { hex: name, targets: optional(names), placing: optional(names), path: optional(names) },
  figure: { figure: name },
  targets: { targets: names, placing: optional(names) },
  element: { element: elementShape },
  card: { card: name },
  item: { item: name },
  order: { first: name },
});

const ofHero = { hero: name };

/** The shape of a command. */
export const commandShape: Shape<Command> = variants<Command, 'type'>('type', {
  keepGoal: { ...ofHero, goal: name },
  equip: { ...ofHero, item: name },
  unequip: { ...ofHero, item: name },
  takeCard: { ...ofHero, card: name },
  putBack: { ...ofHero, card: name },
  start: { ...ofHero, hex: name },
  begin: {},
  select: { ...ofHero, leading: name, second: name },
  longRest: ofHero,
  play: { card: name, half: oneOf(HALVES), basic: bool },
  endTurn: {},
  endBonus: { ...ofHero, card: name },
  useItem: { ...ofHero, item: name },
  changeInitiative: { ...ofHero, item: name, to: oneOf(['lower', 'higher']) },
  putDown: { ...ofHero, treasure: count },
  pay: {
    nth: integer,
    element: optional(elementShape),
    elements: optional(list(elementShape)),
    item: optional(name),
    hex: optional(name),
  },
  perform: {},
  skip: {},
  step: { to: name },
  carry: { figure: name },
  stop: {},
  target: { figure: name },
  area: { hexes: names },
  leaveOut: { figure: name },
  done: {},
  draw: {},
  proceed: {},
  leaveEffect: { effect: oneOf([...CONDITIONS, 'lien']) },
  suffer: {},
  loseFromHand: { card: name },
  loseFromDiscard: { cards: v.strictTuple([name, name]) },
  force: { to: name },
  forceAgainst: { side: oneOf(DIRECTIONS) },
  waive: {},
  place: { hex: name },
  recover: { card: name },
  refresh: { item: name },
  element: { element: elementShape },
  shortRest: ofHero,
  keep: {},
  redraw: {},
  lose: { card: name },
  choose: { option: optionShape },
});
