/**
 * Cancels tasks and questions that are in progress in a campaign. So the campaign can continue if the content has changed, such as the
 * options of an event (L30).
 */
import type { CampaignBook } from './book';
import { applyMove, type CampaignTransaction, push } from './change';
import { runTasks } from './runTasks';
import type { Campaign } from './state';

/**
 * Drops the question and all tasks, so that the effects of these tasks are lost. Returns drawn cards to their decks, deals quests
 * again if the party is in town, and lets a party on the road arrive.
 */
export function cancelProgress(book: CampaignBook, campaign: Campaign): Campaign {
  return applyMove(book, campaign, (c) => {
    const { question, agenda, stage } = c.state;
    putBackEvents(c);
    if (question?.ask === 'quest') putBackQuests(c, question.quests);
    const dealt = agenda.flatMap((task) => (task.do === 'dealQuest' ? [task.hero] : []));
    const asked = question?.ask === 'quest' ? [question.hero, ...dealt] : dealt;
    const waiting = c.state.heroes.filter(({ no, quest }) => quest === null && asked.includes(no));
    c.state.question = null;
    c.state.agenda = stage.at === 'road' ? [{ do: 'arrive' }] : [];
    if (stage.at === 'town') push(c, ...waiting.map(({ no }) => ({ do: 'dealQuest', hero: no }) as const));
    runTasks(c);
  }).campaign;
}

function putBackEvents({ book, state: { agenda, question, world } }: CampaignTransaction): void {
  const drawn = [...(question ? [question] : []), ...agenda].flatMap((each) => ('event' in each ? [each.event] : []));
  for (const event of drawn) {
    const known = [...world.events.city, ...world.events.road, ...world.eventsGone];
    const deck = Object.hasOwn(book.events, event) ? book.events[event]?.deck : undefined;
    if (deck && !known.includes(event)) world.events[deck].push(event);
  }
}

function putBackQuests({ book, state: { heroes, world } }: CampaignTransaction, quests: readonly string[]): void {
  for (const quest of quests) {
    const taken = [...world.quests, ...world.questsDone, ...heroes.flatMap((hero) => hero.quest ?? [])];
    if (Object.hasOwn(book.quests, quest) && !taken.includes(quest)) world.quests.push(quest);
  }
}
