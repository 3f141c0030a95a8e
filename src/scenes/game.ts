/** The canvas: one Phaser game for as long as the page lives, with the scenes that it is given. */
import Phaser from 'phaser';
import { FRAME_TIMES, scaleConfig, watchDensity, watchPicture } from './canvas';
import { keepFramesShort } from './core/afterFrame';
import { restWhenStill } from './resting';

export interface GameOptions {
  /** None of them is started yet. */
  readonly scenes: readonly Phaser.Scene[];
  /** Without WebGL, even where the browser has it. */
  readonly plain: boolean;
  /** The window has another size or density. */
  onRefit(): void;
  /** The WebGL context is lost, and the picture with it. */
  onLost(): void;
  /** The context is back: the picture can be painted again. */
  onBack(): void;
}

/** Resolves when scenes can be started on it. */
export async function openGame({ scenes, plain, onRefit, onLost, onBack }: GameOptions): Promise<Phaser.Game> {
  const game = new Phaser.Game({
    type: plain ? Phaser.CANVAS : Phaser.AUTO,
    backgroundColor: '#17120e',
    scale: scaleConfig('game'),
    scene: [],
    banner: false,
    audio: { noAudio: true },
    disableContextMenu: true,
    input: { activePointers: 2, windowEvents: true },
    fps: FRAME_TIMES,
    // As many textures in a draw call on phones as elsewhere (WebGL promises eight): Phaser would take one there, and draw forty times.
    render: { antialias: true, powerPreference: 'default', maxTextures: 8, autoMobileTextures: false },
  });
  const ready = new Promise<void>((resolve) => game.events.once(Phaser.Core.Events.READY, () => resolve()));
  for (const scene of scenes) game.scene.add(scene.sys.settings.key, scene);
  watchDensity(game, onRefit);
  restWhenStill(game);
  keepFramesShort();
  watchPicture(game, { lost: onLost, back: onBack });
  await ready;
  return game;
}
