/** Positions drawn as text in which a player can say what is good advice; in about half of them the advice was poor once. */
import { expect, it } from 'vitest';
import { advise } from '../../../src/bots/longTable/advise';
import { advisedBot } from '../../../src/bots/longTable/advisedBot';
import { refusal, send } from '../../../src/flow/longTable/play';
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

it('the advised bot sends the hint, and goes on along its line', () => {
  const [position] = STRIKES;
  if (!position) return expect.unreachable('there is no position');
  const bot = advisedBot();
  let play = playAt(position);
  const ways: string[] = [];
  while (play.state.question?.ask === 'move') {
    const command = bot(play) ?? expect.unreachable('it says nothing');
    const sent = send(play, command);
    if (!sent.ok) return expect.unreachable(sent.reason);
    ways.push(textOf(command));
    play = sent.play;
  }
  expect(ways.at(-2)).toBe('go d3');
  expect(ways.at(-1)).toBe('stop');
});
