/** Where things lie on the screen, in CSS px. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card's top left corner, px per mm, and its turn in degrees round its middle. */
export interface CardPose {
  readonly x: number;
  readonly y: number;
  readonly mm: number;
  readonly turn: number;
}
