/**
 * Measures how long an animation lasts at each frame rate, with Phaser's loop and tweens on a simulated display.
 * `test/scenes/frameRates.test.ts` checks the same durations.
 */
import { register } from 'node:module';

/** The module that replaces Phaser, which needs a browser: only the event names that the loop uses. */
const EVENTS = 'export default { Core: { Events: { POST_RENDER: "postrender", VISIBLE: "visible" } } }';
const inPlace = `data:text/javascript,${encodeURIComponent(EVENTS)}`;
const LOADER = `export const resolve = (name, context, next) =>
  name === 'phaser' ? { url: ${JSON.stringify(inPlace)}, shortCircuit: true } : next(name, context);`;

/** Returns the lines of the report: a table with one column per frame rate. */
export async function benchFrameRates(): Promise<string[]> {
  register(`data:text/javascript,${encodeURIComponent(LOADER)}`);
  const { DURATION, lastedAt, RATES, SITUATIONS } = await import('../../test/kit/frameRates');
  const lines = [`a motion of ${DURATION} ms, in ms: ${RATES.map((rate) => `${rate} Hz`).join(' | ')}`];
  for (const situation of Object.keys(SITUATIONS) as (keyof typeof SITUATIONS)[]) {
    const row: string[] = [];
    for (const rate of RATES) row.push((await lastedAt(rate, situation)).lasted.toFixed(0));
    lines.push(`  ${situation}: ${row.join(' | ')}`);
  }
  return lines;
}
