/** Defines the recipes of all sounds (style guide, section 8). */
import type { Layer, Recipe } from './synth';

/**
 * The sounds from the least to the most important. Of several events at the same time, only the one whose sound is
 * nearest to the end of this list is heard.
 */
export const SOUNDS_BY_IMPORTANCE = [
  'tick',
  'gouge',
  'select',
  'deselect',
  'slide',
  'step',
  'shift',
  'page',
  'discard',
  'flip',
  'recover',
  'turn',
  'round',
  'good',
  'bad',
  'consumed',
  'dark',
  'fire',
  'ring',
  'item',
  'knock',
  'coin',
  'lost',
  'blocked',
  'heal',
  'retaliate',
  'hazard',
  'trap',
  'door',
  'chest',
  'resultA',
  'resultB',
  'resultC',
  'heartbeat',
  'combatEnds',
  'combatBegins',
  'hit',
  'hurt',
  'death',
  'goal',
  'seal',
  'refused',
  'levelUp',
  'exhausted',
  'defeat',
  'victory',
] as const;
export type SoundId = (typeof SOUNDS_BY_IMPORTANCE)[number];

/** The peak level in dBFS of the sounds of the game world. */
const WORLD = -12;
/** The peak level in dBFS of the sounds of the interface. */
const INTERFACE = -18;

/** Pitches in Hz of the notes D, F, G and A, from which melodic sounds are built. */
const [D2, F2, G2, A2] = [73.4, 87.3, 98, 110];
const D3 = D2 * 2;

const noise = (kind: 'low' | 'band', hz: Layer['hz'] & {}, ms: number, more: Partial<Layer> = {}): Layer => ({
  wave: 'noise',
  through: { kind, hz, q: kind === 'band' ? 1.4 : 0.7 },
  ms,
  ...more,
});
const tone = (hz: Layer['hz'] & {}, ms: number, more: Partial<Layer> = {}): Layer => ({
  wave: 'sine',
  hz,
  ms,
  ...more,
});

/** A plucked string: the fundamental and three overtones, which decay faster. */
const pluck = (hz: number, at: number, ms = 420): Layer[] =>
  [1, 2, 3, 4].map((n) => tone(hz * n, ms / n ** 0.5, { at, gain: 1 / n ** 1.4, decay: 5, attack: 3 }));

/** Short bursts of noise at irregular intervals, for tearing paper and crackling fire. */
const grains = (count: number, over: number, hz: number, ms = 12): Layer[] =>
  Array.from({ length: count }, (_, n) =>
    noise('band', hz * (1 + 0.35 * Math.sin(n * 2.4)), ms, {
      at: (over * (n + 0.4 * Math.sin(n * 5.1))) / count + 4,
      gain: 0.7 + 0.3 * Math.cos(n * 1.7),
      attack: 1,
      decay: 2,
    }),
  );

/** A coin: three partials that start slightly one after the other. */
const coin = (at = 0): Layer[] =>
  [2100, 3300, 5200].map((hz, n) => tone(hz, 90 + 40 * n, { at: at + 3 * n, gain: 1 / (n + 1), attack: 1, decay: 5 }));

const thump = (hz: number, ms: number, more: Partial<Layer> = {}): Layer =>
  tone([hz, hz * 0.6], ms, { decay: 5, attack: 2, ...more });

const woodblock = (hz: number, at = 0): Layer[] => [
  tone(hz, 70, { at, decay: 7, attack: 1 }),
  noise('band', hz * 2, 16, { at, gain: 0.5, attack: 1 }),
];

const metal = (at = 0, gain = 1): Layer[] =>
  [620, 930, 1517].map((hz, n) => tone(hz, 180, { at, gain: gain / (n + 1), attack: 1, decay: 5 }));

const snap = (at = 0): Layer => noise('band', 2600, 30, { at, gain: 0.8, attack: 1, decay: 3 });

