/** Makes the game playable offline: adds icons, a manifest and a service worker, which lists all files except source maps, to the build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SIZES = [192, 512] as const;

/** Returns the Vite plugin. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const size of SIZES) emit(`icon-${size}.png`, readFileSync(here(`../assets/icon-${size}.png`)));
      emit('manifest.webmanifest', JSON.stringify(MANIFEST));
      const names = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      const files = ['./', ...names.filter((name) => name !== 'index.html').map((name) => `./${name}`)];
      // The version is a hash of the file names and of the text of `index.html`. Vite puts a hash of the content into all other names,
      // except those of the icons and the manifest, whose content does not influence the version.
      const page = bundle['index.html'];
      const text = page?.type === 'asset' ? String(page.source) : '';
      const version = createHash('sha256')
        .update([...files, text].join('\n'))
        .digest('hex')
        .slice(0, 12);
      // The page contains the version, so that the game can tell whether the cached files belong to the same version.
      if (page?.type === 'asset')
        page.source = text.replace('<title>', `<meta name="version" content="${version}" />\n    <title>`);
      const worker = readFileSync(here('../src/shell/worker.js'), 'utf8');
      emit('sw.js', worker.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files)));
    },
  };
}

const MANIFEST = {
  id: './',
  name: "Gloomholdin'",
  short_name: "Gloomholdin'",
  description: 'A dungeon held in two hands: an unofficial solo card-dungeon game.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#17120e',
  theme_color: '#17120e',
  categories: ['games'],
  icons: SIZES.map((size) => ({
    src: `./icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
} as const;
