import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { loadingMessage } from './scripts/loadingMessage.ts';
import { offline } from './scripts/offline.ts';
import { smallerPhaser } from './scripts/phaser.ts';
import { preload } from './scripts/preload.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The modules without a picture and without a page, of one of their folders. */
const RULES = (folder: string) => new RegExp(`src\\/(?:rules|content|flow|journal|session)\\/${folder}\\/(?!laws\\/)`);

/** No request leaves the origin, and only built scripts are executed. Styles: Phaser and Preact set them by script, which needs no permission. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The policy stands in the built page only: the dev server injects scripts of its own. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}

/** Scripts between the title and the table. */
const ON_THE_WAY = /\/(art|Hud|inHand|pages|painting|stage|start|table)-[\w-]+\.js$/;
/** Scripts that the title needs. */
const AT_THE_TITLE = /\/(core|i18n|index|keys|preload|rolldown-runtime|start|useApp)-[\w-]+\.js$/;

export default defineConfig(
  async (): Promise<UserConfig> => ({
    base: './',
    publicDir: false,
    resolve: { alias: { phaser: await smallerPhaser() } },
    optimizeDeps: { exclude: ['phaser'], entries: ['index.html'] },
    server: { host: true },
    plugins: [
      contentSecurityPolicy(),
      loadingMessage(),
      preload('src/app/start.ts', 'src/modes/inHand/index.ts', 'src/modes/inHand/front.ts'),
      offline(),
    ],
    build: {
      target: 'es2022',
      outDir: here('dist'),
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // A script that fetches another names all that this one needs, and a newcomer fetches these names too. So they are named on the
        // way to the table alone, and there not what the title has fetched already; style sheets always.
        resolveDependencies: (file, deps, { hostType }) =>
          hostType === 'js'
            ? deps.filter((each) => each.endsWith('.css') || (ON_THE_WAY.test(file) && !AT_THE_TITLE.test(each)))
            : deps,
      },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        // Which plugin takes how long is told on slow machines, as a warning.
        checks: { bundlerTimings: false },
        output: {
          // The page's first script names every file that is fetched later: a sign less of each is fifty bytes less before the table.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'phaser', test: /phaser-[0-9a-f]{12}\.js$/ },
              // The page's first script fetches the game through it, and must not load the game's chunks for it.
              { name: 'preload', test: /vite\/preload-helper/ },
              // The rules of a mode stay one file, but for the laws, which are fetched for what comes from outside. A player of one mode
              // fetches nothing of the other.
              { name: 'core', test: RULES('core') },
              { name: 'inHand', test: RULES('inHand') },
              { name: 'longTable', test: RULES('longTable') },
              { name: 'prints', test: /src\/scenes\/art\// },
            ],
          },
        },
      },
    },
  }),
);
