/** The places of the words around the table, and what a paused table has shown: the scene reports both. */
import type { Play } from '../../../flow/inHand/play';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Box } from '../../box';

/** Where there is room for words. The scene reports it in px of the window; `enlarged` turns it into px of the words. */
export interface HudPlan {
  readonly width: number;
  readonly height: number;
  /** The scale of the words: 1.3 is 30 % larger. */
  readonly words: number;
  readonly header: Box;
  readonly prompt: Box;
  readonly seal: Box;
  readonly choices: Box;
  readonly tabs: Box;
  readonly walking: Box;
  /** Where each card of the hand lies, in their order, while nothing else has room for tabs but the map; null: something has. */
  readonly slots: readonly Box[] | null;
  readonly odds: Box;
  /** Only while damage is answered: the lines under the HP cards, the slips, and the words over each card of the hand. */
  readonly blow: {
    readonly before: Box;
    readonly after: Box;
    readonly slips: Box;
    readonly burst: Box;
    readonly zones: readonly Box[];
  } | null;
  readonly side: Box | null;
  /** Of the log only the newest line is shown until the player unfolds it. */
  readonly folds: boolean;
  readonly composition: string;
}

/** Step by step: what the table has just shown, before it goes on. */
export interface Waiting {
  readonly event: GameEvent;
  readonly play: Play;
  readonly goOn: () => void;
}

/** The same places in px of the words, each of which is `words` px of the window. */
export function enlarged(plan: HudPlan): HudPlan {
  const { words, side, folds, slots, blow } = plan;
  const inWords = ({ x, y, width, height }: Box): Box => ({
    x: x / words,
    y: y / words,
    width: width / words,
    height: height / words,
  });
  return {
    composition: plan.composition,
    words,
    folds,
    width: plan.width / words,
    height: plan.height / words,
    header: inWords(plan.header),
    prompt: inWords(plan.prompt),
    seal: inWords(plan.seal),
    choices: inWords(plan.choices),
    tabs: inWords(plan.tabs),
    walking: inWords(plan.walking),
    slots: slots?.map(inWords) ?? null,
    odds: inWords(plan.odds),
    blow: blow && {
      before: inWords(blow.before),
      after: inWords(blow.after),
      slips: inWords(blow.slips),
      burst: inWords(blow.burst),
      zones: blow.zones.map(inWords),
    },
    side: side && inWords(side),
  };
}
