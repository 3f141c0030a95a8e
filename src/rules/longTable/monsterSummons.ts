/** Places the monsters that a monster's card summons (L25.8). */
import { type HexId, passagesOf } from '../core/board';
import { compareHexes } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import type { Book } from './book';
import { isEmpty } from './emptyHexes';
import { hasAsEnemy, situationOf } from './figures';
import { spawnMonster } from './spawning';
import type { FigureId, State } from './state';
import { emit, type Transaction } from './transaction';
import type { MonsterId } from './vocabulary';
import type { TableFigure } from './walkers';

/** The empty hexes adjacent to a figure that have the least range to one of its enemies, in hex order. */
export function summonHexes(book: Book, state: State, figure: TableFigure): HexId[] {
  const situation = situationOf(book, state);
  const beside = passagesOf(situation).ways.get(figure.hex) ?? [];
  const enemies = state.figures.filter((other) => hasAsEnemy(figure, other));
  const near = beside
    .filter((hex) => isEmpty(book, state, hex))
    .map((hex) => ({ hex, range: Math.min(...enemies.map((enemy) => rangeBetween(situation, hex, enemy.hex))) }));
  const least = Math.min(...near.map(({ range }) => range));
  return near
    .filter(({ range }) => range === least)
    .map(({ hex }) => hex)
    .sort(compareHexes);
}

/**
 * Summons a normal monster, which leaves no money and acts from the next round on. If no hex or no standee is left, the function
 * only reports that the summoning failed.
 * @param hex null if there is no hex for the monster
 */
export function summonMonster(t: Transaction, by: FigureId, monster: MonsterId, hex: HexId | null): void {
  const fails = (why: 'noHex' | 'noStandee') => emit(t, { type: 'summonFailed', by, monster, why, rule: 'L25.8' });
  if (hex === null) return fails('noHex');
  const coming = { since: t.state.round + 1, leavesMoney: false, rule: 'L25.8' };
  const figure = spawnMonster(t, monster, 'normal', hex, coming);
  if (figure === null) return fails('noStandee');
  emit(t, { type: 'monsterSummoned', figure, by, hex, rule: 'L25.8' });
}
