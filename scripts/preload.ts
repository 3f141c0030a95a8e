/** The page begins with next to nothing, so that it can say when the game does not come: the game is on its way with it all the same. */
import type { Plugin, Rolldown } from 'vite';

/** @param entry the end of the path of the module that is fetched by the page's first script */
export function preload(entry: string): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
        if (!first) throw new Error(`no script of its own begins with ${entry}`);
        return [...withImports(first, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** The files of a chunk and of all that it cannot run without. */
function withImports(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const each of imports) {
    const chunk = chunks.get(each);
    if (chunk) withImports(chunk, chunks, found);
  }
  return found;
}
