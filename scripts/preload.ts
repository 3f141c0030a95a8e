/**
 * Adds preload links to the page. The page's first script is small, so that it can report if the game does not load; the links
 * make the browser load the game at the same time as this script.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Returns the Vite plugin. @param entries path endings of the modules that the page's first script loads */
export function preload(...entries: readonly string[]): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const found = new Set<string>();
        for (const entry of entries) {
          const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
          if (!first) throw new Error(`no chunk of the build has the entry module ${entry}`);
          withImports(first, byFile, found);
        }
        // The page already links the styles of its own script.
        const late = [...found].flatMap((file) => byFile.get(file) ?? []).filter(({ isEntry }) => !isEntry);
        const styles = late.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...[...found].map((file) => link(file, { rel: 'modulepreload' })),
          ...[...new Set(styles)].map((file) => link(file, { rel: 'preload', as: 'style' })),
        ];
      },
    },
  };
}

function link(file: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
}

/** Collects the files of a chunk and of its static imports. */
function withImports(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found: Set<string>,
): void {
  if (found.has(fileName)) return;
  found.add(fileName);
  for (const each of imports) {
    const chunk = chunks.get(each);
    if (chunk) withImports(chunk, chunks, found);
  }
}
