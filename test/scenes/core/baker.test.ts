import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bake, Baker } from '../../../src/scenes/core/Baker';
import { iconPath, loadIcons } from '../../../src/scenes/inHand/art/icons';

// The baker reads the density from the window; it needs nothing of Phaser itself.
vi.mock('phaser', () => ({ default: {} }));

/** A stand-in for Phaser's texture manager: textures by key, each with a canvas whose size is in device px. */
class Textures {
  readonly made = new Map<string, ReturnType<typeof canvas>>();
  full = false;
  exists = (key: string) => this.made.has(key);
  get = (key: string) => this.made.get(key);
  remove = (key: string) => this.made.delete(key);
  createCanvas(key: string, width: number, height: number) {
    if (this.full) return null;
    const made = canvas(width, height);
    this.made.set(key, made);
    return made;
  }
  sizeOf(key: string) {
    const { width, height } = this.made.get(key) ?? {};
    return [width, height];
  }
}

function canvas(width: number, height: number) {
  const scaled: number[] = [];
  const context = {
    setTransform: () => void scaled.splice(0),
    clearRect: () => {},
    save: () => {},
    restore: () => {},
    scale: (by: number) => void scaled.push(by),
  };
  const made = {
    width,
    height,
    context,
    /** The scale at which the texture is painted. */
    scaled,
    refreshed: 0,
    refresh: () => void made.refreshed++,
    setSize: (w: number, h: number) => void Object.assign(made, { width: w, height: h }),
  };
  return made;
}

let textures: Textures;
let baker: Baker;
let painted: string[];
beforeEach(() => {
  textures = new Textures();
  baker = new Baker(textures as unknown as ConstructorParameters<typeof Baker>[0]);
  painted = [];
  screen(1);
});
afterEach(() => void vi.unstubAllGlobals());

const screen = (devicePixelRatio: number | undefined) => vi.stubGlobal('window', { devicePixelRatio });

const SIZE = { width: 20, height: 30 };
/** A bake whose painter records the name of its model. */
const bake = (model: string, more: Partial<Bake> = {}): Bake => ({
  key: 'card',
  size: SIZE,
  mm: 2,
  model,
  paint: () => void painted.push(model),
  ...more,
});
const show = (...models: readonly string[]) => models.map((model) => baker.show(bake(model)));
/** Paints ahead, in all pieces. @returns whether there was anything to paint */
const paintAhead = (one: Bake): boolean => {
  const pieces = baker.paintAhead(one);
  for (const piece of pieces) piece();
  return pieces.length > 0;
};
const ahead = (...models: readonly string[]) => models.map((model) => paintAhead(bake(model)));
/** The models that were painted since the last call. */
const news = () => painted.splice(0);

describe('a texture that is shown', () => {
  it('is painted once, and has the name of its key', () => {
    expect(show('a', 'a', 'a')).toEqual(['card', 'card', 'card']);
    expect(news()).toEqual(['a']);
    expect(textures.made.get('card')?.refreshed).toBe(1);
  });

  it('is painted again on the same texture when its model has changed', () => {
    show('a', 'b', 'a');
    expect(news()).toEqual(['a', 'b', 'a']);
    expect([...textures.made.keys()]).toEqual(['card']);
  });

  it('is painted again when any part of its model has changed, however deep', () => {
    for (const hp of [3, 3, 4]) baker.show(bake('x', { model: { hero: [{ hp }] } }));
    expect(news()).toEqual(['x', 'x']);
  });

  it('belongs to its key: each key has its own textures', () => {
    for (const key of ['one', 'two', 'one', 'two']) expect(baker.show(bake('a', { key }))).toBe(key);
    expect(news()).toEqual(['a', 'a']);
  });

  it('is measured in mm for a card, or in px for a sign', () => {
    const paint = () => void painted.push('a');
    expect(baker.inMm('card', SIZE, 2, 'm', paint)).toBe('card');
    expect(baker.inPx('sign', 33, 44, 'm', paint)).toBe('sign');
    expect([textures.sizeOf('card'), textures.sizeOf('sign')]).toEqual([
      [40, 60],
      [33, 44],
    ]);
    baker.inMm('card', SIZE, 2, 'm', paint);
    baker.inPx('sign', 33, 44, 'm', paint);
    expect(news()).toHaveLength(2);
    baker.inPx('sign', 33, 45, 'm', paint);
    baker.inPx('sign', 34, 45, 'm', paint);
    expect(news()).toHaveLength(2);
  });
});

