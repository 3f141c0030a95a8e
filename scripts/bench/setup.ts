/** What is measured with: scenario 1, as a new hero comes to it. */
export const SETUP = {
  scenario: 'plotNine',
  hero: 'bailiff',
  level: 1,
  upgrades: [],
  items: [],
  scenarioLevel: 1,
  looted: [],
  variants: { hindrances: false, onTable: false },
} as const;
