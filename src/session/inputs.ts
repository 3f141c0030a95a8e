/**
 * Applies the player's inputs to a session. The mode's reducer, a pure function, turns an input into the next draft and
 * the commands to send. Only this file sends these commands.
 */
import type { GameTypes } from '../rules/core/ruleset';
import type { Session } from './session';

/** What follows from an input. */
export interface Reduction<G extends GameTypes, Draft, Input> {
  /** The draft after the input; the same object if the input does not change it. */
  readonly draft: Draft;
  /** Sent in this order. If a command is refused, the later commands and `followUps` are dropped. */
  readonly commands: readonly G['command'][];
  /**
   * Inputs that the reducer receives after the commands, such as the next step of a way or a forced command. The reducer
   * then reads the changed play, so it can decide after each step whether the next step still makes sense.
   */
  readonly followUps: readonly Input[];
  /** False if the input lacks something, needs confirmation, or does not fit the play. */
  readonly isDone: boolean;
}

/** What an input reads and changes. */
export interface InputTarget<G extends GameTypes, Draft, Input> {
  reduce(input: Input): Reduction<G, Draft, Input>;
  /** Replaces the draft. Notifies the listeners if the new draft is a different object. */
  updateDraft(draft: Draft): void;
  readonly session: Pick<Session<G>, 'dispatch'>;
}

export interface InputResult<G extends GameTypes> {
  /** Whether every reduction was done and no command was refused. */
  readonly isDone: boolean;
  /** The answer to the first command, or an empty success if no command was sent. */
  readonly answer: ReturnType<Session<G>['dispatch']>;
}

export function applyInput<G extends GameTypes, Draft, Input>(
  { reduce, updateDraft, session }: InputTarget<G, Draft, Input>,
  input: Input,
): InputResult<G> {
  const waiting = [input];
  let isDone = true;
  let answer: InputResult<G>['answer'] | null = null;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const reduction = reduce(next);
    updateDraft(reduction.draft);
    isDone &&= reduction.isDone;
    for (const command of reduction.commands) {
      const sent = session.dispatch(command);
      answer ??= sent;
      if (!sent.ok) return { isDone: false, answer };
    }
    waiting.unshift(...reduction.followUps);
  }
  return { isDone, answer: answer ?? { ok: true, events: [] } };
}
