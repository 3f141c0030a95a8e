/** Decides when the bot uses an item: not by the search, but as soon as a simple rule finds the item useful. */
import type { Play } from '../../flow/inHand/play';
import type { Book } from '../../rules/inHand/book';
import { cardsIn, faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { heroMaxHp } from '../../rules/inHand/damage';
import { consumableSymbols } from '../../rules/inHand/elements';
import { opponent } from '../../rules/inHand/foes';
import type { State } from '../../rules/inHand/state';
import type { Ability, ItemEffect } from '../../rules/inHand/vocabulary';

type Use = Extract<Command, { type: 'useItem' }>;

/** Returns the command that uses an item now, or null if no item is useful. */
export function itemToUse({ book, state, phase }: Play, options: readonly Command[]): Use | null {
  const uses = options.filter((command): command is Use => command.type === 'useItem');
  if (phase === 'heroTurn.choosing' && (state.turn?.actions.length ?? 0) > 0) return null;
  return uses.find(({ item }) => isWorthIt(book, state, book.items[item]?.effect)) ?? null;
}

function isWorthIt(book: Book, state: State, effect: ItemEffect | undefined): boolean {
  const foe = opponent(state);
  switch (effect?.when) {
    case 'attack':
      // The item is not used against a monster that probably dies without it.
      return foe !== null && foe.hp > pendingAttack(state) - 1;
    case 'attacked':
      return pendingAttack(state) >= 2;
    case 'damaged':
    case 'exhausting':
      return (state.suffering?.amount ?? 0) >= 2;
    case 'moved':
      return state.fight !== null && !state.fight.acted;
    case 'move':
      return state.fight === null && state.foes.some(({ hp }) => hp > 0);
    case 'turn':
      return effect.abilities.every((ability) => ability.kind === 'harm' || helps(book, state, ability));
    default:
      return false;
  }
}

/** Returns the damage of the current attack, by the hero or the monster, without modifier and Shield; 0 if there is no attack. */
function pendingAttack({ attack }: State): number {
  return attack?.terms.reduce((sum, { value }) => sum + value, 0) ?? 0;
}

function helps(book: Book, state: State, ability: Ability): boolean {
  const foe = opponent(state);
  switch (ability.kind) {
    case 'heal':
      return heroMaxHp(book) - state.hero.hp >= ability.value - 1;
    case 'grant':
      return foe !== null && foe.hp >= 4;
    case 'gain':
      return foe !== null && (ability.condition === 'strengthen' || (state.fight?.acted === false && foe.hp >= 3));
    case 'strike':
      return foe !== null && (foe.hp <= ability.value || foe.hp >= 5);
    case 'infuse':
      return ability.elements.some((element) => isWanted(book, state, element));
    case 'recover':
      return state.hero.hp >= 4 && cardsIn(state, 'hand').length <= 1;
    default:
      return true;
  }
}

/** Whether a card of this turn would consume the element and no symbol of the element is visible. */
function isWanted(book: Book, state: State, element: 'dark' | 'fire'): boolean {
  if (consumableSymbols(book, state).some((symbol) => symbol.element === element)) return false;
  return cardsIn(state, 'selected').some((card) =>
    faceOf(book, card).top.abilities.some(
      (ability) => 'consume' in ability && (ability.consume?.elements.includes(element) ?? false),
    ),
  );
}
