/** Sends a command of the player, and then the commands that need no decision. */
import { forcedCommand } from '../../flow/longTable/forcedCommand';
import { legal, type Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { actingHero } from './actingHero';
import type { Draft, ItemQuestion } from './draft';
import { harmlessAttackCommand } from './harmlessAttack';
import { FORCED_INPUT, type Input, ignore, keepDraft, type ReducerContext, type Reduction } from './input';
import { laterDrawCommand } from './laterDraw';
import { automaticAnswer } from './preferences';
import { idleEndCommand, singleTargetCommand } from './singleTarget';

const PROCEED = { type: 'proceed' } as const;

/** The hero whose cards are shown; null if all heroes are exhausted. */
export const heroIn = (play: Play, { hero }: Pick<Draft, 'hero'>): HeroId | null => hero ?? actingHero(play);

/** @param followUps come after the forced commands */
export function reduceSend(
  { play, draft }: ReducerContext,
  command: Command,
  ...followUps: readonly Input[]
): Reduction {
  // If the question comes again after an undo, the player's own answer ends the automatic declining.
  const next = skipsItems(play, draft) ? { ...draft, skipped: null } : draft;
  return { ...keepDraft(next, FORCED_INPUT, ...followUps), commands: [command] };
}

/** L21.2: declines items now, and again whenever this hero is asked in the same round. */
export function skipItems({ play, draft }: ReducerContext): Reduction {
  const skipped = itemQuestionIn(play);
  return skipped ? { ...keepDraft({ ...draft, skipped }, FORCED_INPUT), commands: [PROCEED] } : ignore(draft);
}

/** Sends the next command that needs no decision, if there is one. */
export function playForced({ play, draft, preferences }: ReducerContext): Reduction {
  const options = legal(play);
  const next = skipsItems(play, draft)
    ? PROCEED
    : (forcedCommand(play, options) ??
      automaticAnswer(play, options, preferences) ??
      harmlessAttackCommand(play, options) ??
      laterDrawCommand(play, options) ??
      singleTargetCommand(play, options) ??
      idleEndCommand(play, options));
  return next ? { ...keepDraft(draft, FORCED_INPUT), commands: [next] } : keepDraft(draft);
}

/** L21.2: hero and round of a pending question about a defensive item, or null if no such question is pending. */
function itemQuestionIn({ state: { question, round } }: Play): ItemQuestion | null {
  return question?.ask === 'defend' || question?.ask === 'ward' ? { hero: question.hero, round } : null;
}

function skipsItems(play: Play, { skipped }: Draft): boolean {
  const now = itemQuestionIn(play);
  return now !== null && now.hero === skipped?.hero && now.round === skipped.round;
}
