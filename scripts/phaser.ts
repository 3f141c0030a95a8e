/**
 * Builds a smaller, patched Phaser from src/phaser/entry.cjs into the cache. The dev server, the build and the tests load
 * the built file.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = here('../src/phaser/entry.cjs');
const CACHE = here('../node_modules/.cache/gloomholdin');

/**
 * Phaser's multi-texture shader compares an interpolated varying with `==`, which tears rotated quads (phaser issue
 * 7372): tilted cards lose wedges and letters. Rounding the varying prevents the tearing.
 */
const SHADER_FIX: readonly (readonly [torn: string, whole: string])[] = [
  ['outTexDatum == 0.0', 'outTexDatum < 0.5'],
  ['outTexDatum == float(INDEX)', 'outTexDatum < float(INDEX) + 0.5'],
  ['float texId = outTexDatum;', 'float texId = floor(outTexDatum + 0.5);'],
];

/**
 * The call that makes Phaser compile a separate shader program for every number of textures in a batch. Phaser compiles a program when a
 * batch has this number of textures for the first time. This takes a tenth of a second or more, and can happen in the middle of an
 * animation. Without this call, Phaser uses one program, for the greatest number of textures.
 */
const COUNTED = 'this.finalizeTextureCount(entry.unit);';

function oneProgram(): Plugin {
  let found = false;
  return {
    name: 'phaser-one-program',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('BatchHandlerQuad.js')) return null;
      found = code.includes(COUNTED);
      return { code: code.replace(COUNTED, ''), map: null };
    },
    buildEnd(error) {
      if (!error && !found)
        this.error(`no "${COUNTED}" in BatchHandlerQuad.js: check that Phaser compiles only one program`);
    },
  };
}

/**
 * Patches that remove work that Phaser repeats in every frame and that this game does not need. Without the patches, Phaser builds the
 * program's name and sets all uniforms for each sub-batch, and creates two objects for each bound texture. It also sets alpha and scroll
 * factor twice for each image in a container, even if the container changes neither.
 */
const FOR_NOTHING: readonly (readonly [file: string, found: RegExp, instead: string])[] = [
  [
    'BatchHandlerQuad.js',
    /var programSuite = programManager\.getCurrentProgramSuite\(\);(\s+if \(programSuite\)\s+\{\s+var program = programSuite\.program;\s+var vao = programSuite\.vao;)\s+this\.setupUniforms\(drawingContext\);\s+programManager\.applyUniforms\(program\);/,
    '$1',
  ],
  [
    'BatchHandlerQuad.js',
    /var subBatches = this\.batchEntries\.length;/,
    `$&
      var programSuite = programManager.getCurrentProgramSuite();
      if (programSuite) {
        this.setupUniforms(drawingContext);
        programManager.applyUniforms(programSuite.program);
      }`,
  ],
  [
    'WebGLTextureUnitsWrapper.js',
    /(forceActive !== false\) \|\| needsBind\)\s+\{)\s+this\.renderer\.glWrapper\.updateBindingsActiveTexture\(\{\s+bindings:\s+\{\s+activeTexture: unit\s+\}\s+\}, force\);/,
    `$1
      var bound = this.renderer.glWrapper.state.bindings;
      if (force || bound.activeTexture !== unit) {
        bound.activeTexture = unit;
        this.renderer.gl.activeTexture(this.renderer.gl.TEXTURE0 + unit);
      }`,
  ],
  ['ContainerWebGLRenderer.js', /if \(child\.setAlpha\)/g, 'if (alpha !== 1 && child.setAlpha)'],
  [
    'ContainerWebGLRenderer.js',
    /if \(child\.setScrollFactor\)/g,
    'if ((scrollFactorX !== 1 || scrollFactorY !== 1) && child.setScrollFactor)',
  ],
];

/** Patches a file of Phaser. @returns the new code, or null if the file has no patch @throws Error if a patch does not match the code */
export function patchedFile(file: string, code: string): string | null {
  const mine = FOR_NOTHING.filter(([name]) => file.endsWith(`/${name}`));
  if (mine.length === 0) return null;
  return mine.reduce((text, [name, found, instead]) => {
    const spared = text.replace(found, instead);
    if (spared === text) throw new Error(`${name} has changed: check whether its patches are still needed`);
    return spared;
  }, code);
}

const spare = (): Plugin => ({
  name: 'phaser-sparing',
  enforce: 'pre',
  transform(code, id) {
    const spared = patchedFile(id, code);
    return spared === null ? null : { code: spared, map: null };
  },
});

function fixShader(): Plugin {
  const found = new Set<string>();
  return {
    name: 'phaser-7372',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('phaser')) return null;
      let mended = code;
      for (const [torn, whole] of SHADER_FIX) {
        if (!mended.includes(torn)) continue;
        found.add(torn);
        mended = mended.replaceAll(torn, whole);
      }
      return mended === code ? null : { code: mended, map: null };
    },
    buildEnd(error) {
      if (!error && found.size === 0) this.error('no shader code to fix: check whether phaser issue 7372 is fixed');
    },
  };
}

