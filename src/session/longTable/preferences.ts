/** Answers questions of the rules according to the player's settings. Undo takes back such an answer like any other command. */
import type { Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import { figureOf } from '../../rules/longTable/figures';
import { presetOf } from './presets';

/** The settings that decide which questions the player answers, and whether forecasts are shown. */
export interface Preferences {
  /** L26.1: ask which of several equally good options a monster takes. */
  readonly equals: boolean;
  /** L26.1: ask even if the options differ only in the hex where the monster stops or puts another monster. */
  readonly equalHexes: boolean;
  /** L8.2: ask about a short rest after every round. */
  readonly askRests: boolean;
  /** L20.1: heroes suffer damage up to this many HP without a question, unless it exhausts them. */
  readonly suffers: number;
  /** L6.1: the second selected card of a hero sends both, as long as another hero still has to choose. */
  readonly nextHero: boolean;
  /** Show the forecast of the round for the hex under the pointer during a move. */
  readonly foresight: boolean;
}

export const ASK_ALL: Preferences = {
  equals: true,
  equalHexes: true,
  askRests: true,
  suffers: 0,
  nextHero: false,
  foresight: true,
};

/** The command that follows from the settings, or null if the player decides. */
export function automaticAnswer(play: Play, options: readonly Command[], wishes: Preferences): Command | null {
  const find = (type: Command['type']) => options.find((each) => each.type === type) ?? null;
  if (!wishes.askRests && isRestNeedless(play)) return find('done');
  if (isSmall(play, wishes.suffers)) return find('suffer');
  const asks = wishes.equals && (wishes.equalHexes || !isOnlyAboutHex(play));
  return asks ? null : presetOf(play, options);
}

/** L26.1: whether all options are hexes with the same targets. */
function isOnlyAboutHex({ state: { question } }: Play): boolean {
  if (question?.ask !== 'choice') return false;
  const hits = question.choice.options.map((each) =>
    each.option === 'hex' ? JSON.stringify([each.targets, each.placing]) : null,
  );
  return hits.every((each) => each !== null && each === hits[0]);
}

/** Number of cards that a hero needs for the next round (L6.1). */
const CARDS_OF_ROUND = 2;

/**
 * L8.2: whether no rest is needed, because every hero who may rest has enough cards for the next round. After a hero has rested, the question
 * stays for the others: the players have seen it, and may mean to rest too.
 */
function isRestNeedless({ state: { question, restable, seats } }: Play): boolean {
  if (question?.ask !== 'rests') return false;
  // At the end of a round every hero may rest, and each who has rested no more.
  const hasRested = seats.some(({ hero, exhausted }) => !exhausted && !restable.includes(hero));
  return !hasRested && seats.every(({ hero, hand }) => !restable.includes(hero) || hand.length >= CARDS_OF_ROUND);
}

/** L20.1, L20.4: whether the damage is within the limit and does not exhaust the hero. */
function isSmall({ state }: Play, limit: number): boolean {
  const { question } = state;
  if (question?.ask !== 'damage') return false;
  const { amount, figure } = question.damage;
  return amount <= limit && amount < (figureOf(state, figure)?.hp ?? 0);
}
