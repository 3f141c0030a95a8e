/** Shows the dungeon rooms: open rooms as printed sheets, closed rooms as blank sheets below them. */
import type Phaser from 'phaser';
import type { HexId } from '../../../rules/core/hexes';
import type { Baker } from '../../core/Baker';
import type { Motion } from '../../core/Motion';
import { paintClosedRoom, paintRoom, roomBox } from '../art/room';
import { type Board, boundsOf, HEX } from '../board';
import { NamedImages } from './NamedImages';
import type { TableView } from './tableView';

interface RoomLayerInit {
  readonly scene: Phaser.Scene;
  readonly baker: Baker;
  readonly motion: Motion;
  readonly layer: Phaser.GameObjects.Container;
  readonly board: () => Board;
  /** Texture px per px of the map. */
  readonly fine: () => number;
}

export class RoomLayer {
  private readonly open: NamedImages;
  private readonly closed: NamedImages;

  constructor(private readonly init: RoomLayerInit) {
    this.open = new NamedImages(init.scene);
    this.closed = new NamedImages(init.scene);
  }

  /**
   * Paints the closed dungeon rooms below the open ones. A closed room is removed only after the open room has slid over
   * it.
   */
  paintClosed({ closed }: Pick<TableView, 'closed'>): void {
    const { baker, layer } = this.init;
    const board = this.init.board();
    this.closed.keep(new Set(closed.map(({ key }) => key)));
    for (const { key, hexes } of closed) {
      const { x, y, width, height } = roomBox(hexes, board);
      const texture = baker.inMm(key, { width, height }, 1, { hexes, lie: board.orientation }, (ctx) =>
        paintClosedRoom(ctx, hexes, board),
      );
      const image = this.closed.getOrAdd(key, layer);
      image.setTexture(texture).setOrigin(0).setPosition(x, y).setDisplaySize(width, height);
      layer.sendToBack(image);
    }
  }

  paintOpen({ rooms }: Pick<TableView, 'rooms'>): void {
    const { baker, layer, fine } = this.init;
    const board = this.init.board();
    this.open.keep(new Set(rooms.map(({ key }) => key)));
    for (const room of rooms) {
      const { x, y, width, height } = roomBox(
        room.hexes.map(({ hex }) => hex),
        board,
      );
      const printed = { ...room, lie: board.orientation };
      const texture = baker.inMm(room.key, { width, height }, fine(), printed, (ctx) => paintRoom(ctx, room, board));
      const image = this.open.getOrAdd(room.key, layer);
      image.setTexture(texture).setOrigin(0).setPosition(x, y).setDisplaySize(width, height).setAlpha(1);
    }
  }

  /**
   * Paints the open rooms. Starts to slide those that were not open before in, from outside towards their door, within `ms`.
   * @returns the slides
   */
  slideIn({ rooms }: Pick<TableView, 'rooms'>, door: HexId, ms: number): Promise<void>[] {
    const { motion } = this.init;
    const before = this.open.names;
    this.paintOpen({ rooms });
    const board = this.init.board();
    const from = board.centre(door);
    return rooms.flatMap(({ key, hexes }) => {
      const image = this.open.get(key);
      if (!image || before.has(key)) return [];
      const box = boundsOf(
        hexes.map(({ hex }) => hex),
        board,
      );
      const [dx, dy] = [box.x + box.width / 2 - from.x, box.y + box.height / 2 - from.y];
      const far = Math.max(1, Math.hypot(dx, dy));
      const { x, y } = image;
      image.setPosition(x + (dx / far) * HEX * 2, y + (dy / far) * HEX * 2).setAlpha(0);
      return [motion.run({ targets: image, to: { x, y, alpha: 1 }, duration: ms })];
    });
  }
}
