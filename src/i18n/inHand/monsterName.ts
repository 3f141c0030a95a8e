/** Names a monster without a play. A separate file, because pages of other modes load it too. */
import { contentText } from '..';

export const monsterName = (monster: string): string => contentText('cards.monster', monster);
