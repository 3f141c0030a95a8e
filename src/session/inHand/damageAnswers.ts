/**
 * Finds the three ways to answer damage (R21.1), the cheapest command of each, and the answer that uses a card of the
 * player's choice.
 */
import type { Play } from '../../flow/inHand/play';
import type { Command } from '../../rules/inHand/commands';
import type { CardId } from '../../rules/inHand/vocabulary';
import { type AnswerCost, answerCostOf } from './foresight';
import type { Draft, Interaction } from './interaction';

/** The ways to answer damage: suffer it, lose one card, or discard two cards. */
export const ANSWERS = ['take', 'tear', 'discard'] as const;
export type Answer = (typeof ANSWERS)[number];

type Negation = Extract<Command, { type: 'negateByLosing' | 'negateByDiscarding' }>;

const TYPE = { take: 'suffer', tear: 'negateByLosing', discard: 'negateByDiscarding' } as const satisfies Record<
  Answer,
  Command['type']
>;

export interface DamageAnswer {
  readonly answer: Answer;
  /**
   * The proposed command if it gives this answer, otherwise the cheapest legal command that gives this answer, or null if
   * no legal command does.
   */
  readonly command: Command | null;
  readonly cost: AnswerCost | null;
}

/** The cards that an answer costs, in the order of the command. */
export function cardsPaid(command: Command | null): readonly CardId[] {
  if (command?.type === 'negateByLosing') return [command.card];
  return command?.type === 'negateByDiscarding' ? command.cards : [];
}

export const isDamageQuestion = ({ phase, state }: Play): boolean =>
  phase.endsWith('.suffering') && state.suffering !== null;

/** The command after which the cards last for the most rounds; the first of several equal ones; null if there is no command. */
function cheapest(play: Play, options: readonly Command[]): Command | null {
  let best: { readonly command: Command; readonly rounds: number } | null = null;
  for (const command of options) {
    const rounds = answerCostOf(play, command)?.stamina.after ?? 0;
    if (!best || rounds > best.rounds) best = { command, rounds };
  }
  return best?.command ?? null;
}

const ofAnswer = (options: readonly Command[], answer: Answer): readonly Command[] =>
  options.filter(({ type }) => type === TYPE[answer]);

/** The answer that a command gives, or null if the command does not answer damage. */
export const answerOf = (command: Command | null): Answer | null =>
  ANSWERS.find((answer) => TYPE[answer] === command?.type) ?? null;

/**
 * The proposed answer: the player's choice, if it is legal. Otherwise the proposal is to suffer the damage. If the damage
 * would exhaust the hero and another answer is legal, the proposal is the cheapest other answer.
 */
export function proposedAnswer(
  play: Play,
  options: readonly Command[],
  { damage }: Pick<Draft, 'damage'>,
): Command | null {
  if (damage && legalOf(options, damage)) return damage;
  const [take = null] = ofAnswer(options, 'take');
  const isDeadly = (play.state.suffering?.amount ?? 0) >= play.state.hero.hp;
  const others = [...ofAnswer(options, 'tear'), ...ofAnswer(options, 'discard')];
  return isDeadly ? (cheapest(play, others) ?? take) : take;
}

export function damageAnswers(
  play: Play,
  options: readonly Command[],
  proposed: Command | null,
): readonly DamageAnswer[] {
  return ANSWERS.map((answer) => {
    const command = answerOf(proposed) === answer ? proposed : cheapest(play, ofAnswer(options, answer));
    return { answer, command, cost: command && answerCostOf(play, command) };
  });
}

/** The legal command of the same type with the same cards in any order, or null if there is none. */
export function legalOf(options: readonly Command[], command: Command): Command | null {
  const paid = cardsPaid(command);
  const same = options.find(
    (each) =>
      each.type === command.type &&
      cardsPaid(each).length === paid.length &&
      cardsPaid(each).every((id) => paid.includes(id)),
  );
  return same ?? null;
}

/**
 * The answer that uses a card. If the card can be lost alone, the answer loses it. Otherwise the answer discards it
 * together with the card selected before, or with the partner that costs least.
 * @returns null if no answer can use the card
 */
export function answerWith(
  card: CardId,
  play: Play,
  options: readonly Command[],
  before: Command | null,
): Negation | null {
  const tears = options.find((each) => each.type === 'negateByLosing' && each.card === card);
  if (tears?.type === 'negateByLosing') return tears;
  const pairs = options.filter((each) => each.type === 'negateByDiscarding' && each.cards.includes(card));
  const partner = cardsPaid(before?.type === 'negateByDiscarding' ? before : null).findLast((id) => id !== card);
  const withPartner = pairs.filter((each) => partner !== undefined && cardsPaid(each).includes(partner));
  const pair = cheapest(play, withPartner.length > 0 ? withPartner : pairs);
  if (pair?.type !== 'negateByDiscarding') return null;
  const other = pair.cards.find((id) => id !== card);
  return other === undefined ? null : { ...pair, cards: [other, card] };
}

/** Proposes the answer that uses a card. Changes nothing if no answer can use the card. */
export function proposeCard(interaction: Interaction, card: CardId): void {
  const { play, options, draft } = interaction;
  const answer = answerWith(card, play, options, proposedAnswer(play, options, draft));
  if (answer) interaction.proposeAnswer(answer);
}