/** A saw wave, filtered with the formants of old wood. */
const creak = (hz: readonly [number, number], ms: number): Layer[] =>
  [480, 1150, 2100].map((formant, n) => ({
    wave: 'saw',
    hz,
    through: { kind: 'band', hz: [formant, formant * 1.25], q: 7 },
    ms,
    gain: 1 / (n + 1),
    attack: 40,
    decay: 0.8,
  }));

/** The sound of a gouge that cuts lino. */
const scrape = (from: number, to: number, ms: number, more: Partial<Layer> = {}): Layer =>
  noise('band', [from, to], ms, { attack: 30, decay: 1.5, ...more });

/** Notes one after the other; the last note is held. */
const phrase = (notes: readonly number[], step: number, last = 900): Layer[] =>
  notes.flatMap((hz, n) => pluck(hz, n * step, n === notes.length - 1 ? last : 500));

const worldSound = (...layers: readonly Layer[]): Recipe => ({ layers, peak: WORLD });
const interfaceSound = (...layers: readonly Layer[]): Recipe => ({ layers, peak: INTERFACE });

export const RECIPES: Readonly<Record<SoundId, Recipe>> = {
  /** A mark of the ruler passes the red line. */
  tick: interfaceSound(
    noise('band', 1100, 22, { attack: 1, decay: 5 }),
    tone(1100, 18, { gain: 0.5, attack: 1, decay: 5 }),
  ),
  /** A roll that does not count is struck out. */
  gouge: worldSound(scrape(1800, 500, 160, { attack: 4 })),
  /** Two heartbeats while a decisive roll pauses on the border of the last ruler cell. */
  heartbeat: worldSound(...[0, 420].map((at) => thump(55, 240, { at }))),
  select: interfaceSound(noise('band', 2500, 40, { attack: 2, decay: 4 })),
  deselect: interfaceSound(noise('band', 1250, 40, { attack: 2, decay: 4 })),
  /** The map card slides beneath the needle, like felt on wood. */
  slide: interfaceSound(noise('low', 700, 120, { attack: 20, decay: 1.5 })),
  step: interfaceSound(
    noise('low', 700, 120, { attack: 20, decay: 1.5, gain: 0.6 }),
    thump(120, 60, { at: 95, gain: 0.9 }),
    noise('band', 900, 40, { at: 100, gain: 0.4, attack: 1 }),
  ),
  /** The tracker's block slides. */
  shift: interfaceSound(noise('low', [500, 900], 140, { attack: 20, decay: 1 }), ...woodblock(240, 130)),
  page: interfaceSound(noise('band', [1400, 2600], 200, { attack: 50, decay: 2 })),
  discard: worldSound(noise('low', [1600, 500], 220, { attack: 30, decay: 2 })),
  flip: worldSound(noise('band', [900, 3800], 160, { attack: 40, decay: 1 }), thump(180, 110, { at: 300, gain: 0.7 })),
  recover: worldSound(noise('band', [700, 2200], 200, { attack: 60, decay: 1 })),
  turn: interfaceSound(...woodblock(330)),
  round: interfaceSound(...pluck(D3, 0, 300)),
  good: worldSound(...woodblock(520), ...woodblock(780, 90)),
  bad: worldSound(...woodblock(520), ...woodblock(347, 90)),
  /** An element is struck through and fades. */
  consumed: worldSound(scrape(2400, 400, 260, { attack: 4, decay: 2 })),
  dark: worldSound(
    tone([D2, D3], 300, { reversed: true, decay: 3 }),
    tone(D2 * 1.5, 300, { reversed: true, gain: 0.5 }),
  ),
  fire: worldSound(...grains(11, 300, 2300, 10), noise('low', 500, 300, { gain: 0.4, attack: 60, decay: 1 })),
  ring: worldSound(...metal()),
  item: worldSound(noise('band', 1700, 60, { decay: 3 }), ...woodblock(410, 40)),
  /** The ruler stops. */
  knock: worldSound(thump(140, 90), noise('band', 1100, 14, { gain: 0.4, attack: 1 })),
  coin: worldSound(...coin()),
  lost: worldSound(...grains(9, 320, 2800), noise('low', [900, 300], 340, { gain: 0.25, attack: 40, decay: 1.5 })),
  blocked: worldSound(...metal(0, 0.8), thump(110, 80, { gain: 0.5 })),
  heal: worldSound(
    ...[D3 * 2, D3 * 3].map((hz, n) => tone(hz, 400 - 80 * n, { at: 110 * n, attack: 50, decay: 2.5, gain: 0.8 })),
    tone(D3, 400, { attack: 60, decay: 2, gain: 0.5 }),
  ),
  retaliate: worldSound(snap(), ...metal(15, 0.8), thump(95, 100, { at: 20 })),
  hazard: worldSound(...grains(14, 360, 1900, 14), noise('low', [300, 900], 380, { gain: 0.6, attack: 20, decay: 2 })),
  trap: worldSound(snap(), ...metal(20), thump(90, 140, { at: 25, gain: 0.9 })),
  door: worldSound(...creak([70, 110], 350), thump(75, 140, { at: 320, gain: 0.5 })),
  chest: worldSound(
    noise('band', 900, 35, { attack: 1, decay: 3 }),
    thump(160, 70, { at: 10, gain: 0.9 }),
    ...[160, 250, 340].flatMap(coin).map((layer) => ({ ...layer, gain: (layer.gain ?? 1) * 0.6 })),
  ),
  // The face is audible: A has one pluck, B two, C three.
  resultA: worldSound(...stampHit(), ...pluck(D3, 40)),
  resultB: worldSound(...stampHit(), ...pluck(D3, 40), ...pluck(D3 * 1.5, 170)),
  resultC: worldSound(...stampHit(), ...pluck(D3, 40), ...pluck(D3 * 1.5, 170), ...pluck(D3 * 2, 300)),
  combatEnds: worldSound(scrape(500, 1600, 320, { gain: 0.7 }), thump(55, 300, { at: 220 })),
  combatBegins: worldSound(
    ...[0, 260].map((at) => thump(55, 260, { at })),
    ...[0, 260].map((at) => noise('low', 220, 90, { at, gain: 0.5 })),
    scrape(1800, 600, 300, { at: 300, gain: 0.35 }),
  ),
  hit: worldSound(thump(90, 130), noise('low', 650, 90, { gain: 0.7, attack: 1 }), { ...snap(), gain: 0.4 }),
  /** Like the sound of a hit, but a fourth lower and with a pulse. */
  hurt: worldSound(
    thump(67.5, 150),
    noise('low', 480, 100, { gain: 0.8, attack: 1 }),
    { ...snap(), gain: 0.3 },
    thump(60, 220, { at: 140, gain: 0.6 }),
  ),
  death: worldSound(scrape(1500, 120, 640, { attack: 10 }), thump(65, 260, { at: 380, gain: 0.8 })),
  goal: worldSound(...phrase([D3, A2 * 2], 130, 600)),
  seal: interfaceSound(thump(250, 110), noise('low', 420, 60, { gain: 0.5 })),
  refused: interfaceSound(...woodblock(196), ...woodblock(165, 110)),
  levelUp: worldSound(...phrase([D3, A2 * 2, D3 * 2, F2 * 4, A2 * 4], 110, 1000)),
  exhausted: worldSound(...phrase([A2, G2, F2, D2], 240), thump(55, 400, { at: 720, gain: 0.5 })),
  defeat: worldSound(...phrase([A2, G2, F2, D2], 300, 1400), scrape(700, 90, 900, { at: 900, gain: 0.15 })),
  victory: worldSound(...phrase([D3, F2 * 2, G2 * 2, A2 * 2], 180, 1200), ...pluck(D3 * 2, 540, 1200)),
};

/** The stamp hits the paper. */
function stampHit(): Layer[] {
  return [thump(130, 70, { gain: 0.7 }), noise('low', 900, 40, { gain: 0.4 })];
}
