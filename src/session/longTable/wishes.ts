/** Questions that the player's settings answer. Undo takes such an answer back as any other. */
import type { Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import { figureOf } from '../../rules/longTable/figures';
import { presetOf } from './presets';

/** What the player wants to be asked about. */
export interface Wishes {
  /** L26.1: which of its equals a monster takes. */
  readonly equals: boolean;
  /** L8.2: short rests after every round. */
  readonly askRests: boolean;
  /** L20.1: damage up to this is suffered without a question. */
  readonly suffers: number;
  /** What the rest of a round would be with the hero elsewhere is shown while a move is chosen. */
  readonly foresight: boolean;
}

export const ASKS_ALL: Wishes = { equals: true, askRests: true, suffers: 0, foresight: true };

/** The command that the settings give in the player's place; null: the player is asked. */
export function wished(play: Play, options: readonly Command[], wishes: Wishes): Command | null {
  const find = (type: Command['type']) => options.find((each) => each.type === type) ?? null;
  if (!wishes.askRests && isRestNeedless(play)) return find('done');
  if (isSmall(play, wishes.suffers)) return find('suffer');
  return wishes.equals ? null : presetOf(play, options);
}

/** Cards that a hero needs to choose in the next round (L6.1). */
const CARDS_OF_ROUND = 2;

/** L8.2: every hero who could rest now has cards for the next round. */
function isRestNeedless({ state: { question, restable, seats } }: Play): boolean {
  if (question?.ask !== 'rests') return false;
  return seats.every(({ hero, hand }) => !restable.includes(hero) || hand.length >= CARDS_OF_ROUND);
}

/** L20.1, L20.4: the damage is within the limit and leaves the hero on the map. */
function isSmall({ state }: Play, limit: number): boolean {
  const { question } = state;
  if (question?.ask !== 'damage') return false;
  const { amount, figure } = question.damage;
  return amount <= limit && amount < (figureOf(state, figure)?.hp ?? 0);
}
