import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { offline } from './scripts/offline';
import { smallerPhaser } from './scripts/phaser';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Nothing leaves the origin and nothing is executed that we did not build. Styles: Phaser and Preact set them by script, which needs no permission. */
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

export default defineConfig(
  async (): Promise<UserConfig> => ({
    base: './',
    publicDir: false,
    resolve: { alias: { phaser: await smallerPhaser() } },
    optimizeDeps: { exclude: ['phaser'], entries: ['index.html'] },
    server: { host: true },
    plugins: [contentSecurityPolicy(), offline()],
    build: {
      target: 'es2022',
      outDir: here('dist'),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'phaser', test: /phaser-[0-9a-f]{12}\.js$/ },
              // Whatever is fetched later needs the rules too: they stay one file all the same, but for what only late panels want.
              { name: 'rules', test: /src\/(rules|content|flow|journal)\/(core\/|inHand\/)?(?!typicalHero)/ },
            ],
          },
        },
      },
    },
  }),
);
