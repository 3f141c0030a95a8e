/** Tests what each tool of the editor does to a hex, and which tools are brushes. */
import { expect, it } from 'vitest';
import { clearHex, setGround, toggleThing } from '../../../src/packs/inHand/draftEdits';
import { applyTool, isBrush, TOOL_KEYS, TOOLS } from '../../../src/panels/inHand/workshop/toolKinds';
import { smallDraft } from '../../kit/drafts';

const FIGURE = { monster: 'shuffler', kind: 'elite' } as const;
const DRAFT = toggleThing(smallDraft(), 'b2', 'treasure', FIGURE);
const GROUND_TOOLS = ['plain', 'trap', 'hazardous', 'difficult', 'obstacle', 'door', 'rock'] as const;
const THING_TOOLS = ['start', 'exit', 'letter', 'money', 'treasure', 'objective', 'monster'] as const;

it('there is a tool for each ground and each thing, and rock comes after the other grounds', () => {
  expect([...TOOLS].sort()).toEqual(['look', 'wall', 'wipe', ...GROUND_TOOLS, ...THING_TOOLS].sort());
  const [first, ...others] = TOOLS;
  expect([first, others.at(-1), others.slice(0, GROUND_TOOLS.length).at(-1)]).toEqual(['look', 'wipe', 'rock']);
});

it('each tool has its own key, a small Latin letter or a digit', () => {
  const keys = TOOLS.map((tool) => TOOL_KEYS[tool]);
  expect(new Set(keys).size).toBe(TOOLS.length);
  for (const key of keys) expect(key).toMatch(/^[a-z\d]$/);
});

it('only the tools for grounds, and the one that clears hexes, are brushes', () => {
  expect(TOOLS.filter(isBrush).sort()).toEqual([...GROUND_TOOLS, 'wipe'].sort());
});

it.each(GROUND_TOOLS)('the tool for the ground %s paints it', (tool) => {
  const painted = applyTool(DRAFT, tool, 'b2', FIGURE);
  expect(painted).toEqual(setGround(DRAFT, 'b2', tool));
  expect(painted === DRAFT).toBe(tool === 'plain');
});

it.each(THING_TOOLS)('the tool for the thing %s places or removes it', (tool) => {
  for (const hex of ['b2', 'b3']) {
    const placed = applyTool(DRAFT, tool, hex, FIGURE);
    expect(placed).toEqual(toggleThing(DRAFT, hex, tool, FIGURE));
    expect(placed).not.toEqual(DRAFT);
  }
});

it('the tool that clears takes away everything of a hex', () => {
  const cleared = applyTool(DRAFT, 'wipe', 'b2', FIGURE);
  expect(cleared).toEqual(clearHex(DRAFT, 'b2'));
  expect(cleared).not.toEqual(DRAFT);
});

it.each(['look', 'wall'] as const)('the tool %s changes nothing', (tool) => {
  expect(applyTool(DRAFT, tool, 'b2', FIGURE)).toBe(DRAFT);
});
