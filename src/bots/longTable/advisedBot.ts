/** Defines the bot that follows the hints. The simulator uses it to measure how well the hints play. */
import { legal } from '../../flow/longTable/play';
import { areEqual } from '../../flow/sameCommand';
import type { Command } from '../../rules/longTable/commands';
import { adviseLine } from './advise';
import type { Bot } from './random';

/**
 * Creates a bot that follows the line of each hint up to the next choice of a card. If a command of the line is not legal, the bot asks for
 * a new hint.
 */
export function advisedBot(): Bot {
  let line: readonly Command[] = [];
  return (play) => {
    const options = legal(play);
    const [next, ...others] = line;
    line = [];
    const isOn = next && play.state.question?.ask !== 'turn' ? options.find((each) => areEqual(each, next)) : undefined;
    if (isOn) {
      line = others;
      return isOn;
    }
    const commands = adviseLine(play);
    line = commands.slice(1);
    return commands[0] ?? null;
  };
}
