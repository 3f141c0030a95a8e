/** Reduces pictures to few tones: a print in two or three inks needs no more tones, and compresses far better with few. */

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Returns the inks and, between every two inks, the tones at `steps` equal steps. The tones between the inks smooth the edges. */
function tonesOf(inks: readonly string[], steps: number): readonly Rgb[] {
  const colours = inks.map(rgbOf);
  const between = (a: Rgb, b: Rgb): Rgb[] =>
    Array.from({ length: steps - 1 }, (_, i): Rgb => {
      const part = (k: 0 | 1 | 2) => Math.round(a[k] + ((b[k] - a[k]) * (i + 1)) / steps);
      return [part(0), part(1), part(2)];
    });
  return [...colours, ...colours.flatMap((a, i) => colours.slice(i + 1).flatMap((b) => between(a, b)))];
}

function nearest(tones: readonly Rgb[], [r, g, b]: Rgb): Rgb {
  const off = (tone: Rgb): number => (tone[0] - r) ** 2 + (tone[1] - g) ** 2 + (tone[2] - b) ** 2;
  return tones.reduce((best, tone) => (off(tone) < off(best) ? tone : best));
}

/**
 * Changes pixels (RGBA) in place: sets the colour to the nearest tone of the inks, and rounds the opacity to a multiple of 1 / `steps`.
 * Fully transparent pixels become black, because black compresses better.
 */
export function reduceTones(pixels: Buffer, inks: readonly string[], steps: number): void {
  const tones = tonesOf(inks, steps);
  const known = new Map<number, number>();
  const brought = (rgba: number): number => {
    const opacity = Math.round((Math.round(((rgba & 255) / 255) * steps) / steps) * 255);
    if (opacity === 0) return 0;
    const [r, g, b] = nearest(tones, [rgba >>> 24, (rgba >>> 16) & 255, (rgba >>> 8) & 255]);
    return ((r << 24) | (g << 16) | (b << 8) | opacity) >>> 0;
  };
  for (let i = 0; i < pixels.length; i += 4) {
    const rgba = pixels.readUInt32BE(i);
    const tone = known.get(rgba) ?? brought(rgba);
    known.set(rgba, tone);
    pixels.writeUInt32BE(tone, i);
  }
}