it('removes every texture, also those painted ahead, and paints anew afterwards', () => {
  show('a');
  ahead('b', 'c');
  expect(textures.made.size).toBe(3);
  baker.clear();
  expect(textures.made.size).toBe(0);
  expect(show('a')).toEqual(['card']);
  expect(news()).toEqual(['a', 'b', 'c', 'a']);
});

describe('the scale of a texture', () => {
  it.each([
    [0.3, 1],
    [1, 1],
    [1.01, 1.5],
    [2.5, 2.5],
    [2.6, 3],
  ])('%f px per mm: rounded up to half steps, at least 1: %f', (mm, scale) => {
    baker.show(bake('a', { mm }));
    expect(textures.sizeOf('card')).toEqual([20 * scale, 30 * scale]);
    expect(textures.made.get('card')?.scaled).toEqual([1, scale]);
  });

  it('stays the same within a half step, and the texture is painted again beyond it', () => {
    for (const mm of [2.1, 2.3, 2.5]) baker.show(bake('a', { mm }));
    expect(news()).toEqual(['a']);
    baker.show(bake('a', { mm: 2.6 }));
    expect(news()).toEqual(['a']);
    expect(textures.sizeOf('card')).toEqual([60, 90]);
  });

  it('does not matter when the size changes: the texture is painted again', () => {
    show('a');
    baker.show(bake('a', { size: { ...SIZE, width: 21 } }));
    baker.show(bake('a', { size: { width: 21, height: 31 } }));
    expect(news()).toEqual(['a', 'a', 'a']);
    expect(textures.sizeOf('card')).toEqual([42, 62]);
  });

  it('follows the pixel density of the screen, up to 3', () => {
    const sizes = [1, 2, 2, 3, 4, undefined].map((ratio) => {
      screen(ratio);
      show('a');
      return textures.sizeOf('card')[0];
    });
    expect(sizes).toEqual([40, 80, 80, 120, 120, 40]);
    // Nothing is painted for the second screen of density 2, nor for the one that is denser than 3.
    expect(news()).toHaveLength(4);
  });

  it('follows the density for textures that were painted ahead, too', () => {
    ahead('a');
    screen(2);
    expect(show('a')).toEqual(['card']);
    expect(news()).toEqual(['a', 'a']);
  });
});

describe('a texture that is painted ahead', () => {
  it('is separate from the shown texture, and is later shown without painting', () => {
    show('a');
    expect(ahead('b')).toEqual([true]);
    expect(news()).toEqual(['a', 'b']);
    expect(show('b', 'a', 'b')).toEqual(['card+', 'card', 'card+']);
    expect(news()).toEqual([]);
  });

  it('uses the first texture if nothing is shown yet', () => {
    ahead('a', 'b');
    expect(show('a', 'b')).toEqual(['card', 'card+']);
    expect(news()).toEqual(['a', 'b']);
  });

  it('is not painted if it is already painted or shown', () => {
    show('a');
    ahead('b');
    expect(ahead('a', 'b')).toEqual([false, false]);
    expect(news()).toEqual(['a', 'b']);
  });

  it('can be one of at most two per key besides the shown one', () => {
    show('a');
    expect(ahead('b', 'c', 'd')).toEqual([true, true, false]);
    expect(news()).toEqual(['a', 'b', 'c']);
    expect([...textures.made.keys()]).toEqual(['card', 'card+', 'card++']);
    // Another key has its own textures.
    expect(paintAhead(bake('d', { key: 'other' }))).toBe(true);
  });

  it('is replaced by the next set of textures, which never replaces the shown one', () => {
    show('a');
    ahead('b', 'c');
    baker.beginRound();
    expect(ahead('d', 'e', 'f')).toEqual([true, true, false]);
    expect(textures.made.size).toBe(3);
    news();
    show('a', 'd', 'e');
    expect(news()).toEqual([]);
    show('b');
    expect(news()).toEqual(['b']);
  });

  it('is replaced in a fixed order: the texture that was shown longest ago comes first', () => {
    show('a');
    ahead('b', 'c');
    show('b', 'a');
    baker.beginRound();
    ahead('d');
    news();
    expect(show('b')).toEqual(['card+']);
    expect(news()).toEqual([]);
    show('c');
    expect(news()).toEqual(['c']);
  });

  it('is not replaced if it is wanted again', () => {
    show('a');
    ahead('b', 'c');
    baker.beginRound();
    expect(ahead('c', 'd', 'e')).toEqual([false, true, false]);
    news();
    show('c', 'd');
    expect(news()).toEqual([]);
  });

  it('is replaced by a shown texture that was not painted ahead; the one that was shown longest ago goes first', () => {
    show('a');
    ahead('b', 'c');
    show('b', 'c');
    expect(show('d')).toEqual(['card']);
    news();
    expect(show('b', 'c')).toEqual(['card+', 'card++']);
    expect(news()).toEqual([]);
    expect(show('a')).toEqual(['card']);
    expect(news()).toEqual(['a']);
    expect(textures.made.size).toBe(3);
  });
});

