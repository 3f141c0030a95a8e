/** The canvas and the table on it: one Phaser game for as long as the page lives. */
import Phaser from 'phaser';
import { scaleConfig, watchDensity, watchPicture } from './canvas';
import { TableScene } from './inHand/table';
import { restWhenStill } from './resting';

export interface GameOptions {
  /** Without WebGL, whatever the browser can. */
  readonly plain: boolean;
  /** The window has another size or density. */
  onRefit(): void;
  /** The picture is lost with the graphics memory. */
  onLost(): void;
  /** It can be painted again. */
  onBack(): void;
}

/** Resolves when scenes can be started on it. */
export async function openGame(options: GameOptions): Promise<{ game: Phaser.Game; table: TableScene }> {
  const { plain, onRefit, onLost, onBack } = options;
  const game = new Phaser.Game({
    type: plain ? Phaser.CANVAS : Phaser.AUTO,
    backgroundColor: '#17120e',
    scale: scaleConfig('game'),
    scene: [],
    banner: false,
    audio: { noAudio: true },
    disableContextMenu: true,
    input: { activePointers: 2, windowEvents: true },
    // As many textures in a draw call on phones as elsewhere (WebGL promises eight): Phaser would take one there, and draw forty times.
    render: { antialias: true, powerPreference: 'default', maxTextures: 8, autoMobileTextures: false },
  });
  const ready = new Promise<void>((resolve) => game.events.once(Phaser.Core.Events.READY, () => resolve()));
  const table = new TableScene();
  game.scene.add('table', table);
  watchDensity(game, onRefit);
  restWhenStill(game);
  watchPicture(game, { lost: onLost, back: onBack });
  await ready;
  return { game, table };
}
