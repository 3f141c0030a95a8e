/**
 * Carries out the parts of boss specials that are not ordinary monster abilities: they call monsters, give conditions or take
 * cards (L27.1).
 */
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import { endBonusesOfCard } from './bonuses';
import { cardsCountedIn, moveCard } from './cards';
import { drawInt } from './draws';
import { hasToken, heroFigure, seatOf, situationOf } from './figures';
import { amountFor } from './level';
import { summonMonster } from './monsterSummons';
import { hexToSpawn } from './spawning';
import type { Source } from './state';
import type { Task } from './tasks';
import type { Transaction } from './transaction';
import type { BossAction, HeroId } from './vocabulary';
import type { TableFigure } from './walkers';

type DeedOf<D extends BossAction['deed']> = Extract<BossAction, { deed: D }>;

/** Carries out a part of a boss special. @returns the tasks that remain to be done */
export function doBossDeed(t: Transaction, boss: TableFigure, deed: BossAction, source: Source): Task[] {
  switch (deed.deed) {
    case 'call':
      call(t, boss, deed);
      return [];
    case 'condition':
      return condition(t, boss, deed, source);
    case 'cards':
      return cards(t, boss, deed, source);
  }
}

/**
 * If fewer than `below` monsters of these types are on the map, summons a monster of one of these types, chosen at random. Its place is a
 * random hex of the marks (`ScenarioDef.marks`), or a hex near it. If no hex or no standee is left for the monster, only reports that the
 * summoning failed.
 */
function call(t: Transaction, boss: TableFigure, { below, monsters, marks }: DeedOf<'call'>): void {
  const { book, state } = t;
  const there = state.figures.filter((each) => each.kind === 'monster' && monsters.includes(each.monster));
  if (there.length >= amountFor(book, below)) return;
  const hexes = marks.flatMap((mark) => book.scenario.marks[mark] ?? []);
  const monster = monsters[drawInt(t, monsters.length)];
  const hex = hexes.length > 0 ? hexes[drawInt(t, hexes.length)] : undefined;
  if (monster !== undefined)
    summonMonster(t, boss.id, monster, hex === undefined ? null : hexToSpawn(book, state, hex));
}

/**
 * Gives a condition to all heroes in range and sight. [ruling] L27.1: an invisible hero is not affected, because it cannot
 * be a target (L15.9).
 */
function condition(t: Transaction, boss: TableFigure, deed: DeedOf<'condition'>, source: Source): Task[] {
  const situation = situationOf(t.book, t.state);
  const hit = t.state.figures.filter(
    (each) =>
      each.kind === 'hero' &&
      !hasToken(each, 'invisible') &&
      rangeBetween(situation, boss.hex, each.hex) <= deed.range &&
      canSee(situation, boss.hex, each.hex),
  );
  return hit.map(({ id }) => ({ do: 'give', figure: id, condition: deed.condition, source, by: boss.id }));
}

/** Each hero with at least `from` discarded cards loses a random one of these cards. Every other hero suffers the damage. */
function cards(t: Transaction, boss: TableFigure, { from, damage }: DeedOf<'cards'>, source: Source): Task[] {
  const { book, state } = t;
  return state.seats.flatMap(({ hero }): Task[] => {
    const figure = heroFigure(state, hero);
    if (!figure) return [];
    if (cardsCountedIn(state, hero, 'discard').length >= from) {
      loseAny(t, hero);
      return [];
    }
    return [{ do: 'damage', figure: figure.id, amount: amountFor(book, damage), source, credit: boss.id }];
  });
}

/** Loses a random card among those that count as discarded. L1.3: an active card can count as discarded; if it is lost, its effects end. */
function loseAny(t: Transaction, hero: HeroId): void {
  const discarded = cardsCountedIn(t.state, hero, 'discard');
  const card = discarded[drawInt(t, discarded.length)];
  if (card === undefined) return;
  const isActive = seatOf(t.state, hero).active.some((each) => each.card === card);
  if (isActive) endBonusesOfCard(t, hero, card, 'gone');
  moveCard(t, hero, card, isActive ? 'active' : 'discard', 'lost', 'scenario');
}
