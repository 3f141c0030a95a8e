/** Unpacks long codes in a worker: receives the body of a code and answers with a `WorkerMessage`. */
import type { WorkerMessage } from '../shell/runInWorker';
import { type UnpackResult, unpack } from './unpack';

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const message: WorkerMessage<never, UnpackResult> = { result: await unpack(data) };
  self.postMessage(message);
};
