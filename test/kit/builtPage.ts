/** For the browser tests: builds the page once and serves it as a player gets it. */
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served, with a closing slash. */
    page: string;
  }
}

export default async function serveBuiltPage(project: TestProject): Promise<() => Promise<void>> {
  // The test runner has set another one; the page is to be the player's.
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'warn' });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the preview server has no address');
  project.provide('page', url);
  return () => server.close();
}
