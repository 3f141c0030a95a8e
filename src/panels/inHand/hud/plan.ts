/** Where the words around the table have their places, and what the table waits with: the scene tells both. */
import type { Play } from '../../../flow/inHand/play';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Box } from '../../box';

/** Where the words have room, in the px of the words; the table scene tells, in those of the window. */
export interface HudPlan {
  readonly width: number;
  readonly height: number;
  /** How large the words are. */
  readonly words: number;
  readonly header: Box;
  readonly prompt: Box;
  readonly seal: Box;
  readonly choices: Box;
  readonly tabs: Box;
  readonly walking: Box;
  readonly odds: Box;
  readonly side: Box | null;
  readonly composition: string;
}

/** What the table has shown and waits with. */
export interface Waiting {
  readonly event: GameEvent;
  readonly play: Play;
  readonly goOn: () => void;
}

/** The same places in px that are `words` of the window's. */
export function enlarged(plan: HudPlan): HudPlan {
  const { words, side } = plan;
  const inWords = ({ x, y, width, height }: Box): Box => ({
    x: x / words,
    y: y / words,
    width: width / words,
    height: height / words,
  });
  return {
    composition: plan.composition,
    words,
    width: plan.width / words,
    height: plan.height / words,
    header: inWords(plan.header),
    prompt: inWords(plan.prompt),
    seal: inWords(plan.seal),
    choices: inWords(plan.choices),
    tabs: inWords(plan.tabs),
    walking: inWords(plan.walking),
    odds: inWords(plan.odds),
    side: side && inWords(side),
  };
}
