/**
 * Builds the smaller Phaser of src/phaser/entry.cjs once into the cache, with the shader fix in it; dev server, build and tests
 * then load the same file.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = here('../src/phaser/entry.cjs');
const CACHE = here('../node_modules/.cache/gloomholdin');

/**
 * Phaser's multi-texture shader compares an interpolated varying with `==`, which tears rotated quads (phaser issue 7372):
 * tilted cards lose wedges and letters. Rounding the varying mends it.
 */
const SHADER_FIX: readonly (readonly [torn: string, whole: string])[] = [
  ['outTexDatum == 0.0', 'outTexDatum < 0.5'],
  ['outTexDatum == float(INDEX)', 'outTexDatum < float(INDEX) + 0.5'],
  ['float texId = outTexDatum;', 'float texId = floor(outTexDatum + 0.5);'],
];

/**
 * Phaser builds another shader program for each number of textures that happens to be in a batch, in the frame that first has so
 * many: compiling takes a tenth of a second and more, in mid-motion. One program for as many as a batch may hold serves all.
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
        this.error('the batch handler no longer counts its textures: is one program still built for all?');
    },
  };
}

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
      if (!error && found.size === 0) this.error('the shader fix found nothing to mend: is phaser issue 7372 fixed?');
    },
  };
}

/** Drawing nodes that only filters, point lights and tilemaps ask for: the table has none, and they are a seventh of the renderer. */
const UNUSED = /renderNodes\/(filters\/Filter\w+|BatchHandlerPointLight|submitter\/SubmitterTilemapGPULayer)\.js$/;

function leaveOut(): Plugin {
  return {
    name: 'phaser-unused',
    enforce: 'pre',
    load: (id) => (UNUSED.test(id) ? 'module.exports = function unused() {};' : null),
  };
}

/** The path of the built file; it is built when entry, Phaser or this script have changed. */
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
    plugins: [fixShader(), oneProgram(), leaveOut()],
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
