/** Test kit: pictures of the Long Table that are represented by their names. */
import type { LongPictures } from '../../../src/panels/longTable/app';

export const NAMED_PICTURES = {
  icon: (name) => `icon of ${name}`,
  item: (id) => `item ${id}`,
  figure: (kind) => `figure of ${kind}`,
  face: () => null,
  sign: (name) => `sign of ${name}`,
  glyph() {},
  block() {},
  print() {},
  printStamp() {},
} satisfies Partial<LongPictures> as LongPictures;
