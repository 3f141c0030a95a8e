/** An odds cell shows two numbers beside each other; the gap between them keeps them from being read as one number. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { paintOddsCell } from '../../src/scenes/inHand/art';
import { recordingContext } from '../kit/paint';
import { furnish } from '../kit/stage';

vi.mock('phaser', async () => (await import('../kit/stage')).phaserOnStage);
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

const WIDEST = 0.58;

/** Where modifier and chance begin and end, in px, if every letter has a fixed width relative to its size. */
function upperLine(modifier: string, chance: string, width: number) {
  const { ctx, strokes } = recordingContext();
  const size = () => Number(/([\d.]+)px/.exec(ctx.font)?.[1]);
  ctx.measureText = (text: string) => ({ width: WIDEST * size() * text.length }) as TextMetrics;
  const hp = { from: 6, to: 5 };
  paintOddsCell(ctx, { face: 'A', modifier, chance, damage: '1', unit: 'dmg', hp }, width, 82);
  const spanOf = (text: string) => {
    const drawn = strokes.findIndex(({ name, args }) => name === 'fillText' && args[0] === text);
    const last = (name: string) => strokes.slice(0, drawn).findLast((each) => each.name === name)?.args ?? [];
    const px = Number(/([\d.]+)px/.exec(String(last('font')[0]))?.[1]) * Number(last('scale')[0]);
    const x = Number(last('translate')[0]);
    const wide = WIDEST * px * text.length;
    return last('textAlign')[0] === 'right' ? { from: x - wide, to: x, px } : { from: x, to: x + wide, px };
  };
  return { modifier: spanOf(modifier), chance: spanOf(chance) };
}

it.each([94, 103, 121, 246])('keeps a gap between modifier and chance in %i px', (width) => {
  for (const [said, likely] of [
    ['−1', '33%'],
    ['+2', '33%'],
    ['+3', '11%'],
    ['0', '100%'],
  ] as const) {
    const { modifier, chance } = upperLine(said, likely, width);
    expect(chance.from - modifier.to).toBeGreaterThanOrEqual(5);
    expect(chance.to).toBeLessThanOrEqual(width);
    expect(chance.px).toBeGreaterThanOrEqual(12);
  }
});

it('R13.1: the three cells of a throw use the same font sizes', () => {
  for (const width of [94, 103, 121])
    expect(upperLine('0', '33%', width).chance.px).toBe(upperLine('+2', '33%', width).chance.px);
});

it('shows a word in place of the numbers when the result leaves no HP, and draws the chance as a bar', () => {
  const { ctx, strokes } = recordingContext();
  const cell = { face: 'B', modifier: '+1', chance: '33%', damage: '4', unit: 'dmg', hp: { from: 3, to: 0 } } as const;
  paintOddsCell(ctx, { ...cell, share: 0.5, verdict: { word: 'kills', isGood: true } }, 121, 82);
  const words = strokes.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]);
  expect(words).toContain('kills');
  expect(words).not.toContain('0');
  const [, , width] = strokes.findLast(({ name }) => name === 'fillRect')?.args ?? [];
  // Half of 121 px less 8 px of margin on both sides.
  expect(width).toBeCloseTo(52.5);
});
