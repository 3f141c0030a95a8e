/** The colours of the game. The style guide, section 1, gives their use and measured contrasts. */
export const PALETTE = {
  ink: '#17120E',
  inkSoft: '#3A2E24',
  paper: '#EBDFC4',
  floor: '#E9DCBE',
  paperShade: '#DCCAA2',
  paperEdge: '#B99C66',
  bone: '#F2E8D2',
  boneDim: '#D9C59A',
  table: '#17110D',
  plank: '#241912',
  panel: '#1F1712',
  /** For shapes; for text from 24 px up. */
  vermilion: '#B3261A',
  /** Red text on paper. */
  oxblood: '#7A1A10',
  /** Red text on dark. */
  vermilionLit: '#FF8A70',
  /** The logotype's arrow and line, on black only. */
  vermilionLogo: '#D8402C',
  gold: '#D6A23C',
  teal: '#14605A',
  tealLit: '#8ED6C8',
  /** Reachable, on black tiles. */
  tealRing: '#6FC3B4',
  violet: '#4B2F73',
  ember: '#C9560E',
  dotOrange: '#D2691B',
  dotBlue: '#24598C',
} as const;

export type Colour = keyof typeof PALETTE;

/** Opacity of the parts of a card that are not in play; nothing fainter may carry information. */
export const INACTIVE = 0.76;
