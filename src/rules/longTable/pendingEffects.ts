/** Applies effects of campaign events and donations at set-up (L2.1 (6)). */

import { beginBonus } from './bonuses';
import type { PendingEffect } from './book';
import { giveCondition } from './effects';
import { heroFigureId, requireFigure } from './figures';
import type { FigureId, Source } from './state';
import { emit, type Transaction } from './transaction';

const SOURCE: Source = { from: 'pending' };

/** Applies the effects to each hero and to the monsters, except `joins`, which setup.ts applies. setup.ts shuffles the decks afterwards. */
export function applyPending(t: Transaction): void {
  for (const { def, setup } of t.book.heroes) {
    for (const effect of setup.pending) apply(t, heroFigureId(def.id), effect);
  }
  for (const effect of t.book.setup.pending ?? []) {
    if (effect.pending !== 'monstersShield') continue;
    const monsters = t.state.figures.filter(({ kind }) => kind === 'monster');
    for (const { id } of monsters) inRoundOne(t, id, 'shield', effect.amount);
  }
}

function apply(t: Transaction, hero: FigureId, effect: PendingEffect): void {
  switch (effect.pending) {
    case 'bless':
    case 'curse':
      for (let i = 0; i < effect.cards; i += 1) giveCondition(t, hero, effect.pending, SOURCE);
      return;
    case 'condition':
      giveCondition(t, hero, effect.condition, SOURCE);
      return;
    case 'damage':
      hurt(t, hero, effect.amount);
      return;
    case 'moves':
      inRoundOne(t, hero, 'moves', effect.plus);
      return;
    // Other modules apply these effects: items.ts (L21.2) and turnOrder.ts (L6.3).
    case 'noItems':
    case 'initiative':
      return;
    default:
      effect satisfies never;
  }
}

/** Deals damage that a hero cannot negate, but leaves the hero at least 1 HP. */
function hurt(t: Transaction, hero: FigureId, amount: number): void {
  const figure = requireFigure(t.state, hero);
  const n = Math.min(amount, figure.hp - 1);
  figure.hp -= n;
  emit(t, { type: 'damaged', figure: hero, n, hp: figure.hp, source: SOURCE, by: null, rule: 'L2.1' });
}

function inRoundOne(t: Transaction, bearer: FigureId, kind: 'shield' | 'moves', amount: number): void {
  const bonus = { kind, bearer, amount, range: 0, trigger: null, abilities: [], used: 0, slots: [] };
  beginBonus(t, { ...bonus, until: 'round', source: SOURCE });
}
