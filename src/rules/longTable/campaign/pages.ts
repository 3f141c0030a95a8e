/** Opens sealed pages (L33.3). */
import type { PageDef } from './book';
import { type CampaignTransaction, emit, push } from './change';
import { hasAchievements, partyOf } from './lookups';

/** Opens the next page whose condition is met. @returns false if there is no such page */
export function openPage(c: CampaignTransaction): boolean {
  const { world } = c.state;
  for (const [page, def] of Object.entries(c.book.pages)) {
    if (world.pages.includes(page) || !opens(c, def.opens)) continue;
    world.pages.push(page);
    emit(c, { fact: 'pageOpened', page, rule: 'L33.3' });
    push(c, { do: 'effects', effects: [...def.gives], cause: { cause: 'page', page } });
    return true;
  }
  return false;
}

function opens({ state }: CampaignTransaction, on: PageDef['opens']): boolean {
  const { world } = state;
  const { reputation } = partyOf(state);
  switch (on.on) {
    case 'retired':
      return world.questsDone.includes(on.quest);
    case 'firstRetirement':
      return world.questsDone.length > 0;
    case 'reputation':
      return reputation >= (on.atLeast ?? reputation) && reputation <= (on.atMost ?? reputation);
    case 'donations':
      return world.donations >= on.atLeast;
    case 'achievements':
      return hasAchievements(state, on.needs);
  }
}