describe('the pieces in which a texture is painted ahead', () => {
  it('given a new texture, then one gets the canvas, one paints and one uploads', () => {
    const [get, paint, upload, ...more] = baker.paintAhead(bake('a'));
    expect(more).toEqual([]);
    const done = () => [textures.made.size, news().length, textures.made.get('card')?.refreshed ?? 0];
    expect(done()).toEqual([0, 0, 0]);
    get?.();
    expect(done()).toEqual([1, 0, 0]);
    paint?.();
    expect(done()).toEqual([1, 1, 0]);
    upload?.();
    expect(done()).toEqual([1, 0, 1]);
  });

  it('given a texture of the same size, then its canvas is used again', () => {
    ahead('a', 'b', 'c');
    baker.beginRound();
    expect(baker.paintAhead(bake('d'))).toHaveLength(2);
  });

  it('given a texture that is half painted, when its content is shown, then it is painted at once', () => {
    show('a');
    const pieces = baker.paintAhead(bake('b'));
    for (const piece of pieces.slice(0, 2)) piece();
    news();
    const [shown = ''] = show('b');
    expect(news()).toEqual(['b']);
    pieces.at(-1)?.();
    expect(show('b')).toEqual([shown]);
    expect(news()).toEqual([]);
  });

  it.each(['shown', 'invalidated', 'cleared'])(
    'given a texture that is %s meanwhile, then they do nothing more',
    (how) => {
      show('a');
      const pieces = baker.paintAhead(bake('b'));
      pieces[0]?.();
      if (how === 'shown') show('c');
      else if (how === 'invalidated') baker.invalidate();
      else baker.clear();
      news();
      const before = textures.made.size;
      for (const piece of pieces) piece();
      expect([news(), textures.made.size]).toEqual([[], before]);
    },
  );
});

describe('textures that are painted again', () => {
  it('are all textures, shown or painted ahead, after a change of fonts or language, once, under the same names', () => {
    show('a');
    ahead('b');
    baker.show(bake('x', { key: 'other' }));
    baker.invalidate();
    news();
    expect(baker.show(bake('x', { key: 'other' }))).toBe('other');
    expect(news()).toEqual(['x']);
    show('a', 'a');
    expect(news()).toEqual(['a']);
    expect(ahead('b')).toEqual([true]);
    expect(news()).toEqual(['b']);
    expect(textures.made.size).toBeLessThanOrEqual(4);
  });

  it('include a texture that was removed', () => {
    show('a');
    ahead('b');
    textures.remove('card');
    textures.remove('card+');
    news();
    expect(show('a', 'b')).toEqual(['card', 'card+']);
    expect(news()).toEqual(['a', 'b']);
    expect(textures.made.size).toBe(2);
  });

  it('include a texture that could not be painted before its icons were loaded', async () => {
    const paint = () => {
      iconPath('tombstone');
      painted.push('icon');
    };
    const faulty = bake('icon', { paint });
    expect(() => baker.show(faulty)).toThrow('the icons are not loaded yet');
    expect(() => paintAhead({ ...faulty, key: 'next' })).toThrow('the icons are not loaded yet');
    expect(() => baker.show(faulty)).toThrow('the icons are not loaded yet');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ tombstone: 'M0 0' })));
    vi.stubGlobal('Path2D', class {});
    await loadIcons();
    expect(baker.show(faulty)).toBe('card');
    expect(paintAhead({ ...faulty, key: 'next' })).toBe(true);
    expect(news()).toEqual(['icon', 'icon']);
    baker.show(faulty);
    expect(paintAhead({ ...faulty, key: 'next' })).toBe(false);
    expect(news()).toEqual([]);
  });

  it('include a texture for which no canvas was available', () => {
    textures.full = true;
    expect(() => show('a')).toThrow('no canvas for card');
    expect(() => ahead('b')).toThrow('no canvas for card+');
    textures.full = false;
    const [texture = ''] = show('a');
    expect(textures.exists(texture)).toBe(true);
    expect(ahead('b')).toEqual([true]);
    expect(news()).toEqual(['a', 'b']);
  });
});
