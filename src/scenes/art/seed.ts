/**
 * Makes seeded random numbers for pictures, so that a card always looks the same. The rules have their own generator.
 */

/** A seed from a text, such as an id. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A stream of numbers in [0, 1) (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A function that gives smooth noise from -1 to 1 for each point of the plane. The values vary over about one unit. */
export function noiseField(seed: number): (x: number, y: number) => number {
  const corner = (x: number, y: number): number => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - x0), ease(y - y0)];
    const upper = corner(x0, y0) * (1 - u) + corner(x0 + 1, y0) * u;
    const lower = corner(x0, y0 + 1) * (1 - u) + corner(x0 + 1, y0 + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
