/** A place on the page, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A style that lays an element over a box. */
export const boxStyle = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The same, and higher where the words need it. */
export const atLeast = (box: Box) => ({ ...boxStyle(box), height: 'auto', minHeight: `${box.height}px` });

/** px of the words: a bar between insets may be narrower than on the smallest phone. */
const NARROW = 360;
/** Whether a title in a bar needs two lines. */
export const isNarrow = ({ width }: Box): boolean => width <= NARROW;
