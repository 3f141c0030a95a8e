/** Boards of positions, without figures. */

/** Seven columns, a to g, of five hexes each. */
export const OPEN = `
.   .   .   .
  .   .   .
.   .   .   .
  .   .   .
.   .   .   .
  .   .   .
.   .   .   .
  .   .   .
.   .   .   .
  .   .   .
`;

/** Nine columns, a to i, of five hexes each. */
export const WIDE = `
.   .   .   .   .
  .   .   .   .
.   .   .   .   .
  .   .   .   .
.   .   .   .   .
  .   .   .   .
.   .   .   .   .
  .   .   .   .
.   .   .   .   .
  .   .   .   .
`;

/** A room with a closed door on e2. */
export const DOOR = `
.   .   .
  .   .
.   .   D   .
  .   .   .
.   .   .   .
`;
export const BEHIND_DOOR = {
  rooms: [
    { hexes: ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c2', 'c3', 'd1', 'd2', 'e1', 'e3'] },
    { hexes: ['f2', 'g2', 'g3'] },
  ],
  doors: [{ hex: 'e2', rooms: [0, 1] as const }],
};

/** A rat that a weak attack kills. */
export const RAT = { rat: { hp: 3, attack: 2, move: 2 } };
export const WEAK_RAT = { rat: { hp: 2, attack: 2, move: 2 } };
export const OGRE = { ogre: { hp: 14, attack: 5, move: 1 } };
