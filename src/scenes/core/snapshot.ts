/** For tests: everything that is drawn, a line each, so that two pictures can be compared. */
import type Phaser from 'phaser';

type Drawn = Phaser.GameObjects.GameObject &
  Partial<
    Pick<Phaser.GameObjects.Image, 'x' | 'y' | 'scaleX' | 'scaleY' | 'rotation' | 'alpha' | 'depth' | 'visible'>
  > &
  Partial<Pick<Phaser.GameObjects.Image, 'frame'>> &
  Partial<Pick<Phaser.GameObjects.Container, 'list'>>;

/** Which of its textures a card is painted on (Baker) is no part of the picture. */
const keyOf = ({ texture }: Phaser.Textures.Frame) => texture.key.replace(/\++$/, '');

/** Where, how large, how turned, what is painted on it; what is in a container stands under it. Nothing that is hidden. */
export function snapshotOf({ children }: Phaser.Scene): string[] {
  // Phaser itself sorts when it draws.
  const byDepth = [...children.list].sort((a: Drawn, b: Drawn) => (a.depth ?? 0) - (b.depth ?? 0));
  return byDepth.flatMap((each) => lines(each, ''));
}

function lines(each: Drawn, indent: string): string[] {
  const { type, name, visible, frame, list = [] } = each;
  if (visible === false) return [];
  const { x, y, scaleX, scaleY, rotation, alpha, depth } = each;
  const pose = [x, y, scaleX, scaleY, rotation, alpha, depth].map((part) => numberOf(part ?? 0)).join(' ');
  const painted = frame ? ` ${keyOf(frame)} ${frame.width}x${frame.height}` : '';
  return [`${indent}${type} ${name} ${pose}${painted}`, ...list.flatMap((inner) => lines(inner, `${indent}  `))];
}

/** To the thousandth; what has come back to nothing from below is nothing. */
const numberOf = (part: number): string => part.toFixed(3).replace(/^-(0\.000)$/, '$1');
