/** Test kit: builds the page once for all browser tests, and serves it as a player gets it. */
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built page, with a trailing slash. */
    page: string;
  }
}

export default async function serveBuiltPage(project: TestProject): Promise<() => Promise<void>> {
  // The test runner sets another value, but the page must be built as for players.
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'warn' });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the preview server has no address');
  project.provide('page', url);
  return () => server.close();
}
