/** A rectangle, in px of the HUD. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The CSS that gives an element the position and size of a box. */
export const boxStyle = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The CSS that gives an element the position and size of a box, but lets the element become taller if its text needs more room. */
export const minBoxStyle = (box: Box) => ({ ...boxStyle(box), height: 'auto', minHeight: `${box.height}px` });

/** The largest width of a bar that counts as narrow, in px of the HUD. */
const NARROW = 360;
/** Whether a bar is so narrow that a title needs two lines. */
export const isNarrow = ({ width }: Box): boolean => width <= NARROW;
