/** A place on the page, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The style that places an element over a box. */
export const boxStyle = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The style that places an element over a box and lets its text make it higher. */
export const atLeast = (box: Box) => ({ ...boxStyle(box), height: 'auto', minHeight: `${box.height}px` });

/** The greatest width of a narrow bar, in px of the HUD. */
const NARROW = 360;
/** Whether a title in a bar needs two lines. */
export const isNarrow = ({ width }: Box): boolean => width <= NARROW;
