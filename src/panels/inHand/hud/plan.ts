/** Defines the layout of the HUD and the state of a paused table, which the scene reports. */
import type { Play } from '../../../flow/inHand/play';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Box } from '../../box';

/** The layout of the HUD. The scene reports it in px of the window; `inHudPx` converts it to px of the HUD. */
export interface HudPlan {
  readonly width: number;
  readonly height: number;
  /** The lower edge of the table: above the phone's home bar and the lesson's slip. */
  readonly floor: number;
  /** The scale of the HUD's text: 1.3 is 30 % larger. */
  readonly textScale: number;
  readonly header: Box;
  readonly prompt: Box;
  /** The upper left corner of the monster's plate, and its px per mm. */
  readonly plate: { readonly x: number; readonly y: number; readonly mm: number };
  readonly seal: Box;
  /** The box for all answers in a column. */
  readonly choices: Box;
  /** The box for a few slips beside the seal. */
  readonly tabs: Box;
  /** The box for slips while the hero moves; it covers the hand, which is not used then. */
  readonly walking: Box;
  /** The box of *End turn* in an upright window; null in other windows. */
  readonly endTurn: Box | null;
  /** Whether the box `walking` covers no card of the hand. */
  readonly hasRow: boolean;
  /** The boxes of the hand cards in order, if tabs must cover cards or map for lack of room; otherwise null. */
  readonly slots: readonly Box[] | null;
  /** The box for the odds of an attack. */
  readonly odds: Box;
  /** Boxes while the player answers damage; otherwise null. */
  readonly blow: {
    /** The line under the HP card in its current position. */
    readonly before: Box;
    /** The line under the ghost of the HP card, which shows the position after the damage. */
    readonly after: Box;
    /** The slips with the answers. */
    readonly slips: Box;
    /** The picture of the damage. */
    readonly burst: Box;
    /** For each hand card, the label above the card. */
    readonly zones: readonly Box[];
  } | null;
  /** The box of the log; null if the window is not wide enough. */
  readonly side: Box | null;
  /** Whether the log shows only the newest line until the player unfolds it. */
  readonly folds: boolean;
  /** The arrangement of the table: `portrait`, `landscape` or `desktop`. */
  readonly composition: string;
}

/** In step-by-step mode, the event just shown and a function that continues. */
export interface Pause {
  readonly event: GameEvent;
  readonly play: Play;
  readonly resume: () => void;
}

/** Converts the layout to px of the HUD. One px of the HUD is `textScale` px of the window. */
export function inHudPx(plan: HudPlan): HudPlan {
  const { textScale, side, folds, slots, blow, plate } = plan;
  const inWords = ({ x, y, width, height }: Box): Box => ({
    x: x / textScale,
    y: y / textScale,
    width: width / textScale,
    height: height / textScale,
  });
  return {
    composition: plan.composition,
    textScale,
    folds,
    hasRow: plan.hasRow,
    width: plan.width / textScale,
    height: plan.height / textScale,
    floor: plan.floor / textScale,
    header: inWords(plan.header),
    prompt: inWords(plan.prompt),
    plate: { x: plate.x / textScale, y: plate.y / textScale, mm: plate.mm / textScale },
    seal: inWords(plan.seal),
    choices: inWords(plan.choices),
    tabs: inWords(plan.tabs),
    walking: inWords(plan.walking),
    endTurn: plan.endTurn && inWords(plan.endTurn),
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
