/** The keys of the possible reasons for a hint. The sentences are in the game's texts. */
export const ADVICE = [
  'kills',
  'mayKill',
  'mostDamage',
  'safest',
  'closer',
  'loot',
  'goal',
  'rest',
  'saveStamina',
  'heal',
  'prepare',
  'whole',
  'nobody',
  'spareElements',
  'around',
  'enough',
  'keepLoss',
  'redraw',
  'restLater',
  'only',
] as const;

/** The reason for a hint, with the values for its sentence. */
export interface Advice {
  readonly key: (typeof ADVICE)[number];
  readonly values?: Readonly<Record<string, string | number>>;
}
