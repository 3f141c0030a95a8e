/** Defines boxes and poses on the screen, in CSS px. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card's pose: top left corner, px per mm, and rotation about its centre in degrees. */
export interface CardPose {
  readonly x: number;
  readonly y: number;
  readonly mm: number;
  readonly turn: number;
}
