/** Lists everything that is drawn, one line per object, so that tests can compare two pictures. */
import type Phaser from 'phaser';

type Drawn = Phaser.GameObjects.GameObject &
  Partial<
    Pick<Phaser.GameObjects.Image, 'x' | 'y' | 'scaleX' | 'scaleY' | 'rotation' | 'alpha' | 'depth' | 'visible'>
  > &
  Partial<Pick<Phaser.GameObjects.Image, 'frame'>> &
  Partial<Pick<Phaser.GameObjects.Container, 'list'>>;

/** The texture's key without Baker's suffix, because it does not matter which texture of a key is shown. */
const keyOf = ({ texture }: Phaser.Textures.Frame) => texture.key.replace(/\++$/, '');

/**
 * A line for each visible object: type, name, position, scale, rotation, alpha, depth and texture. Objects in a
 * container follow the container's line, indented.
 */
export function snapshotOf({ children }: Phaser.Scene): string[] {
  // Phaser draws in this order.
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

/** Rounds to three digits and turns -0.000 into 0.000. */
const numberOf = (part: number): string => part.toFixed(3).replace(/^-(0\.000)$/, '$1');
