/** The tools of the editor. The current tool decides what a tap on a hex does. */

import type { Draft } from '../../../packs/inHand/draft';
import {
  clearHex,
  GROUNDS,
  type MonsterChoice,
  setGround,
  THINGS,
  toggleThing,
} from '../../../packs/inHand/draftEdits';
import type { HexId } from '../../../rules/core/hexes';

/**
 * `look` only selects a hex; `wall` adds or removes a wall on the tapped side of a hex; `wipe` clears a hex. The other tools paint a
 * ground, or place or remove a thing.
 */
export const TOOLS = ['look', ...GROUNDS.filter((each) => each !== 'rock'), 'rock', 'wall', ...THINGS, 'wipe'] as const;
export type Tool = (typeof TOOLS)[number];

/** The keyboard key of each tool, as a Latin letter or a digit. */
export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  look: 'v',
  plain: '1',
  trap: '2',
  hazardous: '3',
  difficult: '4',
  obstacle: '5',
  door: '6',
  rock: '0',
  wall: 'w',
  start: 's',
  exit: 'x',
  letter: 'l',
  money: 'c',
  treasure: 't',
  objective: 'o',
  monster: 'm',
  wipe: 'e',
};

/** Whether a tool is applied to every hex over which the player drags the pointer. */
export const isBrush = (tool: Tool): boolean => isGround(tool) || tool === 'wipe';

const isGround = (tool: Tool): tool is (typeof GROUNDS)[number] => GROUNDS.some((each) => each === tool);
const isThing = (tool: Tool): tool is (typeof THINGS)[number] => THINGS.some((each) => each === tool);

/** The draft after a tool is used on a hex. `look` and `wall` do not change the draft here; MapBoard.tsx builds walls. */
export function applyTool(draft: Draft, tool: Tool, hex: HexId, figure: MonsterChoice): Draft {
  if (isGround(tool)) return setGround(draft, hex, tool);
  if (isThing(tool)) return toggleThing(draft, hex, tool, figure);
  return tool === 'wipe' ? clearHex(draft, hex) : draft;
}
