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
  /** Red for shapes, and for text of at least 24 px. */
  vermilion: '#B3261A',
  /** Red text on paper. */
  oxblood: '#7A1A10',
  /** Red text on a dark ground. */
  vermilionLit: '#FF8A70',
  /** The arrow and the line of the logotype; only on black. */
  vermilionLogo: '#D8402C',
  gold: '#D6A23C',
  teal: '#14605A',
  tealLit: '#8ED6C8',
  /** The ring of a reachable hex on black tiles. */
  tealRing: '#6FC3B4',
  violet: '#4B2F73',
  ember: '#C9560E',
  dotOrange: '#D2691B',
  dotBlue: '#24598C',
} as const;

export type Colour = keyof typeof PALETTE;

/** The opacity of the parts of a card that are not in play. Nothing that carries information may have a lower opacity. */
export const INACTIVE = 0.76;