/**
 * Files that Phaser imports but the game never uses, two sevenths of Phaser: the table shows only images in containers,
 * moved by plain tweens. A use of an omitted part throws an error that names the part.
 */
const UNUSED: readonly RegExp[] = [
  // Filters of cameras and game objects.
  /renderNodes\/filters\/\w+\.js$/,
  /phaser\/src\/filters\/(?!index|Controller)\w+\.js$/,
  /display\/(ColorRamp|ColorBand|ColorMatrix)\.js$/,
  // Point lights, strips, tiles, tilemaps, GPU layers, meshes, shapes and dynamic textures.
  /renderNodes\/(BatchHandler(PointLight|Strip|TileSprite)|DynamicTextureHandler|FillPath|FillTri|StrokePath|DrawLine)\.js$/,
  /renderNodes\/submitter\/Submitter(MeshToQuad|SpriteGPULayer|Tile|TileSprite|TilemapGPULayer)\.js$/,
  /renderNodes\/transformer\/Transformer(Stamp|Tile|TileSprite|Vertex)\.js$/,
  /renderNodes\/texturer\/TexturerTileSprite\.js$/,
  /textures\/DynamicTexture\.js$/,
  /gameobjects\/tilesprite\/\w+\.js$/,
  /geom\/polygon\/Earcut\.js$/,
  // The shaders of the parts above, and noise.
  /shaders\/(ColorMatrix|Filter|Gradient|Noise|PointLight|Ramp|SpriteGPU|Tilemap)\w*-(frag|vert|glsl)\.js$/,
  /math\/(Hash|HashCell|HashSimplex)\.js$/,
  // Rotations in three dimensions.
  /math\/(Quaternion|Euler|Matrix3|RotateVec3|Vector4)\.js$/,
  // Sprite sheets and compressed textures; all pictures come from canvases.
  /textures\/parsers\/(?!index|Image|Canvas)\w+\.js$/,
  /animations\/(Animation|AnimationState)\.js$/,
  /gameobjects\/components\/PathFollower\.js$/,
  // Chains, staggers, counters and timelines.
  /tweens\/(builders\/(NumberTweenBuilder|StaggerBuilder|TweenChainBuilder)|tween\/TweenChain)\.js$/,
  /time\/Timeline\.js$/,
];

/** Matches the line that creates a tile sprite for dynamic textures, of which the game has none. */
const TILED = /this\.tileSprite = new TileSpriteGameObject\(.*$/m;

function leaveOut(): Plugin {
  // Some omitted parts have subclasses, so the replacement needs a prototype. The property `isUnused` keeps the minifier from removing it.
  const nobody = (name: string) => `
    function Unused() { throw new Error('${name} is left out of the smaller Phaser'); }
    Unused.prototype.isUnused = true;
    module.exports = Unused;`;
  let found = false;
  return {
    name: 'phaser-unused',
    enforce: 'pre',
    load: (id) => (UNUSED.some((each) => each.test(id)) ? nobody(basename(id, '.js')) : null),
    transform(code, id) {
      if (!id.endsWith('TextureManager.js')) return null;
      found = TILED.test(code);
      return { code: code.replace(TILED, ''), map: null };
    },
    buildEnd(error) {
      if (!error && !found) this.error('TextureManager.js creates no tile sprite: check what else it creates');
    },
  };
}

/** Returns the path of the built file. Builds the file unless it exists for this entry, this version of Phaser and this script. */
export async function smallerPhaser(): Promise<string> {
  const phaser = dirname(createRequire(import.meta.url).resolve('phaser/package.json'));
  const { version } = JSON.parse(readFileSync(join(phaser, 'package.json'), 'utf8')) as { version: string };
  const sources = [ENTRY, fileURLToPath(import.meta.url)].map((path) => readFileSync(path, 'utf8'));
  const name = `phaser-${createHash('sha256')
    .update([version, ...sources].join('\n'))
    .digest('hex')
    .slice(0, 12)}`;
  const file = join(CACHE, `${name}.js`);
  if (existsSync(file)) return file;
  await build({
    configFile: false,
    logLevel: 'warn',
    root: here('..'),
    plugins: [fixShader(), oneProgram(), spare(), leaveOut()],
    resolve: { alias: { 'phaser-src': join(phaser, 'src') } },
    // Phaser's build-time switches.
    define: {
      'typeof CANVAS_RENDERER': '"yes"',
      'typeof WEBGL_RENDERER': '"yes"',
      'typeof WEBGL_DEBUG': 'false',
      'typeof EXPERIMENTAL': 'false',
      'typeof PLUGIN_CAMERA3D': 'false',
      'typeof PLUGIN_FBINSTANT': 'false',
      'typeof FEATURE_SOUND': 'false',
    },
    build: {
      target: 'es2022',
      outDir: CACHE,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => `${name}.js` },
    },
  });
  return file;
}
