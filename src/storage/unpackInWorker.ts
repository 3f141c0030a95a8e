import { runInWorker } from '../shell/runInWorker';
import { type Unpacked, unpack } from './unpack';

/** Unpacks the body of a code in a worker, or on the page if no worker answers. Never rejects. */
export async function unpackInWorker(
  body: string,
  worker = () => new Worker(new URL('./unpackWorker.ts', import.meta.url), { type: 'module' }),
): Promise<Unpacked> {
  try {
    return await runInWorker<string, never, Unpacked>(worker(), body, () => {});
  } catch {
    return unpack(body);
  }
}
