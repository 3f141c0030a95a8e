/** Sets up a scenario (R3.4, R5.4). */

import { seedGenerator } from '../core/chance';
import type { Book } from './book';
import { heroMaxHp } from './damage';
import { printedHp } from './foes';
import { initialRuleState } from './scenarioRules';
import type { State } from './state';

/** Builds the initial state: the hero on the start hex with maximum HP, all cards in hand on side A, all items ready. */
export function setUp(book: Book): State {
  const { setup, scenario, hero } = book;
  return {
    round: 0,
    generator: seedGenerator(setup.seed),
    hero: {
      hp: heroMaxHp(book),
      at: scenario.start,
      cards: hero.cards.map(({ id }) => ({ id, side: 'A', zone: 'hand' })),
      items: setup.items.map((id) => ({ id, state: 'ready' })),
      effects: [],
      money: 0,
      treasures: [],
    },
    foes: scenario.foes.map(({ id, monster, kind, at }) => {
      const hp = printedHp(book, { id, monster, kind });
      return { id, monster, kind, at, hp, maxHp: hp };
    }),
    opened: [],
    spent: [],
    money: [...scenario.money],
    treasures: scenario.treasures
      .filter(({ number, objective }) => objective || !setup.looted.includes(number))
      .map(({ number }) => number),
    used: [],
    leading: null,
    second: null,
    initiative: 0,
    acted: false,
    fight: null,
    candidates: [],
    opening: null,
    turn: null,
    foeTurn: null,
    attack: null,
    offers: [],
    suffering: null,
    rest: null,
    favour: null,
    ending: null,
    combat: false,
    fought: [],
    purse: 0,
    decisions: [],
    ...initialRuleState(scenario.rules, setup.scenarioLevel),
  };
}
