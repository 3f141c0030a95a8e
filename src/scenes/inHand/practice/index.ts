/** Opens the practice scene, in which the player throws the ruler outside of any scenario. */
import type Phaser from 'phaser';
import { bookFor } from '../../../content/inHand';
import { loadPortraits } from '../../art';
import { type PracticeInit, PracticeScene, SETUP } from './PracticeScene';

const KEY = 'practice';

/**
 * Starts the scene.
 * @returns `roll` to throw without a gesture, and `close` to stop and then remove the scene; removing alone would not
 * send SHUTDOWN
 */
export async function openPractice(
  game: Phaser.Game,
  init: PracticeInit,
): Promise<{ roll: () => void; close: () => void }> {
  await loadPortraits(Object.keys(bookFor(SETUP).monsters));
  const scene = new PracticeScene();
  game.scene.add(KEY, scene, true, init);
  return { roll: () => void scene.roll(), close: () => void game.scene.stop(KEY).remove(KEY) };
}
