/** Tests the practice scene: throws that count, throws that miss, a new window, and the end. */
import { afterEach, expect, it, vi } from 'vitest';
import { seedGenerator } from '../../../src/rules/core/chance';
import { rollRuler } from '../../../src/rules/inHand/dice';
import { PracticeScene } from '../../../src/scenes/inHand/practice/PracticeScene';
import type { CardSprite } from '../../../src/scenes/inHand/sprites/CardSprite';
import type { Ruler } from '../../../src/scenes/inHand/table/Ruler';
import { openScene } from '../../kit/openScene';
import { stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const scenes: { close(): void }[] = [];
afterEach(() => {
  for (const each of scenes.splice(0)) each.close();
});

interface Objects {
  readonly ruler: Ruler;
  readonly hero: CardSprite;
  readonly monster: CardSprite;
}

function opened() {
  const faces: string[] = [];
  const heard: object[] = [];
  let missed = 0;
  const scene = new PracticeScene();
  const data = {
    sound: { hear: (event: object) => heard.push(event), tick() {}, play() {}, setQuiet() {} },
    speed: () => 1,
    words: () => ({ x: 0, y: 500, width: 390, height: 200 }),
    seed: 'practice',
    onFace: (face: string) => faces.push(face),
    onMiss: () => (missed += 1),
  };
  const run = openScene(scene, data);
  scenes.push(run);
  const { objects } = scene as unknown as { objects: Objects };
  return { ...run, scene, objects, faces, heard, missed: () => missed };
}

it('shows the card of the hero, and the card of the monster on its red line', () => {
  const { objects, stage } = opened();
  expect(stage.of('practice/ground')[0]?.displayWidth).toBe(390);
  const { hero, monster } = objects;
  expect([hero.scale > 0, monster.scale > 0, hero.rotation === monster.rotation]).toEqual([true, true, false]);
});

it('rolls by the rules: each throw is the next of the generator', async () => {
  const { scene, stage, faces, heard } = opened();
  const first = rollRuler(seedGenerator('practice'));
  const second = rollRuler(first.next);
  await stage.until(scene.roll());
  await stage.until(scene.roll());
  expect(faces).toEqual([first.face, second.face]);
  expect(heard).toEqual(
    [first, second].map(({ face }) => expect.objectContaining({ type: 'rolled', face, rule: 'R2.1' })),
  );
});

it('makes one roll at a time', async () => {
  const { scene, stage, faces } = opened();
  await stage.until(Promise.all([scene.roll(), scene.roll()]));
  expect(faces).toHaveLength(1);
});

it('a tap on the ruler rolls, and a press beside it does not', async () => {
  const { objects, tap, stage, faces } = opened();
  const { x, y } = objects.monster;
  tap({ x: 2, y: 2 });
  await stage.pass(3000);
  expect(faces).toEqual([]);
  tap({ x, y });
  await stage.pass(4000);
  expect(faces).toHaveLength(1);
});

it('a throw that misses the line is reported, and the ruler returns', () => {
  const { objects, drag, missed } = opened();
  const { x, y } = objects.monster;
  drag({ x, y }, { x, y: y - 60 }, { x: 20, y: 20 }, { x: 20, y: 20 }, { x: 20, y: 20 });
  expect([missed(), objects.monster.x, objects.monster.y]).toEqual([1, x, y]);
});

it('a press during a roll hurries it', async () => {
  const slow = opened();
  const calm = await slow.stage.until(slow.scene.roll());
  const { scene, stage, tap } = opened();
  const rolled = scene.roll();
  await stage.pass(50);
  tap({ x: 2, y: 2 });
  expect(50 + (await stage.until(rolled))).toBeLessThan(calm / 2);
});

it('is laid out anew in a new window', () => {
  const { objects, resize, stage } = opened();
  const { x } = objects.hero;
  resize(1440, 900);
  expect(stage.of('practice/ground')[0]?.displayWidth).toBe(1440);
  expect(objects.hero.x).not.toBe(x);
});

it('a roll ends where it is when the scene closes, because its pictures are gone by then', async () => {
  const { scene, stage, objects, faces, heard, close, listeners } = opened();
  void scene.roll();
  await stage.pass(50);
  close();
  scenes.length = 0;
  const { x, y } = objects.monster;
  await stage.pass(4000);
  await scene.roll();
  expect([objects.monster.x, objects.monster.y]).toEqual([x, y]);
  expect([faces, heard, listeners()]).toEqual([[], [], 0]);
});
