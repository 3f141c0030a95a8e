/** Opens the canvas: one Phaser game for the life of the document, with the given scenes. */
import Phaser from 'phaser';
import { FRAME_TIMES, scaleConfig, watchContext, watchDensity } from './canvas';
import { keepFramesShort } from './core/afterFrame';
import { watchFingers } from './core/leisure';
import { sleepWhenIdle } from './frameLoop';

/** The options of `openGame`. */
export interface GameOptions {
  /** The scenes to add; none of them is started yet. */
  readonly scenes: readonly Phaser.Scene[];
  /** Whether to use the 2D canvas even if the browser has WebGL. */
  readonly usesCanvas2d: boolean;
  /** Called when the window's size or the screen's density has changed. */
  onRefit(): void;
  /** Called when the WebGL context is lost, so that the canvas is blank. */
  onLost(): void;
  /** Called when the context is restored and the scenes can be drawn again. */
  onBack(): void;
}

/** Opens the game. Resolves when scenes can be started. */
export async function openGame({ scenes, usesCanvas2d, onRefit, onLost, onBack }: GameOptions): Promise<Phaser.Game> {
  const game = new Phaser.Game({
    type: usesCanvas2d ? Phaser.CANVAS : Phaser.AUTO,
    backgroundColor: '#17120e',
    scale: scaleConfig('game'),
    scene: [],
    banner: false,
    audio: { noAudio: true },
    disableContextMenu: true,
    input: { activePointers: 2, windowEvents: true },
    fps: FRAME_TIMES,
    // Allows eight textures per draw call, which every WebGL device supports. Phaser's default on phones is one, which takes forty
    // draw calls per frame.
    render: { antialias: true, powerPreference: 'default', maxTextures: 8, autoMobileTextures: false },
  });
  const ready = new Promise<void>((resolve) => game.events.once(Phaser.Core.Events.READY, () => resolve()));
  for (const scene of scenes) game.scene.add(scene.sys.settings.key, scene);
  watchDensity(game, onRefit);
  sleepWhenIdle(game);
  keepFramesShort();
  watchFingers();
  watchContext(game, { lost: onLost, back: onBack });
  await ready;
  return game;
}
