/** Whether a checkpoint and a book are of one game. */
import type { Book } from '../../rules/inHand/book';
import { isSymbol } from '../../rules/inHand/elements';
import type { State } from '../../rules/inHand/state';

/** Every card, item, monster and hex of the state is the book's, every infused symbol shows an element, and the hero has all of its cards. */
export function matchesBook(book: Book, state: State): boolean {
  const { hero, foes, opened, spent, money, fight, turn } = state;
  const places = new Map(book.scenario.foes.map(({ id, monster }) => [id, monster]));
  const hexes = [hero.at, ...foes.map(({ at }) => at), ...opened, ...spent, ...money];
  return (
    sameMembers(hero.cards, book.hero.cards) &&
    hero.items.every(({ id }) => Object.hasOwn(book.items, id)) &&
    foes.every(({ id, monster }) => places.get(id) === monster && Object.hasOwn(book.monsters, monster)) &&
    (turn === null || turn.infused.every(isSymbol)) &&
    (fight === null || foes.some(({ id }) => id === fight.foe)) &&
    hexes.every((hex) => Object.hasOwn(book.scenario.board.hexes, hex))
  );
}

function sameMembers(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  const spell = (list: readonly { id: string }[]) =>
    list
      .map(({ id }) => id)
      .sort()
      .join();
  return spell(some) === spell(others);
}
