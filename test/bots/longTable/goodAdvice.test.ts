/** Positions drawn as text in which a player can say what is good advice; in about half of them the advice was poor once. */
import { expect, it } from 'vitest';
import { advise } from '../../../src/bots/longTable/advise';
import { refusal } from '../../../src/flow/longTable/play';
import { playAt, textOf } from '../../kit/longTableAdvice';
import { ANSWERS } from './positions/answers';
import { SAFETY } from './positions/safety';
import { STRIKES } from './positions/strikes';

it.each([...STRIKES, ...SAFETY, ...ANSWERS])('$given', (position) => {
  const play = playAt(position);
  const hint = advise(play) ?? expect.unreachable('it says nothing');
  expect(refusal(play, hint.command)).toBeNull();
  const answers = [textOf(hint.command, hint.at), `why ${hint.reason.key}`];
  const { good, bad = [] } = position;
  if (good)
    expect(
      good.filter((each) => answers.includes(each)),
      answers.join(),
    ).not.toEqual([]);
  expect(answers.filter((each) => bad.includes(each))).toEqual([]);
});
