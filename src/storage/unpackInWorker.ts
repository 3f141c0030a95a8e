import { runInWorker } from '../shell/runInWorker';
import { type UnpackResult, unpack } from './unpack';

/** Unpacks the body of a code in a worker, or on the page if no worker answers. Never rejects. */
export async function unpackInWorker(
  body: string,
  worker = () => new Worker(new URL('./unpackWorker.ts', import.meta.url), { type: 'module' }),
): Promise<UnpackResult> {
  try {
    return await runInWorker<string, never, UnpackResult>(worker(), body, () => {});
  } catch {
    return unpack(body);
  }
}
