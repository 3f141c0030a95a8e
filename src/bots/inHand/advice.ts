/** What a hint may give as its reason; the sentences are texts of the game. */
export const ADVICE = [
  'kills',
  'mostDamage',
  'safest',
  'closer',
  'loot',
  'goal',
  'rest',
  'saveStamina',
  'heal',
  'prepare',
  'only',
] as const;

export interface Advice {
  readonly key: (typeof ADVICE)[number];
  readonly values?: Readonly<Record<string, string | number>>;
}
