/** Names a monster without a play. A separate file, because pages of other modes load it too. */
import { contentText } from '..';
import { capitalise, formsOf } from './forms';

export const monsterName = (monster: string): string =>
  capitalise(formsOf(contentText('names.monster', monster))[0] ?? monster);
