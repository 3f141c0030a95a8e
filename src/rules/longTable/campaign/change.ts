/** Applies moves to campaigns, and gives moves access to the campaign's agenda and random generator. */
import { nextInt } from '../../core/chance';
import * as core from '../../core/transaction';
import type { CampaignBook } from './book';
import type { CampaignFact } from './facts';
import type { Campaign, CampaignQuestion, CampaignState, CampaignTask } from './state';

/** The working copy of a campaign that a move changes. */
export type CampaignTransaction = core.Transaction<CampaignBook, CampaignState, CampaignFact>;
/** A campaign after a move, with the move's facts. */
export interface ChangedCampaign {
  readonly campaign: Campaign;
  readonly facts: readonly CampaignFact[];
}

export const emit: (c: CampaignTransaction, fact: CampaignFact) => void = core.emit;

/** Applies a move to a copy of the campaign. */
export function applyMove(
  book: CampaignBook,
  campaign: Campaign,
  move: (c: CampaignTransaction) => void,
): ChangedCampaign {
  const { state, events } = core.applyRule<CampaignBook, CampaignState, CampaignFact>(book, campaign, move);
  return { campaign: state, facts: events };
}

/** Adds tasks to the agenda. They are done in this order, before all tasks that the agenda already has. */
export function push(c: CampaignTransaction, ...tasks: readonly CampaignTask[]): void {
  c.state.agenda.push(...[...tasks].reverse());
}

/** Asks a question. @throws Error if there is a question already */
export function ask(c: CampaignTransaction, question: CampaignQuestion): void {
  if (c.state.question) throw new Error(`cannot ask ${question.ask} while ${c.state.question.ask} is open`);
  c.state.question = question;
}

/** A random whole number from 0 to n - 1, from the campaign's generator. */
export function randomInt({ state }: CampaignTransaction, n: number): number {
  const [value, generator] = nextInt(state.generator, n);
  state.generator = generator;
  return value;
}

/** The cards in random order. */
export function shuffle<T>(c: CampaignTransaction, cards: readonly T[]): T[] {
  const rest = [...cards];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(randomInt(c, rest.length), 1));
  return shuffled;
}

/** Inserts a card at a random place of a shuffled deck. */
export function shuffleIn<T>(c: CampaignTransaction, deck: T[], card: T): void {
  deck.splice(randomInt(c, deck.length + 1), 0, card);
}
