/** Runs the tasks that a move has added to the agenda. */
import type { CampaignTransaction } from './change';
import { doEffects, doShare } from './effects';
import { doScenarioDone } from './finish';
import { doAfterEvent, doOutcomes } from './outcomes';
import { openPage } from './pages';
import { dealQuest } from './quests';
import type { CampaignTask } from './state';
import { doArrive } from './travel';

/** Runs tasks, and opens sealed pages when no task is left, until the player is asked a question or nothing remains. */
export function runTasks(c: CampaignTransaction): void {
  while (!c.state.question) {
    const task = c.state.agenda.pop();
    if (task) doTask(c, task);
    else if (!openPage(c)) return;
  }
}

function doTask(c: CampaignTransaction, task: CampaignTask): void {
  switch (task.do) {
    case 'effects':
      return doEffects(c, task);
    case 'outcomes':
      return doOutcomes(c, task);
    case 'afterEvent':
      return doAfterEvent(c, task);
    case 'share':
      return doShare(c, task);
    case 'dealQuest':
      return dealQuest(c, task.hero);
    case 'arrive':
      return doArrive(c);
    case 'scenarioDone':
      return doScenarioDone(c);
    default:
      task satisfies never;
  }
}
