/** Tests the animation of every event, frame by frame, against golden files (style guide, section 7). */
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, GameEventType } from '../../../src/rules/inHand/events';
import { filmed } from '../../kit/film';
import { hand, melee } from '../../kit/scenes';
import { staged, stagedAlike } from '../../kit/stage';
import { effect } from '../../kit/table';
import { SAMPLES } from '../../sound/inHand/events';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const TYPES = Object.keys(SAMPLES) as GameEventType[];
const struck = () =>
  melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }) })
    .plays('one', 'top')
    .attacks('dummy-1')
    .rolls('B');

/** A sample event, with its hex and its monster replaced by ones of this test's table. */
function here(sample: GameEvent): GameEvent {
  const on = { ...sample, ...('at' in sample ? { at: 'a1' } : {}), ...('foe' in sample ? { foe: 'dummy-1' } : {}) };
  const moves = sample.type === 'stepped' || sample.type === 'followerMoved';
  return { ...on, ...(moves ? { from: 'a1', to: 'b1' } : {}) } as GameEvent;
}

async function filmOf(
  event: GameEvent,
  options: Parameters<typeof staged>[2] = {},
  { play } = struck(),
  { play: after } = { play },
): Promise<string[]> {
  const { stage, table, show } = await staged(play, after, options);
  const { map, needle, heroHp, monsterHp, plate, tracker, ruler } = table;
  const hands = Object.fromEntries([...table.hand].map(([id, sprite]) => [`card ${id}`, sprite]));
  const figure = { 'the figure': map.figure, 'the needle': needle.image };
  const cards = { map, 'hero HP': heroHp, 'monster HP': monsterHp, plate, tracker };
  const parts: object = { ...ruler, ...ruler.marks };
  const laid = Object.fromEntries(Object.entries(parts).filter(([, each]) => each?.setPosition && each?.setAlpha));
  const over = filmed(stage, { ...cards, ...figure, ...hands, ...laid });
  await stage.until(show(event));
  await stage.pass(640);
  return over();
}

describe('the film', () => {
  it.each(TYPES)('of %s', async (type) => {
    const lines = await filmOf(here(SAMPLES[type]));
    if (lines.length === 0) return;
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./films/${type}.txt`);
  });

  it.each([
    ['rolled', { onTable: true }],
    ['rolled', { size: [1440, 900] }],
    ['combatBegan', { size: [1440, 900] }],
    ['combatEnded', { size: [844, 390] }],
    ['monsterDied', { size: [844, 390] }],
  ] as const)('of %s: %j', async (type, options) => {
    const lines = await filmOf(here(SAMPLES[type]), options as Parameters<typeof staged>[2]);
    const title = `${type} ${JSON.stringify(options)}`.replace(/\W+/g, '-');
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./films/${title}.txt`);
  });

  it.each(['hero', 'monster'] as const)('R16.1: of a condition of the %s, and of its end', async (who) => {
    const bearing = struck().given(({ hero, fight }) => {
      for (const kind of ['muddle', 'shield'] as const) {
        hero.effects.push(effect(kind));
        fight?.effects.push(effect(kind));
      }
    });
    const over = await filmOf({ ...SAMPLES.effectEnded, who, kind: 'muddle' } as GameEvent, {}, bearing, struck());
    const anew = await filmOf({ ...SAMPLES.effectGiven, who, kind: 'shield' } as GameEvent, {}, struck(), bearing);
    expect(over.length).toBeGreaterThan(10);
    expect(anew.length).toBeGreaterThan(5);
    await expect(`${[...over, ...anew].join('\n')}\n`).toMatchFileSnapshot(`./films/chips-of-the-${who}.txt`);
  });
});
